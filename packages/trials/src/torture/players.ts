import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TableAnswer } from '@binario/protocol';
import {
  command,
  type Guest,
  newGuest,
  newOpenTable,
  newTable,
  Refused,
  request,
  Unanswered,
} from '../servers/guest.ts';
import type { Nodes } from '../servers/nodes.ts';
import type { Script } from '../servers/script.ts';
import { aside, type Send } from './aside.ts';
import { drawTogether, faultOf } from './drawing.ts';

/** A move that the server said it had written down. */
export interface Acknowledged {
  readonly table: string;
  readonly key: string;
  readonly seq: number;
  readonly version: number;
  readonly hash: string;
}

/** Anything else that the server said it had written down: talk, orders, settings, requests. */
export interface Recorded {
  readonly table: string;
  readonly seq: number;
}

/** What was acknowledged seems to be no more: the table went back, or is gone, or nobody is known. */
class Astray extends Error {
  override readonly name = 'Astray';
}

/** Whoever gets no answer for so long gives the trial up: on a machine with other work a killed server needs minutes to come back. */
const PATIENCE_MS = 300_000;
const MOST_ASTRAY = 5;
/** How often something is done beside a move. */
const ASIDE = 0.06;
/** How often a table is made whose seed all draw together, and how many of them: a person may make sixty an hour. */
const DRAWN = 0.006;
const MOST_DRAWN = 30;

/** People who play on many tables, move by move, each submitted until it is acknowledged. */
export class Players {
  private readonly nodes: Nodes;
  private readonly send: typeof command;
  private playing: Promise<unknown> = Promise.resolve();
  private over = false;
  readonly acknowledged: Acknowledged[] = [];
  readonly recorded: Recorded[] = [];
  readonly submitted = new Set<string>();
  /** Those who play, from the beginning. */
  guests: readonly Guest[] = [];
  /** Legal moves that were refused: the first few, in words. */
  readonly astray: string[] = [];
  /** Tables whose seed was drawn by all. */
  private drawn = 0;
  /** What ended the trial before its time. */
  failure: unknown;
  /** Answers that should have been `busy`, and how many there were of each. */
  readonly faulty = new Map<string, number>();
  /** The longest that any answer to a move took, in milliseconds. */
  longest = 0;

  /** They speak by HTTP unless told otherwise. */
  constructor(nodes: Nodes, send: typeof command = command) {
    this.nodes = nodes;
    this.send = send;
  }

  get moves(): number {
    return this.acknowledged.length;
  }

  async begin(scripts: readonly Script[], tables: number, players: number): Promise<void> {
    this.guests = await this.newGuests(players);
    const drivers = Array.from({ length: tables }, (_, i) => this.drive(scripts[i % scripts.length] as Script));
    this.playing = Promise.all(drivers);
  }

  /** Until so many more moves are acknowledged. */
  async moved(more: number): Promise<void> {
    const wanted = this.moves + more;
    while (this.moves < wanted && !this.failure) await sleep(5);
    if (this.failure) throw this.failure;
  }

  async end(): Promise<void> {
    this.over = true;
    await this.playing;
    if (this.failure) throw this.failure;
  }

  private newGuests(count: number): Promise<readonly Guest[]> {
    return this.insist((url) => Promise.all(Array.from({ length: count }, (_, i) => newGuest(url, `Guest ${i + 1}`))));
  }

  private async drive(script: Script): Promise<void> {
    try {
      let { guests } = this;
      while (!this.over) {
        try {
          const table = await this.insist((url) => newTable(url, guests, { game: script.game, seed: script.seed }));
          await this.playOne(table, guests, script);
        } catch (error) {
          if (!(error instanceof Astray)) throw error;
          if (this.astray.length < MOST_ASTRAY) this.astray.push(error.message);
          guests = await this.newGuests(guests.length);
        }
      }
    } catch (error) {
      this.failure ??= error;
    }
  }

