import { recordSchema, tableInfoSchema } from '@binario/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Party } from '../support/game.ts';
import { newKey, type Player } from '../support/player.ts';
import { type TestServer, testServer } from '../support/server.ts';

interface Described {
  readonly paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, Content> }> }>>;
  readonly components: { readonly schemas: { readonly Error: object } };
}
interface Content {
  readonly schema: object;
}

let on: TestServer;
let anna: Player;
let bruno: Player;
let carla: Player;
let document: Described;

beforeAll(async () => {
  on = await testServer();
  [anna, bruno, carla] = await on.three();
  document = (await anna.http<Described>('GET', '/openapi.json')).body;
});
afterAll(() => on.close());

/** What is published for an answer, as something that can judge one. */
function published(method: string, path: string, status: number): z.ZodType {
  const responses = document.paths[path]?.[method.toLowerCase()]?.responses ?? {};
  const response = responses[status] ?? responses[`${String(status)[0]}XX`];
  const schema = response?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`${method} ${path} says nothing about ${status}`);
  const whole = JSON.stringify(schema).replaceAll(
    JSON.stringify({ $ref: '#/components/schemas/Error' }),
    JSON.stringify(document.components.schemas.Error),
  );
  return z.fromJSONSchema(JSON.parse(whole));
}

const seen = new Set<string>();

/** Asks, and holds the answer against what is published for it. */
async function ask<T = unknown>(who: Player, method: string, path: string, given: object = {}): Promise<T> {
  const { id = '', query = '', body } = given as { id?: string; query?: string; body?: unknown };
  const answer = await who.http<T>(method, path.replace('{id}', id) + query, body);
  const judged = published(method, path, answer.status).safeParse(answer.body);
  expect(judged.error?.issues ?? [], `${method} ${path} ${answer.status}`).toEqual([]);
  seen.add(`${method} ${path} ${Math.floor(answer.status / 100)}xx`);
  return answer.body;
}

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
    const routes = Object.entries(document.paths)
      .filter(([path]) => path.startsWith('/api/tables') || path === '/api/games')
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path} 2xx`));
    expect(routes.length).toBeGreaterThan(10);
    expect(routes.filter((route) => !seen.has(route))).toEqual([]);
  });

  it('would be found wrong if they were', () => {
    const judge = published('GET', '/api/games', 200);
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
