import type { ScoreSheet } from '@binario/web/model';
import { playersBorrow, scores } from '../../rules/score.ts';
import type { Table1865 } from '../../table.ts';

export function score1865(table: Table1865): ScoreSheet {
  const all = scores(table);
  const corps = [...new Set(all.flatMap((score) => Object.keys(score.shares)))];
  return {
    players: all.map((score) => score.player),
    rows: [
      { key: 'end.cash', values: all.map((score) => score.cash) },
      ...corps.map((corp) => ({ corp, values: all.map((score) => score.shares[corp] ?? 0) })),
      ...(playersBorrow(table) ? [{ key: 'end.loans', values: all.map((score) => -score.loans) }] : []),
    ],
    totals: all.map((score) => score.total),
  };
}
