import type { Action, SeatId } from './action.ts';
import type { AnyEvent } from './engine.ts';
import type { Frame } from './game.ts';
import { admits, isList, isOpenDomain, isRange, type Offer, sampleOf } from './offer.ts';
import type { Choice } from './question.ts';

type Plain = Readonly<Record<string, string | number>>;
type Fields = Readonly<Record<string, unknown>>;

/** An event of the game: its type, fields that must be equal, and a figure that must be lower. */
export interface EventPattern {
  readonly type: string;
  readonly where?: Plain | undefined;
  readonly below?: Bound | undefined;
}

/** A figure of an event, a question or an offer, and what it is compared with. */
export interface Bound {
  readonly field: string;
  readonly amount: number;
}

/** What an order does: an action of this type, with these fields of it. */
export interface OrderedAction {
  readonly type: string;
  readonly fields?: Plain | undefined;
  /** What the offer leaves to be judged by the rules is taken as the rules propose it: the best run. */
  readonly proposed?: boolean | undefined;
}

/** What an order does at another step. */
export interface OrderedAnswer {
  readonly step: string;
  readonly action: OrderedAction;
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
  readonly atLeast?: Bound | undefined;
  /**
   * A field the offer leaves open is given as little as the offer allows, and never more than this. `cost`, where the offer has no
   * such field, is what the seat would pay.
   */
  readonly atMost?: Bound | undefined;
  /** What it does at other steps for which `where` holds: together a whole turn. */
  readonly also?: readonly OrderedAnswer[] | undefined;
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
  carryOut(state: S, action: Action): { readonly events: readonly unknown[] };
}

/** The first standing order that has something to do now. */
export function orderNow<S extends Asked>(rules: Asking<S>, state: S, orders: StandingOrders): OrderNow | undefined {
  const top = state.flow.at(-1) as Fields | undefined;
  if (!top) return undefined;
  for (const seat of rules.actors(state)) {
    const own = Object.hasOwn(orders, seat) ? orders[seat] : undefined;
    for (const order of own ?? []) {
      const wished = wishedAt(order, top);
      if (wished.length === 0) continue;
      const open = rules.choices(state, seat).flatMap(({ offer, refusal }) => (refusal ? [] : [offer]));
      const costs = (action: Action) => costOf(rules.carryOut(state, action).events, seat);
      for (const each of wished) {
        const action = actionOf(open, each, costs);
        if (action) return { seat, order: order.id, action };
      }
    }
  }
  return undefined;
}

interface Wished extends OrderedAction {
  readonly atMost?: Bound | undefined;
}

/** What an order wants to do at the question asked now, the best first; nothing where it is not meant. */
function wishedAt(order: StandingOrder, top: Fields): readonly Wished[] {
  const { step, where = {}, atLeast, atMost, action, orElse, also = [] } = order;
  if (!Object.entries(where).every(([field, value]) => found(top, field) === value)) return [];
  const amount = atLeast && found(top, atLeast.field);
  if (atLeast && !(typeof amount === 'number' && amount >= atLeast.amount)) return [];
  const first = { ...action, atMost };
  if (step === undefined || top.step === step) return orElse ? [first, orElse] : [first];
  return also.filter((each) => each.step === top.step).map((each) => each.action);
}

function actionOf(open: readonly Offer[], wished: Wished, costs: (action: Action) => number): Action | undefined {
  for (const offer of open) {
    if (offer.type !== wished.type) continue;
    const { atMost } = wished;
    if (atMost?.field === COST && !(COST in offer)) {
      const action = filled(offer, { ...wished, atMost: undefined });
      if (action && costs(action) <= atMost.amount) return action;
      continue;
    }
    const action = filled(offer, wished);
    if (action) return action;
  }
  return undefined;
}

/** The offer as an action; nothing where it leaves open what the order does not name: an order never chooses for its seat. */
function filled(offer: Offer, { fields = {}, proposed, atMost }: Wished): Action | undefined {
  const least = atMost && leastOf(offer[atMost.field], atMost.amount);
  if (atMost && least === undefined) return undefined;
  const given = { ...fields, ...(atMost && { [atMost.field]: least }) };
  const isNamed = (field: string) =>
    field in given || !isDomain(offer[field]) || (proposed === true && isOpenDomain(offer[field]));
  const action = { ...sampleOf(offer), ...given } as Action;
  return Object.keys(offer).every(isNamed) && admits(offer, action) ? action : undefined;
}

/** What a seat may spend without being asked, where that is no field of the offer. */
const COST = 'cost';

/** What the seat itself pays by these events, less what it gets. */
function costOf(events: readonly unknown[], seat: SeatId): number {
  let cost = 0;
  for (const event of events as readonly Fields[]) {
    if (event.type !== 'paid' || typeof event.amount !== 'number') continue;
    if (event.from === seat) cost += event.amount;
    if (event.to === seat) cost -= event.amount;
  }
  return cost;
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

function matches(event: AnyEvent, { type, where = {}, below }: EventPattern): boolean {
  if (event.type !== type && (!Object.hasOwn(moves, event.type) || moves[event.type] !== type)) return false;
  const fields = event as unknown as Fields;
  const figure = below && fields[below.field];
  if (below && !(typeof figure === 'number' && figure < below.amount)) return false;
  return Object.entries(where).every(([field, value]) => Object.hasOwn(fields, field) && fields[field] === value);
}
