import type { Answer, TableInfo } from '@binario/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreed, Party } from '../support/game.ts';
import type { Player } from '../support/player.ts';
import { type TestServer, testServer } from '../support/server.ts';

describe.each(['sqlite', 'postgres'] as const)('manners at a table (%s)', (kind) => {
  let on: TestServer;
  let anna: Player;
  let bruno: Player;
  let carla: Player;
  let dario: Player;

  beforeAll(async () => {
    on = await testServer({ kind });
    [anna, bruno, carla, dario] = (await Promise.all(
      ['Anna', 'Bruno', 'Carla', 'Dario'].map((name) => on.player(name)),
    )) as [Player, Player, Player, Player];
  });
  afterAll(async () => {
    expect(on.logged).toEqual([]);
    await on.close();
  });

  const info = async (id: string): Promise<TableInfo> => (await anna.look(id)).info;
  const kinds = async (id: string) => (await info(id)).seats.map(({ kind: each, user, bot }) => user ?? bot ?? each);
  const ok = (answer: Answer) => {
    expect(answer).toMatchObject({ ok: true });
    return answer as Answer & { ok: true };
  };

  it('is joined by link, with seats for people and bots, and started by its host', async () => {
    const id = await anna.create({ settings: { name: 'Sunday' } });
    expect(await bruno.post(id, { do: 'start' })).toMatchObject({ code: 'notHost' });
    expect(await anna.post(id, { do: 'start' })).toMatchObject({ code: 'notNow', problem: 'seatsFree' });
    ok(await bruno.post(id, { do: 'sit', seat: 'P3' }));
    expect(await carla.post(id, { do: 'sit', seat: 'P3' })).toMatchObject({ code: 'notNow', problem: 'seatTaken' });
    expect(await bruno.post(id, { do: 'sit' })).toMatchObject({ code: 'notNow', problem: 'seatedAlready' });
    expect(await bruno.post(id, { do: 'bot', seat: 'P2', bot: 'random' })).toMatchObject({ code: 'notHost' });
    expect(await anna.post(id, { do: 'bot', seat: 'P2', bot: 'nobody' })).toMatchObject({ code: 'malformed' });
    ok(await anna.post(id, { do: 'bot', seat: 'P2', bot: 'random' }));
    expect(await carla.post(id, { do: 'sit' })).toMatchObject({ code: 'notNow', problem: 'full' });
    ok(await anna.post(id, { do: 'remove', seat: 'P2' }));
    ok(await bruno.post(id, { do: 'leave' }));
    ok(await carla.post(id, { do: 'sit' }));
    ok(await bruno.post(id, { do: 'sit' }));
    expect(await kinds(id)).toEqual([anna.id, carla.id, bruno.id]);
    ok(await anna.post(id, { do: 'start' }));
    expect(await anna.post(id, { do: 'start' })).toMatchObject({ code: 'notNow', problem: 'playing' });
    expect(await info(id)).toMatchObject({
      status: 'playing',
      people: { [carla.id]: 'Carla' },
      turn: { actors: ['P1'] },
    });
  });

  it('refuses what no game allows', async () => {
    const made = (wish: object) => anna.http<{ error: string; message: string }>('POST', '/api/tables', wish);
    expect((await made({ game: '1830', players: 3 })).body).toMatchObject({ error: 'malformed' });
    expect((await made({ game: '1849', players: 7 })).status).toBe(400);
    expect((await made({ game: '1849', players: 3, variants: ['none'] })).body.message).toContain('variants');
    expect((await made({ game: '1849', players: 3, seats: ['me', 'me'] })).status).toBe(400);
    expect((await made({ game: '1849', players: 3, settings: { vacancy: 'nobody' } })).status).toBe(400);
    const nobody = await fetch(`${on.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"game":"1849","players":3}',
    });
    expect(nobody.status).toBe(401);
  });

  it('is paused and handed over by the host, on record', async () => {
    const { id } = await Party.begin([anna, bruno, carla]);
    ok(await agreed(id, anna, { do: 'pause' }, [bruno, carla]));
    const { version } = await anna.look(id);
    expect(await anna.act(id, version, { type: 'pass', by: 'P1' })).toMatchObject({
      code: 'notNow',
      problem: 'paused',
    });
    ok(await anna.post(id, { do: 'resume' }));
    ok(await anna.post(id, { do: 'handOver', user: bruno.id }));
    expect(await anna.post(id, { do: 'settings', settings: { name: 'Mine' } })).toMatchObject({ code: 'notHost' });
    ok(await bruno.post(id, { do: 'settings', settings: { name: 'Renamed', visibility: 'public' } }));
    expect(await bruno.post(id, { do: 'settings', settings: { draw: 'server' } })).toMatchObject({ code: 'notNow' });
    const { body } = await anna.http<{ records: { body: { what?: string } }[] }>(
      'GET',
      `/api/tables/${id}/journal?after=0&kind=admin`,
    );
    expect(body.records.map((record) => record.body.what)).toEqual([
      'created',
      'seated',
      'seated',
      'start',
      'asked',
      'answered',
      'paused',
      'resumed',
      'host',
      'settings',
    ]);
  });

  it('lets a seat be taken over as the table agreed', async () => {
    const wait = { settings: { takeover: 'agreed' } };
    const { id } = await Party.begin([anna, bruno, carla], wait);
    ok(await carla.post(id, { do: 'leave' }));
    expect(await kinds(id)).toEqual([anna.id, bruno.id, 'open']);
    const asked = ok(await dario.post(id, { do: 'sit' }));
    expect(asked.request).toBeDefined();
    ok(await anna.post(id, { do: 'answer', request: asked.request ?? '', yes: true }));
    expect(await kinds(id)).toEqual([anna.id, bruno.id, 'open']);
    ok(await bruno.post(id, { do: 'answer', request: asked.request ?? '', yes: true }));
    expect(await kinds(id)).toEqual([anna.id, bruno.id, dario.id]);
    expect((await info(id)).requests).toEqual([]);

    const hosted = await Party.begin([anna, bruno, carla], { settings: { takeover: 'host' } });
    ok(await carla.post(hosted.id, { do: 'leave' }));
    const wish = ok(await dario.post(hosted.id, { do: 'sit', seat: 'P3' }));
    expect(await dario.post(hosted.id, { do: 'answer', request: wish.request ?? '', yes: true })).toMatchObject({
      code: 'notYours',
    });
    ok(await anna.post(hosted.id, { do: 'answer', request: wish.request ?? '', yes: false }));
    expect(await kinds(hosted.id)).toEqual([anna.id, bruno.id, 'open']);
    ok(await anna.post(hosted.id, { do: 'bot', seat: 'P3', bot: 'random' }));
    expect(await kinds(hosted.id)).toEqual([anna.id, bruno.id, 'random']);

    const open = await Party.begin([anna, bruno, carla], { settings: { takeover: 'open' } });
    ok(await bruno.post(open.id, { do: 'leave' }));
    ok(await dario.post(open.id, { do: 'sit' }));
    expect(await kinds(open.id)).toEqual([anna.id, dario.id, carla.id]);
  });

  it("has a bot step in when the table wants that, and gives the host's powers on", async () => {
    const { id } = await Party.begin([anna, bruno, carla], { settings: { vacancy: 'random' } });
    ok(await anna.post(id, { do: 'leave' }));
    expect(await kinds(id)).toEqual(['random', bruno.id, carla.id]);
    expect((await info(id)).host).toBe(bruno.id);
    await expect.poll(async () => (await info(id)).turn.actors[0], { timeout: 30_000 }).not.toBe('P1');
  });

  it('is found in lists and by search', async () => {
    const name = `Etna ${kind}`;
    const id = await anna.create({ settings: { name, visibility: 'public' } });
    const hidden = await anna.create({ settings: { name } });
    const list = async (player: Player, query: string) =>
      (await player.http<{ tables: { id: string; yourTurn: boolean }[]; next?: string }>('GET', `/api/tables?${query}`))
        .body;
    expect((await list(dario, 'q=etna')).tables.map((each) => each.id)).toEqual([id]);
    expect((await list(dario, 'q=et%25na')).tables).toEqual([]);
    expect((await list(anna, 'mine=1&q=etna')).tables.map((each) => each.id).sort()).toEqual([id, hidden].sort());
    expect((await list(dario, 'q=etna&status=playing')).tables).toEqual([]);
    expect((await list(dario, 'q=etna&free=1&game=1849')).tables).toHaveLength(1);
    const first = await list(anna, 'mine=1&limit=2');
    expect(first.tables).toHaveLength(2);
    const second = await list(anna, `mine=1&limit=2&after=${first.next}`);
    expect(second.tables.map((each) => each.id)).not.toContain(first.tables[0]?.id);
    expect((await dario.http('GET', '/api/tables?limit=x')).status).toBe(400);
  });

  it('is closed to watchers when it wants to be', async () => {
    const { id } = await Party.begin([anna, bruno, carla], { settings: { watchers: false } });
    for (const path of ['', '/view', '/journal', '/export', '/note']) {
      expect((await dario.http('GET', `/api/tables/${id}${path}`)).status).toBe(404);
    }
    expect(await dario.post(id, { do: 'chat', text: 'hello' })).toMatchObject({ code: 'notSeated' });
    expect((await bruno.http('GET', `/api/tables/${id}/view`)).status).toBe(200);
  });

  it('keeps words for all and notes for one', async () => {
    const { id } = await Party.begin([anna, bruno, carla]);
    const key = 'words-key-1';
    const said = ok(await dario.post(id, { do: 'chat', text: ' Buona fortuna! ', key }));
    expect(await dario.post(id, { do: 'chat', text: ' Buona fortuna! ', key })).toMatchObject({
      ok: true,
      repeated: true,
      seq: said.seq,
    });
    const { body } = await bruno.http<{ records: object[] }>('GET', `/api/tables/${id}/journal?kind=chat`);
    expect(body.records).toMatchObject([{ author: dario.id, body: { text: 'Buona fortuna!' } }]);
    expect((await info(id)).people[dario.id]).toBe('Dario');
    expect((await anna.http('PUT', `/api/tables/${id}/note`, { text: 'buy SFR' })).status).toBe(200);
    expect((await anna.http('GET', `/api/tables/${id}/note`)).body).toEqual({ text: 'buy SFR' });
    expect((await bruno.http('GET', `/api/tables/${id}/note`)).body).toEqual({ text: '' });
  });
});
