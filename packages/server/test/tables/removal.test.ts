import type { Answer, ListPage, TableInfo } from '@binario/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreed, Party } from '../support/game.ts';
import type { Player } from '../support/player.ts';
import { type TestServer, testServer } from '../support/server.ts';

/** A clock that the test turns. */
const clock = { time: Date.UTC(2026, 0, 1), now: () => clock.time, steady: () => clock.time };
let on: TestServer;
let anna: Player;
let bruno: Player;
let carla: Player;
let dario: Player;

beforeAll(async () => {
  on = await testServer({ clock, tables: { scanMs: 50 } });
  [anna, bruno, carla] = await on.three();
  dario = await on.player('Dario');
});
afterAll(async () => {
  expect(on.logged).toEqual([]);
  await on.close();
});

const info = async (id: string): Promise<TableInfo> => (await anna.look(id)).info;
const ok = (answer: Answer) => {
  expect(answer).toMatchObject({ ok: true });
  return answer as Answer & { ok: true };
};
const seatOf = async (id: string, seat: string) => (await info(id)).seats.find((each) => each.seat === seat);
const lastRecord = async (id: string) => {
  const { body } = await anna.http<{ records: { author: string; body: object }[] }>(
    'GET',
    `/api/tables/${id}/journal?limit=1&kind=admin`,
  );
  return body.records[0];
};
const twoWithABot = ['me', 'open', { bot: 'random' }];

