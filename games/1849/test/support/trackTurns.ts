import { expect } from 'vitest';
import type { PhaseId } from '../../data/phases.ts';
import { type CorpPosition, corpTurn, lay, type Position, type State1849, whyNot } from './index.ts';

/** Tiles on the map, by hex. */
export type Tiles = NonNullable<Position['tiles']>;
/** Corporations in play, by id. */
export type Corps = NonNullable<Position['corps']>;

/** A corporation with money enough. */
export const rich: CorpPosition = { cash: 1000 };

/** CTL, with money enough, lays track. */
export const ctl = (tiles: Tiles = {}, phase: PhaseId = '6', corps: Corps = {}): State1849 =>
  corpTurn({ phase, tiles, corps: { CTL: rich, ...corps } }, 'CTL');

/** Another corporation with money enough lays track. */
export const of = (corp: 'RCS' | 'IFT' | 'ATA' | 'SFA', tiles: Tiles = {}, phase: PhaseId = '6'): State1849 =>
  corpTurn({ phase, tiles, corps: { [corp]: rich } }, corp);

/** Garibaldi's corporation, with money enough and its home here, lays track. */
export const garibaldi = (home: string, tiles: Tiles = {}, phase: PhaseId = '6'): State1849 =>
  corpTurn({ phase, tiles, corps: { AFG: { ...rich, stations: [home] } } }, 'AFG');

/** Expects that no rule refuses the lay. */
export const legal = (state: State1849, ...move: Parameters<typeof lay>): void =>
  expect(whyNot(state, lay(...move))).toBeUndefined();
