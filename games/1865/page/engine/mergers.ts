import { actorsOf, carryOut, choices, type Event, type State, sampleOf, topFrame } from '@binario/kernel';
import { privatesOf, trainsOf } from '@binario/rail';
import type { Action1865 } from '../../actions.ts';
import type { Effect1865 } from '../../effects.ts';
import { game1865 } from '../../game.ts';
import { compensation, type Pair, pairOf } from '../../rules/absorption.ts';
import { premiumPrice, zoneOf } from '../../rules/rank.ts';
import type { AbsorbFrame } from '../../steps/absorb.ts';
import type { Table1865 } from '../../table.ts';
import { factsOf } from '../../table.ts';
import type { Merger } from '../own.ts';

/** Every absorption that is asked about now, played through to see what goes where. */
export function mergersOf(state: State<Table1865>): readonly Merger[] {
  const frame = topFrame<AbsorbFrame>(state.flow, 'absorb');
  const [by] = actorsOf(game1865, state);
  if (!frame || by === undefined) return [];
  return choices(game1865, state, by).flatMap(({ offer, refusal }) => {
    const action = sampleOf(offer) as Action1865;
    const pair = pairOf(frame, action);
    if (!pair || (action.type !== 'absorb' && action.type !== 'beAbsorbed')) return [];
    const events = refusal ? [] : carryOut(game1865, state, action).events;
    const { type, corp } = action;
    return [{ type, by, corp, ...pair, refusal: refusal ?? null, ...said(state.table, pair), ...raised(events, pair) }];
  });
}

function said(table: Table1865, { acquirer, target }: Pair) {
  const { chips, loans } = factsOf(table, target);
  return {
    each: premiumPrice(table, target),
    zone: zoneOf(table, target) ?? null,
    cost: compensation(table, target),
    treasury: table.cash[acquirer] ?? 0,
    targetTreasury: table.cash[target] ?? 0,
    chips,
    trains: trainsOf(table, target),
    cards: privatesOf(table, target),
    loans,
  };
}

/** How the acquirer found the money, and who got it, as the events tell. */
function raised(events: readonly Event<Effect1865>[], { acquirer }: Pair) {
  const paid = new Map<string, number>();
  let ownShares = 0;
  let newLoans = 0;
  for (const event of events) {
    if (event.type === 'paid' && event.why === 'compensation') {
      paid.set(event.to, (paid.get(event.to) ?? 0) + event.amount);
    }
    if (event.type === 'stockSold' && event.by === acquirer) ownShares += event.shares;
    if (event.type === 'loanTaken' && event.corp === acquirer) newLoans++;
  }
  return { paid: [...paid].map(([holder, amount]) => ({ holder, amount })), ownShares, newLoans };
}
