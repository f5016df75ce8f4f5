import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../support/server.ts';

let on: TestServer;
beforeAll(async () => {
  on = await testServer();
});
afterAll(() => on.close());

describe('a table with bots', () => {
  it('is played by its bots between the moves of a person', async () => {
    const anna = await on.player('Anna');
    const id = await anna.create({ seats: ['me', { bot: 'casual' }, { bot: 'random' }] });
    await anna.connect();
    const seen = await anna.watch(id).catch((e) => {
      throw new Error(on.logged.join('') + e);
    });
    expect(seen.info.status).toBe('open');
    const started = await anna.command(id, { do: 'start' });
    expect(started).toMatchObject({ ok: true, version: 1 });
    await anna.until('delta', ({ turn }) => turn.actors[0] === 'P1');
    const { body } = await anna.http('GET', `/api/tables/${id}/export`);
    expect(body).toMatchObject({ format: 'binario-game/1', game: '1849' });
    expect(on.logged).toEqual([]);
  });
});
