import type { Params, SeatId, StandingOrderWish } from '@binario/kernel';
import { isPlayer, presidentIn, type RailTable } from '@binario/rail';

/** A standing order people may give at a table of this game, on this device or on a server. */
export interface OrderKind {
  /** Key of what it does. */
  readonly text: string;
  /** It asks for a sum of money: from this on, up to it, or one below which its player wants to be asked. */
  readonly amount?: 'atLeast' | 'atMost' | 'below' | undefined;
  /** What it can be about now, and the style in which that is written; nothing to give where the list is empty. */
  about?(table: RailTable, seat: SeatId): readonly string[];
  readonly style?: 'corp' | 'private' | undefined;
  wish(amount: number, about: string): StandingOrderWish;
  /** Is this order of this kind? */
  isOf(order: StandingOrderWish): boolean;
  /** What the text wants to know of an order of this kind. */
  params(order: StandingOrderWish): Params;
}

/** Orders that differ in nothing but the sum and what they are about are of one kind. */
const bare = (order: StandingOrderWish & { readonly id?: string }, field: string | undefined): string => {
  const { atLeast: _least, atMost: _most, id: _id, until, action, where, ...rest } = order;
  const without = (fields: Readonly<Record<string, unknown>> = {}) =>
    Object.entries(fields).filter(([name]) => name !== field);
  const told = {
    ...rest,
    action: [action.type, ...without(action.fields)],
    where: without(where),
    until: (until ?? []).map(({ type }) => type),
  };
  return JSON.stringify(Object.entries(told).sort(([a], [b]) => (a < b ? -1 : 1)));
};

const sameSums = (one: StandingOrderWish, other: StandingOrderWish): boolean =>
  (one.atLeast === undefined) === (other.atLeast === undefined) &&
  (one.atMost === undefined) === (other.atMost === undefined);

/** An order about nothing in particular; with `field` it asks for a sum, and acts where the deal has at least that. */
export function orderKind(text: string, wish: StandingOrderWish, field?: string): OrderKind {
  const made = (amount: number): StandingOrderWish =>
    field === undefined ? wish : { ...wish, atLeast: { field, amount } };
  return {
    text,
    amount: field === undefined ? undefined : 'atLeast',
    wish: made,
    isOf: (order) => bare(order, undefined) === bare(wish, undefined) && sameSums(order, made(0)),
    params: () => ({}),
  };
}

interface About {
  /** The field of the action, or of what is asked, that names it. */
  readonly field: string;
  /** The gap of the text that names it. */
  readonly gap: 'corp' | 'private';
  about(table: RailTable, seat: SeatId): readonly string[];
  wish(about: string): StandingOrderWish;
  /** It asks for a sum: this field is given no more than that. */
  readonly upTo?: string;
}

/** An order about one company, one lot. */
export function orderAbout(text: string, { field, gap, about, wish, upTo }: About): OrderKind {
  const named = ({ action, where }: StandingOrderWish): string =>
    String(action.fields?.[field] ?? where?.[field] ?? '');
  const made = (amount: number, what: string): StandingOrderWish =>
    upTo === undefined ? wish(what) : { ...wish(what), atMost: { field: upTo, amount } };
  return {
    text,
    amount: upTo === undefined ? undefined : 'atMost',
    about,
    style: gap,
    wish: made,
    isOf: (order) => bare(order, field) === bare(wish(named(order)), field) && sameSums(order, made(0, '')),
    params: (order) => ({ [gap]: named(order) }),
  };
}

/** Passes in a stock round until somebody else does something that may change a mind. */
export const passUntil = (events: readonly string[]): StandingOrderWish => ({
  action: { type: 'pass' },
  step: 'stockTurn',
  thisRound: true,
  until: events.map((type) => ({ type })),
});

/** Companies begun by somebody of which this holder has stock. */
const held = ({ certs }: RailTable, holder: (corp: string) => string): readonly string[] =>
  Object.keys(certs).filter(
    (corp) =>
      certs[corp]?.some((cert) => cert.holder === holder(corp)) && certs[corp]?.some((cert) => isPlayer(cert.holder)),
  );

/** Buys the same share turn after turn, as long as its price and its president stay what they are. */
export function buyAgain(from: string, holder: (corp: string) => string = () => from): OrderKind {
  return orderAbout(`order.buyAgain.${from}`, {
    field: 'corp',
    gap: 'corp',
    about: (table) => held(table, holder),
    wish: (corp) => ({
      action: { type: 'buyCert', fields: { corp, from } },
      step: 'stockTurn',
      thisRound: true,
      until: [
        { type: 'markerMoved', where: { corp } },
        { type: 'presidencyPassed', where: { corp } },
      ],
    }),
  });
}

/** Buys the same share turn after turn as long as it costs no more than a sum, whatever moves its price. */
export function buyUpTo(from: string, holder: (corp: string) => string = () => from): OrderKind {
  return orderAbout(`order.buyUpTo.${from}`, {
    field: 'corp',
    gap: 'corp',
    about: (table) => held(table, holder),
    upTo: 'cost',
    wish: (corp) => ({
      action: { type: 'buyCert', fields: { corp, from } },
      step: 'stockTurn',
      thisRound: true,
      until: [{ type: 'presidencyPassed', where: { corp } }],
    }),
  });
}

/** How a company of a game takes its turn when it goes on as it is. */
interface UsualTurn {
  /** Steps at which nothing is done: the first of the turn in front. */
  readonly passed: readonly [string, ...string[]];
  /** The step at which the revenue is paid or kept. */
  readonly dividend: string;
  /** The step at which routes are chosen, where a game asks for them. */
  readonly run?: string;
  /** The event that tells what was earned, and its figure. */
  readonly earned: { readonly type: string; readonly field: string };
}

/** Plays whole turns of a company as it stands, until something surprises: a phase, a president, a run that earns less. */
export function usualTurn(
  how: string,
  paying: StandingOrderWish['action'],
  { passed: [first, ...others], dividend, run, earned }: UsualTurn,
): OrderKind {
  const pass = { type: 'pass' };
  const made = (amount: number, corp: string): StandingOrderWish => ({
    action: pass,
    step: first,
    where: { corp },
    also: [
      ...others.map((step) => ({ step, action: pass })),
      ...(run === undefined ? [] : [{ step: run, action: { type: 'runTrains', proposed: true } }]),
      { step: dividend, action: paying },
    ],
    until: [
      { type: 'phaseEntered' },
      { type: 'presidencyPassed', where: { corp } },
      { type: earned.type, where: { corp }, below: { field: earned.field, amount } },
    ],
  });
  const corpOf = (order: StandingOrderWish): string => String(order.where?.corp ?? '');
  return {
    text: `order.usualTurn.${how}`,
    amount: 'below',
    about: ({ certs }, seat) => Object.keys(certs).filter((corp) => presidentIn(certs[corp] ?? []) === seat),
    style: 'corp',
    wish: made,
    isOf: (order) => bare(order, 'corp') === bare(made(0, corpOf(order)), 'corp'),
    params: (order) => ({ corp: corpOf(order) }),
  };
}
