import type { HexDef } from '@binario/rail';
import type { HexMarks } from '@binario/web/board';
import { boardOf } from '../board/boardOf.ts';
import type { Table1865 } from '../table.ts';

/** The slices of the table that marks on hexes depend on. */
export type Marked = Pick<Table1865, 'map' | 'stations' | 'companies' | 'privates' | 'options'>;

/** Lists stand in marks as words with commas: equal marks must be equal values. */
export interface Marks1865 extends HexMarks {
  /** Companies that have their destination here and are no majors yet. */
  readonly destinations: string;
  /** The maritime card of this place and who has it: `M3 P1`. */
  readonly card: string;
}

/** What lies on a hex besides tile and tokens: destinations, maritime cards, homes to come. */
export function marks1865(table: Marked, { id }: HexDef): Marks1865 {
  const tokens = table.stations[id] ?? [];
  return {
    faint: tokens.find((corp) => corp !== null && table.companies[corp]?.standing === 'unlaunched') ?? undefined,
    destinations: Object.values(boardOf(table).companies)
      .filter(({ id: corp, destination }) => destination === id && table.companies[corp]?.status === 'minor')
      .map(({ id: corp }) => corp)
      .join(','),
    card: cardAt(table, id),
  };
}

function cardAt(table: Marked, hex: string): string {
  const { privates } = table;
  const card = boardOf(table).maritime.find(({ id, places }) => places.includes(hex) && privates[id] !== undefined);
  const owner = card && privates[card.id];
  return card === undefined || owner === 'gone' ? '' : `${card.id} ${owner}`;
}
