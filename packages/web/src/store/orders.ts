import { ordersWithout, type SeatId, type StandingOrderWish } from '@binario/kernel';
import { inTurn } from './inTurn.ts';
import { ordersOf } from './orderNews.ts';
import { afterChange, amend } from './play.ts';
import { useTable } from './table.ts';

const { getState: get, setState: set } = useTable;

/** A seat of the game on this device gets one standing order more; it may act at once. */
export function giveOrder(seat: SeatId, wish: StandingOrderWish): Promise<void> {
  return inTurn(async () => {
    if (get().follows) return;
    const order = { ...wish, id: crypto.randomUUID() };
    await amend((file) => {
      const orders = ordersOf(file);
      return { ...file, orders: { ...orders, [seat]: [...(orders[seat] ?? []), order] } };
    });
    set({ rests: false });
    afterChange();
  });
}

/** Takes a standing order back. */
export function cancelOrder(id: string): Promise<void> {
  return inTurn(async () => {
    if (get().follows) return;
    await amend((file) => ({ ...file, orders: ordersWithout(ordersOf(file), [id]) }));
  });
}

/** What people write down for themselves stays with the game on this device. */
export function keepNotes(notes: string): Promise<void> {
  return inTurn(async () => {
    if (!get().follows) await amend((file) => ({ ...file, notes }));
  });
}
