import type { PhasePart } from '../board/file.ts';

const yellow: PhasePart['tiles'] = ['yellow'];
const green: PhasePart['tiles'] = ['yellow', 'green'];
const brown: PhasePart['tiles'] = ['yellow', 'green', 'brown'];

function phase(
  tiles: PhasePart['tiles'],
  tileSteps: number,
  deposit: PhasePart['deposit'],
  offMap: PhasePart['offMap'],
  takeover: number,
  years?: string,
): PhasePart {
  return { ...(years !== undefined && { years }), tiles, tileSteps, deposit, offMap, takeover, from: 'F' };
}

/** The table of 2.1; all of it printed, the order of the events inside a phase is ours (ruling P10). */
export const phases: readonly PhasePart[] = [
  phase(yellow, 2, 0, 0, 20, '1839'),
  phase(green, 2, 0, 0, 20, '1843-1846'),
  phase(green, 3, 1, 1, 20),
  phase(green, 3, 2, 1, 20),
  phase(brown, 4, 2, 2, 10, '1860-1885'),
  phase(brown, 4, 2, 2, 10, '1885-1905'),
];
