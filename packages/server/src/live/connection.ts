import type { ServerMessage } from '@binario/protocol';
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Identity } from '../http/deps.ts';

/** A client that has not read this much is behind: it gets no more news until it has read, then the whole table. */
const BEHIND_BYTES = 512 * 1024;
const CAUGHT_UP_BYTES = 64 * 1024;

interface Watch {
  /** Since when news were left out. */
  behindSince?: number;
}

/** One socket and what it looks at. */
export class Connection {
  private static count = 0;
  readonly watching = new Map<string, Watch>();
  readonly socket: WebSocket;
  readonly request: FastifyRequest;
  who: Identity | undefined;
  /** Is the page in front of somebody? */
  here = true;
  heard: number;
  /** Which second of the heartbeat is its own: not all are looked after at once. */
  readonly phase: number;

  constructor(socket: WebSocket, request: FastifyRequest, who: Identity | undefined, now: number) {
    this.socket = socket;
    this.request = request;
    this.who = who;
    this.heard = now;
    this.phase = Connection.count++;
  }

  get open(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  send(message: ServerMessage): void {
    if (this.open) this.socket.send(JSON.stringify(message));
  }

  /** News of a table, already as text. False when the client is behind and it was left out. */
  sendNews(table: string, text: string, now: number): boolean {
    const watch = this.watching.get(table);
    if (!watch || !this.open) return true;
    if (watch.behindSince !== undefined || this.socket.bufferedAmount > BEHIND_BYTES) {
      watch.behindSince ??= now;
      return false;
    }
    this.socket.send(text);
    return true;
  }

  /** From now on only a whole table will do. */
  leaveOut(table: string, now: number): void {
    const watch = this.watching.get(table);
    if (watch) watch.behindSince ??= now;
  }

  /** Tables whose news were left out and can be sent whole now. */
  toRefresh(): readonly string[] {
    if (this.socket.bufferedAmount > CAUGHT_UP_BYTES) return [];
    return [...this.watching].filter(([, { behindSince }]) => behindSince !== undefined).map(([table]) => table);
  }

  refreshed(table: string): void {
    const watch = this.watching.get(table);
    if (watch) delete watch.behindSince;
  }

  /** How long it has been behind anywhere. */
  behindFor(now: number): number {
    return Math.max(0, ...[...this.watching.values()].map(({ behindSince = now }) => now - behindSince));
  }

  bye(why: 'restart' | 'slow' | 'idle'): void {
    this.send({ type: 'bye', why });
    this.socket.close(why === 'restart' ? 1012 : 1008, why);
  }
}
