import { start } from '@binario/kernel';
import type { PrivateId } from '@binario/rail';
import { type Corp, corpIds } from '../../data/corporations.ts';
import { describeRound } from '../../describe.ts';
import type { Setup } from '../../options.ts';
import { type Move, play, type State1849 } from './act.ts';
import { game } from './game.ts';
import { pass } from './moves.ts';

/** A game from its very beginning. The corporations come in alphabetical order unless another order is given. */
export function newGame(players: 3 | 4 | 5, setup: Partial<Setup> = {}): State1849 {
  const order: readonly Corp[] = corpIds.slice(0, setup.corporations ?? (players === 3 ? 5 : 6));
  return start(game, { players, seed: 1, order, ...setup });
}

export const bid = (name: PrivateId, price: number) => ({ type: 'bid', private: name, price }) as const;

export const buyPrivate = (name: PrivateId) => ({ type: 'buyPrivate', private: name }) as const;

export const passes = (count: number): readonly Move[] => Array.from({ length: count }, () => pass);

/** Passes on and on, and tells the rounds played, the present one first: `['OR 1.1', 'SR 2', …]`. */
export function course(
  state: State1849,
  rounds: number,
): { readonly names: readonly string[]; readonly state: State1849 } {
  const names = [describeRound(state)];
  let now = state;
  while (names.length < rounds) {
    now = play(now, pass);
    const name = describeRound(now);
    if (name !== names.at(-1)) names.push(name);
  }
  return { names, state: now };
}
