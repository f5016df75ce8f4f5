import { describeRound, inMarketOrder, scoreOf } from '@binario/game-1849';
import { price } from '@binario/game-1849/table';
import type { Sample } from './protocol.ts';
import type { Session } from './session.ts';

/** One sample at the end of every round: what each player is worth, each price, each income of that round. */
export function samplesOf(session: Session): readonly Sample[] {
  const samples: Sample[] = [];
  const lines = session.log;
  let from = 0;
  for (let at = 0; at <= session.tip; at++) {
    const round = describeRound(session.stateAt(at));
    const isLast = at === session.tip;
    if (!isLast && describeRound(session.stateAt(at + 1)) === round) continue;
    const { table } = session.stateAt(at);
    const income: Record<string, number> = {};
    for (const line of lines) {
      if (line.key !== 'note.ran' || line.at <= from || line.at > at) continue;
      const corp = String(line.params.corp);
      income[corp] = (income[corp] ?? 0) + Number(line.params.amount);
    }
    samples.push({
      at,
      round,
      worth: Object.fromEntries(table.seats.map((seat) => [seat, scoreOf(table, seat).total])),
      prices: Object.fromEntries(inMarketOrder(table).map((corp) => [corp, price(table, corp)])),
      income,
    });
    from = at;
  }
  return samples;
}
