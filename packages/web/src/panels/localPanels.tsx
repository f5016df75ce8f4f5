import type { RailTable } from '@binario/rail';
import { seatId } from '@binario/rail';
import type { Panel } from '../game/panel.ts';
import { ordersOf } from '../store/orderNews.ts';
import { cancelOrder, giveOrder, keepNotes } from '../store/orders.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';
import { NotePad } from './NotePad.tsx';
import { OrderBook } from './OrderBook.tsx';
import { TableSettings } from './TableSettings.tsx';

/** What a game on this device has besides itself: the same as a table on a server, as far as people around one screen need it. */
export const localPanels: readonly Panel<RailTable>[] = [
  { id: 'settings', title: 'seats.title', body: () => <TableSettings /> },
  { id: 'orders', title: 'online.orders', body: () => <LocalOrders /> },
  { id: 'note', title: 'online.note', body: () => <LocalNotes /> },
];

function LocalOrders() {
  const text = useText();
  const file = useTable((table) => table.file);
  const follows = useTable((table) => table.follows);
  const people = (file?.seats ?? []).flatMap(({ kind }, i) => (kind === 'human' ? [seatId(i)] : []));
  const orders = ordersOf(file);
  return (
    <OrderBook
      hint={text.t('orders.hint')}
      seats={people.map((seat) => ({ seat, name: text.holder(seat), orders: orders[seat] ?? [] }))}
      mine={follows ? [] : people}
      give={(seat, wish) => void giveOrder(seat, wish)}
      cancel={(order) => void cancelOrder(order)}
    />
  );
}

function LocalNotes() {
  const text = useText();
  const id = useTable((table) => table.file?.id);
  const notes = useTable((table) => table.file?.notes ?? '');
  return <NotePad key={id} hint={text.t('orders.noteHint')} saved={notes} save={keepNotes} />;
}
