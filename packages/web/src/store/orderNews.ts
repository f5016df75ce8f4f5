import type { Line, OrderNow, SeatId, StandingOrder, StandingOrders } from '@binario/kernel';
import { ordersWithout } from '@binario/kernel';
import type { EndedBy } from '../engine/calls.ts';
import type { GameFile } from '../model/gameFile.ts';

/** Something a player should hear of an order: it has acted, or it is over and why. */
export interface OrderNews {
  readonly seat: SeatId;
  readonly order: StandingOrder;
  readonly what: 'acted' | 'ended';
  readonly because: Line | null;
}

/** The standing orders of a game. */
export const ordersOf = (file: GameFile | null): StandingOrders => file?.orders ?? {};

/** Has any seat standing orders? */
export const hasOrders = (orders: StandingOrders): boolean => Object.values(orders).some((own) => own.length > 0);

function find(orders: StandingOrders, id: string): Pick<OrderNews, 'seat' | 'order'> | undefined {
  for (const [seat, own] of Object.entries(orders)) {
    const order = own.find((each) => each.id === id);
    if (order) return { seat, order };
  }
  return undefined;
}

/** What to tell after an action: the order that gave it, and those that ended with it. */
export function newsOf(
  orders: StandingOrders,
  acted: string | undefined,
  ended: readonly EndedBy[],
): readonly OrderNews[] {
  const did = acted === undefined ? undefined : find(orders, acted);
  return [
    ...(did ? [{ ...did, what: 'acted', because: null } as const] : []),
    ...ended.flatMap(({ id, because }) => {
      const over = find(orders, id);
      return over ? [{ ...over, what: 'ended', because } as const] : [];
    }),
  ];
}

/** The game without the orders that are over. */
export function withoutEnded(file: GameFile, ended: readonly EndedBy[], acted: OrderNow | undefined): GameFile {
  const { orders } = file;
  if (!orders) return file;
  const spent = acted && find(orders, acted.order)?.order.once ? [acted.order] : [];
  return { ...file, orders: ordersWithout(orders, [...ended.map(({ id }) => id), ...spent]) };
}
