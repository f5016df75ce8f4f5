import { type PlayedGame, playToEnd, type WholeGame } from '@binario/kernel/testing';
import type { Effect1865 } from '../../effects.ts';
import type { Setup } from '../../options.ts';
import type { Table1865 } from '../../table.ts';
import { game } from './game.ts';

/** Plays a game to its end, or throws when it does not come to one. */
export const playRandom = (setup: Setup, options?: WholeGame<Table1865, Effect1865>): PlayedGame<Table1865> =>
  playToEnd(game, setup, options);
