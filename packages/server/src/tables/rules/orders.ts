import type { CommandOf, TableInfo } from '@binario/protocol';
import { type Context, declined, type Outcome, seatsOf } from './outcome.ts';

const MOST_ORDERS = 12;

/** A seat gets one standing order more. */
export function giveOrder({ info, who, freshId }: Context, { order, seat: named }: CommandOf<'order'>): Outcome {
  const own = seatsOf(info, who.id).find(({ seat }) => named === undefined || seat === named);
  if (!own) return declined('notSeated');
  if (info.status !== 'playing' && info.status !== 'paused') return declined('notNow', info.status);
  if (own.orders.length >= MOST_ORDERS) return declined('tooMuch', 'orders');
  const given = { ...order, id: freshId };
  const seats = info.seats.map((seat) =>
    seat.seat === own.seat ? { ...seat, orders: [...seat.orders, given] } : seat,
  );
  return { ok: true, info: { ...info, seats }, body: { what: 'ordered', seat: own.seat, order: given } };
}

/** A person takes a standing order back. */
export function cancelOrder({ info, who }: Context, { order: id }: CommandOf<'cancelOrder'>): Outcome {
  const own = seatsOf(info, who.id).find(({ orders }) => orders.some((order) => order.id === id));
  if (!own) return declined('unknownRequest', 'order');
  return { ok: true, info: withoutOrders(info, [id]), body: { what: 'orderCancelled', seat: own.seat, order: id } };
}

/** The table without these standing orders. */
export function withoutOrders(info: TableInfo, ids: readonly string[]): TableInfo {
  if (ids.length === 0) return info;
  const seats = info.seats.map((seat) =>
    seat.orders.some(({ id }) => ids.includes(id))
      ? { ...seat, orders: seat.orders.filter(({ id }) => !ids.includes(id)) }
      : seat,
  );
  return { ...info, seats };
}
