import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableAnswer } from '@binario/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Imports } from '../../src/tables/imports.ts';
import { newKey, type Player } from '../support/player.ts';
import { newDatabase } from '../support/postgres.ts';
import { type TestServer, testServer } from '../support/server.ts';

const work = mkdtempSync(join(tmpdir(), 'binario-imports-'));
const gate = join(work, 'gate');
const visits = join(work, 'visits');

/** A game of counting in which one action takes until somebody opens a gate. */
const TOY = `
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
const nice = () => Number(readFileSync('/proc/thread-self/stat', 'utf8').split(') ')[1].split(' ')[16]);
const played = (state, action) => {
  if (action.type === 'wait') {
    appendFileSync(${JSON.stringify(visits)}, (process.platform === 'linux' ? nice() : 'any') + '\\n');
    while (!existsSync(${JSON.stringify(gate)})) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
  }
  return { ok: true, state: { ...state, table: { n: state.table.n + 1 } }, events: [{ type: 'counted' }] };
};
export const engine = {
  format: 1,
  facts: { id: 'toy', rules: 1, name: 'Toy', players: { min: 2, max: 4 }, variants: [], options: {}, bots: ['slow'], open: true },
  setup: ({ players }) => ({ players }),
  start: () => ({ table: { n: 0 }, flow: [{ step: 'count' }], rng: 0 }),
  apply: played,
  carryOut: played,
  hash: (state) => 'h' + state.table.n,
  actors: () => ['P1'],
  choices: (state, by) => [{ offer: { type: 'count', by } }],
  view: (state) => state,
  isOpen: () => true,
  describeRound: () => 'R',
  scores: () => [],
  endReason: () => undefined,
  decide: () => ({ type: 'count', by: 'P1' }),
};
`;

const openGate = () => writeFileSync(gate, '');
const closeGate = () => rmSync(gate, { force: true });
const visited = (): readonly string[] => (existsSync(visits) ? readFileSync(visits, 'utf8').trim().split('\n') : []);

const file = {
  format: 'binario-game/1',
  game: 'toy',
  rules: 1,
  setup: { players: 2 },
  actions: [
    { type: 'wait', by: 'P1' },
    { type: 'count', by: 'P1' },
  ],
};

