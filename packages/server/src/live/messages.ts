import type { DeltaMessage, Presence, TableMessage } from '@binario/protocol';
import { readRecords } from '../journal/read.ts';
import type { News } from '../tables/news.ts';
import { seatOf } from '../tables/play.ts';
import { infoFor, mayRead, recordFor } from '../tables/seen.ts';
import type { Table } from '../tables/table.ts';

const LATEST_WORDS = 50;

/** The whole table as this viewer may see it, with the game if he wants views. Called while nothing else happens at the table. */
export async function tableMessage(
  table: Table,
  { user, views }: { readonly user: string | undefined; readonly views: boolean },
  presence: readonly Presence[],
): Promise<TableMessage> {
  const { store, clock } = table.context;
  const { id } = table.head;
  const words = await readRecords(store.db, id, { kinds: ['chat'], limit: LATEST_WORDS, latest: true });
  const chat = mayRead(table.head.info, user) ? words.filter((record) => record.kind === 'chat') : [];
  const summary = await table.stands();
  // Where nothing is hidden the hash is the same for everybody, and nobody need look.
  const { view, hash } =
    views || !summary.open ? await table.viewFor(seatOf(table.head.info, user)) : { hash: summary.seen };
  const { seq, version, position, info } = table.head;
  const shown = views && view ? { view } : {};
  return {
    type: 'table',
    table: id,
    seq,
    version,
    position,
    hash,
    info: infoFor(info, user),
    ...shown,
    presence,
    chat,
    now: clock.now(),
  };
}

/** The message of one more record for somebody who looks at the table. */
export function deltaMessage(news: News, now: number, user: string | undefined): DeltaMessage {
  const { head, record, seen, infoChanged } = news;
  return {
    type: 'delta',
    table: head.id,
    seq: record.seq,
    version: record.version,
    position: head.position,
    hash: seen,
    record: recordFor(record, head.info, user),
    turn: head.info.turn,
    ...(infoChanged && { info: infoFor(head.info, user) }),
    now,
  };
}
