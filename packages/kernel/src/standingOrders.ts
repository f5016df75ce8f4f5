import type { Action, SeatId } from './action.ts';
import type { AnyEvent } from './engine.ts';
import type { Frame } from './game.ts';
import { admits, isList, isOpenDomain, isRange, type Offer, sampleOf } from './offer.ts';
import type { Choice } from './question.ts';

type Plain = Readonly<Record<string, string | number>>;
type Fields = Readonly<Record<string, unknown>>;

/** An event of the game: its type, and fields that must be equal. */
export interface EventPattern {
  readonly type: string;
  readonly where?: Plain | undefined;
}

/** What an order does: an action of this type, with these fields of it. */
export interface OrderedAction {
  readonly type: string;
  readonly fields?: Plain | undefined;
}

/**
 * What a seat wants done without being asked. It acts when the seat is asked at `step` (any, without it), `where` and `atLeast`
 * hold for what is asked (the frame, or anything inside it, such as the deal), and an offer of this type is open. It ends with
 * the first event of `until`, with the round when `thisRound` is set, or when its seat cancels it.
 */
export interface StandingOrderWish {
  readonly action: OrderedAction;
  readonly step?: string | undefined;
  readonly where?: Plain | undefined;
  readonly atLeast?: { readonly field: string; readonly amount: number } | undefined;
  /** A field the offer leaves open is given as little as the offer allows, and never more than this. */
  readonly atMost?: { readonly field: string; readonly amount: number } | undefined;
  /** What is done where the action cannot be done; without it the seat is asked then. */
  readonly orElse?: OrderedAction | undefined;
  readonly until?: readonly EventPattern[] | undefined;
  readonly thisRound?: boolean | undefined;
  /** Acts once and is gone. */
  readonly once?: boolean | undefined;
}

/** A standing order in force, with the name by which its seat can cancel it. */
export interface StandingOrder extends StandingOrderWish {
  readonly id: string;
}

/** The standing orders of a table, by seat. */
export type StandingOrders = Readonly<Record<SeatId, readonly StandingOrder[]>>;

/** What an order does now. */
export interface OrderNow {
  readonly seat: SeatId;
  readonly order: string;
  readonly action: Action;
}

interface Asked {
  readonly flow: readonly Frame[];
}

/** The rules, as far as orders need them: an engine file has them, and whatever plays a game has. */
interface Asking<S extends Asked> {
  actors(state: S): readonly SeatId[];
  choices(state: S, by: SeatId): readonly Choice[];
}

/** The first standing order that has something to do now. */
export function orderNow<S extends Asked>(rules: Asking<S>, state: S, orders: StandingOrders): OrderNow | undefined {
  for (const seat of rules.actors(state)) {
    const own = Object.hasOwn(orders, seat) ? orders[seat] : undefined;
    for (const order of own ?? []) {
      if (!isMeant(order, state.flow.at(-1) as Fields | undefined)) continue;
      const open = rules.choices(state, seat).flatMap(({ offer, refusal }) => (refusal ? [] : [offer]));
      const action = actionOf(open, order.action, order.atMost) ?? (order.orElse && actionOf(open, order.orElse));
      if (action) return { seat, order: order.id, action };
    }
  }
  return undefined;
}

/** Is this order about what is asked now? */
function isMeant({ step, where = {}, atLeast }: StandingOrder, top: Fields | undefined): boolean {
  if (!top || (step !== undefined && top.step !== step)) return false;
  if (!Object.entries(where).every(([field, value]) => found(top, field) === value)) return false;
  if (!atLeast) return true;
  const amount = found(top, atLeast.field);
  return typeof amount === 'number' && amount >= atLeast.amount;
}

function actionOf(
  open: readonly Offer[],
  { type, fields = {} }: OrderedAction,
  atMost?: StandingOrderWish['atMost'],
): Action | undefined {
  for (const offer of open) {
    if (offer.type !== type) continue;
    const least = atMost && leastOf(offer[atMost.field], atMost.amount);
    if (atMost && least === undefined) continue;
    const given = { ...fields, ...(atMost && least !== undefined && { [atMost.field]: least }) };
    const wished = { ...sampleOf(offer), ...given } as Action;
    // An order never chooses for its seat: what the offer leaves open the order must name.
    const named = Object.keys(offer).every((field) => !isDomain(offer[field]) || field in given);
    if (named && admits(offer, wished)) return wished;
  }
  return undefined;
}

/** The least a field can be, if that is not too much. */
function leastOf(domain: unknown, most: number): number | undefined {
  const values = isRange(domain) ? [domain.min] : isList(domain) ? domain.oneOf : [domain];
  const least = Math.min(...values.filter((value) => typeof value === 'number'));
  return least <= most ? least : undefined;
}

const isDomain = (value: unknown): boolean => isRange(value) || isList(value) || isOpenDomain(value);

/** A field of the frame, or of a record right inside it (the deal that is proposed). */
function found(frame: Fields, field: string): unknown {
  if (Object.hasOwn(frame, field)) return frame[field];
  for (const inner of Object.values(frame)) {
    if (typeof inner === 'object' && inner !== null && Object.hasOwn(inner, field)) return (inner as Fields)[field];
  }
  return undefined;
}

/** An order that is over, and the event that ended it; none if its round has ended. */
export interface EndedOrder<E> {
  readonly id: string;
  readonly event?: E;
}

/** Orders that end with these events, or because the round is another. */
export function endedOrders<E extends AnyEvent>(
  orders: StandingOrders,
  events: readonly E[],
  newRound: boolean,
): readonly EndedOrder<E>[] {
  return Object.values(orders)
    .flat()
    .flatMap(({ id, until = [], thisRound }): readonly EndedOrder<E>[] => {
      const event = events.find((each) => until.some((pattern) => matches(each, pattern)));
      if (event) return [{ id, event }];
      return thisRound && newRound ? [{ id }] : [];
    });
}

/** The orders that are left without these. */
export function ordersWithout(orders: StandingOrders, ended: readonly string[]): StandingOrders {
  if (ended.length === 0) return orders;
  return Object.fromEntries(
    Object.entries(orders).map(([seat, own]) => [seat, own.filter(({ id }) => !ended.includes(id))]),
  );
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
