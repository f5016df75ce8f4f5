import type { Colour } from '@binario/rail';

export type PhaseId = '4' | '6' | '8' | '10' | '12' | '16';

export interface Phase {
  readonly id: PhaseId;
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
export const phases: Readonly<Record<PhaseId, Phase>> = {
  '4': phase('4', ['yellow'], [68, 100], 1, 4, 0, { privatesForSale: false, blueZone: false }),
  '6': phase('6', ['yellow', 'green'], [68, 100, 144], 2, 4, 0, { privatesForSale: true, blueZone: false }),
  '8': phase('8', ['yellow', 'green'], [68, 100, 144], 2, 3, 1, { privatesForSale: true, blueZone: false }),
  '10': phase('10', ['yellow', 'green', 'brown'], [68, 100, 144, 216], 3, 2, 1, {
    privatesForSale: true,
    blueZone: false,
  }),
  '12': phase('12', ['yellow', 'green', 'brown'], [68, 100, 144, 216], 3, 2, 2, {
    privatesForSale: false,
    blueZone: false,
  }),
  '16': phase('16', ['yellow', 'green', 'brown'], [68, 100, 144, 216], 3, 2, 2, {
    privatesForSale: false,
    blueZone: true,
  }),
};

function phase(
  id: PhaseId,
  tiles: readonly Colour[],
  startValues: readonly number[],
  operatingRounds: number,
  trainLimit: number,
  grey: 0 | 1 | 2,
  effects: { readonly privatesForSale: boolean; readonly blueZone: boolean },
): Phase {
  return { id, tiles, startValues, operatingRounds, trainLimit, grey, ...effects };
}

const order: readonly PhaseId[] = ['4', '6', '8', '10', '12', '16'];

/** Does this phase come after that one? */
export function isLaterPhase(phase: PhaseId, than: PhaseId): boolean {
  return order.indexOf(phase) > order.indexOf(than);
}

/** The three values of grey cities (10.5.2): Phases 4 and 6, 8 and 10, 12 and 16. */
export const greyValues: Readonly<Record<string, readonly [number, number, number]>> = {
  C1: [20, 30, 40],
  E1: [20, 30, 40],
  M9: [20, 30, 40],
  C15: [10, 30, 90],
};
