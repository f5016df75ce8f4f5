import {
  type BotMaker,
  casualPlayer,
  type ExplainingBot,
  playOut,
  type Reason,
  randomBot,
  type Situation,
} from '@binario/bots';
import { type Table18fb, title18fb } from '@binario/game-18fb';
import { advice18fb } from '@binario/game-18fb/advice';
import { type Table1849, title1849 } from '@binario/game-1849';
import { advice1849 } from '@binario/game-1849/advice';
import { type Table1865, title1865 } from '@binario/game-1865';
import { advice1865 } from '@binario/game-1865/advice';
import type { Action, SetupWish } from '@binario/kernel';

export const wish = (players: number, seed: number, variants: readonly string[] = []): SetupWish => ({
  players,
  seed,
  variants,
  options: {},
});

export interface Decision<T> {
  readonly situation: Situation<T>;
  readonly action: Action;
  readonly why: Reason;
}

type Watch<T> = (decision: Decision<T>) => void;

/** Casual players on these seats, random ones on the others; every decision of the former is shown. */
function mixed<T>(
  player: (seed: number) => ExplainingBot<T>,
  casual: (seat: string) => boolean,
  onDecision?: Watch<T>,
): BotMaker {
  return (game, seed) => {
    const thinker = player(seed);
    const other = randomBot(game, seed);
    return {
      name: 'mixed',
      choose(situation) {
        if (!casual(situation.by)) return other.choose(situation as never);
        const seen = situation as unknown as Situation<T>;
        const action = thinker.choose(seen);
        onDecision?.({ situation: seen, action, why: thinker.explain(seen) });
        return action;
      },
    };
  };
}

export const everybody = (): boolean => true;

export const mixed1849 = (casual: (seat: string) => boolean, onDecision?: Watch<Table1849>): BotMaker =>
  mixed((seed) => casualPlayer(advice1849, seed), casual, onDecision);

export const mixed1865 = (casual: (seat: string) => boolean, onDecision?: Watch<Table1865>): BotMaker =>
  mixed((seed) => casualPlayer(advice1865, seed), casual, onDecision);

export const mixed18fb = (casual: (seat: string) => boolean, onDecision?: Watch<Table18fb>): BotMaker =>
  mixed((seed) => casualPlayer(advice18fb, seed) as unknown as ExplainingBot<Table18fb>, casual, onDecision);

export const play1849 = (setup: SetupWish, onDecision?: Watch<Table1849>) =>
  playOut(title1849, setup, mixed1849(everybody, onDecision));

/** With the table checked after every action. */
export const play1865 = (setup: SetupWish, onDecision?: Watch<Table1865>) =>
  playOut(title1865, setup, mixed1865(everybody, onDecision), {
    onState: (state) => {
      const found = title1865.violationsAtRest(state);
      if (found.length > 0) throw new Error(found.join('; '));
    },
  });

/** The same at a table of 18FB. */
export const play18fb = (setup: SetupWish, onDecision?: Watch<Table18fb>) =>
  playOut(title18fb, setup, mixed18fb(everybody, onDecision), {
    onState: (state) => {
      const found = title18fb.violationsAtRest(state);
      if (found.length > 0) throw new Error(found.join('; '));
    },
  });
