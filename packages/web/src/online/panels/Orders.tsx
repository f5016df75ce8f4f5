import { OrderBook } from '../../panels/OrderBook.tsx';
import { useText } from '../../store/useText.ts';
import { sendCommand } from '../follow.ts';
import { mySeats, useOnline } from '../store.ts';

/** Standing orders at a table on a server: one's own, nobody else sees them. */
export function Orders() {
  const text = useText();
  const online = useOnline();
  const mine = mySeats(online);
  if (!online.table) return null;
  const { seats, people } = online.table.info;
  return (
    <OrderBook
      hint={text.t('online.ordersHint')}
      seats={seats
        .filter(({ orders }) => orders.length > 0)
        .map(({ seat, user, beside, orders }) => ({ seat, name: beside ?? people[user ?? ''] ?? seat, orders }))}
      mine={mine}
      give={(seat, order) => void sendCommand({ do: 'order', order, seat })}
      cancel={(order) => void sendCommand({ do: 'cancelOrder', order })}
    />
  );
}
