import { type Lively, type PlayedGame, playToEnd, type WholeGame } from '@binario/kernel/testing';
import type { Effect18fb } from '../../effects.ts';
import type { Setup } from '../../options.ts';
import type { Table18fb } from '../../table.ts';
import { game } from './game.ts';

const endless = ['proposeCard', 'lendCard', 'takeBackCard'];

/** Building and buying keep a game alive, endless deals do not. */
export const lively: Lively = (types, roll) => {
  const deals = roll(20) === 0;
  return types.filter((type) => type !== 'pass' && (deals || !endless.includes(type)));
};

/** Plays a game to its end, or throws when it does not come to one. */
export const playRandom = (setup: Setup, options?: WholeGame<Table18fb, Effect18fb>): PlayedGame<Table18fb> =>
  playToEnd(game, setup, options, lively);
