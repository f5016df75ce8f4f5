import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer, TableAnswer } from '@binario/protocol';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkStore } from '../../src/upkeep/check.ts';
import { Party } from '../support/game.ts';
import { newKey, type Player } from '../support/player.ts';
import { type TestServer, testServer } from '../support/server.ts';

let on: TestServer;
let people: Player[];
beforeEach(async () => {
  on = await testServer();
  people = await Promise.all(['Anna', 'Bruno', 'Carla'].map((name) => on.player(name)));
});
afterEach(() => on.close());

const check = () => checkStore(on.server.deps.store, { cache: join(on.folder, 'engines') });

describe('a disk that is full', () => {
  it('refuses moves, loses none, and goes on when there is room again', async () => {
    const { db } = on.server.deps.store;
    const party = await Party.begin(people);
    await party.moves(6);
    const [anna] = people as [Player];
    const before = await anna.look(party.id);
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(db);
    // Words until nothing more fits.
    let full: { status: number; body: Answer } | undefined;
    for (let i = 0; i < 2000 && !full; i++) {
      const said = { do: 'chat', text: `${i} ${'x'.repeat(1900)}` };
      const answer = await anna.http<Answer>('POST', `/api/tables/${party.id}/commands`, said);
      if (answer.status !== 200) full = answer;
    }
    expect(full).toEqual({ status: 503, body: { ok: false, code: 'busy' } });
    await party.follow(anna);
    const move = { do: 'chat' as const, text: 'y'.repeat(1900), key: newKey() };
    expect(await anna.command(party.id, move)).toEqual({ ok: false, code: 'busy' });
    // What is there can be read meanwhile, and the server does not claim to be gone.
    const during = await anna.look(party.id);
    expect(during).toMatchObject({ version: before.version, hash: before.hash });
    expect((await fetch(`${on.url}/health`)).status).toBe(200);
    const ready = await fetch(`${on.url}/ready`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'noDatabase' }]);
    await sql`pragma max_page_count = 1000000`.execute(db);
    expect(await anna.command(party.id, move)).toMatchObject({ ok: true, seq: during.seq + 1 });
    expect(await anna.command(party.id, move)).toMatchObject({ ok: true, seq: during.seq + 1, repeated: true });
    expect((await fetch(`${on.url}/ready`)).status).toBe(200);
    await party.moves(6);
    expect(await check()).toMatchObject({ tables: 1, broken: [] });
  });
});

describe('a journal that somebody changed', () => {
  it.each([
    ['an action', { body: JSON.stringify({ action: { type: 'pass', by: 'P1' } }) }, /^record 4: (the rules|the hash)/],
    ['a hash', { hash: '0000000000000000' }, /^record 4: the hash differs/],
    ['what cannot be read', { body: '{"action"' }, /JSON/],
    ['a version', { version: 9 }, /^record 4 has the wrong version/],
  ])('is found out, with the record: %s', async (_what, change, problem) => {
    const { db } = on.server.deps.store;
    const whole = await Party.begin(people);
    await whole.moves(5);
    const party = await Party.begin(people);
    await party.moves(8);
    const act = await db
      .selectFrom('journal')
      .select('seq')
      .where('table_id', '=', party.id)
      .where('kind', '=', 'act')
      .orderBy('seq')
      .offset(2)
      .limit(1)
      .executeTakeFirstOrThrow();
    await db.updateTable('journal').set(change).where('table_id', '=', party.id).where('seq', '=', act.seq).execute();
    const { broken } = await check();
    const expected = new RegExp(problem.source.replace('record 4', `record ${act.seq}`));
    expect(broken).toEqual([{ table: party.id, problem: expect.stringMatching(expected) }]);
  });

  it('is found out: a record is missing, or one too many', async () => {
    const { db } = on.server.deps.store;
    const party = await Party.begin(people);
    await party.moves(4);
    await db.deleteFrom('journal').where('table_id', '=', party.id).where('seq', '=', 5).execute();
    expect((await check()).broken).toEqual([{ table: party.id, problem: 'record 5 is missing' }]);
  });
});

