import type { HexId } from '@binario/rail';
import { layingOn } from '@binario/rail/testing';
import type { Move } from './act.ts';
import { boards } from './builtIn.ts';

export const { lay, sideTo, tiles, turned } = layingOn(boards.both.board);

export const marker = (...route: readonly HexId[]): Move => ({ type: 'placeMarker', route });

/** The line of the worked example from Cagliari to Oristano. */
export const campidano = ['F45', 'E44', 'D43', 'D41', 'D39', 'D37'] as const;

export const campidanoTiles = tiles(
  ['E44', '4', 'F45', 'D43'],
  ['D43', '8', 'E44', 'D41'],
  ['D41', '4', 'D43', 'D39'],
  ['D39', '9', 'D41', 'D37'],
);

/** Cagliari to the mine of Su Suergiu. */
export const mineTiles = tiles(['G44', '8', 'F45', 'G42'], ['G42', '173', 'G44']);
