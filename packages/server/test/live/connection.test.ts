import type { TableMessage } from '@binario/protocol';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { Connection } from '../../src/live/connection.ts';
import { Inbox } from '../../src/live/inbox.ts';
import { PresenceBook } from '../../src/live/presence.ts';
import { Recent } from '../../src/live/recent.ts';

const KB = 1024;
const MB = KB * KB;

/** Of a request only its line is looked at. */
const REQUEST = { raw: { socket: { cork() {}, uncork() {} } } } as unknown as FastifyRequest;

/** A socket whose reader reads when it is told to. */
function slowSocket() {
  const sent: string[] = [];
  const closed: [number, string][] = [];
  const unread: (() => void)[] = [];
  const clock = { time: 0 };
  const socket = {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    paused: false,
    pongs: 0,
    send(told: string | Buffer, _options: unknown, read: () => void) {
      sent.push(String(told));
      socket.queue(told.length, read);
    },
    pong(_data: Buffer, _mask: boolean, read: () => void) {
      socket.pongs++;
      socket.queue(2, read);
    },
    ping(_data: unknown, _mask: unknown, read: () => void) {
      socket.queue(2, read);
    },
    queue(bytes: number, read: () => void) {
      socket.bufferedAmount += bytes;
      unread.push(() => {
        socket.bufferedAmount -= bytes;
        read();
      });
    },
    pause() {
      socket.paused = true;
    },
    resume() {
      socket.paused = false;
    },
    close(code: number, why: string) {
      socket.readyState = 2;
      closed.push([code, why]);
    },
    terminate() {
      socket.readyState = 3;
    },
  };
  const connection = new Connection(socket as unknown as WebSocket, REQUEST, undefined, () => clock.time);
  connection.watching.set('t', { views: false });
  const readAll = () => {
    for (const read of unread.splice(0)) read();
  };
  return { sent, closed, socket, clock, connection, readAll };
}

const table = (letters: number) =>
  ({ type: 'table', table: 't', hash: 'x'.repeat(letters) }) as unknown as TableMessage;

const settled = () => new Promise((turn) => setImmediate(turn));

