import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { Connection } from '../../src/live/connection.ts';
import { PresenceBook } from '../../src/live/presence.ts';
import { Recent } from '../../src/live/recent.ts';

/** A socket whose reader may be slow. */
function slowSocket() {
  const sent: string[] = [];
  const socket = { OPEN: 1, readyState: 1, bufferedAmount: 0, send: (text: string) => void sent.push(text) };
  return {
    sent,
    socket,
    connection: new Connection(socket as unknown as WebSocket, {} as FastifyRequest, undefined, 0),
  };
}

describe('a client that reads too slowly', () => {
  it('gets no news until it has read, then the whole table', () => {
    const { sent, socket, connection } = slowSocket();
    connection.watching.set('t', {});
    expect(connection.sendNews('t', 'one', 10)).toBe(true);
    socket.bufferedAmount = 10_000_000;
    expect(connection.sendNews('t', 'two', 20)).toBe(false);
    socket.bufferedAmount = 100_000;
    expect(connection.toRefresh()).toEqual([]);
    socket.bufferedAmount = 0;
    expect(connection.sendNews('t', 'three', 30)).toBe(false);
    expect(connection.toRefresh()).toEqual(['t']);
    expect(connection.behindFor(120)).toBe(100);
    connection.refreshed('t');
    expect(connection.sendNews('t', 'four', 40)).toBe(true);
    expect(sent).toEqual(['one', 'four']);
    expect(connection.behindFor(200)).toBe(0);
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
