import type { ScoreSheet } from '@binario/web/model';
import { scores } from '../../rules/score.ts';
import type { Table18fb } from '../../table.ts';

export function score18fb(table: Table18fb): ScoreSheet {
  const all = scores(table);
  const corps = [...new Set(all.flatMap((score) => Object.keys(score.shares)))];
  return {
    players: all.map((score) => score.player),
    rows: [
      { key: 'end.cash', values: all.map((score) => score.cash) },
      ...corps.map((corp) => ({ corp, values: all.map((score) => score.shares[corp] ?? 0) })),
      { key: 'end.regionals', values: all.map((score) => score.regionals) },
    ],
    totals: all.map((score) => score.total),
  };
}
