import type { SeatInfo, TableInfo } from '@binario/protocol';
import { type ReactNode, useState } from 'react';
import { useText } from '../../store/useText.ts';
import type { Text } from '../../text/textIn.ts';
import { mySeat, useOnline } from '../store.ts';
import { spellTime, timeLeft, type Urgency, urgencyOf, useServerTime } from '../timeLeft.ts';

/** The clock of whoever is to decide, at the head of the table; before the end and after it in words, seen and heard. */
export function HeadClock() {
  const info = useOnline((online) => online.table?.info);
  return info && <Running info={info} />;
}

interface Shown {
  readonly seat: SeatInfo;
  readonly left: number;
  readonly urgency: Urgency;
  readonly words: string;
}

function Running({ info }: { info: TableInfo }) {
  const text = useText();
  const mine = useOnline(mySeat);
  const now = useServerTime(info);
  const shown = info.seats.flatMap((seat): readonly Shown[] => {
    const left = seat.kind === 'bot' || !info.turn.actors.includes(seat.seat) ? undefined : timeLeft(info, seat, now);
    if (left === undefined) return [];
    const urgency = urgencyOf(info, left);
    return [{ seat, left, urgency, words: wordsOf(text, seat.seat, seat.seat === mine, urgency, left) }];
  });
  if (shown.length === 0) return null;
  const alarms = shown.filter(({ urgency }) => urgency !== 'calm');
  return (
    <div className="head-clocks">
      {shown.map(({ seat, urgency, words }) => (
        <p key={seat.seat} className={`head-clock is-${urgency}`} data-clock={urgency} role="timer">
          {urgency !== 'calm' && <span aria-hidden="true">⚠ </span>}
          {words}
          {urgency === 'over' && <Next info={info} now={now} />}
        </p>
      ))}
      {/* It is there before there is anything to say: only what changes in it is read out. */}
      <div
        className="visually-hidden"
        aria-live={shown.some(({ seat }) => seat.seat === mine) ? 'assertive' : 'polite'}
      >
        {alarms.map(({ seat, urgency, words }) => (
          <Once key={`${seat.seat} ${urgency}`}>{words}</Once>
        ))}
      </div>
    </div>
  );
}

/** Said as it was first: a clock that is read out every second helps nobody. */
function Once({ children }: { children: ReactNode }) {
  const [first] = useState(children);
  return <p>{first}</p>;
}

function wordsOf(text: Text, seat: string, mine: boolean, urgency: Urgency, left: number): string {
  const params = { name: text.holder(seat), time: spellTime(text.language, left) };
  return text.t(`online.head.${mine ? 'yours' : 'other'}.${urgency}`, params);
}

/** What happens next to somebody who is late. */
function Next({ info: { turn, settings }, now }: { info: TableInfo; now: number }) {
  const text = useText();
  if (turn.last === undefined || turn.last <= now || settings.pace.kind === 'none') return null;
  const time = spellTime(text.language, turn.last - now);
  return <span> {text.t('online.head.next', { time, what: text.t(`online.late.${settings.pace.late}`) })}</span>;
}
