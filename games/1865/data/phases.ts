import type { Colour } from '@binario/rail';
import type { Status } from './companies.ts';

/** What a phase allows, and what it changes (2.1). */
export interface Phase {
  readonly number: number;
  readonly tiles: readonly Colour[];
  readonly trainLimit: number;
  readonly startValues: readonly number[];
  readonly newCompanies: Status;
  readonly dragonsLimit: number;
  /** Markers a conversion adds (3.9). */
  readonly conversionMarkers: number;
  /** Mine tiles that go down one step before a stock round (3.12). */
  readonly minesDown: Readonly<Record<string, string>>;
}

const low = [60, 70, 80, 90, 100];
const middle = [...low, 110, 120, 130];
const high = [...middle, 140, 150];
const toGreen = { '173': '174' };
const toBrown = { '173': '174', '174': '175' };

function phase(
  number: number,
  tiles: readonly Colour[],
  trainLimit: number,
  startValues: readonly number[],
  newCompanies: Status,
  dragonsLimit: number,
  conversionMarkers: number,
  minesDown: Readonly<Record<string, string>>,
): Phase {
  return { number, tiles, trainLimit, startValues, newCompanies, dragonsLimit, conversionMarkers, minesDown };
}

/** The table of 2.2 with what 3.2, 3.9 and 3.12 add to it; all of it printed. Phase 1 is the maritime draft. */
export const phases: Readonly<Record<string, Phase>> = {
  '1': phase(1, [], 4, [], 'minor', 0, 0, {}),
  '2': phase(2, ['yellow'], 4, low, 'minor', 6, 1, {}),
  '3': phase(3, ['yellow', 'green'], 3, middle, 'minor', 10, 2, toGreen),
  '4': phase(4, ['yellow', 'green'], 3, middle, 'minor', 10, 3, toGreen),
  '5': phase(5, ['yellow', 'green', 'brown'], 3, high, 'major', 16, 4, toBrown),
  '6': phase(6, ['yellow', 'green', 'brown'], 2, high, 'major', 16, 4, toBrown),
  '7': phase(7, ['yellow', 'green', 'brown', 'grey'], 2, high, 'major', 16, 4, toBrown),
};