describe('a client that reads too slowly', () => {
  it('gets no news until it has read, then the whole table', () => {
    const { sent, clock, connection, readAll } = slowSocket();
    clock.time = 10;
    expect(connection.sendNews('t', 'one')).toBe(true);
    connection.sendTable(table(600 * KB));
    clock.time = 20;
    expect(connection.sendNews('t', 'two')).toBe(false);
    expect(connection.toRefresh()).toEqual([]);
    readAll();
    expect(connection.sendNews('t', 'three')).toBe(false);
    expect(connection.toRefresh()).toEqual(['t']);
    expect(connection.behindFor(120)).toBe(100);
    connection.sendTable(table(1));
    expect(connection.sendNews('t', 'four')).toBe(true);
    expect(sent.map((text) => text.slice(0, 5))).toEqual(['one', '{"typ', '{"typ', 'four']);
    expect(connection.behindFor(200)).toBe(0);
  });

  it('never has more than 1 MB to read, but for one large message', () => {
    const { socket, connection, readAll } = slowSocket();
    for (let i = 0; i < 50; i++) connection.sendTable(table(100 * KB));
    expect(socket.bufferedAmount).toBeGreaterThan(900 * KB);
    expect(socket.bufferedAmount).toBeLessThanOrEqual(MB);
    expect(connection.open).toBe(true);
    readAll();
    expect(connection.toRefresh()).toEqual(['t']);
    // A table larger than that still reaches somebody who reads.
    connection.sendTable(table(2 * MB));
    expect(connection.isBehind('t')).toBe(false);
    expect(socket.bufferedAmount).toBeGreaterThan(2 * MB);
  });

  it('is let go when what it asked for does not fit any more', () => {
    const { closed, socket, connection } = slowSocket();
    for (let i = 0; i < 50; i++)
      connection.send({ type: 'choices', id: i, version: 1, choices: ['x'.repeat(100 * KB)] });
    expect(closed).toEqual([[1008, 'slow']]);
    expect(socket.bufferedAmount).toBeLessThanOrEqual(MB);
  });

  it('is not listened to until it has read, and is neither silent nor gone meanwhile', async () => {
    const { clock, socket, connection, readAll } = slowSocket();
    const inbox = new Inbox(connection);
    const done: number[] = [];
    const ask = (i: number) =>
      inbox.add(async () => {
        done.push(i);
        connection.send({ type: 'choices', id: i, version: 1, choices: ['x'.repeat(100 * KB)] });
      });
    for (let i = 0; i < 20; i++) ask(i);
    // Three fill the quarter of a megabyte after which nothing more is begun.
    expect(done).toEqual([0, 1, 2]);
    expect(socket.paused).toBe(true);
    connection.pong(Buffer.alloc(0));
    connection.ping();
    expect(socket.pongs).toBe(0);
    clock.time = 50_000;
    expect(connection.silentFor(clock.time)).toBe(0);
    expect(connection.behindFor(clock.time)).toBe(50_000);
    readAll();
    expect(connection.behindFor(clock.time)).toBe(0);
    for (let i = 0; i < 20 && socket.paused; i++) {
      await settled();
      readAll();
    }
    expect(socket.paused).toBe(false);
    expect(done).toEqual(Array.from({ length: 20 }, (_, i) => i));
    expect(connection.silentFor(clock.time + 5)).toBe(5);
  });

  it('waits in order for what takes long, and is forgotten when it goes', async () => {
    const { socket, connection } = slowSocket();
    const inbox = new Inbox(connection);
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    for (let i = 0; i < 12; i++) {
      inbox.add(() => {
        begun.push(i);
        return new Promise((end) => ends.push(end));
      });
    }
    expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(socket.paused).toBe(true);
    ends[3]?.();
    await settled();
    expect(begun.at(-1)).toBe(8);
    socket.readyState = 3;
    for (const end of ends) end();
    await settled();
    expect(begun).toHaveLength(9);
  });
});
describe('recent news', () => {
  it('bridge a gap only without a hole, and are bounded', () => {
    const recent = new Recent();
    expect(recent.after(5, 5)).toEqual([]);
    expect(recent.after(4, 5)).toBeUndefined();
    for (let seq = 6; seq <= 9; seq++) recent.add(seq, `r${seq}`);
    expect(recent.after(7, 9)).toEqual(['r8', 'r9']);
    expect(recent.after(5, 9)).toEqual(['r6', 'r7', 'r8', 'r9']);
    expect(recent.after(4, 9)).toBeUndefined();
    expect(recent.after(7, 10)).toBeUndefined();
    recent.add(12, 'r12');
    expect(recent.after(9, 12)).toBeUndefined();
    for (let seq = 13; seq < 200; seq++) recent.add(seq, 'x'.repeat(10_000));
    expect(recent.after(180, 199)).toBeUndefined();
    expect(recent.after(198, 199)).toHaveLength(1);
  });
});

describe('presence', () => {
  it('joins what several nodes say, and forgets a silent one', () => {
    const book = new PresenceBook();
    const anna = { user: 'a', name: 'Anna', here: 'away' } as const;
    const bruno = { user: 'b', name: 'Bruno', here: 'yes' } as const;
    book.told('n2', 't', [{ ...anna, here: 'yes' }, bruno], 100);
    expect(book.at('t', [anna], 50)).toEqual([{ ...anna, here: 'yes' }, bruno]);
    expect(book.at('t', [anna], 150)).toEqual([anna]);
    expect(book.forget(150)).toEqual(['t']);
    book.told('n2', 't', [], 300);
    expect(book.at('t', [], 200)).toEqual([]);
  });
});
