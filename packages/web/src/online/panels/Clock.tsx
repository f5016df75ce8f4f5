import type { SeatInfo, TableInfo } from '@binario/protocol';
import { useText } from '../../store/useText.ts';
import { spellTime, timeLeft, urgencyOf, useServerTime } from '../timeLeft.ts';

/** The time a seat has left, by the server's clock; nothing at a table without clocks. */
export function Clock({ seat, info }: { seat: SeatInfo; info: TableInfo }) {
  const text = useText();
  const left = timeLeft(info, seat, useServerTime(info));
  if (left === undefined) return null;
  const urgency = info.turn.actors.includes(seat.seat) ? urgencyOf(info, left) : 'calm';
  return (
    <span className={`tag clock is-${urgency}`} role="timer">
      {left > 0 ? text.t('online.clock', { time: spellTime(text.language, left) }) : text.t('online.overdue')}
    </span>
  );
}
