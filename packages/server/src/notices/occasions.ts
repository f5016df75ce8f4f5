import type { PublicRecord, TableInfo } from '@binario/protocol';
import type { Notice, TableRef } from './notice.ts';

/** Somebody to be told something about a table. */
export interface Occasion {
  readonly accounts: readonly string[];
  readonly notice: Notice;
}

/** Whoever is to act now. Told once per turn: the moment it began is what makes it one. */
export function turnOf(info: TableInfo): Occasion {
  const { turn } = info;
  return {
    accounts: info.status === 'playing' ? peopleAt(info, turn.actors) : [],
    notice: {
      kind: 'turn',
      table: refOf(info),
      since: turn.since,
      ...(turn.due === undefined ? {} : { deadline: turn.due }),
    },
  };
}

const HOUR = 3_600_000;

/** Whoever is to act, some time before the deadline: a quarter of the time, at most six hours. Of an hour or less nobody is told. */
export function reminderOf(info: TableInfo, now: number): (Occasion & { readonly at: number }) | undefined {
  const { due, last } = info.turn;
  if (info.status !== 'playing' || due === undefined || last !== undefined || due - now <= HOUR) return undefined;
  const notice: Notice = { kind: 'reminder', table: refOf(info), since: info.turn.since, deadline: due };
  return { accounts: peopleAt(info, info.turn.actors), notice, at: due - Math.min((due - now) / 4, 6 * HOUR) };
}

/** The occasion for a notice that the time of these seats is up, before what the table chose happens. */
export function latenessOf(info: TableInfo, seats: readonly string[]): Occasion {
  const { since, due = since, last = due } = info.turn;
  return { accounts: peopleAt(info, seats), notice: { kind: 'deadline', table: refOf(info), since, deadline: last } };
}

/** The occasion for a notice that a game has ended, for all who sat there. */
export function endOf(info: TableInfo): Occasion {
  const seats = info.ended === undefined ? [] : info.seats.map(({ seat }) => seat);
  return { accounts: peopleAt(info, seats), notice: { kind: 'ended', table: refOf(info), since: info.ended ?? 0 } };
}

/** Whoever is to leave the table, or had to, by a record of it. */
export function removalOf(info: TableInfo, { at, ...record }: PublicRecord): Occasion | undefined {
  if (record.kind !== 'admin') return undefined;
  const { body } = record;
  const table = refOf(info);
  if (body.what === 'removed' && body.user !== undefined)
    return { accounts: [body.user], notice: { kind: 'removed', table, since: at } };
  if (body.what !== 'asked') return undefined;
  const { request } = body;
  if (request.kind !== 'remove' || request.user === undefined) return undefined;
  const by = info.people[request.by] ?? '';
  return { accounts: [request.user], notice: { kind: 'removal', table, since: request.at, by } };
}

/** Whoever is to say yes or no to what somebody would like at the table, by a record of it. */
export function askedOf(info: TableInfo, record: PublicRecord): Occasion | undefined {
  if (record.kind !== 'admin' || record.body.what !== 'asked') return undefined;
  const { asked, at } = record.body.request;
  return { accounts: asked, notice: { kind: 'asked', table: refOf(info), since: at } };
}

/** Does something at the table wait for the answer of this person? */
export const isAsked = ({ requests }: TableInfo, account: string): boolean =>
  requests.some(({ asked }) => asked.includes(account));

/** Is a notice still worth telling? A turn that is over, or somebody who left the seat, is not. */
export function stillMatters(
  notice: Exclude<Notice, { kind: 'digest' }>,
  account: string,
  info: TableInfo | undefined,
): boolean {
  switch (notice.kind) {
    case 'test':
      return true;
    case 'ended':
      return info !== undefined;
    case 'asked':
      return info !== undefined && isAsked(info, account);
    case 'removal':
      return info?.requests.some((request) => request.kind === 'remove' && request.user === account) ?? false;
    case 'removed':
      return info?.removed?.includes(account) ?? false;
    case 'reminder':
      return (
        info?.status === 'playing' &&
        info.turn.due === notice.deadline &&
        peopleAt(info, info.turn.actors).includes(account)
      );
    case 'turn':
    case 'deadline':
      return info !== undefined && info.status === 'playing' && peopleAt(info, info.turn.actors).includes(account);
  }
}

function peopleAt(info: TableInfo, seats: readonly string[]): readonly string[] {
  const users = info.seats
    .filter(({ kind, seat }) => kind === 'person' && seats.includes(seat))
    .map(({ user }) => user);
  return [...new Set(users.filter((user) => user !== undefined))];
}

const refOf = ({ id, game, settings }: TableInfo): TableRef => ({ id, game, name: settings.name });
