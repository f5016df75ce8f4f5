import type { SeatInfo, TableInfo } from '@binario/protocol';
import { useEffect, useState } from 'react';
import { useText } from '../../text/useText.ts';
import { useOnline } from '../store.ts';

const SECOND = 1000;

/** The time a seat has left, by the server's clock; nothing at a table without clocks. */
export function Clock({ seat, info }: { seat: SeatInfo; info: TableInfo }) {
  const text = useText();
  const ahead = useOnline((online) => online.ahead);
  const runs = info.status === 'playing' && info.turn.actors.includes(seat.seat);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!runs || info.settings.pace.kind === 'none') return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [runs, info.settings.pace.kind]);
  const left = timeLeft(seat, info, runs, now + ahead);
  if (left === undefined) return null;
  return (
    <span className="tag" role="timer">
      {left > 0 ? text.t('online.clock', { time: spell(left) }) : text.t('online.overdue')}
    </span>
  );
}

function timeLeft({ clock }: SeatInfo, { settings, turn, status }: TableInfo, runs: boolean, now: number) {
  switch (settings.pace.kind) {
    case 'none':
      return undefined;
    case 'live':
      return clock === undefined ? undefined : clock - (runs ? now - turn.since : 0);
    case 'turns':
      if (turn.due === undefined) return undefined;
      return runs ? turn.due - now : status === 'paused' ? turn.due : undefined;
  }
}

function spell(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / SECOND);
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days > 0) return `${days} d ${hours} h`;
  if (seconds >= 3600) return `${hours} h ${minutes} min`;
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}
