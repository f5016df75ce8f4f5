import { winnersOf } from '@binario/kernel';
import type { GameStats, Sample } from '../model/snapshot.ts';
import type { Session } from './session.ts';

/** One sample at the end of every round: what each player is worth, each price, each income of that round. */
export function samplesOf(session: Session): readonly Sample[] {
  const { title, stats } = session.engine;
  const samples: Sample[] = [];
  let from = 0;
  for (let at = 0; at <= session.tip; at++) {
    const round = title.describeRound(session.stateAt(at));
    const isLast = at === session.tip;
    if (!isLast && title.describeRound(session.stateAt(at + 1)) === round) continue;
    const { table } = session.stateAt(at);
    const income: Record<string, number> = {};
    for (const [corp, amount] of session.earned(from, at)) income[corp] = (income[corp] ?? 0) + amount;
    samples.push({
      at,
      round,
      worth: Object.fromEntries(title.scores(table).map(({ player, total }) => [player, total])),
      prices: stats.prices(table),
      income,
      more: Object.fromEntries(Object.entries(stats.more ?? {}).map(([key, measure]) => [key, measure(table)])),
    });
    from = at;
  }
  return samples;
}

/** The figures of a game from its beginning on: worth, prices, score. */
export function statsOf(session: Session): GameStats {
  const { title, stats } = session.engine;
  const { table } = session.state;
  return {
    samples: samplesOf(session),
    score: stats.score(table),
    winners: winnersOf(title.scores(table)).map(({ player }) => player),
    endReason: title.endReason(table) ?? null,
  };
}
