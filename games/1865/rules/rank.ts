import { memo2 } from '@binario/kernel';
import { type CorpId, stationsOf, trainsOf } from '@binario/rail';
import { cardOf } from '../board/boardOf.ts';
import { zoneAt } from '../board/compile.ts';
import type { Zone } from '../data/chart.ts';
import { boardOf, factsOf, formOf, price, type Table1865 } from '../table.ts';

const known = memo2<Table1865['trains'], Table1865['stations'], Map<CorpId, number>>(() => new Map());

/** 3.2: the phase numbers of its trains and the number of its markers on the map, at most 16. */
export function rankOf(table: Table1865, corp: CorpId): number {
  const ranks = known(table.trains, table.stations);
  const rank = ranks.get(corp) ?? countRank(table, corp);
  ranks.set(corp, rank);
  return rank;
}

function countRank(table: Table1865, corp: CorpId): number {
  let rank = stationsOf(table.stations, corp).length;
  for (const train of trainsOf(table, corp)) rank += cardOf(table, train).phase;
  return Math.min(boardOf(table).lastRank, rank);
}

/** Where the rank token of a floated company lies; an unfloated one has none. */
export function zoneOf(table: Table1865, corp: CorpId): Zone | undefined {
  const { row } = factsOf(table, corp);
  return row === null ? undefined : zoneAt(boardOf(table), row, rankOf(table, corp));
}

/** What a share costs from the Dragons (3.5) and in an absorption (5.3). */
export function premiumPrice(table: Table1865, corp: CorpId): number {
  const value = price(table, corp);
  const zone = zoneOf(table, corp);
  if (zone === 'green') return formOf(table).premium(value).green;
  return zone === 'white' ? formOf(table).premium(value).white : value;
}
