import type { Engine } from '@binario/kernel';
import type { ExportedTable, TableAnswer } from '@binario/protocol';
import { releasedEngines, scriptOf } from '@binario/trials';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Party } from '../support/game.ts';
import type { Player } from '../support/player.ts';
import { type TestServer, testServer } from '../support/server.ts';

let on: TestServer;
let anna: Player;
let bruno: Player;
let carla: Player;
let engines: ReadonlyMap<string, Engine>;

beforeAll(async () => {
  on = await testServer();
  engines = await releasedEngines();
  [anna, bruno, carla] = await on.three();
});
afterAll(() => on.close());

const bring = (file: object, more: object = {}) =>
  anna.http<TableAnswer & { message: string }>('POST', '/api/tables/import', { file, ...more });

describe('games from and to files', () => {
  it('a table exports, and its file becomes a table that goes on', async () => {
    const party = await Party.begin([anna, bruno, carla]);
    await party.moves(12);
    const { body: file } = await bruno.http<ExportedTable>('GET', `/api/tables/${party.id}/export`);
    expect(file).toMatchObject({ format: 'binario-game/1', names: { P1: 'Anna', P2: 'Bruno', P3: 'Carla' } });
    expect(file.actions).toHaveLength(12);
    const { status, body } = await bring(file);
    expect(status).toBe(201);
    expect(body).toMatchObject({ position: 12, version: 12, hash: file.hashes.at(-1), info: { status: 'open' } });
    const { id } = body.info;
    await bruno.post(id, { do: 'sit' });
    await carla.post(id, { do: 'sit' });
    expect(await anna.post(id, { do: 'start' })).toMatchObject({ ok: true, version: 13 });
    const again = await anna.http<ExportedTable>('GET', `/api/tables/${id}/export`);
    expect(again.body.actions).toEqual(file.actions);
  });

  it.each(['1849', '1865', '18fb'])('a hot-seat game of %s goes on online', async (game) => {
    const engine = engines.get(game) as Engine;
    const players = Math.max(3, engine.facts.players.min);
    const { actions } = scriptOf(engine, 9, players, 40);
    const setup = engine.setup({ players, seed: 9, variants: [], options: {} });
    const seats = ['me', ...Array.from({ length: players - 1 }, () => ({ bot: 'random' }))];
    const { status, body } = await bring(
      { format: 'binario', id: 'x', game, rules: 1, setup, actions, seats: [], plans: [] },
      { seats },
    );
    expect(status).toBe(201);
    expect(await anna.post(body.info.id, { do: 'start' })).toMatchObject({ ok: true });
    // The bots play until the person is asked, or the game is over.
    await expect.poll(async () => (await anna.look(body.info.id)).info.turn.actors[0], { timeout: 60_000 }).toBe('P1');
    expect(on.logged).toEqual([]);
  });

  it('a file that cannot have been played is refused, with the place', async () => {
    const engine = engines.get('1849') as Engine;
    const { actions, hashes } = scriptOf(engine, 9, 3, 10);
    const setup = engine.setup({ players: 3, seed: 9, variants: [], options: {} });
    const file = { format: 'binario-game/1', game: '1849', rules: 1, setup, actions, hashes };
    expect(
      (await bring({ ...file, actions: [...actions.slice(0, 4), ...actions.slice(5)], hashes: undefined })).body
        .message,
    ).toContain('file.actions.4');
    expect((await bring({ ...file, hashes: ['0', ...hashes.slice(1)] })).body.message).toContain('file.actions.0');
    expect((await bring({ ...file, setup: { players: 99, seed: 1 } })).body.message).toContain('file.setup');
    expect((await bring({ ...file, game: '1830' })).status).toBe(400);
    expect((await bring({ ...file, actions: 'none' })).status).toBe(400);
  });

  it('a finished game has a result and a rematch', async () => {
    const engine = engines.get('1849') as Engine;
    const { actions } = scriptOf(engine, 9, 3, 100_000);
    const setup = engine.setup({ players: 3, seed: 9, variants: [], options: {} });
    const last = actions.at(-1);
    const { body } = await bring({ format: 'binario-game/1', game: '1849', setup, actions: actions.slice(0, -1) });
    const { id } = body.info;
    for (const player of [bruno, carla]) await player.post(id, { do: 'sit' });
    await anna.post(id, { do: 'start' });
    const { version } = await anna.look(id);
    const mover = [anna, bruno, carla][Number(last?.by.slice(1)) - 1] as Player;
    expect(await mover.act(id, version, last as never)).toMatchObject({ ok: true });
    const over = await anna.look(id);
    expect(over.info).toMatchObject({
      status: 'ended',
      result: { scores: expect.any(Array), reason: expect.any(String) },
    });
    expect(await mover.act(id, over.version, last as never)).toMatchObject({ code: 'notNow', problem: 'ended' });
    const answer = await carla.post(id, { do: 'rematch' });
    expect(answer).toMatchObject({ ok: true, table: expect.any(String) });
    expect(await bruno.post(id, { do: 'rematch' })).toMatchObject({
      ok: true,
      table: (answer as { table: string }).table,
    });
    const next = await bruno.look((answer as { table: string }).table);
    expect(next.info).toMatchObject({ status: 'open', host: carla.id });
    expect(next.info.seats.map(({ user }) => user)).toEqual([anna.id, bruno.id, carla.id]);
    const mine = await bruno.http<{ tables: { id: string }[] }>('GET', '/api/tables?mine=1');
    expect(mine.body.tables.map((table) => table.id)).toContain(next.info.id);
    expect(await carla.post(next.info.id, { do: 'start' })).toMatchObject({ ok: true });
  });
});
