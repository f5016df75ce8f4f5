import { seatIndex } from '@binario/rail';
import { useState } from 'react';
import { Logo } from '../board/Logo.tsx';
import { playerColours } from '../board/playerColours.ts';
import { FactList } from '../game/FactList.tsx';
import { useTheme } from '../game/GameContext.tsx';
import type { CompanyHead, SeatHead, Snapshot, TrainHead, TurnOf } from '../model/snapshot.ts';
import { useText } from '../store/useText.ts';

/** Everybody's money and certificates; who decides stands out. */
export function Seats({ snapshot: { head, actor } }: { snapshot: Snapshot }) {
  const text = useText();
  return (
    <ul className="head-seats" aria-label={text.t('tab.players')}>
      {head.seats.map((seat, i) => (
        <Seat key={seat.seat} seat={seat} at={i + 1} decides={seat.seat === actor} />
      ))}
    </ul>
  );
}

interface SeatProps {
  readonly seat: SeatHead;
  /** Where he sits, counted from one. */
  readonly at: number;
  readonly decides: boolean;
}

function Seat({ seat: { seat, cash, bound, certs, limit, worth, priority }, at, decides }: SeatProps) {
  const text = useText();
  const count = limit === null ? String(certs) : `${certs}/${limit}`;
  const about = [
    text.labelled(text.t('player.worth'), text.money(worth)),
    text.labelled(text.t('player.certs'), count),
    ...(bound > 0 ? [text.t('head.bound', { amount: bound })] : []),
    ...(priority ? [text.t('player.priority')] : []),
  ];
  return (
    <li className={decides ? 'head-seat is-actor' : 'head-seat'} title={about.join(' · ')} data-seat={seat}>
      <span className="seat" style={{ background: playerColours[seatIndex(seat)] }} aria-hidden="true">
        {at}
      </span>
      <span className="head-name">
        {text.holder(seat)}
        {priority && <span aria-hidden="true"> ◆</span>}
        {decides && <span className="visually-hidden"> ({text.t('head.decides')})</span>}
      </span>
      <Cash amount={cash - bound} />
      {bound > 0 && <span className="head-bound num">+{text.money(bound)}</span>}
      <span className="head-certs num">
        <span className="visually-hidden">{text.t('player.certs')} </span>
        {count}
      </span>
    </li>
  );
}

/** Money that has come or gone is told for a moment beside what is there now. */
function Cash({ amount }: { amount: number }) {
  const text = useText();
  const [known, setKnown] = useState({ amount, by: 0 });
  // While rendering: the amount and its change appear together.
  if (known.amount !== amount) setKnown({ amount, by: amount - known.amount });
  const change = known.by === 0 ? undefined : `${known.by > 0 ? '+' : '−'}${text.money(Math.abs(known.by))}`;
  return (
    <b key={known.amount} className={known.by < 0 ? 'num head-cash is-less' : 'num head-cash'} data-change={change}>
      {text.money(amount)}
    </b>
  );
}

/** The company the question is about: what it has, what it is worth, in what state it is. */
export function Company({ company }: { company: CompanyHead }) {
  const text = useText();
  const theme = useTheme();
  const { corp, president, treasury, trains, price, state } = company;
  const named = ({ train, note }: TrainHead) =>
    text.marked.train(train) + (note === null ? '' : ` (${text.say(note)})`);
  const facts: readonly (readonly [label: string, value: string])[] = [
    [text.marked.t('corp.treasury'), text.money(treasury)],
    [text.t('corp.trains'), trains.map(named).join(' ') || '–'],
    ...(price === null ? [] : [[text.marked.t('head.price'), text.money(price)] as const]),
    ...(president === null ? [] : [[text.marked.t('corp.president'), text.holder(president)] as const]),
  ];
  return (
    <div className="head-company" data-company={corp}>
      <span className="head-corp" data-card={`corp ${corp}`}>
        {theme?.look(corp) && <Logo corp={corp} size={22} />} <b>{corp}</b>
      </span>
      {state !== null && text.has(state) && (
        <span className={`head-state state-${state.split('.').at(-1)}`}>{text.say(state)}</span>
      )}
      <FactList facts={facts} />
    </div>
  );
}

/** Who has operated, who acts, who follows. */
export function Order({ order }: { order: readonly TurnOf[] }) {
  const text = useText();
  const theme = useTheme();
  if (order.length === 0) return <span className="quiet">{text.t('corp.none')}</span>;
  return (
    <ol className="head-order" aria-label={text.t('head.order')}>
      {order.map(({ corp, at }) => (
        <li
          key={corp}
          className={`is-${at}`}
          data-card={`corp ${corp}`}
          title={text.labelled(corp, text.t(`head.${at}`))}
          aria-current={at === 'now' ? 'step' : undefined}
        >
          {theme?.look(corp) && <Logo corp={corp} size={18} />} <span className="head-turn">{corp}</span>
          <span className="visually-hidden"> {text.t(`head.${at}`)}</span>
        </li>
      ))}
    </ol>
  );
}
