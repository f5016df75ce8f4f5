import { type BotMaker, casualPlayer, playOut, type Reason, randomBot, type Situation } from '@binario/bots';
import { advice1849, type Table1849, title1849 } from '@binario/game-1849';
import type { Action, SetupWish } from '@binario/kernel';

export const wish = (players: number, seed: number, variants: readonly string[] = []): SetupWish => ({
  players,
  seed,
  variants,
  options: {},
});

export interface Decision {
  readonly situation: Situation<Table1849>;
  readonly action: Action;
  readonly why: Reason;
}

/** Casual players on these seats, random ones on the others; every decision of the former is shown. */
export function mixed(casual: (seat: string) => boolean, onDecision?: (decision: Decision) => void): BotMaker {
  return (game, seed) => {
    const thinker = casualPlayer(advice1849, seed);
    const other = randomBot(game, seed);
    return {
      name: 'mixed',
      choose(situation) {
        if (!casual(situation.by)) return other.choose(situation as never);
        const seen = situation as unknown as Situation<Table1849>;
        const action = thinker.choose(seen);
        onDecision?.({ situation: seen, action, why: thinker.explain(seen) });
        return action;
      },
    };
  };
}

export const playCasual = (setup: SetupWish, onDecision?: (decision: Decision) => void) =>
  playOut(
    title1849,
    setup,
    mixed(() => true, onDecision),
  );
