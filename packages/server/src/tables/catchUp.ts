import type { Change, PublicRecord, SeenState } from '@binario/protocol';
import type { ActBody } from '../journal/line.ts';
import { readRecords } from '../journal/read.ts';
import { began, changedBesidesTurn } from './changes.ts';
import { headOf } from './head.ts';
import type { Table } from './table.ts';

/** More than this and it is quicker to look at the table anew. */
const MOST_STEPS = 60;

/** Brings a table up to what the database says, record by record, so that watchers here get the same news as elsewhere. */
export async function caughtUp(table: Table): Promise<void> {
  const { store } = table.context;
  const row = await store.db.selectFrom('game_table').selectAll().where('id', '=', table.head.id).executeTakeFirst();
  if (!row || row.seq <= table.head.seq) return;
  const latest = headOf(row);
  const records = await readRecords(store.db, table.head.id, { after: table.head.seq, before: latest.seq + 1 });
  for (const record of records.length > MOST_STEPS ? records.slice(-1) : records) {
    const last = record.seq === latest.seq;
    const before = table.head;
    const change = await followed(table, record, last ? latest.position : undefined);
    const info = last ? latest.info : { ...before.info, turn: turnAfter(table, record) };
    table.head = last ? latest : { ...table.head, seq: record.seq, version: record.version, info };
    table.announce({
      head: table.head,
      record,
      ...(change && { change }),
      seen: table.standing?.seen ?? table.head.hash,
      infoChanged: last && changedBesidesTurn(before.info, info),
      began: began(before.info, info),
      ...table.ownNews(record),
    });
  }
}

/** Plays one record of another node in our own thread. Afterwards head and standing are those after the record. */
async function followed(
  table: Table,
  record: PublicRecord,
  position: number | undefined,
): Promise<Change | 'hidden' | undefined> {
  if (record.hash === '') return undefined;
  const before = table.head;
  if (record.kind === 'act' && record.version === before.version + 1) {
    const { action } = record.body as ActBody;
    const result = await table.ask('act', { action, orders: {} });
    if (result.ok && result.standing.hash === record.hash) {
      table.standing = result.standing;
      table.head = { ...before, hash: record.hash, position: result.standing.position };
      return result.standing.open ? { events: result.events, flow: result.standing.flow } : 'hidden';
    }
  }
  // An undo, a start, or anything that could not be followed step by step.
  const to = position ?? Number((record.body as { to?: number }).to ?? 0);
  const head = { ...before, seq: record.seq, version: record.version, hash: record.hash, position: to };
  table.head = head;
  table.standing = await table.open(head);
  if (!table.standing.open) return 'hidden';
  const { view } = await table.viewFor(undefined);
  return { view: view as SeenState };
}

function turnAfter(table: Table, record: PublicRecord) {
  const { standing } = table;
  if (!standing || record.hash === '') return table.head.info.turn;
  return { actors: standing.actors, round: standing.round, since: record.at };
}
