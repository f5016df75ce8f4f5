import type { PlayerId } from '@binario/rail';
import type { ScoreSheet } from '../model/snapshot.ts';

/** What every game counts for a player at the end. */
export interface PlayerScore {
  readonly player: PlayerId;
  readonly cash: number;
  readonly total: number;
}

/** The sheet of the final scores: cash, a row for each corporation somebody holds, and what else the game counts. */
export function scoreSheet<S extends PlayerScore>(
  all: readonly S[],
  stockOf: (score: S) => Readonly<Record<string, number>>,
  more: Readonly<Record<string, (score: S) => number>>,
): ScoreSheet {
  const corps = [...new Set(all.flatMap((score) => Object.keys(stockOf(score))))];
  return {
    players: all.map((score) => score.player),
    rows: [
      { key: 'end.cash', values: all.map((score) => score.cash) },
      ...corps.map((corp) => ({ corp, values: all.map((score) => stockOf(score)[corp] ?? 0) })),
      ...Object.entries(more).map(([key, worth]) => ({ key, values: all.map(worth) })),
    ],
    totals: all.map((score) => score.total),
  };
}
