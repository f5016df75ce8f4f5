import { isLong, sized } from '@binario/kernel/testing';
import { Dice, doors, hostileFrame, hostileRequest, hostileTrial, type Scene, tryDoors } from '@binario/trials';
import { describe, expect, it } from 'vitest';
import { built } from '../support/built.ts';
import { newDatabase } from '../support/postgres.ts';
import { type TestServer, testServer } from '../support/server.ts';

const trials = [
  { kind: 'sqlite', inputs: sized(1_500, 20_000) },
  { kind: 'postgres', inputs: sized(1_500, 3_000) },
] as const;

const PATIENCE = 600_000;

function attack(on: TestServer, inputs: number, progress?: (done: number) => void) {
  const { store, config } = on.server.deps;
  const openSockets = () =>
    new Promise<number>((resolve) => on.server.app.server.getConnections((_error, count) => resolve(count)));
  const options = { url: on.url, game: '1849', store, inputs, seed: 1849, frameLimit: config.frameLimit, openSockets };
  return hostileTrial({ ...options, ...(progress && { progress }) });
}

describe('doors that were found open', () => {
  // On SQLite the test of the command line tries them each time.
  it.each(isLong ? (['sqlite', 'postgres'] as const) : (['postgres'] as const))(
    'are closed on %s',
    { timeout: PATIENCE },
    async (kind) => {
      built();
      const database = kind === 'postgres' ? await newDatabase() : undefined;
      const tried = await tryDoors('1849', database?.url);
      expect(tried.flatMap(({ faults }) => faults)).toEqual([]);
      expect(tried).toHaveLength(doors.length);
      await database?.drop();
    },
  );
});

describe('hostile inputs', () => {
  it.each(trials)(
    'neither break the server nor change a table: $inputs on $kind',
    { timeout: PATIENCE },
    async ({ kind, inputs }) => {
      const on = await testServer({ kind });
      const result = await attack(on, inputs);
      expect(result.faults).toEqual([]);
      expect(result).toMatchObject({ inputs, serverErrors: 0, changedTables: 0 });
      // Everything that can be answered was tried, and some of it was even right.
      for (const status of ['200', '400', '401', '403', '404', '409', '413', '415', '431']) {
        expect(result.statuses[status], status).toBeGreaterThan(0);
      }
      expect(on.logged.filter((line) => /"level":"(error|fatal)"/.test(line))).toEqual([]);
      await on.close();
    },
  );

  it('are found out when they change a table or fail inside', { timeout: PATIENCE }, async () => {
    const on = await testServer();
    const { store } = on.server.deps;
    const result = await attack(on, 1000, () => {
      void store.db.updateTable('game_table').set({ name: 'stolen' }).execute();
      on.server.deps.tables.list = () => Promise.reject(new Error('planted'));
    });
    expect(result.changedTables).toBe(3);
    const later = await attack(on, 600);
    expect(later.serverErrors).toBeGreaterThan(0);
    expect(on.logged.join()).toMatch(/planted/);
    await on.close();
  });

  it('are the same for the same seed, and different for another', () => {
    const person = { id: 'x', cookie: 'binario=x' };
    const scene = {
      game: '1849',
      tables: ['a', 'b'],
      shared: 'a',
      version: 3,
      request: 'abc',
      stranger: person,
      rival: person,
    } as unknown as Scene;
    const drawn = (seed: number) => {
      const dice = new Dice(seed);
      return Array.from({ length: 300 }, () => [
        hostileRequest(dice, scene).bytes.toString('hex'),
        JSON.stringify(hostileFrame(dice, scene, 1000)),
      ]).flat();
    };
    expect(drawn(1)).toEqual(drawn(1));
    expect(new Set([...drawn(1), ...drawn(2)]).size).toBeGreaterThan(1000);
  });
});
