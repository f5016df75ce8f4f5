import type { HexId } from '@binario/rail';
import type { Regional } from './corporations.ts';
import type { Provenance } from './provenance.ts';

/** A historical destination of a regional: connected to its home it pays the owner once (3.5.2). */
export interface Bonus {
  readonly hex: HexId;
  readonly amount: number;
  readonly from: Provenance;
}

interface RegionalDef {
  readonly id: Regional;
  readonly name: string;
  readonly colour: string;
  readonly home: HexId;
  readonly nominal: number;
  readonly bonuses: readonly Bonus[];
  /** Names, homes and nominal values are printed. */
  readonly from: Provenance;
}

function regional(
  id: Regional,
  name: string,
  colour: string,
  home: HexId,
  nominal: number,
  bonuses: Readonly<Record<HexId, number>>,
): RegionalDef {
  const list = Object.entries(bonuses).map(([hex, amount]): Bonus => ({ hex, amount, from: 'R' }));
  return { id, name, colour, home, nominal, bonuses: list, from: 'F' };
}

/** The table of 3.5.1; its order is the order in which they operate (`R`). */
export const regionalDefs: Readonly<Record<Regional, RegionalDef>> = {
  SFSM: regional('SFSM', 'Strade Ferrate Secondarie Meridionali', '#f7b5a0', 'nC6', 130, { G28: 40, G26: 50 }),
  SEPSA: regional('SEPSA', 'Società per le Ferrovie Napoletane', '#b5d8f7', 'nC6', 130, { nB7: 20, nA8: 60 }),
  FAS: regional('FAS', 'Ferrovia Adriatico Sangritana', '#c3e59a', 'I38', 160, { K38: 50, L37: 70 }),
  FA: regional('FA', 'Ferrovia Alifana', '#dcc6ef', 'F31', 130, { H33: 50, nC12: 40 }),
  FAL: regional('FAL', 'Ferrovie Appulo Lucane', '#fbeeb0', 'L19', 160, { N21: 40, L17: 30, J21: 50 }),
  FG: regional('FG', 'Ferrovia del Gargano', '#cbb68e', 'K30', 160, { M30: 50, N29: 70 }),
  FdC: regional('FdC', 'Ferrovie della Calabria', '#93d9c3', 'A2', 130, { B5: 30, F7: 60 }),
};

export const regionalIds: readonly Regional[] = ['SFSM', 'SEPSA', 'FAS', 'FA', 'FAL', 'FG', 'FdC'];

/** What a regional begins with, what its second tile of a turn costs, and how many it may lay (3.5.2). */
export const REGIONAL_START_MARKERS = 1;
export const REGIONAL_SECOND_TILE = 30;
export const REGIONAL_MOST_TILES = 2;

/** A town marker counted by a train (3.4.5). */
export const MARKER_VALUE = 10;
