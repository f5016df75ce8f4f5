import type { DeltaMessage, Presence, TableInfo, TableMessage } from '@binario/protocol';
import { readRecords } from '../journal/read.ts';
import type { News } from '../tables/news.ts';
import { seatOf } from '../tables/play.ts';
import type { Table } from '../tables/table.ts';

const LATEST_WORDS = 50;

/** May this person see the table at all? */
export function mayWatch(info: TableInfo, user: string | undefined): boolean {
  if (info.settings.watchers || info.status === 'open') return true;
  return user !== undefined && info.seats.some((seat) => seat.user === user);
}

/** The whole table as this viewer may see it. Called while nothing else happens at the table. */
export async function tableMessage(
  table: Table,
  user: string | undefined,
  presence: readonly Presence[],
): Promise<TableMessage> {
  const { store, clock } = table.context;
  const { id } = table.head;
  const chat = await readRecords(store.db, id, { kinds: ['chat'], limit: LATEST_WORDS, latest: true });
  const { view, hash } = await table.viewFor(seatOf(table.head.info, user));
  const { seq, version, position, info } = table.head;
  return { type: 'table', table: id, seq, version, position, hash, info, view, presence, chat, now: clock.now() };
}

export function deltaMessage(news: News, now: number): DeltaMessage {
  const { head, record, change, seen, infoChanged } = news;
  return {
    type: 'delta',
    table: head.id,
    seq: record.seq,
    version: record.version,
    position: head.position,
    hash: seen,
    record,
    turn: head.info.turn,
    ...(change !== undefined && change !== 'hidden' && { change }),
    ...(infoChanged && { info: head.info }),
    now,
  };
}
