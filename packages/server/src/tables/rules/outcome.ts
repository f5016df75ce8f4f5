import type { AdminBody, AnswerCode, Declined, NotNow, TableInfo } from '@binario/protocol';
import type { Identity } from '../../ports/identity.ts';

/** What a rule of the table is asked: who wants something, how the table is, and the time. */
export interface Context {
  readonly info: TableInfo;
  readonly who: Identity;
  readonly now: number;
  /** A short name nobody has used at this table. */
  readonly freshId: string;
  /** A number nobody knows yet, in hexadecimal. */
  readonly share: string;
  /** Bots that play this game. */
  readonly bots: readonly string[];
}

/** What follows: the table afterwards, and what is written down about it. */
export interface Ruled {
  readonly ok: true;
  readonly info: TableInfo;
  readonly body: AdminBody;
  /** Users who belong to the table from now on. */
  readonly members?: readonly string[];
  /** A request that waits for others. */
  readonly request?: string;
}

/** What a rule of the table says to a command: the table after it, or why not. */
export type Outcome = Ruled | Declined;

/** `notNow` says why by one of the words clients know. */
export function declined(code: 'notNow', problem: NotNow | `${NotNow}: ${string}`): Declined;
export function declined(code: Exclude<AnswerCode, 'notNow'>, problem?: string): Declined;
export function declined(code: AnswerCode, problem?: string): Declined {
  return { ok: false, code, ...(problem !== undefined && { problem }) };
}

/** Users on seats, each once. */
export function seatedUsers(info: Pick<TableInfo, 'seats'>): readonly string[] {
  return [...new Set(info.seats.flatMap(({ user }) => (user === undefined ? [] : [user])))];
}

/** The seats of a person. */
export const seatsOf = (info: TableInfo, user: string) => info.seats.filter((seat) => seat.user === user);

/** The names of people at a table, with that of this person. */
export const named = (info: TableInfo, who: Identity): TableInfo['people'] =>
  info.people[who.id] === who.name ? info.people : { ...info.people, [who.id]: who.name };
