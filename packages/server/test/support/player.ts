import { randomBytes } from 'node:crypto';
import type { Action } from '@binario/kernel';
import {
  type Answer,
  type ClientMessage,
  type Command,
  type ServerMessage,
  socketPath,
  type TableAnswer,
  type TableMessage,
} from '@binario/protocol';
import { WebSocket } from 'ws';

type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

/** Somebody with a browser: a cookie, and a socket when he wants one. */
export class Player {
  readonly url: string;
  readonly cookie: string;
  readonly id: string;
  readonly received: ServerMessage[] = [];
  private socket: WebSocket | undefined;
  private readonly waiting = new Set<() => void>();
  private next = 1;

  private constructor(url: string, cookie: string, id: string) {
    this.url = url;
    this.cookie = cookie;
    this.id = id;
  }

  static async guest(url: string, name: string): Promise<Player> {
    const response = await fetch(`${url}/api/account/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    if (response.status !== 201) throw new Error(`guest: ${response.status} ${await response.text()}`);
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const { id } = (await response.json()) as { id: string };
    return new Player(url, cookie, id);
  }

  /** The same person at another node. */
  at(url: string): Player {
    return new Player(url, this.cookie, this.id);
  }

  async http<T = unknown>(method: string, path: string, body?: unknown): Promise<{ status: number; body: T }> {
    const response = await fetch(this.url + path, {
      method,
      headers: { cookie: this.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as T };
  }

  async create(wish: object): Promise<string> {
    const { status, body } = await this.http<TableAnswer>('POST', '/api/tables', { game: '1849', players: 3, ...wish });
    if (status !== 201) throw new Error(`create: ${status} ${JSON.stringify(body)}`);
    return body.info.id;
  }

  async look(table: string): Promise<TableAnswer> {
    return (await this.http<TableAnswer>('GET', `/api/tables/${table}`)).body;
  }

  async post(table: string, command: Command): Promise<Answer> {
    return (await this.http<Answer>('POST', `/api/tables/${table}/commands`, command)).body;
  }

  async act(table: string, version: number, action: Action, key = newKey()): Promise<Answer> {
    return this.post(table, { do: 'act', version, key, action });
  }

  async connect(path = socketPath): Promise<void> {
    this.close();
    const socket = new WebSocket(this.url.replace('http', 'ws') + path, { headers: { cookie: this.cookie } });
    const from = this.received.length;
    this.socket = socket;
    socket.on('message', (data) => {
      if (this.socket === socket) this.received.push(JSON.parse(String(data)) as ServerMessage);
      for (const wake of this.waiting) wake();
    });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    await this.until('welcome', () => true, from);
  }

  close(): void {
    this.socket?.terminate();
    this.socket = undefined;
  }

  send(message: ClientMessage | string): void {
    this.socket?.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Looks at a table and waits for all of it. */
  async watch(table: string, wish: { readonly views?: boolean } = {}): Promise<TableMessage> {
    const id = this.next++;
    const from = this.received.length;
    this.send({ type: 'watch', id, table, ...wish });
    return this.until('table', (message) => message.table === table, from);
  }

  async command(table: string, command: Command): Promise<Answer> {
    const id = this.next++;
    this.send({ type: 'command', id, table, command });
    return (await this.until('answer', (message) => message.id === id)).answer;
  }

  /** The first message of this kind, past or to come. */
  until<T extends ServerMessage['type']>(
    type: T,
    fits: (message: Of<T>) => boolean = () => true,
    from = 0,
  ): Promise<Of<T>> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(look);
        reject(new Error(`no "${type}" came; the last were ${JSON.stringify(this.received.slice(-3)).slice(0, 800)}`));
      }, 30_000);
      const look = () => {
        const found = this.received
          .slice(from)
          .find((each): each is Of<T> => each.type === type && fits(each as Of<T>));
        if (!found) return;
        clearTimeout(timer);
        this.waiting.delete(look);
        resolve(found);
      };
      this.waiting.add(look);
      look();
    });
  }
}

export const newKey = (): string => randomBytes(9).toString('base64url');
