import { type BotMaker, type GameBots, type PlayedOut, playOut, type Reason, type Situation } from '@binario/bots';
import type { Action, SetupWish, Title } from '@binario/kernel';

/** The set-up of a test's table: the usual options, unless variants are named. */
export const wish = (players: number, seed: number, variants: readonly string[] = []): SetupWish => ({
  players,
  seed,
  variants,
  options: {},
});

/** One decision of a bot: what it saw, what it did and why. */
export interface Decision<T> {
  readonly situation: Situation<T>;
  readonly action: Action;
  readonly why: Reason;
}

type Watch<T> = (decision: Decision<T>) => void;

/** Casual players on these seats, random ones on the others; every decision of the former is shown. */
export function mixed<T>(
  { casual, random }: GameBots<T>,
  isCasual: (seat: string) => boolean,
  onDecision?: Watch<T>,
): BotMaker<T> {
  return (seed) => {
    const player = casual(seed);
    const other = random(seed);
    return {
      name: 'mixed',
      choose(situation) {
        if (!isCasual(situation.by)) return other.choose(situation);
        const action = player.choose(situation);
        onDecision?.({ situation, action, why: player.explain(situation) });
        return action;
      },
    };
  };
}

/** A whole game of Casual players, the table checked after every action. */
export function playCasual<T, E, S>(
  title: Title<T, E, S>,
  bots: GameBots<T>,
  setup: SetupWish,
  onDecision?: Watch<T>,
): PlayedOut<T, S> {
  return playOut(
    title,
    setup,
    mixed(bots, () => true, onDecision),
    {
      onState: (state) => {
        const found = title.violationsAtRest(state);
        if (found.length > 0) throw new Error(found.join('; '));
      },
    },
  );
}