describe.each(['sqlite', 'postgres'] as const)('imports while people play (%s)', (kind) => {
  let on: TestServer;
  let anna: Player;
  let table = '';
  const folder = mkdtempSync(join(tmpdir(), 'binario-imports-data-'));
  let database: { readonly url: string; drop(): Promise<void> } | undefined;
  const start = () =>
    testServer({ kind, folder, config: { engineFolder: work, ...(database && { databaseUrl: database.url }) } });

  beforeAll(async () => {
    writeFileSync(join(work, 'toy@1.mjs'), TOY);
    closeGate();
    rmSync(visits, { force: true });
    if (kind === 'postgres') database = await newDatabase();
    on = await start();
    const [first, bruno] = await on.three();
    anna = first;
    table = await anna.create({ game: 'toy', players: 2 });
    await bruno.post(table, { do: 'sit' });
    expect(await anna.post(table, { do: 'start' })).toMatchObject({ ok: true });
  });
  afterAll(async () => {
    openGate();
    await on.close();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  let version = 1;
  /** A move and a view: whoever waits behind a closed gate never comes here. */
  const plays = async () => {
    const answer = await anna.post(table, { do: 'act', version, key: newKey(), action: { type: 'count', by: 'P1' } });
    expect(answer).toMatchObject({ ok: true, version: version + 1 });
    version += 1;
    expect((await anna.http('GET', `/api/tables/${table}/view`)).status).toBe(200);
  };
  const bring = (who: Player) => who.http<TableAnswer & { message: string }>('POST', '/api/tables/import', { file });
  let imported: readonly string[] = [];

  it('are overtaken by every move, wait for each other, and are few', { timeout: 120_000 }, async () => {
    const guests = await Promise.all(Array.from({ length: 5 }, (_, i) => on.player(`Guest ${i}`)));
    const done: string[] = [];
    const brought = guests.slice(0, 4).map(async (guest) => {
      const { status, body } = await bring(guest);
      expect(status).toBe(201);
      done.push(body.info.id);
    });
    await expect.poll(() => visited().length, { timeout: 60_000 }).toBe(1);
    await expect.poll(() => on.server.deps.tables.imports.waiting, { timeout: 60_000 }).toBe(3);
    for (let i = 0; i < 5; i++) await plays();
    // Nobody has more than one under way, and no address more than four.
    for (const [who, why] of [
      [guests[0], 'one at a time'],
      [guests[4], 'this address'],
    ] as const) {
      const answer = await fetch(`${on.url}/api/tables/import`, {
        method: 'POST',
        headers: { cookie: who?.cookie ?? '', 'content-type': 'application/json' },
        body: JSON.stringify({ file }),
      });
      expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([429, 5]);
      expect(((await answer.json()) as { message: string }).message).toContain(why);
    }
    expect(done).toEqual([]);
    expect(visited()).toHaveLength(1);
    openGate();
    await Promise.all(brought);
    // Checked one after the other, by a thread that gives way to the others.
    expect(visited()).toHaveLength(4);
    expect(new Set(visited()).size).toBe(1);
    if (process.platform === 'linux') expect(Number(visited()[0])).toBe(constants.priority.PRIORITY_LOW);
    imported = done;
    expect((await bring(guests[0] as Player)).status).toBe(201);
  });

  it('keep no place for somebody who hung up at the door', { timeout: 60_000 }, async () => {
    openGate();
    const { sessions } = on.server.deps;
    const { whoIs } = sessions;
    const dario = await on.player('Dario');
    const gone = new AbortController();
    const answered = new Promise<void>((resolve) => {
      sessions.whoIs = async (request) => {
        // Who it is turns out when the line is dead.
        const dead = once(request.raw.socket, 'close');
        gone.abort();
        await dead;
        sessions.whoIs = whoIs;
        resolve();
        return whoIs(request);
      };
    });
    const headers = { cookie: dario.cookie, 'content-type': 'application/json' };
    const body = JSON.stringify({ file });
    const bringing = fetch(`${on.url}/api/tables/import`, { method: 'POST', headers, body, signal: gone.signal });
    await expect(bringing).rejects.toThrow();
    await answered;
    await expect.poll(async () => (await bring(dario)).status, { timeout: 30_000 }).toBe(201);
  });

  it('leave a table that is opened without being played again', async () => {
    closeGate();
    const before = visited().length;
    const view = await anna.http<{ view: unknown; position: number }>('GET', `/api/tables/${imported[0]}/view`);
    expect(view.body).toMatchObject({ position: 2, view: { table: { n: 2 } } });
    expect(visited()).toHaveLength(before);
  });

  it('and replays after a start let people play', { timeout: 120_000 }, async () => {
    closeGate();
    await on.close();
    const before = visited().length;
    on = await start();
    anna = anna.at(on.url);
    await expect.poll(() => visited().length, { timeout: 60_000 }).toBeGreaterThan(before);
    for (let i = 0; i < 5; i++) await plays();
    openGate();
  });
});

describe('the way in for imports', () => {
  const limits = { importsPerAddress: 2, importsWaiting: 2 };
  const here = new AbortController().signal;
  const settled = () => new Promise((turn) => setImmediate(turn));

  it('grants one to an account, few to an address, and again when they have gone', () => {
    const imports = new Imports(limits);
    const leave = imports.enter('anna', 'home');
    expect(() => imports.enter('anna', 'elsewhere')).toThrow('one at a time');
    imports.enter('bruno', 'home');
    expect(() => imports.enter('carla', 'home')).toThrow('this address');
    imports.enter('carla', 'elsewhere');
    leave();
    imports.enter('anna', 'home');
  });

  it('does one after the other, and no more wait than may', async () => {
    const imports = new Imports(limits);
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const run = (who: string, gone = here) =>
      imports.run(who, gone, () => {
        begun.push(who);
        return new Promise<void>((end) => ends.push(end));
      });
    const hangUp = new AbortController();
    const all = [run('anna'), run('bruno', hangUp.signal), run('carla')];
    await expect(run('dario')).rejects.toMatchObject({ statusCode: 503, code: 'busy', retryAfter: 30 });
    await settled();
    expect(begun).toEqual(['anna']);
    hangUp.abort();
    // What is under way counts though its sender has gone.
    expect(() => imports.enter('anna', 'home')).toThrow('one at a time');
    ends[0]?.();
    await expect(all[1]).rejects.toMatchObject({ code: 'gone' });
    await settled();
    expect(begun).toEqual(['anna', 'carla']);
    imports.enter('anna', 'home');
    ends[1]?.();
    await all[2];
    const failing = imports.run('dario', here, () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    expect(await imports.run('dario', here, async () => 'well')).toBe('well');
  });
});