describe('removing somebody from a running game', () => {
  it('is a request to all the others, and one no ends it', async () => {
    const { id } = await Party.begin([anna, bruno, carla, dario]);
    const { request = '' } = ok(await anna.post(id, { do: 'remove', seat: 'P2' }));
    expect((await info(id)).requests).toMatchObject([
      { id: request, kind: 'remove', seat: 'P2', user: bruno.id, by: anna.id, asked: [carla.id, dario.id] },
    ]);
    expect(await seatOf(id, 'P2')).toMatchObject({ kind: 'person', user: bruno.id });
    for (const each of [anna, bruno])
      expect(await each.post(id, { do: 'answer', request, yes: true })).toMatchObject({ code: 'notYours' });
    // A move of the game leaves it alone.
    ok(await anna.act(id, (await anna.look(id)).version, { type: 'pass', by: 'P1' }));
    ok(await carla.post(id, { do: 'answer', request, yes: true }));
    expect(await seatOf(id, 'P2')).toMatchObject({ user: bruno.id });
    ok(await dario.post(id, { do: 'answer', request, yes: false }));
    expect(await info(id)).toMatchObject({ requests: [], seats: [{}, { user: bruno.id }, {}, {}] });
  });

  it('is on record, the seat remembers who left it, and the removed stay out', async () => {
    const { id } = await Party.begin([anna, bruno, carla], { settings: { takeover: 'open' } });
    const { request = '' } = ok(await carla.post(id, { do: 'remove', seat: 'P2' }));
    ok(await anna.post(id, { do: 'answer', request, yes: true }));
    expect(await seatOf(id, 'P2')).toMatchObject({ kind: 'open', left: { user: bruno.id, removed: true } });
    expect(await info(id)).toMatchObject({ removed: [bruno.id], people: { [bruno.id]: 'Bruno' }, requests: [] });
    expect(await lastRecord(id)).toMatchObject({
      author: anna.id,
      body: { what: 'removed', seat: 'P2', user: bruno.id, by: carla.id, agreed: [anna.id] },
    });
    expect(await bruno.post(id, { do: 'sit', seat: 'P2' })).toMatchObject({ code: 'notNow', problem: 'removed' });
    ok(await dario.post(id, { do: 'sit' }));
    expect(await seatOf(id, 'P2')).not.toHaveProperty('left');
  });

  it('is the last that somebody hears of a table closed to watchers', async () => {
    const { id } = await Party.begin([anna, bruno, carla], { settings: { watchers: false } });
    const { request = '' } = ok(await anna.post(id, { do: 'remove', seat: 'P2' }));
    ok(await carla.post(id, { do: 'answer', request, yes: true }));
    const what = (body: object) => (body as { what?: string }).what;
    const last = await bruno.until('delta', ({ table, record }) => table === id && what(record.body) === 'removed');
    expect(last.info?.removed).toEqual([bruno.id]);
    const { seq } = ok(await anna.post(id, { do: 'chat', text: 'and now?' }));
    await carla.until('delta', (delta) => delta.table === id && delta.seq === seq);
    expect(bruno.received.filter((each) => each.type === 'delta' && each.table === id).at(-1)).toEqual(last);
    const listed = async (who: Player) =>
      (await who.http<ListPage>('GET', '/api/tables?mine=1')).body.tables.some((each) => each.id === id);
    expect([await listed(anna), await listed(bruno)]).toEqual([true, false]);
  });

  it('is for nobody outside, and the host does not end it in his own cause', async () => {
    const { id } = await Party.begin([anna, bruno, carla]);
    expect(await dario.post(id, { do: 'remove', seat: 'P2' })).toMatchObject({ code: 'notSeated' });
    const { request = '' } = ok(await bruno.post(id, { do: 'remove', seat: 'P1' }));
    expect(await anna.post(id, { do: 'withdraw', request })).toMatchObject({ code: 'notYours' });
    expect(await dario.post(id, { do: 'answer', request, yes: true })).toMatchObject({ code: 'notYours' });
    ok(await carla.post(id, { do: 'answer', request, yes: true }));
    expect(await info(id)).toMatchObject({ host: bruno.id, removed: [anna.id] });
  });

  it('lapses with whoever was to answer, to go, or had asked', async () => {
    for (const leaver of [bruno, carla, anna]) {
      const { id } = await Party.begin([anna, bruno, carla]);
      ok(await anna.post(id, { do: 'remove', seat: 'P2' }));
      ok(await leaver.post(id, { do: 'leave' }));
      expect((await info(id)).requests).toEqual([]);
      expect((await info(id)).removed).toBeUndefined();
    }
  });

  it('needs the clock where nobody else is left to ask', async () => {
    for (const late of ['wait', 'vote'] as const) {
      const pace = { kind: 'turns', seconds: 60, grace: 0, late };
      const id = await anna.create({ seats: twoWithABot, settings: { pace } });
      ok(await bruno.post(id, { do: 'sit' }));
      ok(await anna.post(id, { do: 'start' }));
      expect(await anna.post(id, { do: 'remove', seat: 'P2' })).toMatchObject({ code: 'notNow', problem: 'inTime' });
      ok(await anna.act(id, (await anna.look(id)).version, { type: 'pass', by: 'P1' }));
      clock.time += 59_000;
      expect(await anna.post(id, { do: 'remove', seat: 'P2' })).toMatchObject({ problem: 'inTime' });
      clock.time += 1_000;
      // What the table chose for late turns is done first; he is late all the same.
      await expect.poll(async () => (await info(id)).turn.over, { timeout: 30_000 }).toBe(true);
      expect(await bruno.post(id, { do: 'remove', seat: 'P1' })).toMatchObject({ problem: 'inTime' });
      ok(await anna.post(id, { do: 'remove', seat: 'P2' }));
      expect(await seatOf(id, 'P2')).toMatchObject({ kind: 'open', left: { user: bruno.id, removed: true } });
    }
  });

  it('with a live clock, and never without one or in a pause', async () => {
    const begun = async (pace: object) => {
      const id = await anna.create({ seats: twoWithABot, settings: { pace } });
      ok(await bruno.post(id, { do: 'sit' }));
      ok(await anna.post(id, { do: 'start' }));
      return id;
    };
    const id = await begun({ kind: 'live', seconds: 60, increment: 0, grace: 3600, late: 'bot' });
    clock.time += 60_000;
    ok(await agreed(id, anna, { do: 'pause' }, [bruno]));
    expect(await bruno.post(id, { do: 'remove', seat: 'P1' })).toMatchObject({ problem: 'inTime' });
    ok(await anna.post(id, { do: 'resume' }));
    ok(await bruno.post(id, { do: 'remove', seat: 'P1' }));
    const untimed = await begun({ kind: 'none' });
    clock.time += 1e9;
    expect(await bruno.post(untimed, { do: 'remove', seat: 'P1' })).toMatchObject({ problem: 'inTime' });
    // A bot is asked for by the other person; one may always go oneself.
    const { request = '' } = ok(await anna.post(untimed, { do: 'remove', seat: 'P3' }));
    ok(await bruno.post(untimed, { do: 'answer', request, yes: true }));
    expect(await seatOf(untimed, 'P3')).toMatchObject({ kind: 'open' });
    ok(await bruno.post(untimed, { do: 'remove', seat: 'P2' }));
    expect(await seatOf(untimed, 'P2')).toMatchObject({ kind: 'open', left: { user: bruno.id } });
  });

  it('leaves the bot that steps in with the name of who left', async () => {
    const { id } = await Party.begin([anna, bruno, carla], { settings: { vacancy: 'random' } });
    ok(await bruno.post(id, { do: 'leave' }));
    expect(await seatOf(id, 'P2')).toMatchObject({ kind: 'bot', bot: 'random', left: { user: bruno.id } });
  });
});

