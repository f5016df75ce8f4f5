import type { HexId } from '@binario/rail';
import type { Amount, RegionalPart } from '../board/file.ts';
import type { Regional } from '../ids.ts';

/** Names, homes and nominal values are printed. */
function regional(
  id: Regional,
  name: string,
  colour: string,
  home: HexId,
  nominal: number,
  bonuses: Readonly<Record<HexId, number>>,
): RegionalPart {
  const list = Object.entries(bonuses).map(([hex, amount]): Amount => ({ hex, amount, from: 'R' }));
  return { id, name, colour, home, nominal, bonuses: list, from: 'F' };
}

/** The table of 3.5.1; its order is the order in which they operate (`R`). */
export const regionals: readonly RegionalPart[] = [
  regional('SFSM', 'Strade Ferrate Secondarie Meridionali', '#f7b5a0', 'nC6', 130, { G28: 40, G26: 50 }),
  regional('SEPSA', 'Società per le Ferrovie Napoletane', '#b5d8f7', 'nC6', 130, { nB7: 20, nA8: 60 }),
  regional('FAS', 'Ferrovia Adriatico Sangritana', '#c3e59a', 'I38', 160, { K38: 50, L37: 70 }),
  regional('FA', 'Ferrovia Alifana', '#dcc6ef', 'F31', 130, { H33: 50, nC12: 40 }),
  regional('FAL', 'Ferrovie Appulo Lucane', '#fbeeb0', 'L19', 160, { N21: 40, L17: 30, J21: 50 }),
  regional('FG', 'Ferrovia del Gargano', '#cbb68e', 'K30', 160, { M30: 50, N29: 70 }),
  regional('FdC', 'Ferrovie della Calabria', '#93d9c3', 'A2', 130, { B5: 30, F7: 60 }),
];
