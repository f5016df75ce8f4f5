import type { SeatInfo, TableInfo } from '@binario/protocol';
import { useEffect, useState } from 'react';
import { useOnline } from './store.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** How little time is left. */
export type Urgency = 'calm' | 'soon' | 'over';

const isAsked = ({ status, turn }: TableInfo, { seat }: SeatInfo): boolean =>
  status === 'playing' && turn.actors.includes(seat);

/** Milliseconds a seat has left at a time of the server; undefined where it has no clock. Below zero its time is up. */
export function timeLeft(info: TableInfo, seat: SeatInfo, now: number): number | undefined {
  const { settings, turn, status } = info;
  const runs = isAsked(info, seat);
  switch (settings.pace.kind) {
    case 'none':
      return undefined;
    case 'live':
      return seat.clock === undefined
        ? undefined
        : seat.clock - (runs ? now - turn.since - (settings.pace.move ?? 0) * SECOND : 0);
    case 'turns':
      if (turn.due === undefined || !turn.actors.includes(seat.seat)) return undefined;
      return runs ? turn.due - now : status === 'paused' ? turn.due : undefined;
  }
}

/** The last tenth of a turn is time to hurry, half a minute at least and an hour at most. */
export function urgencyOf({ settings: { pace } }: TableInfo, left: number): Urgency {
  if (left <= 0) return 'over';
  if (pace.kind === 'none') return 'calm';
  const whole = pace.seconds * SECOND;
  return left <= Math.min(Math.max(whole / 10, 30 * SECOND), whole / 2, HOUR) ? 'soon' : 'calm';
}

/** The server's clock, looked at every second while somebody's time runs. */
export function useServerTime({ status, settings }: TableInfo): number {
  const ahead = useOnline((online) => online.ahead);
  const [now, setNow] = useState(Date.now);
  const runs = status === 'playing' && settings.pace.kind !== 'none';
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [runs]);
  return now + ahead;
}

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

const amountOf = (language: string, unit: (typeof units)[number][0], amount: number): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(amount);

/** `1 day`, `1 hr 30 min`, `30 sec`: how long something lasts, exactly. */
export function spellLength(language: string, seconds: number): string {
  let rest = seconds;
  const parts = units.flatMap(([unit, size]) => {
    const amount = Math.floor(rest / size);
    rest -= amount * size;
    return amount > 0 ? [amountOf(language, unit, amount)] : [];
  });
  return parts.join(' ') || amountOf(language, 'second', 0);
}

/** `2 d 3 h`, `5 h 12 min`, `4:05`, with the units of the language. */
export function spellTime(language: string, milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND));
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days > 0) return `${amountOf(language, 'day', days)} ${amountOf(language, 'hour', hours)}`;
  if (seconds >= 3600) return `${amountOf(language, 'hour', hours)} ${amountOf(language, 'minute', minutes)}`;
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The name of a day of the week, Sunday 0. */
export const dayName = (language: string, day: number): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2023, 0, 1 + day));

/** The time zone of this device. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
