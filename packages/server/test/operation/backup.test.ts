import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { relationNames } from '../../src/operation/backup/relations.ts';
import { fetchBackup, findServer, sendRestore } from '../../src/operation/remote.ts';
import type { Store } from '../../src/store/store.ts';
import { verifyGame } from '../../src/upkeep/verify.ts';
import { Pool } from '../../src/work/pool.ts';
import { type TestServer, testServer } from '../support/server.ts';

const servers: TestServer[] = [];
const folder = mkdtempSync(join(tmpdir(), 'binario-backup-test-'));
let files = 0;
const newFile = () => join(folder, `backup${files++}.gz`);
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function serve(kind: 'sqlite' | 'postgres', tables = {}): Promise<TestServer> {
  const server = await testServer({ kind, tables });
  servers.push(server);
  return server;
}

const remoteOf = ({ folder }: TestServer) => findServer({ dataFolder: folder, adminToken: undefined });
const seqOf = async (store: Store) =>
  Number(
    (
      await store.db
        .selectFrom('game_table')
        .select((eb) => eb.fn.sum<number>('seq').as('n'))
        .executeTakeFirst()
    )?.n,
  );

const pairs = [
  { from: 'sqlite', to: 'sqlite' },
  { from: 'postgres', to: 'postgres' },
  { from: 'sqlite', to: 'postgres' },
  { from: 'postgres', to: 'sqlite' },
] as const;

describe.each(pairs)('a backup of $from under load, restored to $to', ({ from, to }) => {
  it('is one moment of the whole, and every game in it replays to its hashes', async () => {
    const source = await serve(from);
    const anna = await source.player('Anna');
    const bots = [{ bot: 'random' }, { bot: 'random' }, { bot: 'random' }];
    const ids = await Promise.all(Array.from({ length: 6 }, () => anna.create({ seats: bots })));
    await anna.http('PUT', `/api/tables/${ids[0]}/note`, { text: 'mine' });
    for (const id of ids) expect(await anna.post(id, { do: 'start' })).toMatchObject({ ok: true });
    const { store } = source.server.deps;
    while ((await seqOf(store)) < 60) await new Promise((done) => setTimeout(done, 20));
    const before = await seqOf(store);
    const file = newFile();
    const { rows } = await fetchBackup(remoteOf(source), file);
    const after = await seqOf(store);
    expect(after).toBeGreaterThan(before);
    expect(rows.game_table).toBe(6);
    expect(rows.journal).toBeGreaterThanOrEqual(before);
    expect(rows.journal).toBeLessThanOrEqual(after);

    const target = await serve(to, { scanMs: 3_600_000 });
    expect((await sendRestore(remoteOf(target), file)).rows).toEqual(rows);
    const restored = target.server.deps.store;
    const pool = new Pool({ threads: 1, onStopped: () => {} });
    let records = 0;
    for (const id of ids) {
      const game = await restored.db
        .selectFrom('game_table')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const mine = await journal(restored, id);
      expect(mine).toHaveLength(game.seq);
      expect(mine).toEqual((await journal(store, id)).slice(0, mine.length));
      const parts = { db: restored.db, engines: target.server.deps.engines, pool };
      const replayed = await verifyGame(parts, game, game.engine);
      expect(replayed).toMatchObject({ ok: true });
      records += mine.length;
    }
    await pool.close();
    expect(records).toBe(rows.journal);
    const again = anna.at(target.url);
    expect((await again.http('GET', '/api/account')).body).toMatchObject({ account: { id: anna.id, name: 'Anna' } });
    expect((await again.http('GET', `/api/tables/${ids[0]}/note`)).body).toEqual({ text: 'mine' });
  });
});

const journal = (store: Store, id: string) =>
  store.db.selectFrom('journal').selectAll().where('table_id', '=', id).orderBy('seq').execute();