describe('before the start', () => {
  it('the host removes at once, nobody else does, and the removed stay out', async () => {
    const id = await anna.create({});
    ok(await bruno.post(id, { do: 'sit' }));
    ok(await carla.post(id, { do: 'sit' }));
    expect(await carla.post(id, { do: 'remove', seat: 'P2' })).toMatchObject({ code: 'notHost' });
    ok(await anna.post(id, { do: 'remove', seat: 'P2' }));
    expect(await info(id)).toMatchObject({ removed: [bruno.id], seats: [{}, { kind: 'open' }, { user: carla.id }] });
    expect(await seatOf(id, 'P2')).not.toHaveProperty('left');
    expect(await bruno.post(id, { do: 'sit' })).toMatchObject({ code: 'notNow', problem: 'removed' });
  });
});

describe('a table of the time when the host removed by one click', () => {
  it('is read, replayed and played on', async () => {
    const { id } = await Party.begin([anna, bruno, carla]);
    ok(await anna.act(id, (await anna.look(id)).version, { type: 'pass', by: 'P1' }));
    const { db } = on.server.deps.store;
    const head = await db.selectFrom('game_table').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await on.server.deps.tables.get(id).then((table) => table?.rest());
    const doc = JSON.parse(head.doc) as TableInfo;
    const seats = doc.seats.map(({ user, ...seat }) =>
      seat.seat === 'P2' ? { ...seat, kind: 'open' } : { ...seat, user },
    );
    const body = JSON.stringify({ what: 'removed', seat: 'P2', user: bruno.id });
    const record = {
      table_id: id,
      seq: head.seq + 1,
      version: head.version,
      kind: 'admin',
      author: anna.id,
      seat: null,
    };
    await db
      .insertInto('journal')
      .values({ ...record, at: clock.time, body, hash: '', key: null })
      .execute();
    const after = { seq: head.seq + 1, doc: JSON.stringify({ ...doc, seats }), free: 1 };
    await db.updateTable('game_table').set(after).where('id', '=', id).execute();
    await on.server.deps.tables.get(id).then((table) => table?.run(() => table.catchUp()));

    expect(await lastRecord(id)).toMatchObject({ author: anna.id, body: { what: 'removed', user: bruno.id } });
    expect(await info(id)).toMatchObject({ seats: [{}, { kind: 'open' }, {}], turn: { actors: ['P2'] } });
    const { request = '' } = ok(await bruno.post(id, { do: 'sit' }));
    for (const each of [anna, carla]) ok(await each.post(id, { do: 'answer', request, yes: true }));
    ok(await bruno.act(id, (await bruno.look(id)).version, { type: 'pass', by: 'P2' }));
    const { body: file } = await anna.http<{ actions: object[] }>('GET', `/api/tables/${id}/export`);
    expect(file.actions).toHaveLength(2);
  });
});
