import { recordSchema, tableInfoSchema } from '@binario/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Party } from '../support/game.ts';
import { newKey, type Player } from '../support/player.ts';
import { type Asked, Published } from '../support/published.ts';
import { type TestServer, testServer } from '../support/server.ts';

let on: TestServer;
let anna: Player;
let bruno: Player;
let carla: Player;
let published: Published;

beforeAll(async () => {
  on = await testServer();
  [anna, bruno, carla] = await on.three();
  published = await Published.by(anna);
});
afterAll(() => on.close());

const ask = <T = unknown>(who: Player, method: string, path: string, given: Asked = {}) =>
  published.ask<T>(who, method, path, given);

const COMMANDS = '/api/tables/{id}/commands';
const command = (who: Player, id: string, body: object) => ask(who, 'POST', COMMANDS, { id, body });

describe('answers at tables', () => {
  it('have the form that is published for them, whatever happens', async () => {
    await ask(anna, 'GET', '/api/games');
    const settings = {
      name: 'All of it',
      visibility: 'public',
      pace: { kind: 'live', seconds: 600, increment: 5, grace: 5, late: 'vote' },
      takeover: 'agreed',
    };
    const made = await ask<{ info: { id: string } }>(anna, 'POST', '/api/tables', {
      body: { game: '1849', players: 3, variants: [], options: { revenue: 'proven' }, settings },
    });
    const { id } = made.info;
    await ask(anna, 'POST', '/api/tables', { body: { game: 'nothing', players: 3 } });
    await command(anna, id, { do: 'start' });
    for (const each of [bruno, carla]) await command(each, id, { do: 'sit' });
    await command(bruno, id, { do: 'start' });
    await command(anna, id, { do: 'start' });
    const order = { action: { type: 'pass' }, step: 'stockTurn', thisRound: true, until: [{ type: 'certMoved' }] };
    await command(carla, id, { do: 'order', order });
    const act = (version: number, by: string, type = 'pass') => ({
      do: 'act',
      version,
      key: newKey(),
      action: { type, by, ...(type === 'buyPrivate' && { private: 'SCE' }) },
    });
    await command(anna, id, act(1, 'P1', 'buyPrivate'));
    await command(bruno, id, act(1, 'P2'));
    await command(carla, id, act(2, 'P3'));
    await command(bruno, id, act(2, 'P2', 'buyPrivate'));
    await command(bruno, id, act(2, 'P2', 'nothing'));
    await command(bruno, id, act(2, 'P2'));
    await command(anna, id, { do: 'undo', version: 3, key: newKey(), to: 0 });
    await command(bruno, id, { do: 'chat', text: 'why?' });
    await command(bruno, id, { do: 'sing' });
    await ask(anna, 'GET', '/api/tables/{id}', { id });
    await ask(anna, 'GET', '/api/tables/{id}/choices', { id });
    await command(anna, id, { do: 'pause' });
    await command(anna, id, { do: 'resume' });
    await command(carla, id, { do: 'leave' });
    await command(anna, id, { do: 'bot', seat: 'P3', bot: 'random' });

    for (const path of ['/api/tables/{id}', '/api/tables/{id}/view', '/api/tables/{id}/journal']) {
      await ask(anna, 'GET', path, { id });
      await ask(anna, 'GET', path, { id: 'nothingAtAll' });
    }
    await ask(anna, 'GET', '/api/tables/{id}/journal', { id, query: '?kind=wrong' });
    const file = await ask<object>(anna, 'GET', '/api/tables/{id}/export', { id });
    await ask(anna, 'POST', '/api/tables/import', { body: { file, seats: ['me', 'open', { bot: 'random' }] } });
    await ask(anna, 'POST', '/api/tables/import', { body: { file: { ...file, game: 'nothing' } } });
    await ask(anna, 'PUT', '/api/tables/{id}/note', { id, body: { text: 'mine' } });
    await ask(anna, 'GET', '/api/tables/{id}/note', { id });
    await ask(anna, 'GET', '/api/tables');
    await ask(anna, 'GET', '/api/tables', { query: '?mine=1&limit=1' });
    await ask(anna, 'GET', '/api/tables', { query: '?limit=many' });
  });

  it('have it after the end of a game too', async () => {
    const id = await anna.create({ game: '1849', seats: ['me', { bot: 'random' }, { bot: 'random' }] });
    await anna.post(id, { do: 'start' });
    // As a game that is over looks: the rest of it is what the engine found at the end.
    const table = await on.server.deps.tables.get(id);
    if (!table) throw new Error('the table is gone');
    await table.run(async () => {
      const { info } = table.head;
      const scores = info.seats.map(({ seat }, i) => ({ player: seat, total: 1000 + i }));
      const ended = { ...info, status: 'ended' as const, ended: 1, result: { reason: 'bank', scores } };
      await table.write({ kind: 'admin', author: anna.id, body: { what: 'waiting', seat: 'P1' }, info: ended });
    });
    await command(anna, id, { do: 'rematch' });
    await ask(anna, 'GET', '/api/tables/{id}', { id });
    await ask(anna, 'GET', '/api/tables/{id}/choices', { id });
    await ask(anna, 'GET', '/api/tables/{id}/view', { id });
  });

  it('leave out no route', () => {
    const { routes, unseen } = published.left('/api/tables', '/api/games');
    expect(routes.length).toBeGreaterThan(10);
    expect(unseen).toEqual([]);
  });

  it('would be found wrong if they were', () => {
    const judge = published.form('GET', '/api/games', 200);
    expect(judge.safeParse({ games: [{ id: '1849' }] }).success).toBe(false);
    expect(judge.safeParse({ games: [], secret: 1 }).success).toBe(false);
  });

  it('have the same form by socket', async () => {
    const party = await Party.begin([anna, bruno, carla]);
    await party.moves(6);
    await anna.post(party.id, { do: 'undo', version: (await party.head()).version, key: newKey(), to: 0 });
    const faults = anna.received.flatMap((message) => {
      const parts =
        message.type === 'table'
          ? [tableInfoSchema.safeParse(message.info), ...message.chat.map((record) => recordSchema.safeParse(record))]
          : message.type === 'delta'
            ? [
                recordSchema.safeParse(message.record),
                ...(message.info ? [tableInfoSchema.safeParse(message.info)] : []),
              ]
            : [];
      return parts.flatMap(({ error }) => error?.issues ?? []);
    });
    expect(faults).toEqual([]);
    expect(anna.received.filter(({ type }) => type === 'delta').length).toBeGreaterThan(6);
  });
});
