import type { StandingOrderWish } from '@binario/protocol';

/** A standing order people may give at an online table of this game. */
export interface OrderKind {
  /** Key of what it does. */
  readonly text: string;
  /** It asks for a sum of money. */
  readonly amount?: boolean;
  wish(amount: number): StandingOrderWish;
  /** Is this order of this kind? */
  isOf(order: StandingOrderWish): boolean;
}

/** Orders that differ in nothing but the sum are of one kind. */
export function orderKind(text: string, wish: StandingOrderWish, field?: string): OrderKind {
  const bare = ({ atLeast: _sum, ...rest }: StandingOrderWish & { readonly id?: string }) => {
    const { id: _id, ...order } = rest;
    return JSON.stringify(Object.entries(order).sort(([a], [b]) => (a < b ? -1 : 1)));
  };
  return {
    text,
    amount: field !== undefined,
    wish: (amount) => (field === undefined ? wish : { ...wish, atLeast: { field, amount } }),
    isOf: (order) => bare(order) === bare(wish) && (order.atLeast !== undefined) === (field !== undefined),
  };
}
