import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Action, AnyState, Engine } from '@binario/kernel';
import type { Command, ExportedTable, JournalAnswer, ListPage, TableInfo, ViewAnswer } from '@binario/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseFolder } from '../../src/engines/engines.ts';
import { checkStore } from '../../src/upkeep/check.ts';
import { built } from '../support/built.ts';
import { newKey } from '../support/player.ts';
import { type TestServer, testServer } from '../support/server.ts';
import { storedEngineFiles, unpackDatabase } from './unpack.mjs';

const stored = new Map(storedEngineFiles().map(({ id, game }) => [game, id]));
const names = ['1849 ended', '1849 imported', '1849 running', '1865 running', '18fb running'] as const;
const running = names.filter((name) => name.endsWith('running'));

/** The engines of this release, with rules by which no recorded game comes to the hashes it had. */
function otherRules(into: string): string {
  mkdirSync(into);
  for (const file of readdirSync(releaseFolder()).filter((name) => name.endsWith('.mjs'))) {
    const [game, rules] = file.replace('.mjs', '').split('@');
    const own = readFileSync(join(releaseFolder(), file), 'utf8').replace(/export \{ engine \};\s*$/, '');
    const facts = `{ ...engine.facts, rules: ${Number(rules) + 1} }`;
    const other = `{ ...engine, facts: ${facts}, hash: (state) => engine.hash(state).split('').reverse().join('') }`;
    writeFileSync(
      join(into, `${game}@${Number(rules) + 1}.mjs`),
      `${own}\nconst other = ${other};\nexport { other as engine };\n`,
    );
  }
  return into;
}

