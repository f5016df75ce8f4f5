import { type ServerMessage, socketPath } from '@binario/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Player } from '../support/player.ts';
import { type TestServer, testServer } from '../support/server.ts';

const MB = 1024 * 1024;

let on: TestServer;
let anna: Player;
beforeAll(async () => {
  on = await testServer({ config: { ratePerAccount: 600 } });
  anna = await on.player('Anna');
});
afterAll(() => on.close());

/** What the server has for its clients and they have not read: the most of any socket. */
const mostUnsent = (server: TestServer): number =>
  Math.max(0, ...[...server.server.app.websocketServer.clients].map(({ bufferedAmount }) => bufferedAmount));

interface Client {
  readonly socket: WebSocket;
  readonly got: ServerMessage[];
  readonly closed: Promise<readonly [code: number, reason: string]>;
}

async function client(url: string, cookie = ''): Promise<Client> {
  const socket = new WebSocket(url.replace('http', 'ws') + socketPath, { headers: cookie === '' ? {} : { cookie } });
  const got: ServerMessage[] = [];
  socket.on('message', (data) => got.push(JSON.parse(String(data)) as ServerMessage));
  socket.on('error', () => {});
  const closed = new Promise<readonly [number, string]>((resolve) =>
    socket.once('close', (code, reason) => resolve([code, String(reason)])),
  );
  await new Promise((resolve) => socket.once('open', resolve));
  return { socket, got, closed };
}

const WAIT = { timeout: 60_000 };
const gone = (server: TestServer) => expect.poll(() => server.server.deps.live.sockets, WAIT).toBe(0);

describe('a socket that talks and never listens', () => {
  it.each([
    ['what nobody understands', (socket: WebSocket) => socket.send('x')],
    ['bytes', (socket: WebSocket) => socket.send(Buffer.from('x'))],
    ['heartbeats', (socket: WebSocket) => socket.send('{"type":"ping"}')],
    ['pings below', (socket: WebSocket) => socket.ping('x'.repeat(125))],
    ['pongs below', (socket: WebSocket) => socket.pong('x'.repeat(125))],
  ])('is let go: %s', { timeout: 120_000 }, async (_what, say) => {
    const other = await testServer({ config: { ratePerAccount: 600 } });
    const { socket } = await client(other.url);
    socket.pause();
    let most = 0;
    for (let i = 0; i < 200 && other.server.deps.live.sockets > 0; i++) {
      for (let j = 0; j < 200; j++) say(socket);
      await new Promise((turn) => setTimeout(turn, 1));
      most = Math.max(most, mostUnsent(other));
    }
    await gone(other);
    expect(most).toBeLessThanOrEqual(MB);
    socket.terminate();
    await other.close();
  });

  it('is told why, if it listens after all', async () => {
    const { socket, got, closed } = await client(on.url, anna.cookie);
    for (let i = 0; i < 120; i++) socket.send('x');
    expect(await closed).toEqual([1008, 'tooMuch']);
    expect(got.filter(({ type }) => type === 'error')).toHaveLength(100);
    expect(got.at(-1)).toEqual({ type: 'bye', why: 'tooMuch' });
  });

  it('is not a slow reader of a large table, who gets everything in the end', { timeout: 300_000 }, async () => {
    const other = await testServer();
    const bruno = await other.player('Bruno');
    const id = await bruno.create({});
    for (let i = 0; i < 50; i++) await bruno.post(id, { do: 'chat', text: 'à'.repeat(2000) });
    const { socket, got } = await client(other.url, bruno.cookie);
    await expect.poll(() => got.length, WAIT).toBe(1);
    socket.pause();
    const WATCHES = 150;
    for (let i = 0; i < WATCHES; i++) socket.send(JSON.stringify({ type: 'watch', id: i, table: id }));
    // Until the server has stopped listening, because nobody reads what it has said.
    const [own] = other.server.app.websocketServer.clients;
    await expect.poll(() => own?.isPaused && mostUnsent(other) > MB / 8, WAIT).toBe(true);
    expect(mostUnsent(other)).toBeLessThanOrEqual(MB);
    await bruno.post(id, { do: 'chat', text: 'the last word' });
    socket.resume();
    await expect.poll(() => got.filter(({ type }) => type === 'answer').length, WAIT).toBe(WATCHES);
    await expect.poll(() => JSON.stringify(got.slice(-3)), WAIT).toContain('the last word');
    expect(own?.isPaused).toBe(false);
    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.terminate();
    await other.close();
  });
});
