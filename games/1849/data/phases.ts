import type { Colour } from '@binario/rail';
import type { PhasesInFile } from '../board/file.ts';

/** Tiles there are: no grey ones. */
export type TileColour = 'yellow' | 'green' | 'brown';

/** The phases in order, named after the trains that begin them. */
export const phaseIds = ['4', '6', '8', '10', '12', '16'] as const;
/** The name of a phase: the train class that begins it, without its letter. */
export type PhaseId = (typeof phaseIds)[number];

/** What a phase allows (6). */
export interface Phase {
  readonly tiles: readonly Colour[];
  readonly startValues: readonly number[];
  /** Operating rounds in a set that begins in this phase. */
  readonly operatingRounds: number;
  readonly trainLimit: number;
  /** Which of the three values of grey cities counts. */
  readonly grey: 0 | 1 | 2;
  readonly privatesForSale: boolean;
  readonly blueZone: boolean;
}

/** The table of section 6. */
export const phases1849: PhasesInFile = {
  '4': phase(['yellow'], [68, 100], 1, 4, 0, { privatesForSale: false, blueZone: false }),
  '6': phase(['yellow', 'green'], [68, 100, 144], 2, 4, 0, { privatesForSale: true, blueZone: false }),
  '8': phase(['yellow', 'green'], [68, 100, 144], 2, 3, 1, { privatesForSale: true, blueZone: false }),
  '10': phase(['yellow', 'green', 'brown'], [68, 100, 144, 216], 3, 2, 1, {
    privatesForSale: true,
    blueZone: false,
  }),
  '12': phase(['yellow', 'green', 'brown'], [68, 100, 144, 216], 3, 2, 2, {
    privatesForSale: false,
    blueZone: false,
  }),
  '16': phase(['yellow', 'green', 'brown'], [68, 100, 144, 216], 3, 2, 2, {
    privatesForSale: false,
    blueZone: true,
  }),
};

function phase(
  tiles: readonly TileColour[],
  startValues: readonly number[],
  operatingRounds: number,
  trainLimit: number,
  grey: 0 | 1 | 2,
  effects: { readonly privatesForSale: boolean; readonly blueZone: boolean },
): PhasesInFile[PhaseId] {
  return { tiles, startValues, operatingRounds, trainLimit, grey, ...effects };
}

/** Does this phase come after that one? */
export function isLaterPhase(phase: PhaseId, than: PhaseId): boolean {
  return phaseIds.indexOf(phase) > phaseIds.indexOf(than);
}