describe.each(['the same rules', 'other rules'] as const)(
  'a database of an earlier release, opened by one of %s',
  (kind) => {
    const work = mkdtempSync(join(tmpdir(), 'binario-stored-'));
    const folder = join(work, 'data');
    const release = () => (kind === 'the same rules' ? releaseFolder() : join(work, 'release'));
    let on: TestServer;
    const tables = new Map<string, TableInfo>();

    beforeAll(async () => {
      built();
      mkdirSync(folder);
      unpackDatabase(folder);
      if (kind === 'other rules') otherRules(release());
      on = await testServer({ folder, config: { engineFolder: release() } });
      for (const { id, name } of (await get<ListPage>('/api/tables?limit=20')).tables)
        tables.set(name, await about(id));
    });
    afterAll(async () => {
      await on.close();
      rmSync(work, { recursive: true, force: true });
    });

    const get = async <T>(path: string): Promise<T> => {
      const response = await fetch(on.url + path);
      expect(response.status, path).toBe(200);
      return (await response.json()) as T;
    };
    const about = async (id: string) => (await get<{ info: TableInfo }>(`/api/tables/${id}`)).info;
    const idOf = (name: string): string => tables.get(name)?.id ?? '';
    const exported = (name: string) => get<ExportedTable>(`/api/tables/${idOf(name)}/export`);
    const shown = (name: string) => get<ViewAnswer>(`/api/tables/${idOf(name)}/view`);

    /** What somebody who sits there does; sessions are not part of what is kept. */
    const command = (name: string, user: string, wish: Command) =>
      on.server.deps.tables.command(idOf(name), { id: user, name: '', kind: 'guest' }, wish);
    const changing = async (
      name: string,
      by: string,
      wish: { do: 'act'; action: Action } | { do: 'undo'; to: number },
    ) => {
      const { info, version } = await shown(name);
      const user = info.seats.find(({ seat }) => seat === by)?.user ?? '';
      return command(name, user, { ...wish, version, key: newKey() });
    };

    /** The table's own engine, as a page fetches it, at the position the table has. */
    const played = async (name: string): Promise<{ engine: Engine; state: AnyState }> => {
      const { engine: id } = await about(idOf(name));
      const file = join(work, `${id}.mjs`);
      writeFileSync(file, await (await fetch(`${on.url}/api/engines/${id}.mjs`)).text());
      const { engine } = (await import(pathToFileURL(file).href)) as { engine: Engine };
      const { setup, actions } = await exported(name);
      return {
        engine,
        state: actions.reduce((state, action) => engine.carryOut(state, action).state, engine.start(setup)),
      };
    };

    it('verifies: every hash comes out again, by the engine that wrote it', async () => {
      const {
        broken,
        tables: count,
        actions,
      } = await checkStore(on.server.deps.store, {
        cache: join(folder, 'engines'),
        release: release(),
      });
      expect(broken).toEqual([]);
      expect(count).toBe(names.length);
      expect(actions).toBeGreaterThan(3 * 60 + 200 + 400);
      expect([...tables.keys()].sort()).toEqual([...names]);
    });

    it(kind === 'the same rules' ? 'moves every table up' : 'leaves every table with its file', async () => {
      const engineOf = async (name: string) => (await about(idOf(name))).engine;
      for (const name of names) {
        const { game, rules } = await about(idOf(name));
        const old = stored.get(game);
        const current = on.server.deps.engines.currentOf(game);
        expect(current?.id).not.toBe(old);
        if (kind === 'the same rules') await expect.poll(() => engineOf(name), { timeout: 300_000 }).toBe(current?.id);
        else {
          expect(current?.facts.rules).toBe(rules + 1);
          await expect.poll(() => looked(idOf(name)), { timeout: 300_000 }).toBe(true);
          expect(await engineOf(name)).toBe(old);
        }
      }
    }, 600_000);

    /** Has the upkeep been through with it? */
    const looked = async (id: string): Promise<boolean> => {
      const row = await on.server.deps.store.db
        .selectFrom('game_table')
        .select(['version', 'checked_version'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return row.version === row.checked_version;
    };

    it.each(names)('shows %s: game, journal, chat and record', async (name) => {
      const { info, position, hash, view } = await shown(name);
      const { engine, state } = await played(name);
      expect(engine.hash({ ...state, rng: 0 })).toBe(hash);
      expect(view.flow).toEqual(state.flow);
      const { actions, hashes, rules } = await exported(name);
      expect(actions).toHaveLength(position);
      expect(hashes.at(-1)).toBe(engine.hash(state));
      expect(rules).toBe(info.rules);
      const { records } = await get<JournalAnswer>(`/api/tables/${info.id}/journal?after=0&limit=1000`);
      const kinds = new Set(records.map(({ kind }) => kind));
      expect(kinds.has('act')).toBe(true);
      if (name.endsWith('running')) expect([...kinds].sort()).toEqual(['act', 'admin', 'chat', 'undo']);
      expect(info.status).toBe(name === '1849 ended' ? 'ended' : name === '1849 imported' ? 'open' : 'playing');
      const watcher = await on.player('Dora');
      await watcher.connect();
      const whole = await watcher.watch(info.id);
      expect(whole.hash).toBe(hash);
      expect(whole.chat.map(({ author }) => info.people[author])).toEqual(
        name.endsWith('running') ? ['Anna', 'Bruno'] : [],
      );
    });

    it.each(running)('goes on with %s: a request, moves, one taken back', async (name) => {
      const { info } = await shown(name);
      const [request] = info.requests;
      expect(request).toMatchObject({ kind: 'undo', agreed: [] });
      if (request?.kind !== 'undo') return;
      for (const user of request.asked)
        expect(await command(name, user, { do: 'answer', request: request.id, yes: true })).toMatchObject({
          ok: true,
        });
      expect((await shown(name)).position).toBe(request.to);
      for (let i = 0; i < 3; i++) await move(name);
      const before = await shown(name);
      const by = await move(name);
      expect(await changing(name, by, { do: 'undo', to: before.position })).toMatchObject({ ok: true });
      const { position, hash } = await shown(name);
      expect({ position, hash }).toEqual({ position: before.position, hash: before.hash });
    });

    it('begins the imported game where its record ends, once everybody sits', async () => {
      const { people } = await about(idOf('1849 running'));
      const called = (name: string) => Object.keys(people).find((user) => people[user] === name) ?? '';
      for (const name of ['Bruno', 'Carla'])
        expect(await command('1849 imported', called(name), { do: 'sit' })).toMatchObject({ ok: true });
      expect(await command('1849 imported', called('Anna'), { do: 'start' })).toMatchObject({ ok: true });
      const { position } = await shown('1849 imported');
      for (let i = 0; i < 3; i++) await move('1849 imported');
      expect((await shown('1849 imported')).position).toBe(position + 3);
    });

    /** A legal move by the table's own engine; what the server then has is what that engine comes to. */
    const move = async (name: string): Promise<string> => {
      const { engine, state } = await played(name);
      const [by = ''] = engine.actors(state);
      const offers = engine.choices(state, by).flatMap(({ offer, refusal }) => (refusal ? [] : [offer]));
      const action = engine.decide('random', engine.view(state, by), by, offers, 5, 5);
      expect(await changing(name, by, { do: 'act', action })).toMatchObject({ ok: true });
      expect((await shown(name)).hash).toBe(engine.hash({ ...engine.carryOut(state, action).state, rng: 0 }));
      return by;
    };

    it('is whole afterwards', async () => {
      const { broken } = await checkStore(on.server.deps.store, { cache: join(folder, 'engines'), release: release() });
      expect(broken).toEqual([]);
      expect(on.logged.filter((line) => /error|fatal/.test(line))).toEqual([]);
    });
  },
);
