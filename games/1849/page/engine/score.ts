import type { ScoreSheet } from '@binario/web/model';
import { scores } from '../../rules/score.ts';
import type { Table1849 } from '../../table.ts';

export function score1849(table: Table1849): ScoreSheet {
  const all = scores(table, table.seats);
  const corps = [...new Set(all.flatMap((score) => Object.keys(score.stock)))];
  return {
    players: all.map((score) => score.player),
    rows: [
      { key: 'end.cash', values: all.map((score) => score.cash) },
      ...corps.map((corp) => ({ corp, values: all.map((score) => score.stock[corp] ?? 0) })),
      { key: 'end.loans', values: all.map((score) => -score.loans) },
    ],
    totals: all.map((score) => score.total),
  };
}
