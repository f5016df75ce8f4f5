import type { PublicRecord } from '@binario/protocol';
import { readRecords } from '../journal/read.ts';
import { began, changedBesidesTurn, changeOf } from './changes.ts';
import { type Head, headOf } from './head.ts';
import type { Table } from './table.ts';

/** More than this and it is quicker to look at the table anew. */
const MOST_STEPS = 60;

/** The database does not know this table any more, though it did. */
export class Gone extends Error {
  override readonly name = 'Gone';
}

/** Brings a table up to what the database says, record by record, so that watchers here get the same news as elsewhere. */
export async function caughtUp(table: Table): Promise<void> {
  const { store } = table.context;
  const row = await store.db.selectFrom('game_table').selectAll().where('id', '=', table.head.id).executeTakeFirst();
  if (!row) throw new Gone(`table ${table.head.id} is not in the database any more`);
  if (row.seq === table.head.seq) return;
  const latest = headOf(row);
  if (latest.seq < table.head.seq) {
    wentBack(table, latest);
    return;
  }
  const { engine } = table.head;
  // The seed is drawn when the game begins: before that nobody plays by it.
  table.head = { ...table.head, setup: latest.setup };
  const records = await readRecords(store.db, table.head.id, { after: table.head.seq, before: latest.seq + 1 });
  for (const record of records.length > MOST_STEPS ? records.slice(-1) : records) {
    const last = record.seq === latest.seq;
    const before = table.head;
    await follow(table, record, last ? latest.position : undefined);
    const info = last ? latest.info : { ...before.info, turn: turnAfter(table, record) };
    table.head = last ? latest : { ...table.head, seq: record.seq, version: record.version, info, link: undefined };
    table.announce({
      head: table.head,
      record,
      game: changeOf(record.hash === '' ? undefined : table.summary),
      seen: table.summary?.seen ?? table.head.hash,
      infoChanged: last && changedBesidesTurn(before.info, info),
      began: began(before.info, info),
      ...table.ownNews(record),
    });
  }
  // Another node moved the table up: our thread must not play on by the engine it opened it with.
  if (latest.engine !== engine) await table.forget();
}

/**
 * The database has lost what it acknowledged, as one does that does not wait for its disk, or a standby that was behind. It has
 * the last word all the same: a table that insisted on what it remembers could never be written again.
 */
function wentBack(table: Table, latest: Head): void {
  const { id, seq } = table.head;
  table.context.log.error(
    { table: id, from: seq, to: latest.seq },
    'the database went back behind what it acknowledged',
  );
  table.head = latest;
  table.summary = undefined;
}

/** Plays one record of another node in our own thread. Afterwards head and summary are those after the record. */
async function follow(table: Table, record: PublicRecord, position: number | undefined): Promise<void> {
  if (record.hash === '') return;
  const before = table.head;
  if (record.kind === 'act' && record.version === before.version + 1) {
    const result = await table.ask('act', { action: record.body.action, orders: {} });
    if (result.ok && result.summary.hash === record.hash) {
      table.summary = result.summary;
      table.head = { ...before, hash: record.hash, position: result.summary.position };
      return;
    }
  }
  // An undo, a start, or anything that could not be followed step by step.
  const to = record.kind === 'undo' || record.kind === 'redo' ? record.body.to : 0;
  const { seq, version, hash } = record;
  const head = { ...before, seq, version, hash, position: position ?? to, link: undefined };
  // If it cannot be opened now, the table stays at the record before and is caught up with later.
  const summary = await table.open(head);
  table.head = head;
  table.summary = summary;
}

function turnAfter(table: Table, record: PublicRecord) {
  const { summary } = table;
  if (!summary || record.hash === '') return table.head.info.turn;
  return { actors: summary.actors, round: summary.round, since: record.at };
}
