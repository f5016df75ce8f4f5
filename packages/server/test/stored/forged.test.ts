import { join } from 'node:path';
import type { ExportedTable } from '@binario/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GameTableRow, JournalRow } from '../../src/store/schema/tables.ts';
import { followed } from '../../src/upkeep/chain.ts';
import { checkStore } from '../../src/upkeep/check.ts';
import { headIn, headProblem } from '../../src/upkeep/heads.ts';
import { Party } from '../support/game.ts';
import { newKey, type Player } from '../support/player.ts';
import { type TestServer, testServer } from '../support/server.ts';

let on: TestServer;
let people: Player[];
let table: string;
let journal: readonly JournalRow[];
let head: GameTableRow;

const read = async () => {
  const { db } = on.server.deps.store;
  head = await db.selectFrom('game_table').selectAll().where('id', '=', table).executeTakeFirstOrThrow();
  journal = await db.selectFrom('journal').selectAll().where('table_id', '=', table).orderBy('seq').execute();
};

beforeAll(async () => {
  on = await testServer();
  people = await Promise.all(['Anna', 'Bruno', 'Carla', 'Dario'].map((name) => on.player(name)));
  const party = await Party.begin(people.slice(0, 3));
  await party.moves(4);
  table = party.id;
  const [anna] = people as [Player];
  await anna.post(table, { do: 'chat', text: 'well played', key: newKey() });
  // Somebody who only watches.
  await (people[3] as Player).post(table, { do: 'chat', text: 'may I join?', key: newKey() });
  await party.moves(2);
  await read();
});
afterAll(() => on.close());

const chat = () => journal.findIndex(({ kind }) => kind === 'chat');
const forged = (index: number, change: Partial<JournalRow>): readonly JournalRow[] =>
  journal.map((record, i) => (i === index ? { ...record, ...change } : record));

describe('a journal with a chain', () => {
  it('holds as it was written', () => {
    expect(followed(head, journal)).toEqual({ redacted: 0, bare: 0 });
  });

  // Complete by type: a new column of a record must be forged here too.
  const fields: { readonly [F in keyof JournalRow]: readonly JournalRow[F][] } = {
    table_id: ['another'],
    seq: [99],
    version: [7],
    kind: ['admin'],
    author: ['somebody else'],
    seat: ['P3', null],
    at: [1],
    body: ['{"text":"badly played"}', '{"text":"—"}'],
    hash: ['abc'],
    key: ['another', null],
    link: ['A'.repeat(43)],
    proof: ['{"author":"","body":"","head":""}', 'nothing'],
  };
  const changes = Object.entries(fields).flatMap(([field, values]) => values.map((value) => ({ [field]: value })));
  it.each(changes)('shows that a record was changed: %o', (change) => {
    expect(followed(head, forged(chat(), change)).problem).toMatch(/^record \d+ /);
  });

  /** What the server notes for itself: who works on a table, and what was replayed. Nobody reads it as part of the game. */
  type Noted =
    | 'updated_at'
    | 'work_at'
    | 'lease_owner'
    | 'lease_until'
    | 'checked_version'
    | 'checked_engine'
    | 'check_until'
    | 'differs_by'
    | 'checkpoint';
  const columns: { readonly [F in Exclude<keyof GameTableRow, Noted | 'doc'>]: GameTableRow[F] } = {
    id: 'another',
    seq: 2,
    name: 'Another',
    visibility: 'private',
    status: 'ended',
    players: 5,
    free: 1,
    host: 'somebody else',
    game: '18xx',
    rules: 99,
    engine: 'another',
    created_at: 1,
    version: 1,
    position: 1,
    hash: 'abc',
    setup: '{"players":2}',
    link: 'A'.repeat(43),
    link_seq: 1,
    head_salt: 'A',
  };
  const heads = Object.entries(columns).map(([column, value]) => ({ [column]: value }));
  it.each(heads)('shows that the head was changed: %o', (change) => {
    expect(followed({ ...head, ...change }, journal).problem).toMatch(/^the head/);
  });

  it('shows that seats or names in the document were changed', () => {
    const doc = head.doc.replace('Bruno', 'Mario');
    expect(doc).not.toBe(head.doc);
    expect(followed({ ...head, doc }, journal).problem).toBe('the head was changed');
  });

  it('shows that a record was put in the place of another, or taken out', () => {
    const swapped = journal.with(3, journal[4] as JournalRow).with(4, journal[3] as JournalRow);
    expect(followed(head, swapped).problem).toMatch(/^record 5 was changed/);
    expect(followed(head, journal.toSpliced(3, 1)).problem).toMatch(/^record 5 was changed/);
    expect(followed(head, journal.slice(0, -1)).problem).toBe('the head has another link than its last record');
  });

  it('knows a deleted text from a forged one, and forgets it', async () => {
    const { store } = on.server.deps;
    const dario = people[3] as Player;
    const mine = await dario.http<{ tables: object[]; records: object[] }>('GET', '/api/account/export');
    expect([mine.body.tables.length, mine.body.records.length]).toEqual([1, 1]);
    expect((await dario.http('POST', '/api/account/leave', { name: 'Dario' })).status).toBe(204);
    await read();
    expect(followed(head, journal)).toEqual({ redacted: 1, bare: 0 });
    expect(JSON.stringify([journal, head])).not.toMatch(/may I join|Dario/);
    const index = journal.findIndex(({ proof }) => proof?.includes('redacted'));
    expect(followed(head, forged(index, { body: '{"text":"I cheat"}' })).problem).toMatch(
      /in place of a deleted text$/,
    );
    expect(await checkStore(store, { cache: join(on.folder, 'engines') })).toMatchObject({ redacted: 1, broken: [] });
  });

  it('begins with a checkpoint where an older release wrote', async () => {
    const { db } = on.server.deps.store;
    const party = await Party.begin(people.slice(0, 3));
    await party.moves(2);
    const bare = { link: null, proof: null };
    await db.updateTable('journal').set(bare).where('table_id', '=', party.id).execute();
    const old = { link: null, link_seq: null, head_salt: null, checkpoint: null };
    const { seq } = await db
      .updateTable('game_table')
      .set(old)
      .where('id', '=', party.id)
      .returning('seq')
      .executeTakeFirstOrThrow();
    table = party.id;
    await read();
    expect(followed(head, journal)).toEqual({ redacted: 0, bare: seq });
    // A node that finds such a table knows no link.
    const found = await on.server.deps.tables.get(party.id);
    if (found) found.head = { ...found.head, link: undefined };
    await party.moves(1);
    await read();
    expect([head.checkpoint, followed(head, journal)]).toEqual([seq, { redacted: 0, bare: 0 }]);
  });

  it('is vouched for by an exported head, also against a cut tail', async () => {
    const { store } = on.server.deps;
    const [anna] = people as [Player];
    const { body } = await anna.http<ExportedTable>('GET', `/api/tables/${table}/export`);
    const signed = headIn(body);
    if (!signed) throw new Error('it has no head');
    expect(signed).toMatchObject({ table, seq: head.seq, link: head.link });
    expect(await headProblem(store, signed)).toBeUndefined();
    expect(await headProblem(store, { ...signed, seq: 2 })).toBe('the signature does not fit');
    await store.db.deleteFrom('journal').where('table_id', '=', table).where('seq', '=', head.seq).execute();
    expect(await headProblem(store, signed)).toBe(`record ${head.seq} is gone`);
  });
});
