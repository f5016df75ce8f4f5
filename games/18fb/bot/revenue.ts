import { Contents } from '@binario/bots';
import { lasting, memo2 } from '@binario/kernel';
import { type CorpId, stationsOf } from '@binario/rail';
import type { Board18fb } from '../board/board.ts';
import { boardOf } from '../board/of.ts';
import { markersHeld, revenueOf, stationValue } from '../rules/running.ts';
import type { Table18fb } from '../table.ts';

const maps = new Contents<Table18fb['map']>();

/** The same map has the same number, whichever position it belongs to. */
export const mapNumber = ({ map }: Pick<Table18fb, 'map'>): number => maps.numberOf(map);

/** What was found last for a company, and what it depends on besides two slices of the table. */
interface Found<S, V> {
  readonly slice: S;
  readonly phase: string;
  readonly falcon: CorpId | null;
  readonly markers: number;
  readonly value: V;
}

const earnedOn = lasting((_board: Board18fb) =>
  memo2<Table18fb['trains'], Table18fb['stations'], Map<CorpId, Found<Table18fb['map'], number>>>(() => new Map()),
);

/** What a company earns. Bots ask about the same trains and tokens again and again. */
export function rememberedRevenue(table: Table18fb, corp: CorpId): number {
  const earned = earnedOn(boardOf(table))(table.trains, table.stations);
  const { map, phase, falcon } = table;
  const markers = markersHeld(table, corp);
  const last = earned.get(corp);
  if (last?.slice === map && last.markers === markers && last.phase === phase && last.falcon === falcon) {
    return last.value;
  }
  const value = revenueOf(table, corp);
  earned.set(corp, { slice: map, phase, falcon, markers, value });
  return value;
}

const valuesOn = lasting((_board: Board18fb) =>
  memo2<Table18fb['map'], Table18fb['stations'], Map<CorpId, Found<null, readonly number[]>>>(() => new Map()),
);

/** What each of its stations is worth to a company, the dearest first. */
export function stationValues(table: Table18fb, corp: CorpId): readonly number[] {
  const known = valuesOn(boardOf(table))(table.map, table.stations);
  const { phase, falcon } = table;
  const last = known.get(corp);
  if (last?.phase === phase && last.falcon === falcon) return last.value;
  const value = stationsOf(table.stations, corp)
    .map((hex) => stationValue(table, corp, hex))
    .sort((x, y) => y - x);
  known.set(corp, { slice: null, phase, falcon, markers: 0, value });
  return value;
}
