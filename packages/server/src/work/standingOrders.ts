import {
  type Action,
  type AnyEvent,
  type AnyState,
  admits,
  type Engine,
  isList,
  isOpen,
  isRange,
  type PlayerId,
  sampleOf,
} from '@binario/kernel';
import type { EventPattern, StandingOrder } from '@binario/protocol';
import type { StandingOrders } from './jobs.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The first standing order that has something to do now. */
export function orderNow(engine: Engine, state: AnyState, orders: StandingOrders) {
  for (const seat of engine.actors(state)) {
    const own = Object.hasOwn(orders, seat) ? orders[seat] : undefined;
    for (const order of own ?? []) {
      const action = actionOf(engine, state, seat, order);
      if (action) return { seat, order: order.id, action };
    }
  }
  return undefined;
}

function actionOf(engine: Engine, state: AnyState, seat: PlayerId, order: StandingOrder): Action | undefined {
  const top = state.flow.at(-1) as unknown as Fields | undefined;
  if (!top || (order.step !== undefined && top.step !== order.step)) return undefined;
  if (!Object.entries(order.where ?? {}).every(([field, value]) => found(top, field) === value)) return undefined;
  if (order.atLeast) {
    const amount = found(top, order.atLeast.field);
    if (typeof amount !== 'number' || amount < order.atLeast.amount) return undefined;
  }
  for (const { offer, refusal } of engine.choices(state, seat)) {
    if (refusal || offer.type !== order.action.type) continue;
    const wished = { ...sampleOf(offer), ...order.action.fields } as Action;
    // An order never chooses for its seat: what the offer leaves open the order must name.
    const named = Object.keys(offer).every((field) => !isDomain(offer[field]) || field in (order.action.fields ?? {}));
    if (named && admits(offer, wished)) return wished;
  }
  return undefined;
}

const isDomain = (value: unknown): boolean => isRange(value) || isList(value) || isOpen(value);

/** A field of the frame, or of a record right inside it (the deal that is proposed). */
function found(frame: Fields, field: string): unknown {
  if (Object.hasOwn(frame, field)) return frame[field];
  for (const inner of Object.values(frame)) {
    if (typeof inner === 'object' && inner !== null && Object.hasOwn(inner, field)) return (inner as Fields)[field];
  }
  return undefined;
}

/** Orders that end with these events, or because the round is another. */
export function endedOrders(orders: StandingOrders, events: readonly AnyEvent[], newRound: boolean): readonly string[] {
  return Object.values(orders)
    .flat()
    .filter(({ until = [], thisRound }) => {
      if (thisRound && newRound) return true;
      return until.some((pattern) => events.some((event) => matches(event, pattern)));
    })
    .map(({ id }) => id);
}

/** What is bought or handed back moves: an order that waits for the move hears of it too. */
const moves: Readonly<Record<string, string>> = {
  certBought: 'certMoved',
  dragonsBought: 'certMoved',
  presidencyPassed: 'certMoved',
  privateBought: 'privateMoved',
  trainBought: 'trainMoved',
  trainDiscarded: 'trainMoved',
};

function matches(event: AnyEvent, { type, where = {} }: EventPattern): boolean {
  if (event.type !== type && (!Object.hasOwn(moves, event.type) || moves[event.type] !== type)) return false;
  const fields = event as unknown as Fields;
  return Object.entries(where).every(([field, value]) => Object.hasOwn(fields, field) && fields[field] === value);
}