  private async playOne(table: string, guests: readonly Guest[], script: Script): Promise<void> {
    let version = 1;
    let position = 0;
    while (position < script.actions.length && !this.over) {
      const action = script.actions[position];
      if (!action) return;
      if (Math.random() < ASIDE) await aside(this.sender(table), guests);
      if (Math.random() < DRAWN && this.drawn < MOST_DRAWN) await this.draw(guests, script.game);
      const seat = Number(action.by.slice(1)) - 1;
      const guest = guests[seat] as Guest;
      const back = position > 0 && Math.random() < 0.03 && script.actions[position - 1]?.by === action.by;
      const order = back
        ? ({ do: 'undo', version, to: position - 1 } as const)
        : ({ do: 'act', version, action } as const);
      const next = back ? position - 1 : position + 1;
      const key = randomBytes(9).toString('base64url');
      this.submitted.add(key);
      const answer = await this.insist((url) => this.timed(() => this.send(url, guest, table, { ...order, key })));
      if (!answer.ok) throw new Astray(`a legal ${order.do} was refused: ${JSON.stringify(answer)}`);
      const hash = next === 0 ? undefined : script.hashes[next - 1];
      if (hash !== undefined && hash !== answer.hash)
        throw new Astray(`table ${table} went another way at ${position}`);
      this.acknowledged.push({ table, key, seq: answer.seq, version: answer.version, hash: answer.hash });
      ({ version } = answer);
      position = next;
    }
  }

  /** A table whose seed comes from all who sit there: the game has the one they drew, or has not begun. */
  private async draw(guests: readonly Guest[], game: string): Promise<void> {
    this.drawn++;
    const settings = { draw: 'players' } as const;
    const table = await this.insist((url) => newOpenTable(url, guests, { game, settings }));
    const secrets = await drawTogether(this.sender(table), guests as [Guest, ...Guest[]]);
    const [host] = guests as [Guest];
    const look = <T>(path: string) => this.insist((url) => request<T>(url, host, 'GET', `/api/tables/${table}${path}`));
    const { info } = await look<Partial<TableAnswer>>('');
    const { setup } = await look<{ setup?: { seed: number } }>('/export');
    if (!info || !setup) throw new Astray(`table ${table} is gone`);
    const fault = faultOf(info, secrets, setup.seed);
    if (fault !== undefined) throw new Astray(fault);
  }

  /** What is refused was done before its answer was lost, or can wait; what is accepted must be found in the journal. */
  private sender(table: string): Send {
    return async (guest, wanted) => {
      if (wanted.do === 'chat' && wanted.key !== undefined) this.submitted.add(wanted.key);
      const answer = await this.insist((url) => command(url, guest, table, wanted));
      if (answer.ok) this.recorded.push({ table, seq: answer.seq });
      return answer;
    };
  }

  /** Answers of one kind together, at whichever table. */
  private countFaulty(message: string): void {
    const kind = message.replace(/(?<=\/tables\/)[^/:]+/, 'ID');
    this.faulty.set(kind, (this.faulty.get(kind) ?? 0) + 1);
  }

  private async timed<R>(work: () => Promise<R>): Promise<R> {
    const begun = performance.now();
    try {
      return await work();
    } finally {
      // Nobody is late who was held up himself.
      if (begun > this.nodes.heldUntil) this.longest = Math.max(this.longest, performance.now() - begun);
    }
  }

  /** Again and again, at whichever node is there, as a client does that lost its connection. */
  private async insist<R>(work: (url: string) => Promise<R>): Promise<R> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        const result = await work(await this.nodes.someUrl());
        if ((result as { code?: string }).code !== 'busy') return result;
        if (Date.now() > until) throw new Error(`servers said busy for ${PATIENCE_MS / 1000} s`);
      } catch (error) {
        if (error instanceof Unanswered && error.status !== 503) this.countFaulty(error.message);
        if (error instanceof Refused) throw new Astray(error.message);
        if (Date.now() > until || !(error instanceof Unanswered || isLostConnection(error))) throw error;
      }
      await sleep(10 + Math.random() * 20);
    }
  }
}

/** The server is not there, or went away in the middle. */
const isLostConnection = (error: unknown): boolean =>
  /fetch failed|terminated|aborted|before it was ready|other side closed|ECONN|socket|timeout/i.test(
    String((error as Error)?.message ?? error),
  );