describe('backup and restore', () => {
  it('ask a running server or refuse', async () => {
    const nobody = mkdtempSync(join(folder, 'nobody-'));
    expect(() => findServer({ dataFolder: nobody, adminToken: undefined })).toThrow(/no server runs/);
    const server = await serve('sqlite');
    const remote = remoteOf(server);
    expect(statSync(join(server.folder, 'admin.token')).mode & 0o777).toBe(0o600);
    await server.close();
    servers.length = 0;
    await expect(fetchBackup(remote, newFile())).rejects.toThrow(/no server answers/);
    await expect(sendRestore(remote, 'x')).rejects.toThrow();
  });

  it('want the token of the operator', async () => {
    const server = await serve('sqlite');
    const { url } = remoteOf(server);
    const anna = await server.player('Anna');
    for (const token of ['', 'x', 'x'.repeat(43), anna.cookie.split('=')[1] ?? '']) {
      const file = newFile();
      await expect(fetchBackup({ url, token }, file)).rejects.toThrow(/refuses/);
      expect(existsSync(file) || existsSync(`${file}.part`)).toBe(false);
      const answer = await fetch(`${url}/api/admin/restore`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' },
        body: new Uint8Array(gzipSync('{}')),
      });
      expect(answer.status).toBe(401);
    }
    expect((await anna.http('GET', '/api/admin/backup')).status).toBe(401);
  });

  it('encrypt with a key file, and open with nothing else', async () => {
    const source = await serve('sqlite');
    const anna = await source.player('Anna of the secret name');
    await anna.create({});
    const key = join(folder, 'key');
    const other = join(folder, 'other');
    const short = join(folder, 'short');
    writeFileSync(key, 'correct horse battery staple\n');
    writeFileSync(other, 'incorrect horse battery staple\n');
    writeFileSync(short, 'short\n');
    const file = newFile();
    await expect(fetchBackup(remoteOf(source), file, short)).rejects.toThrow(/12 characters/);
    await expect(fetchBackup(remoteOf(source), file, join(folder, 'none'))).rejects.toThrow(/cannot be read/);
    const { rows } = await fetchBackup(remoteOf(source), file, key);
    const bytes = readFileSync(file);
    expect(bytes.subarray(0, 16).toString()).toBe('binario.sealed.1');
    // How a file of gzip begins: so long that it does not come up by chance.
    const gzip = Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0]);
    expect(bytes.includes(gzip)).toBe(false);

    const target = await serve('sqlite');
    const changed = (at: number, by = 1) => {
      const path = newFile();
      const copy = Buffer.from(bytes);
      copy[at] = (copy[at] ?? 0) ^ by;
      writeFileSync(path, copy);
      return path;
    };
    const cut = (length: number) => {
      const path = newFile();
      writeFileSync(path, bytes.subarray(0, length));
      return path;
    };
    const restore = (path: string, keyFile?: string) => sendRestore(remoteOf(target), path, keyFile);
    await expect(restore(file)).rejects.toThrow(/encrypted: name its key/);
    await expect(restore(file, other)).rejects.toThrow(/key is wrong/);
    await expect(restore(changed(20), key)).rejects.toThrow(/key is wrong/);
    await expect(restore(changed(bytes.length - 1), key)).rejects.toThrow(/damaged/);
    await expect(restore(changed(33, 0x80), key)).rejects.toThrow(/damaged/);
    await expect(restore(cut(bytes.length - 1), key)).rejects.toThrow(/too early/);
    await expect(restore(cut(33), key)).rejects.toThrow(/too early/);
    // A file that ends with a whole piece that was not the last, as after a cut at the right place.
    await expect(restore(cut(33 + 4 + 65_536 + 16), key)).rejects.toThrow(/cut/);
    const plain = newFile();
    await fetchBackup(remoteOf(source), plain);
    expect(readFileSync(plain).includes(gzip)).toBe(true);
    await expect(restore(plain, key)).rejects.toThrow(/not encrypted/);
    expect(await target.server.deps.store.db.selectFrom('account').selectAll().execute()).toEqual([]);
    expect((await restore(file, key)).rows).toEqual(rows);
  });

  it.each(['sqlite', 'postgres'] as const)('take all or nothing, and only into an empty database: %s', async (kind) => {
    const source = await serve(kind);
    const anna = await source.player('Anna');
    await anna.create({});
    const file = newFile();
    await fetchBackup(remoteOf(source), file);
    await expect(fetchBackup(remoteOf(source), file)).resolves.toBeDefined();
    await expect(sendRestore(remoteOf(source), file)).rejects.toThrow(/not empty/);

    const target = await serve(kind);
    const lines = String(gunzipSync(readFileSync(file)))
      .trimEnd()
      .split('\n');
    const written = (text: string | Buffer) => {
      const other = newFile();
      writeFileSync(other, typeof text === 'string' ? gzipSync(text) : text);
      return other;
    };
    const whole = `${lines.join('\n')}\n`;
    const cut = written(readFileSync(file));
    truncateSync(cut, statSync(file).size - 20);
    const bad: readonly [string, RegExp][] = [
      [written(`${lines.slice(0, -1).join('\n')}\n`), /too early/],
      [written(whole.replace('Anna', 'Eva!')), /digest/],
      [written(`${whole}${whole}`), /after the end/],
      [written(whole.replace(lines[1] ?? '', '["account",5]')), /wrong form/],
      [written(whole.replace(lines[1] ?? '', '["migration",{}]')), /wrong form/],
      [written('{"format":"other"}\n'), /no backup/],
      [written(whole.replace('"001-tables",', '')), /another version/],
      [written('no json\n'), /no JSON/],
      [written(Buffer.from('not zipped')), /unpacked/],
      [written(''), /too early/],
      [cut, /unpacked|too early/],
    ];
    for (const [path, why] of bad) await expect(sendRestore(remoteOf(target), path)).rejects.toThrow(why);
    for (const relation of relationNames.filter((name) => name !== 'engine')) {
      expect(await target.server.deps.store.db.selectFrom(relation).selectAll().execute()).toEqual([]);
    }
    await sendRestore(remoteOf(target), file);
    await expect(sendRestore(remoteOf(target), file)).rejects.toThrow(/not empty/);
    expect(target.logged).toEqual([]);
  });
});
