import { OrderBook } from '../../panels/OrderBook.tsx';
import { useText } from '../../store/useText.ts';
import { sendCommand } from '../follow.ts';
import { mySeat, useOnline } from '../store.ts';

/** Standing orders at a table on a server: one's own, nobody else sees them. */
export function Orders() {
  const text = useText();
  const online = useOnline();
  const mine = mySeat(online);
  if (!online.table) return null;
  const { seats, people } = online.table.info;
  return (
    <OrderBook
      hint={text.t('online.ordersHint')}
      seats={seats
        .filter(({ orders }) => orders.length > 0)
        .map(({ seat, user, orders }) => ({ seat, name: people[user ?? ''] ?? seat, orders }))}
      mine={mine === undefined ? [] : [mine]}
      give={(_seat, order) => void sendCommand({ do: 'order', order })}
      cancel={(order) => void sendCommand({ do: 'cancelOrder', order })}
    />
  );
}
