import { scratch } from '@binario/kernel';
import { type CorpId, cashOf, trainsOf } from '@binario/rail';
import { reduce } from '../../reduce.ts';
import { price } from '../../rules/market.ts';
import { formNational } from '../../rules/merging.ts';
import { candidates, type PollFrame, stateOfPoll } from '../../rules/poll.ts';
import { scoreOf } from '../../rules/score.ts';
import { presidentIfAny, type Table18fb } from '../../table.ts';
import type { PairView, PollView } from '../own.ts';

/** Who may become part of the national, what has been said, and what each pair would make of it. */
export function pollView(table: Table18fb, frame: PollFrame): PollView {
  const now = stateOfPoll(table, frame);
  const all = candidates(table, frame.national);
  const says = (corp: string) => {
    if (frame.agreed.includes(corp)) return 'yes';
    if (frame.refused.includes(corp)) return 'no';
    return now.kind === 'ask' && now.corp === corp ? 'asked' : 'waits';
  };
  return {
    national: frame.national,
    members: all.map((corp) => ({ corp, says: says(corp) })),
    pairs: now.kind === 'ask' ? pairs(all, frame).map((corps) => pairView(table, frame, corps)) : [],
  };
}

/** Every two that nobody has ruled out; who has agreed is one of them. */
function pairs(all: readonly CorpId[], { agreed, refused }: PollFrame): readonly (readonly CorpId[])[] {
  const open = all.filter((corp) => !refused.includes(corp));
  return open
    .flatMap((one, i) => open.slice(i + 1).map((two) => [one, two]))
    .filter((pair) => agreed.every((corp) => pair.includes(corp)));
}

function pairView(table: Table18fb, frame: PollFrame, corps: readonly CorpId[]): PairView {
  const { national, initiator } = frame;
  const tx = scratch(reduce, table);
  formNational(tx, national, corps, initiator);
  return {
    corps,
    price: price(tx.table, national),
    president: presidentIfAny(tx.table, national) ?? null,
    treasury: cashOf(tx.table, national),
    trains: trainsOf(tx.table, national),
    gains: table.seats.map((seat) => ({
      player: seat,
      gain: scoreOf(tx.table, seat).total - scoreOf(table, seat).total,
    })),
  };
}
