import type { Table18fb } from '@binario/game-18fb';
import { scores } from '@binario/game-18fb/rules/score';
import type { ScoreSheet } from '../../../engine/protocol.ts';

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
