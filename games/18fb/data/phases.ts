import type { Colour } from '@binario/rail';
import type { TrainKind } from './trains.ts';

export interface Phase {
  readonly number: number;
  /** When it was; undefined where the table says nothing. */
  readonly years?: string;
  readonly tiles: readonly Colour[];
  /** Tile steps of a company that floats now, for life (ruling P3). */
  readonly tileSteps: number;
  readonly startValues: readonly number[];
  /** Trains that leave when it begins. */
  readonly scraps?: TrainKind;
  /** Which of the two deposits on a concession is due: 0, 1, or none at 2. */
  readonly deposit: 0 | 1 | 2;
  /** Which of the three values off the map counts. */
  readonly offMap: 0 | 1 | 2;
  /** Points more than the President that take the presidency. */
  readonly takeover: number;
}

const low = [60, 70, 80, 90, 100];
const middle = [...low, 110, 120, 130];
const high = [...middle, 140, 150];
const yellow: readonly Colour[] = ['yellow'];
const green: readonly Colour[] = ['yellow', 'green'];
const brown: readonly Colour[] = ['yellow', 'green', 'brown'];

function phase(
  number: number,
  tiles: readonly Colour[],
  tileSteps: number,
  startValues: readonly number[],
  deposit: Phase['deposit'],
  offMap: Phase['offMap'],
  more: Pick<Phase, 'years' | 'scraps'> = {},
): Phase {
  return { number, tiles, tileSteps, startValues, deposit, offMap, takeover: number < 5 ? 20 : 10, ...more };
}

/** The table of 2.1; all of it printed, the order of the events inside a phase is ours (ruling P10). */
export const phases: Readonly<Record<string, Phase>> = {
  '1': phase(1, yellow, 2, low, 0, 0, { years: '1839' }),
  '2': phase(2, green, 2, middle, 0, 0, { years: '1843-1846' }),
  '3': phase(3, green, 3, middle, 1, 1, { scraps: 'PH1' }),
  '4': phase(4, green, 3, middle, 2, 1),
  '5': phase(5, brown, 4, high, 2, 2, { years: '1860-1885', scraps: 'PH2' }),
  '6': phase(6, brown, 4, high, 2, 2, { years: '1885-1905', scraps: 'PH3' }),
};

/** From this phase on closed passes may be crossed (ruling O7). */
export const PASSES_OPEN = 3;
/** From this phase on the open slots of Rome serve everybody (ruling O8). */
export const ROME_OPENS = 4;
/** The Bourbons fall: no cards, no concessions, regionals and SFM. */
export const UNIFICATION = 5;
/** RM and RA form. */
export const CONVENTIONS = 6;
