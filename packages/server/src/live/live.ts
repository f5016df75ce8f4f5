import type { Duplex } from 'node:stream';
import type { Answer, ClientMessage, TableMessage } from '@binario/protocol';
import { protocolVersion, socketPath } from '@binario/protocol';
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Config } from '../config/config.ts';
import type { Logger } from '../log/logger.ts';
import type { Clock } from '../ports/clock.ts';
import type { Identity, Sessions } from '../ports/identity.ts';
import { RateLimiter, senderOf } from '../security/rateLimiter.ts';
import type { Store } from '../store/store.ts';
import { isBroken } from '../tables/broken.ts';
import { mayWatch } from '../tables/mayWatch.ts';
import type { News } from '../tables/news.ts';
import { seatOf } from '../tables/play.ts';
import { ownersOf } from '../tables/seen.ts';
import type { Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { Attendance } from './attendance.ts';
import { Connection } from './connection.ts';
import { Inbox } from './inbox.ts';
import { deltaMessage, tableMessage } from './messages.ts';
import { parsed } from './parsed.ts';
import { Recent } from './recent.ts';

/** What the sockets are served with. */
export interface LiveParts {
  readonly tables: Tables;
  readonly sessions: Sessions;
  readonly store: Store;
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
}

const OUTDATED = `this server speaks protocol ${protocolVersion}: socket ${socketPath}`;
const HEARTBEAT_S = 25;
const SILENT_MS = 70_000;
/** So long a session that was in force is taken to be. */
const KNOWN_MS = 1_000;
const BEHIND_MS = 60_000;
const TICK_MS = 1_000;
const MOST_WATCHED = 50;
/** Clients have so long to answer a farewell. */
const FAREWELL_MS = 500;
const MINUTE = 60_000;
/** Of the messages somebody may send, this share may be wrong or too many before the socket is closed. */
const WRONG_SHARE = 1 / 6;

/** Everybody who is connected to this node. */
export class Live {
  private readonly connections = new Set<Connection>();
  private readonly viewers = new Map<string, Set<Connection>>();
  private readonly recent = new Map<string, Recent>();
  private readonly attendance: Attendance;
  private closing = false;
  /** Sockets from each address. */
  private readonly perAddress = new Map<string, number>();
  private readonly perAccount: RateLimiter;
  private readonly wrong: RateLimiter;
  private readonly parts: LiveParts;
  private readonly timers: NodeJS.Timeout[] = [];
  private ticks = 0;

  constructor(parts: LiveParts) {
    this.parts = parts;
    const { clock, config, tables } = parts;
    const now = () => clock.steady();
    const most = config.ratePerAccount;
    this.perAccount = new RateLimiter({ most, window: MINUTE, now });
    this.wrong = new RateLimiter({ most: Math.max(1, most * WRONG_SHARE), window: MINUTE, now });
    tables.onNews((news) => this.told(news));
    tables.keepWhile((table) => this.viewers.has(table));
    this.attendance = new Attendance(parts, this.viewers);
    const timer = setInterval(() => this.tick(), TICK_MS);
    timer.unref();
    this.timers.push(timer);
  }

  /**
   * Somebody wants a socket. Whoever comes back to a node that goes, quicker than it can close its port, must not keep it: what is
   * refused then nobody else would close.
   */
  knocked(line: Duplex): void {
    if (this.closing) setTimeout(() => line.destroy(), FAREWELL_MS).unref();
  }

  get sockets(): number {
    return this.connections.size;
  }

  /** Bytes that wait for clients to read them. */
  get unsent(): number {
    let bytes = 0;
    for (const { unsent } of this.connections) bytes += unsent;
    return bytes;
  }

  /** A client has come that speaks this version of the protocol. */
  connect(socket: WebSocket, request: FastifyRequest, who: Identity | undefined, protocol: number): void {
    const { clock, config } = this.parts;
    if (this.closing) {
      socket.close(1012, 'restart');
      return;
    }
    const sender = senderOf(request.ip);
    const same = this.perAddress.get(sender) ?? 0;
    if (same >= config.socketsPerAddress) {
      socket.close(1013, 'too many sockets');
      return;
    }
    this.perAddress.set(sender, same + 1);
    const connection = new Connection(socket, request, who, () => clock.steady(), protocol !== protocolVersion);
    const inbox = new Inbox(connection);
    this.connections.add(connection);
    // Heartbeats count like everything else, whether or not they are answered.
    socket.on('message', (data, isBinary) => {
      if (!this.granted(connection)) return;
      if (isBinary) this.refuse(connection, 'malformed', 'text only');
      else inbox.add(() => this.heard(connection, String(data)));
    });
    socket.on('ping', (data) => {
      if (this.granted(connection)) inbox.add(async () => connection.pong(data));
    });
    socket.on('pong', () => void this.granted(connection));
    socket.on('close', () => this.gone(connection));
    socket.on('error', () => socket.terminate());
    const you = who ? { id: who.id, name: who.name, kind: who.kind } : null;
    connection.send({ type: 'welcome', protocol: protocolVersion, you, now: clock.now(), heartbeat: HEARTBEAT_S });
  }

  async close(): Promise<void> {
    this.closing = true;
    for (const timer of this.timers) clearInterval(timer);
    for (const connection of this.connections) connection.bye('restart');
    const until = performance.now() + FAREWELL_MS;
    while (this.connections.size > 0 && performance.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 20));
    for (const connection of this.connections) connection.socket.terminate();
  }

  /** Something has come: may it? */
  private granted(connection: Connection): boolean {
    // What arrives after a farewell was sent before it was heard.
    if (!connection.open) return false;
    connection.heard = this.parts.clock.steady();
    if (this.perAccount.take(senderAt(connection)) === 0) return true;
    this.refuse(connection, 'tooMuch', 'too many messages');
    return false;
  }

  /** Whoever goes on with what he was told is wrong is let go. */
  private refuse(connection: Connection, code: 'malformed' | 'tooMuch', problem: string): void {
    if (this.wrong.take(senderAt(connection)) > 0) connection.bye('tooMuch');
    else connection.send({ type: 'error', code, problem });
  }

  private async heard(connection: Connection, text: string): Promise<void> {
    const message = parsed(text);
    if (!message.ok) {
      this.refuse(connection, 'malformed', message.problem);
      if (message.id !== undefined)
        answer(connection, message.id, { ok: false, code: 'malformed', problem: message.problem });
      return;
    }
    try {
      await this.handle(connection, message.message);
    } catch (error) {
      this.parts.log.error({ err: error }, 'a message failed');
      const code = isBroken(error) ? 'broken' : 'busy';
      if ('id' in message.message) answer(connection, message.message.id, { ok: false, code });
      else connection.send({ type: 'error', code: 'failed', problem: 'something went wrong on the server' });
    }
  }

  private async handle(connection: Connection, message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'watch':
        return this.watch(connection, message);
      case 'unwatch':
        return this.unwatch(connection, message.table);
      case 'command': {
        const { who } = connection;
        if (connection.outdated)
          return answer(connection, message.id, { ok: false, code: 'reload', problem: OUTDATED });
        if (!who) return answer(connection, message.id, { ok: false, code: 'signIn' });
        if (who.scope === 'watch')
          return answer(connection, message.id, {
            ok: false,
            code: 'notYours',
            problem: 'this token may only look on',
          });
        if (!(await this.isStillIn(connection))) {
          answer(connection, message.id, { ok: false, code: 'signIn' });
          return connection.bye('idle');
        }
        return answer(connection, message.id, await this.parts.tables.command(message.table, who, message.command));
      }
      case 'choices':
        return this.choices(connection, message.id, message.table);
      case 'here':
        connection.here = message.here;
        for (const table of connection.watching.keys()) this.attendance.stir(table);
        return;
      case 'ping':
        return this.pong(connection);
    }
  }

  private async watch(
    connection: Connection,
    { id, table: name, since, ...wish }: ClientMessage & { type: 'watch' },
  ): Promise<void> {
    // A client of another version may not be able to play what it hears: what it sees always comes whole.
    const views = wish.views === true || connection.outdated;
    const table = await this.parts.tables.get(name);
    if (!table || !mayWatch(table.head.info, connection.who?.id)) {
      return answer(connection, id, { ok: false, code: 'unknownTable' });
    }
    if (connection.watching.size >= MOST_WATCHED && !connection.watching.has(name)) {
      return answer(connection, id, { ok: false, code: 'tooMuch', problem: 'tables' });
    }
    // Inside the queue of the table: nothing can happen between what is sent now and the first news.
    await table.run(async () => {
      await table.refresh();
      await table.stands().catch(() => {});
      const { seq } = table.head;
      const missed =
        since && since.seq <= seq ? this.recentOf(name).after(since.seq, seq, connection.who?.id) : undefined;
      const inStep = missed !== undefined && (since?.seq !== seq || since.hash === table.accepted().hash);
      const whole = inStep && !(views && missed.length > 0) ? undefined : await this.whole(table, connection, views);
      if (!connection.open) return;
      connection.watching.set(name, { views });
      const viewers = this.viewers.get(name) ?? new Set();
      this.viewers.set(name, viewers.add(connection));
      answer(connection, id, table.accepted());
      if (whole) connection.sendTable(whole);
      else for (const text of missed ?? []) connection.sendNews(name, text);
    });
    this.attendance.stir(name);
  }

  private unwatch(connection: Connection, table: string): void {
    connection.watching.delete(table);
    const viewers = this.viewers.get(table);
    viewers?.delete(connection);
    if (viewers?.size === 0) {
      this.viewers.delete(table);
      this.recent.delete(table);
    }
    this.attendance.stir(table);
  }

  /** What a client lost on its way it finds out here; tables that will come whole anyway are left out. */
  private async pong(connection: Connection): Promise<void> {
    const names = [...connection.watching.keys()];
    const tables = await Promise.all(names.map((name) => this.parts.tables.get(name).catch(() => undefined)));
    // From here to the sending nothing is waited for: what is in a head has been told.
    const heads = tables.flatMap((table) =>
      table && connection.watching.has(table.head.id) && !connection.isBehind(table.head.id)
        ? [[table.head.id, table.head.seq] as const]
        : [],
    );
    connection.send({ type: 'pong', now: this.parts.clock.now(), at: Object.fromEntries(heads) });
  }

  private async choices(connection: Connection, id: number, name: string): Promise<void> {
    const table = await this.parts.tables.get(name);
    const by = table && seatOf(table.head.info, connection.who?.id);
    if (!table || by === undefined)
      return answer(connection, id, { ok: false, code: table ? 'notSeated' : 'unknownTable' });
    if (table.head.info.status !== 'playing') return answer(connection, id, { ok: false, code: 'notNow' });
    await table.run(async () => {
      const choices = await table.ask('choices', { by });
      connection.send({ type: 'choices', id, version: table.head.version, choices });
    });
  }

  private gone(connection: Connection): void {
    if (!this.connections.delete(connection)) return;
    const sender = senderOf(connection.request.ip);
    const left = (this.perAddress.get(sender) ?? 1) - 1;
    if (left > 0) this.perAddress.set(sender, left);
    else this.perAddress.delete(sender);
    for (const table of [...connection.watching.keys()]) this.unwatch(connection, table);
  }

  private recentOf(table: string): Recent {
    const known = this.recent.get(table) ?? new Recent();
    this.recent.set(table, known);
    return known;
  }

  private told(news: News): void {
    const { id } = news.head;
    const viewers = this.viewers.get(id);
    if (!viewers) return;
    if (news.game === 'hidden') {
      this.recentOf(id).clear();
      for (const connection of viewers) this.showAnew(connection, id);
      return;
    }
    const now = this.parts.clock.now();
    const text = JSON.stringify(deltaMessage(news, now, undefined));
    const own = new Map(
      ownersOf(news.head.info, news.record).map((user) => [user, JSON.stringify(deltaMessage(news, now, user))]),
    );
    this.recentOf(id).add(news.record.seq, text, own);
    const bytes = Buffer.from(text);
    for (const connection of viewers) {
      const may = mayWatch(news.head.info, connection.who?.id);
      if (may || concerns(news, connection.who?.id))
        connection.sendNews(id, own.get(connection.who?.id ?? '') ?? bytes);
      if (!may) this.unwatch(connection, id);
      else if (news.game === 'changed' && connection.wantsViews(id)) this.showAnew(connection, id);
    }
  }

  private whole(table: Table, { who }: Connection, views: boolean): Promise<TableMessage> {
    return tableMessage(table, { user: who?.id, views }, this.attendance.at(table.head.id));
  }

  /** News will not do for this viewer: the table comes whole, as soon as there is room for it. */
  private showAnew(connection: Connection, table: string): void {
    connection.leaveOut(table);
    if (connection.toRefresh().includes(table)) void this.refresh(connection, table);
  }

  /** Sends the whole table to somebody who missed news. */
  private async refresh(connection: Connection, name: string): Promise<void> {
    try {
      const table = await this.parts.tables.get(name);
      await table?.run(async () => {
        // An earlier refreshing that waited as long has told it all.
        if (!connection.isBehind(name)) return;
        connection.sendTable(await this.whole(table, connection, connection.wantsViews(name)));
      });
    } catch (error) {
      this.parts.log.warn({ err: error, table: name }, 'a viewer could not be brought up to date');
    }
  }

  /** Who came and went is told once a second, not at every step. */
  private tick(): void {
    const now = this.parts.clock.steady();
    this.ticks++;
    this.attendance.tick(now, this.ticks % HEARTBEAT_S === 0);
    for (const connection of this.connections)
      this.tend(connection, now, (this.ticks + connection.phase) % HEARTBEAT_S === 0);
  }

  private tend(connection: Connection, now: number, beat: boolean): void {
    if (connection.silentFor(now) > SILENT_MS) connection.socket.terminate();
    else if (connection.behindFor(now) > BEHIND_MS) connection.socket.terminate();
    else for (const table of connection.toRefresh()) void this.refresh(connection, table);
    if (!beat || !connection.open) return;
    connection.ping();
    if (connection.who) void this.stillIn(connection);
  }

  /** Somebody who signed out elsewhere is out here as well. */
  private async stillIn(connection: Connection): Promise<void> {
    if (!(await this.isStillIn(connection))) connection.bye('idle');
  }

  /** Asked with each heartbeat, and before anything is done. */
  private async isStillIn(connection: Connection): Promise<boolean> {
    const { sessions, clock } = this.parts;
    const now = clock.steady();
    if (now - connection.knownAt < KNOWN_MS) return true;
    connection.knownAt = now;
    return (await sessions.stillIn?.(connection.request).catch(() => true)) ?? true;
  }
}

/** Whoever leaves a closed table hears that much of it. */
const concerns = ({ record }: News, user: string | undefined): boolean => {
  if (record.kind !== 'admin' || user === undefined) return false;
  const { body } = record;
  return (body.what === 'removed' || body.what === 'left') && body.user === user;
};

const senderAt = ({ who, request }: Connection): string => who?.id ?? senderOf(request.ip);

const answer = (connection: Connection, id: number, answered: Answer): void =>
  connection.send({ type: 'answer', id, answer: answered });
