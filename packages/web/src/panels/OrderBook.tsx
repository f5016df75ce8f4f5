import type { SeatId, StandingOrder, StandingOrderWish } from '@binario/kernel';
import { useState } from 'react';
import { usePresenter } from '../game/GameContext.tsx';
import type { OrderKind } from '../game/orders.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';
import { orderWords } from './orderWords.ts';

interface SeatOrders {
  readonly seat: SeatId;
  readonly name: string;
  readonly orders: readonly StandingOrder[];
}

interface OrderBookProps {
  readonly hint: string;
  readonly seats: readonly SeatOrders[];
  /** Seats for which orders may be given here. */
  readonly mine: readonly SeatId[];
  readonly give: (seat: SeatId, wish: StandingOrderWish) => void;
  readonly cancel: (order: string) => void;
}

/** Standing orders: one's own to give and cancel, those of the others to see. */
export function OrderBook({ hint, seats, mine, give, cancel }: OrderBookProps) {
  const text = useText();
  const { orders: kinds = [] } = usePresenter();
  const actor = useTable((table) => table.snapshot?.actor ?? null);
  const [chosen, choose] = useState<SeatId | null>(null);
  const given = seats.flatMap(({ seat, name, orders }) => orders.map((order) => ({ seat, name, order })));
  // Around one screen it is usually the player whose turn it is who thinks of the next one.
  const seat = mine.find((each) => each === chosen) ?? mine.find((each) => each === actor) ?? mine[0];
  return (
    <div className="orders">
      <p className="quiet">{hint}</p>
      {given.length === 0 && <p className="quiet">{text.t('online.noOrders')}</p>}
      <ul>
        {given.map(({ seat: owner, name, order }) => (
          <li key={order.id}>
            <b>{text.t('ask.says', { player: name })}</b> {orderWords(text, kinds, order)}
            {mine.includes(owner) && (
              <button type="button" className="button small" onClick={() => cancel(order.id)}>
                {text.t('online.cancelOrder')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {mine.length > 1 && (
        <label>
          {text.t('orders.seat')}{' '}
          <select value={seat} onChange={(event) => choose(event.target.value)}>
            {mine.map((each) => (
              <option key={each} value={each}>
                {text.holder(each)}
              </option>
            ))}
          </select>
        </label>
      )}
      {seat !== undefined &&
        kinds.map((kind) => <Wish key={kind.text} kind={kind} seat={seat} give={(wish) => give(seat, wish)} />)}
    </div>
  );
}

/** What stands before the sum that an order asks for. */
const sumKeys = { atLeast: 'online.orderAmount', atMost: 'orders.upTo', below: 'orders.below' } as const;

interface WishProps {
  readonly kind: OrderKind;
  readonly seat: SeatId;
  readonly give: (wish: StandingOrderWish) => void;
}

function Wish({ kind, seat, give }: WishProps) {
  const text = useText();
  const table = useTable(({ snapshot }) => snapshot?.state.table);
  const [amount, setAmount] = useState(100);
  const [chosen, choose] = useState('');
  const abouts = table && kind.about ? kind.about(table, seat) : [];
  if (kind.about && abouts.length === 0) return null;
  const about = abouts.find((each) => each === chosen) ?? abouts[0] ?? '';
  const words = text.say(kind.text, kind.params(kind.wish(amount, about)));
  return (
    <p className="order-wish">
      <span>{words}</span>
      {abouts.length > 1 && (
        <label>
          <span className="visually-hidden">{text.labelled(text.t('orders.about'), words)}</span>
          <select value={about} onChange={(event) => choose(event.target.value)}>
            {abouts.map((each) => (
              <option key={each} value={each}>
                {kind.style ? text.write(each, kind.style) : each}
              </option>
            ))}
          </select>
        </label>
      )}
      {kind.amount && (
        <label>
          {text.t(sumKeys[kind.amount])}{' '}
          <input
            type="number"
            min={0}
            value={amount}
            onChange={(event) => setAmount(event.target.valueAsNumber || 0)}
          />
        </label>
      )}
      <button type="button" className="button small" onClick={() => give(kind.wish(amount, about))}>
        {text.t('online.order')}
      </button>
    </p>
  );
}
