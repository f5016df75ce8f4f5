import { useState } from 'react';
import { usePresenter } from '../../game/GameContext.tsx';
import type { OrderKind } from '../../game/orders.ts';
import { useText } from '../../store/useText.ts';
import { sendCommand } from '../follow.ts';
import { mySeat, useOnline } from '../store.ts';

/** Standing orders: one's own to give and cancel, those of the others to see. */
export function Orders() {
  const text = useText();
  const { orders: kinds = [] } = usePresenter();
  const online = useOnline();
  const mine = mySeat(online);
  if (!online.table) return null;
  const { seats, people } = online.table.info;
  const given = seats.flatMap(({ seat, user, orders }) => orders.map((each) => ({ seat, user, each })));
  const kindOf = (wish: object) => kinds.find(({ isOf }) => isOf(wish as never));
  return (
    <div className="orders">
      <p className="quiet">{text.t('online.ordersHint')}</p>
      {given.length === 0 && <p className="quiet">{text.t('online.noOrders')}</p>}
      <ul>
        {given.map(({ seat, user, each }) => (
          <li key={each.id}>
            <b>{text.t('ask.says', { player: people[user ?? ''] ?? seat })}</b>{' '}
            {text.say(kindOf(each)?.text ?? 'online.order')}
            {each.atLeast && ` ${text.t('online.orderFrom', { amount: each.atLeast.amount })}`}
            {seat === mine && (
              <button
                type="button"
                className="button small"
                onClick={() => void sendCommand({ do: 'cancelOrder', order: each.id })}
              >
                {text.t('online.cancelOrder')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {mine && kinds.map((kind) => <Wish key={kind.text} kind={kind} />)}
    </div>
  );
}

function Wish({ kind }: { kind: OrderKind }) {
  const text = useText();
  const [amount, setAmount] = useState(100);
  return (
    <p className="order-wish">
      <span>{text.say(kind.text)}</span>
      {kind.amount && (
        <label>
          {text.t('online.orderAmount')}{' '}
          <input
            type="number"
            min={0}
            value={amount}
            onChange={(event) => setAmount(event.target.valueAsNumber || 0)}
          />
        </label>
      )}
      <button
        type="button"
        className="button small"
        onClick={() => void sendCommand({ do: 'order', order: kind.wish(amount) })}
      >
        {text.t('online.order')}
      </button>
    </p>
  );
}
