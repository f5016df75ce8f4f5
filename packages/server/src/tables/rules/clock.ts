import type { Pace, SeatInfo, TableInfo, Turn } from '@binario/protocol';
import type { GameSummary } from '../../work/jobs.ts';
import { afterTime, timeBetween } from './daysOff.ts';

/**
 * The turn after a change of the game. The clock of those who were asked has run until now; whoever is asked next has his own
 * time, and somebody who is asked again right away keeps the deadline of his turn.
 */
export function nextTurn(info: TableInfo, summary: GameSummary, now: number): TableInfo {
  const before = info.turn;
  const goesOn = sameActors(before.actors, summary.actors) && before.round === summary.round;
  const seats = charged(info, now, goesOn ? [] : before.actors);
  const turn: Turn = { actors: summary.actors, round: summary.round, since: goesOn ? before.since : now };
  const timed = withDue({ ...info, seats, turn }, now, goesOn ? before : undefined);
  return goesOn && liveClock(info) ? { ...timed, turn: { ...timed.turn, since: now } } : timed;
}

const sameActors = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((seat, i) => seat === b[i]);

const liveClock = (info: TableInfo) => (info.settings.pace.kind === 'live' ? info.settings.pace : undefined);

/** What each decision costs nothing. */
const free = ({ move = 0 }: Extract<Pace, { kind: 'live' }>): number => move * 1000;

/** Takes the time used off the clocks of those who were asked, and adds the increment to those whose turn is over. */
function charged(info: TableInfo, now: number, finished: readonly string[]): readonly SeatInfo[] {
  const pace = liveClock(info);
  if (!pace || info.status !== 'playing') return info.seats;
  const used = Math.max(0, now - info.turn.since - free(pace));
  return info.seats.map((seat) => {
    if (seat.clock === undefined || !info.turn.actors.includes(seat.seat)) return seat;
    const gained = finished.includes(seat.seat) ? pace.increment * 1000 : 0;
    return { ...seat, clock: Math.max(0, seat.clock - used) + gained };
  });
}

/** When the time of the turn is up. Bots have no clock. */
function withDue(info: TableInfo, now: number, before: Turn | undefined): TableInfo {
  const { pace } = info.settings;
  const { due: _due, last: _last, over: _over, ...turn } = info.turn;
  const people = info.seats.filter(({ seat, kind }) => turn.actors.includes(seat) && kind !== 'bot');
  if (info.status !== 'playing' || people.length === 0 || pace.kind === 'none') return { ...info, turn };
  // Somebody who was late stays late until his turn is over, or until the table has done what it chose for that.
  if (before?.last !== undefined) return { ...info, turn: { ...turn, due: before.due ?? now, last: before.last } };
  if (pace.kind === 'turns') {
    if (before?.due !== undefined && !before.over) return { ...info, turn: { ...turn, due: before.due } };
    return { ...info, turn: { ...turn, due: afterTime(now, pace.seconds * 1000, pace.off, pace.zone) } };
  }
  const left = Math.min(...people.map(({ clock = 0 }) => clock));
  return { ...info, turn: { ...turn, due: now + left + free(pace) } };
}

/** Every player gets his clock. */
export function clocksSet(info: TableInfo): TableInfo {
  const pace = liveClock(info);
  if (!pace) return info;
  return { ...info, seats: info.seats.map((seat) => ({ ...seat, clock: pace.seconds * 1000 })) };
}

/** The table with its clocks stopped. */
export function stoppedTurn(info: TableInfo, now: number): TableInfo {
  const { due, last: _last, ...turn } = info.turn;
  const { pace } = info.settings;
  // Days off between now and then are no time that is left: going on counts them anew.
  const left =
    due === undefined
      ? undefined
      : pace.kind === 'turns'
        ? timeBetween(now, due, pace.off, pace.zone)
        : Math.max(0, due - now);
  return {
    ...info,
    seats: charged(info, now, []),
    turn: { ...turn, since: now, ...(left !== undefined && { due: left }) },
  };
}

/** Time goes on: in a stopped turn `due` is what was left. */
export function resumedTurn(info: TableInfo, now: number): TableInfo {
  const { due, ...turn } = info.turn;
  const { pace } = info.settings;
  const at =
    due === undefined ? undefined : pace.kind === 'turns' ? afterTime(now, due, pace.off, pace.zone) : now + due;
  return { ...info, turn: { ...turn, since: now, ...(at !== undefined && { due: at }) } };
}

/** Another pace in the middle of a game: everybody has fresh clocks, and whoever is asked a fresh deadline. */
export function repaced(info: TableInfo, now: number): TableInfo {
  const seats = info.seats.map(({ clock: _clock, ...seat }) => seat);
  const { due: _due, last: _last, over: _over, ...turn } = info.turn;
  const fresh = clocksSet({ ...info, seats, turn: { ...turn, since: now } });
  if (info.status !== 'paused') return withDue(fresh, now, undefined);
  return { ...stoppedTurn(withDue({ ...fresh, status: 'playing' }, now, undefined), now), status: 'paused' };
}

/** The notice is given: from now on the time of grace runs. */
export function noticed(info: TableInfo, now: number): TableInfo {
  const { pace } = info.settings;
  const grace = pace.kind === 'none' ? 0 : pace.grace * 1000;
  return { ...info, turn: { ...info.turn, last: now + grace } };
}

/** What the table chose was done and did not help (a vote goes on): nothing more happens by itself in this turn. */
export function waited(info: TableInfo): TableInfo {
  const { last: _last, ...turn } = info.turn;
  return { ...info, turn: { ...turn, over: true } };
}

/** Is it this seat's turn, and its time is up? */
export function isOverTime({ status, settings: { pace }, seats, turn }: TableInfo, id: string, now: number): boolean {
  if (status !== 'playing' || !turn.actors.includes(id)) return false;
  switch (pace.kind) {
    case 'none':
      return false;
    case 'live':
      return (
        now - turn.since - free(pace) >= (seats.find(({ seat }) => seat === id)?.clock ?? Number.POSITIVE_INFINITY)
      );
    case 'turns':
      // Tables that had waited before `over` was written down have no deadline any more.
      return now >= (turn.due ?? turn.since + pace.seconds * 1000);
  }
}