describe('a table whose engine file is damaged', () => {
  it('says so, stays as it is, and hurts no other', async () => {
    const { store } = on.server.deps;
    const [anna, bruno] = people as [Player, Player];
    const lost = await Party.begin(people);
    await lost.moves(3);
    const fine = await Party.begin(people, { settings: { takeover: 'open' } });
    const nowhere = '1849@1-000000000000';
    const info = { ...(await anna.look(lost.id)).info, engine: nowhere };
    const folder = on.folder;
    await store.db
      .insertInto('engine')
      .values({ id: nowhere, game: '1849', rules: 1, code: '', added_at: 1 })
      .execute();
    await store.db
      .updateTable('game_table')
      .set({ engine: nowhere, doc: JSON.stringify(info), work_at: 1, lease_until: 0 })
      .where('id', '=', lost.id)
      .execute();
    for (const each of people) each.close();
    await on.server.close();
    on = await testServer({ folder });
    const again = anna.at(on.url);
    const view = await again.http<{ error: string }>('GET', `/api/tables/${lost.id}/view`);
    expect(view).toMatchObject({ status: 409, body: { error: 'broken' } });
    expect((await again.http<TableAnswer>('GET', `/api/tables/${lost.id}`)).status).toBe(200);
    const { version } = await again.look(lost.id);
    expect(await again.act(lost.id, version, { type: 'pass', by: 'P1' })).toEqual({ ok: false, code: 'broken' });
    await again.connect();
    again.send({ type: 'watch', id: 77, table: lost.id });
    expect((await again.until('answer', ({ id }) => id === 77)).answer).toEqual({ ok: false, code: 'broken' });
    // The bot of the other one still moves.
    expect(await bruno.at(on.url).post(fine.id, { do: 'leave' })).toMatchObject({ ok: true });
    expect(await again.post(fine.id, { do: 'bot', seat: 'P2', bot: 'random' })).toMatchObject({ ok: true });
    expect(await again.act(fine.id, 1, { type: 'pass', by: 'P1' })).toMatchObject({ ok: true });
    await expect.poll(async () => (await again.look(fine.id)).position, { timeout: 30_000 }).toBe(2);
    const { broken } = await check();
    expect(broken).toEqual([{ table: lost.id, problem: expect.stringMatching(/the engine 1849@1-0+ is damaged/) }]);
    again.close();
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('people who flood', () => {
  it('are stopped at the words and the tables they may fill', async () => {
    const slow = await testServer({ tables: { chatsPerMinute: 5, tablesPerHour: 3 } });
    const anna = await slow.player('Anna');
    const id = await anna.create({});
    const answers: Answer[] = [];
    for (let i = 0; i < 7; i++) answers.push(await anna.post(id, { do: 'chat', text: `${i}`, key: newKey() }));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true, false, false]);
    expect(answers.at(-1)).toEqual({ ok: false, code: 'tooMuch', problem: 'chat' });
    const made: number[] = [];
    for (let i = 0; i < 4; i++)
      made.push((await anna.http('POST', '/api/tables', { game: '1849', players: 3 })).status);
    expect(made).toEqual([201, 201, 429, 429]);
    const bruno = await slow.player('Bruno');
    // Names of those who only speak are part of the table: there is an end to them.
    const table = await slow.server.deps.tables.get(id);
    const known = table?.head;
    const crowd = Object.fromEntries(Array.from({ length: 199 }, (_, i) => [`somebody${i}`, `Name ${i}`]));
    if (table && known) table.head = { ...known, info: { ...known.info, people: { ...known.info.people, ...crowd } } };
    const word = { do: 'chat', text: 'hello', key: newKey() } as const;
    expect(await bruno.post(id, word)).toEqual({ ok: false, code: 'tooMuch', problem: 'chat' });
    if (table && known) table.head = known;
    expect(await bruno.post(id, word)).toMatchObject({ ok: true });
    expect(await bruno.post(id, { do: 'sit' })).toMatchObject({ ok: true });
    await slow.close();
  });
});
