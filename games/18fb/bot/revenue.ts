import { Contents } from '@binario/bots';
import { lasting, memo2 } from '@binario/kernel';
import type { CorpId } from '@binario/rail';
import type { Board18fb } from '../board/board.ts';
import { boardOf } from '../board/of.ts';
import { markersHeld, revenueOf } from '../rules/running.ts';
import type { Table18fb } from '../table.ts';

const maps = new Contents<Table18fb['map']>();

/** The same map has the same number, whichever position it belongs to. */
export const mapNumber = ({ map }: Pick<Table18fb, 'map'>): number => maps.numberOf(map);

const knownOn = lasting((_board: Board18fb) =>
  memo2<Table18fb['trains'], Table18fb['stations'], Map<string, number>>(() => new Map()),
);

/** What a company earns. Bots ask about the same trains and tokens again and again. */
export function rememberedRevenue(table: Table18fb, corp: CorpId): number {
  const revenues = knownOn(boardOf(table))(table.trains, table.stations);
  const key = `${corp} ${mapNumber(table)} ${table.phase} ${markersHeld(table, corp)} ${table.falcon}`;
  const found = revenues.get(key);
  if (found !== undefined) return found;
  const revenue = revenueOf(table, corp);
  revenues.set(key, revenue);
  return revenue;
}
