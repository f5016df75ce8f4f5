import { markerOf, priceAt } from '@binario/rail';
import {
  cashChanges,
  courseChanges,
  priceChange,
  privateChanges,
  stockChanges,
  tokenChanges,
  trainChanges,
} from '@binario/web/engine';
import type { Change } from '@binario/web/model';
import { gridOf } from '../../board/boardOf.ts';
import type { Table1849 } from '../../table.ts';

/** What is different on the table, in the order in which a player cares: money, stock, office, trains, phase. */
export function changes1849(before: Table1849, after: Table1849): readonly Change[] {
  return [
    ...cashChanges(before, after),
    ...corpChanges(before, after),
    ...privateChanges(before, after),
    ...tokenChanges(before, after),
    ...trainChanges(before, after),
    ...courseChanges(before, after),
  ];
}

function corpChanges(before: Table1849, after: Table1849): readonly Change[] {
  const corps = new Set([...Object.keys(before.corps), ...Object.keys(after.corps)]);
  return [...corps].flatMap((corp): readonly Change[] => {
    if (before.corps[corp] && !after.corps[corp]) return [{ kind: 'closed', corp }];
    return [...priceChange(before, after, corp, priceOn), ...stockChanges(before, after, corp)];
  });
}

function priceOn(table: Table1849, corp: string): number {
  const marker = markerOf(table.market, corp);
  return marker ? priceAt(gridOf(table), marker) : 0;
}
