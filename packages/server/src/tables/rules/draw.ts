import { createHash } from 'node:crypto';
import type { CommandOf, Draw, TableInfo } from '@binario/protocol';
import { type Context, declined, type Outcome, type Ruled, seatedUsers, seatsOf } from './outcome.ts';
import { freed } from './seating.ts';

/** Who does not show his share within this time leaves the seat. */
export const REVEAL_MS = 60_000;

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex');

const empty: Draw = { sealed: {}, revealed: {} };

/** Is the seed of this table still to be drawn by those who sit at it? A recorded game has its own. */
export const isDrawn = ({ settings, seed }: TableInfo): boolean => settings.draw === 'players' && seed === 'players';

const allIn = (info: TableInfo, given: Readonly<Record<string, string>>): boolean =>
  seatedUsers(info).every((user) => given[user] !== undefined);

/** Once all fingerprints are there the server adds its own share: nobody could choose his by it, nor it by theirs. */
function sharedBy(info: TableInfo, draw: Draw, share: string): Draw {
  return draw.due !== undefined && draw.share === undefined && allIn(info, draw.sealed) ? { ...draw, share } : draw;
}

const told = (before: Draw | undefined, { share }: Draw) =>
  share !== undefined && before?.share === undefined ? { share } : {};

/** Somebody gives the fingerprint of his share; it may be given anew until the host wants to begin. */
export function seal({ info, who, share }: Context, { seal: given }: CommandOf<'seal'>): Outcome {
  if (info.status !== 'open') return declined('notNow', info.status);
  if (!isDrawn(info)) return declined('notNow', 'noDraw');
  if (seatsOf(info, who.id).length === 0) return declined('notSeated');
  const before = info.draw ?? empty;
  if (before.due !== undefined && before.sealed[who.id] !== undefined) return declined('notNow', 'drawing');
  const draw = sharedBy(info, { ...before, sealed: { ...before.sealed, [who.id]: given } }, share);
  return { ok: true, info: { ...info, draw }, body: { what: 'sealed', seal: given, ...told(before, draw) } };
}

/** The host wants to begin: whoever sits here shows his share now. */
export function beginDraw({ info, now, share }: Pick<Context, 'info' | 'now' | 'share'>): Outcome {
  const before = info.draw ?? empty;
  if (before.due !== undefined) return declined('notNow', 'drawing');
  const due = now + REVEAL_MS;
  const draw = sharedBy(info, { ...before, due }, share);
  return { ok: true, info: { ...info, draw }, body: { what: 'drawing', due, ...told(before, draw) } };
}

/** Takes the share of the seed that somebody shows. */
export function reveal({ info, who }: Context, { secret }: CommandOf<'reveal'>): Outcome {
  if (info.status !== 'open') return declined('notNow', info.status);
  const { draw } = info;
  if (!isDrawn(info) || draw?.share === undefined) return declined('notNow', 'noDraw');
  const sealed = draw.sealed[who.id];
  if (sealed === undefined || seatsOf(info, who.id).length === 0) return declined('notSeated');
  if (fingerprint(secret) !== sealed) return declined('notNow', 'wrongShare');
  const revealed = { ...draw.revealed, [who.id]: secret };
  return { ok: true, info: { ...info, draw: { ...draw, revealed } }, body: { what: 'revealed', secret } };
}

/** Has everybody shown his share? */
export const isComplete = (info: TableInfo): boolean =>
  info.status === 'open' && info.draw?.share !== undefined && allIn(info, info.draw.revealed);

/** The seed out of all shares, in the order of the seats; each person once. */
export function seedOf(info: TableInfo): number {
  const { share = '', revealed = {} } = info.draw ?? {};
  const shares = seatedUsers(info).map((user) => revealed[user] ?? '');
  return Number.parseInt(fingerprint([info.id, share, ...shares].join(':')).slice(0, 8), 16);
}

/** Those who did not show their share in time lose their seats; what was shown is of no use any more. */
export function callOff(info: TableInfo, bots: readonly string[]): Ruled {
  const users = seatedUsers(info).filter((user) => info.draw?.revealed[user] === undefined);
  const seats = info.seats.filter(({ user }) => user !== undefined && users.includes(user)).map(({ seat }) => seat);
  return { ok: true, info: { ...freed(info, seats, bots), draw: empty }, body: { what: 'undrawn', users } };
}

/** Whoever comes or goes before the start: a drawing that had begun is called off, fingerprints of those who stay remain. */
export function drawnAnew(before: TableInfo, after: TableInfo): TableInfo {
  const { draw } = after;
  if (!draw || after.status !== 'open' || before.seats === after.seats) return after;
  const people = seatedUsers(after);
  if (seatedUsers(before).join() === people.join()) return after;
  if (draw.due !== undefined) return { ...after, draw: empty };
  const sealed = Object.fromEntries(Object.entries(draw.sealed).filter(([user]) => people.includes(user)));
  return { ...after, draw: { ...draw, sealed } };
}
