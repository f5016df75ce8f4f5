import type { ServerMessage, TableMessage } from '@binario/protocol';
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Identity } from '../ports/identity.ts';

/** The most that waits for a client to read it. News that do not fit are left out, whoever asks for more is let go. */
const MOST_UNSENT_BYTES = 1024 * 1024;
/** A client that has not read this much is behind: it gets no more news until it has read, then the whole table. */
const BEHIND_BYTES = 512 * 1024;
/** With this much unread nothing more is read from the client either. */
export const FULL_BYTES = 256 * 1024;
/** With no more than this unread a client has caught up: it is read from again, and gets whole tables. */
export const CAUGHT_UP_BYTES = 64 * 1024;
/** How long somebody who is let go has to say farewell. */
const FAREWELL_MS = 2_000;

/** Why the server lets a client go. */
export type Farewell = 'restart' | 'slow' | 'idle' | 'tooMuch';

interface Watch {
  /** After every change of the game the table comes whole, with the game as this viewer sees it. */
  readonly views: boolean;
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
  /** Speaks another version of the protocol: it may look on, and is told to reload when it wants to do something. */
  readonly outdated: boolean;
  /** Is the page in front of somebody? */
  here = true;
  heard: number;
  /** When its session was last known to be in force. */
  knownAt = Number.NEGATIVE_INFINITY;
  /** Which second of the heartbeat is its own: not all are looked after at once. */
  readonly phase: number;
  /** Told when the client has read something. */
  onRead: () => void = () => {};
  private readonly now: () => number;
  private paused = false;
  private gathers = false;
  /** When the client last read something, or had nothing to read. */
  private readAt: number;

  constructor(
    socket: WebSocket,
    request: FastifyRequest,
    who: Identity | undefined,
    now: () => number,
    outdated = false,
  ) {
    this.socket = socket;
    this.request = request;
    this.who = who;
    this.outdated = outdated;
    this.now = now;
    this.heard = now();
    this.readAt = this.heard;
    this.phase = Connection.count++;
  }

  get open(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  /** Bytes that wait for the client to read. */
  get unsent(): number {
    return this.socket.bufferedAmount;
  }

  /** Something the client has asked for. */
  send(message: ServerMessage): void {
    if (this.open && !this.fits(JSON.stringify(message))) this.bye('slow');
  }

  /** News of a table, already as text, or as bytes where many get the same. False when the client is behind and it was left out. */
  sendNews(table: string, told: string | Buffer): boolean {
    const watch = this.watching.get(table);
    if (!watch || !this.open) return true;
    if (watch.behindSince === undefined && this.unsent <= BEHIND_BYTES && this.fits(told)) return true;
    watch.behindSince ??= this.now();
    return false;
  }

  /** A whole table makes up for all news of it; where there is no room for it now there will be later. */
  sendTable(message: TableMessage): void {
    const watch = this.watching.get(message.table);
    if (!watch || !this.open) return;
    if (this.fits(JSON.stringify(message))) delete watch.behindSince;
    else watch.behindSince ??= this.now();
  }

  pong(data: Buffer): void {
    if (this.open && this.unsent < FULL_BYTES) this.socket.pong(data, false, this.read);
  }

  /** Nothing is asked of somebody who does not read. */
  ping(): void {
    if (this.open && this.unsent < FULL_BYTES) this.socket.ping(undefined, undefined, this.read);
  }

  /** From now on only a whole table will do. */
  leaveOut(table: string): void {
    const watch = this.watching.get(table);
    if (watch) watch.behindSince ??= this.now();
  }

  wantsViews(table: string): boolean {
    return this.watching.get(table)?.views ?? false;
  }

  isBehind(table: string): boolean {
    return this.watching.get(table)?.behindSince !== undefined;
  }

  /** Tables whose news were left out and can be sent whole now. */
  toRefresh(): readonly string[] {
    if (this.unsent > CAUGHT_UP_BYTES) return [];
    return [...this.watching.keys()].filter((table) => this.isBehind(table));
  }

  stopReading(): void {
    if (this.paused) return;
    this.paused = true;
    this.socket.pause();
  }

  readOn(): void {
    if (!this.paused) return;
    this.paused = false;
    // It could not be heard until now.
    this.heard = this.now();
    this.socket.resume();
  }

  /** How long nothing has come from the client that would have been listened to. */
  silentFor(now: number): number {
    return this.paused ? 0 : now - this.heard;
  }

  /** How long the client has been behind anywhere, or has read nothing of what kept us from listening. */
  behindFor(now: number): number {
    const since = [...this.watching.values()].map(({ behindSince = now }) => now - behindSince);
    return Math.max(0, ...since, this.paused && this.unsent > CAUGHT_UP_BYTES ? now - this.readAt : 0);
  }

  bye(why: Farewell): void {
    if (!this.open) return;
    this.fits(JSON.stringify({ type: 'bye', why }));
    this.socket.close(why === 'restart' ? 1012 : 1008, why);
    setTimeout(() => this.socket.terminate(), FAREWELL_MS).unref();
  }

  /** Sends it, if there is room; one message there is always room for. */
  private fits(told: string | Buffer): boolean {
    const { unsent } = this;
    if (unsent > 0 && unsent + Buffer.byteLength(told) > MOST_UNSENT_BYTES) return false;
    if (unsent === 0) this.readAt = this.now();
    this.together();
    this.socket.send(told, { binary: false }, this.read);
    return true;
  }

  /** News of a move and the answer to whoever made it come at the same moment: they leave in one piece. */
  private together(): void {
    const line = this.request.raw.socket;
    if (this.gathers) return;
    this.gathers = true;
    line.cork();
    process.nextTick(() => {
      this.gathers = false;
      line.uncork();
    });
  }

  private readonly read = (): void => {
    this.readAt = this.now();
    this.onRead();
  };
}
