import type { PublicRecord, ShownRecord, TableInfo } from '@binario/protocol';
import { SYSTEM } from '../journal/record.ts';
import { seatedUsers } from './rules/outcome.ts';

/** The table as this person may see it: what a seat will do by itself is known to its owner alone. */
export function infoFor(info: TableInfo, user: string | undefined): TableInfo {
  const secret = info.seats.some((seat) => seat.orders.length > 0 && seat.user !== user);
  if (!secret) return info;
  const seats = info.seats.map((seat) =>
    seat.user === user || seat.orders.length === 0 ? seat : { ...seat, orders: [] },
  );
  return { ...info, seats };
}

/**
 * A record as this person may see it. That an order was given or taken back is nobody else's business, so nothing is left of it
 * but its number; a move made by an order looks to the others like any move of its seat.
 */
export function recordFor(record: PublicRecord, info: TableInfo, user: string | undefined): ShownRecord {
  if (record.kind === 'chat' && !mayRead(info, user)) return hidden(record);
  if (record.kind === 'act') return actFor(record, user);
  if (record.kind !== 'admin' || !isOfOrders(record) || record.author === user) return record;
  return hidden(record);
}

function hidden({ seat: _seat, ...record }: PublicRecord): ShownRecord {
  return { ...record, author: SYSTEM, kind: 'hidden', body: {} };
}

/** May this person read what is said here? */
export const mayRead = ({ settings, seats }: TableInfo, user: string | undefined): boolean =>
  settings.chat !== 'seated' || (user !== undefined && seats.some((seat) => seat.user === user));

/** People to whom this table, or this record, looks different than to everybody else. */
export function ownersOf({ seats, settings }: TableInfo, record: PublicRecord): readonly string[] {
  const owners = seats.flatMap(({ user, orders }) => (user !== undefined && orders.length > 0 ? [user] : []));
  const own = isOfOrders(record) || (record.kind === 'act' && record.body.order !== undefined);
  if (record.kind === 'chat' && settings.chat === 'seated') return seatedUsers({ seats });
  return own ? [...new Set([...owners, record.author])] : [...new Set(owners)];
}

function actFor(record: Extract<PublicRecord, { kind: 'act' }>, user: string | undefined): PublicRecord {
  const { endedOrders, order, via, ...body } = record.body;
  if (endedOrders === undefined && order === undefined) return record;
  if (record.author === user)
    return { ...record, body: { ...body, ...(via && { via }), ...(order !== undefined && { order }) } };
  return { ...record, body: { ...body, ...(via && via !== 'order' && { via }) } };
}

const isOfOrders = (record: PublicRecord): boolean =>
  record.kind === 'admin' && (record.body.what === 'ordered' || record.body.what === 'orderCancelled');
