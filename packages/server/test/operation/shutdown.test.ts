import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { PostgresProcess } from '@binario/trials';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { built, root } from '../support/built.ts';
import { Player } from '../support/player.ts';
import { ownPostgres } from '../support/postgres.ts';

const TOKEN = 'operator-token-that-nobody-may-read-in-a-log';
const folders: string[] = [];
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  readonly log: () => string;
  readonly exit: Promise<number | null>;
}

async function serve(folder: string, more: Record<string, string> = {}): Promise<Running> {
  built();
  const env = {
    ...process.env,
    PORT: '0',
    BINARIO_DATA: folder,
    BINARIO_ADMIN_TOKEN: TOKEN,
    BINARIO_LOG: 'trace',
    ...more,
  };
  const child = spawn(process.execPath, ['packages/cli/dist/main.js', 'serve'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let log = '';
  child.stderr?.on('data', (part) => {
    log += part;
  });
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const ready = new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => resolve(line));
    void exit.then((code) => reject(new Error(`the server ended with ${code}: ${log}`)));
  });
  const url = /(http:\S+)/.exec(await ready)?.[1]?.replace('localhost', '127.0.0.1') ?? '';
  return { child, url, log: () => log, exit };
}

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'binario-stop-'));
  folders.push(folder);
  return folder;
};

describe('a server that is told to stop while PostgreSQL fails', () => {
  let postgres: PostgresProcess;
  beforeAll(async () => {
    postgres = await ownPostgres();
  });
  afterAll(() => postgres.end());

  it.each([
    ['is gone', 'stop', 'start', 2_000],
    ['is frozen', 'freeze', 'thaw', 6_000],
    ['is frozen and nobody has noticed', 'freeze', 'thaw', 0],
  ] as const)('ends in time and with 0: it %s', async (_what, begin, end, before) => {
    const running = await serve(newFolder(), { DATABASE_URL: postgres.url });
    const anna = await Player.guest(running.url, 'Anna');
    const id = await anna.create({ seats: ['me', { bot: 'random' }, { bot: 'random' }] });
    await anna.connect();
    await anna.watch(id);
    expect(await anna.command(id, { do: 'start' })).toMatchObject({ ok: true });
    await postgres.make(begin);
    try {
      const word = anna.post(id, { do: 'chat', text: 'word' }).catch(() => ({ ok: false }));
      await new Promise((resolve) => setTimeout(resolve, before));
      running.child.kill('SIGTERM');
      // With 1 it would have been ended by force, after ten seconds.
      expect(await running.exit).toBe(0);
      expect((await word).ok).toBe(false);
    } finally {
      await postgres.make(end);
    }
  });
});

describe('a server that is told to stop', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('lets sockets go, finishes and ends with 0: %s', async (signal) => {
    const folder = newFolder();
    const first = await serve(folder);
    const anna = await Player.guest(first.url, 'Anna');
    const id = await anna.create({ seats: ['me', { bot: 'random' }, { bot: 'random' }] });
    await anna.connect();
    await anna.watch(id);
    expect(await anna.command(id, { do: 'start' })).toMatchObject({ ok: true });
    const words = Array.from({ length: 20 }, (_, i) => anna.command(id, { do: 'chat', text: `word ${i}` }));
    const acknowledged = Promise.all(words.map((word) => word.catch(() => undefined)));
    await words[3];
    first.child.kill(signal);
    expect((await anna.until('bye')).why).toBe('restart');
    expect(await first.exit).toBe(0);
    const spoken = (await Promise.race([acknowledged, Promise.all(words.slice(0, 4))])).filter(
      (word) => word?.ok,
    ).length;
    expect(spoken).toBeGreaterThanOrEqual(4);

    const second = await serve(folder);
    const again = anna.at(second.url);
    const { body } = await again.http<{ records: unknown[] }>('GET', `/api/tables/${id}/journal?kind=chat&limit=100`);
    expect(body.records.length).toBeGreaterThanOrEqual(spoken);
    second.child.kill('SIGTERM');
    expect(await second.exit).toBe(0);
    const logs = first.log() + second.log();
    for (const line of logs.trim().split('\n')) expect(() => JSON.parse(line), line).not.toThrow();
    expect(logs).toMatch(/"message":"stopped"/);
    expect(logs).not.toMatch(/"level":"(error|fatal)"/);
    const session = anna.cookie.split('=')[1] ?? '';
    expect(logs.includes(TOKEN) || logs.includes(session)).toBe(false);
  });

  it('is not held up by somebody who sends half a request, or nothing', async () => {
    const running = await serve(newFolder(), { BINARIO_SHUTDOWN_SECONDS: '4' });
    const port = Number(new URL(running.url).port);
    const half = connect(port, '127.0.0.1');
    const silent = connect(port, '127.0.0.1');
    for (const socket of [half, silent]) socket.on('error', () => {});
    half.write(
      `POST /api/account/guest HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"na`,
    );
    await new Promise((resolve) => silent.once('connect', resolve));
    // The other one has been heard when a later request is answered.
    await Player.guest(running.url, 'Anna');
    running.child.kill('SIGTERM');
    expect(await running.exit).toBe(0);
    expect(running.log()).toMatch(/"message":"stopped"/);
  });

  it('does not start with a wrong setting, and says which without its value', async () => {
    const started = serve(newFolder(), { DATABASE_URL: 'mysql://a:geheimnis@b/c', BINARIO_METRICS: 'all' });
    const failure = await started.then(
      () => 'it started',
      (error: Error) => error.message,
    );
    expect(failure).toMatch(/DATABASE_URL must be an address/);
    expect(failure).toMatch(/BINARIO_METRICS must be one of off, local, open, not "all"/);
    expect(failure).not.toMatch(/geheimnis/);
  });

  it('is not kept by clients that come back at once', async () => {
    const running = await serve(newFolder());
    const { cookie } = await Player.guest(running.url, 'Anna');
    let over = false;
    let opened = 0;
    const stay = async () => {
      while (!over) {
        const socket = new WebSocket(`${running.url.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
        await new Promise<void>((resolve) => {
          socket.on('open', () => opened++);
          socket.on('error', () => resolve());
          socket.on('close', () => resolve());
        });
      }
    };
    const stubborn = Array.from({ length: 20 }, stay);
    await expect.poll(() => opened).toBeGreaterThanOrEqual(20);
    running.child.kill('SIGTERM');
    expect(await running.exit).toBe(0);
    over = true;
    await Promise.all(stubborn);
  });
});
