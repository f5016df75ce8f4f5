import type { Answer, Command, TableInfo } from '@binario/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Party } from '../support/game.ts';
import { newKey, type Player } from '../support/player.ts';
import { type TestServer, testServer } from '../support/server.ts';

let on: TestServer;
let anna: Player;
let bruno: Player;
let carla: Player;

beforeAll(async () => {
  on = await testServer();
  [anna, bruno, carla] = await on.three();
});
afterAll(() => on.close());

const info = async (id: string): Promise<TableInfo> => (await anna.look(id)).info;
const ok = (answer: Answer) => {
  expect(answer).toMatchObject({ ok: true });
  return answer as Answer & { ok: true };
};
const ask = async (who: Player, id: string, command: Command) => ok(await who.post(id, command)).request ?? '';
const says = (who: Player, id: string, request: string, yes: boolean) => who.post(id, { do: 'answer', request, yes });

describe('by agreement', () => {
  it('a pause begins when all others say yes, and ends by who asked or the host', async () => {
    const { id } = await Party.begin([anna, bruno, carla]);
    const refused = await ask(bruno, id, { do: 'pause' });
    expect((await info(id)).status).toBe('playing');
    ok(await says(carla, id, refused, false));
    expect((await info(id)).requests).toEqual([]);
    const request = await ask(bruno, id, { do: 'pause' });
    ok(await says(anna, id, request, true));
    ok(await says(carla, id, request, true));
    expect(await info(id)).toMatchObject({ status: 'paused', pause: { by: bruno.id } });
    expect(await carla.post(id, { do: 'resume' })).toMatchObject({ code: 'notHost' });
    ok(await bruno.post(id, { do: 'resume' }));
    expect(await info(id)).toMatchObject({ status: 'playing', requests: [] });
  });

  it('what all play by is changed in a running game if all agree, and clocks begin afresh', async () => {
    const { id } = await Party.begin([anna, bruno, carla], { settings: { undo: 'none' } });
    ok(await anna.post(id, { do: 'settings', settings: { name: 'Etna' } }));
    expect(await bruno.post(id, { do: 'settings', settings: { name: 'Vesuvio' } })).toMatchObject({ code: 'notHost' });
    const pace = { kind: 'live', seconds: 600, increment: 5, grace: 0, late: 'wait', move: 20 } as const;
    const request = await ask(bruno, id, { do: 'settings', settings: { undo: 'free', pace } });
    ok(await says(anna, id, request, true));
    expect((await info(id)).settings.undo).toBe('none');
    ok(await says(carla, id, request, true));
    const after = await info(id);
    expect(after.settings).toMatchObject({ name: 'Etna', undo: 'free', pace });
    expect(after.seats.map(({ clock }) => clock)).toEqual([600_000, 600_000, 600_000]);
    expect((after.turn.due ?? 0) - after.turn.since).toBe(620_000);
    expect(await bruno.post(id, { do: 'settings', settings: { draw: 'players' } })).toMatchObject({ code: 'notNow' });
  });

  it('an ended game is opened again only if all want that', async () => {
    // One with an end that one move reaches: everybody leaves the seats to automatic players until it is over.
    const id = await anna.create({ game: '1849', players: 3, seats: ['me', 'open', { bot: 'random' }] });
    ok(await bruno.post(id, { do: 'sit' }));
    ok(await anna.post(id, { do: 'start' }));
    const { deps } = on.server;
    const table = await deps.tables.get(id);
    if (!table) throw new Error('no table');
    const { version } = await anna.look(id);
    ok(await anna.act(id, version, { type: 'pass', by: 'P1' }));
    await table.run(async () => {
      const { info: now } = table.head;
      // What the end of a game leaves of its table.
      await table.write({
        kind: 'admin',
        author: 'system',
        body: { what: 'renamed', user: anna.id },
        info: { ...now, status: 'ended', ended: 1, result: { reason: 'bank', scores: [] }, requests: [] },
      });
    });
    const undo = async (who: Player): Promise<Command> => ({
      do: 'undo',
      version: (await who.look(id)).version,
      key: newKey(),
      to: 0,
    });
    const { position } = await anna.look(id);
    const request = await ask(anna, id, await undo(anna));
    expect(request).not.toBe('');
    expect(await info(id)).toMatchObject({ status: 'ended', requests: [{ kind: 'undo', asked: [bruno.id] }] });
    ok(await says(bruno, id, request, false));
    expect(await info(id)).toMatchObject({ status: 'ended', requests: [] });
    expect((await anna.look(id)).position).toBe(position);
    const again = await ask(anna, id, await undo(anna));
    ok(await says(bruno, id, again, true));
    await expect.poll(async () => (await info(id)).status, { timeout: 30_000 }).toBe('playing');
    expect((await anna.look(id)).position).toBe(0);
    expect(on.logged).toEqual([]);
  });
});

describe('two people at one device', () => {
  it('have a seat each, one vote together, and move in turn', async () => {
    const id = await anna.create({ players: 3 });
    expect(await carla.post(id, { do: 'sit', beside: 'Nonno' })).toMatchObject({ code: 'notSeated' });
    ok(await anna.post(id, { do: 'sit', seat: 'P2', beside: 'Nonno' }));
    ok(await bruno.post(id, { do: 'sit' }));
    expect((await info(id)).seats.map(({ user, beside }) => [user, beside])).toEqual([
      [anna.id, undefined],
      [anna.id, 'Nonno'],
      [bruno.id, undefined],
    ]);
    ok(await anna.post(id, { do: 'start' }));
    ok(await anna.act(id, (await anna.look(id)).version, { type: 'pass', by: 'P1' }));
    ok(await anna.post(id, { do: 'order', seat: 'P2', order: { action: { type: 'pass' }, once: true } }));
    await expect.poll(async () => (await info(id)).turn.actors[0], { timeout: 30_000 }).toBe('P3');
    const request = await ask(bruno, id, { do: 'pause' });
    ok(await says(anna, id, request, true));
    expect((await info(id)).status).toBe('paused');
    expect((await anna.http<{ names: object }>('GET', `/api/tables/${id}/export`)).body.names).toEqual({
      P1: 'Anna',
      P2: 'Nonno',
      P3: 'Bruno',
    });
  });
});
