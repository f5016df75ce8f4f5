import {
  type Answer,
  type ClientMessage,
  type Command,
  type CreateRequest,
  type ServerMessage,
  socketPath,
  type TableAnswer,
} from '@binario/protocol';
import { WebSocket } from 'ws';

/** A guest of a trial, by HTTP. */
export interface Guest {
  readonly id: string;
  readonly cookie: string;
}

/** The server did not do it, or does not know whether it did: ask again. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
  readonly status: number;
  constructor(what: string, status: number) {
    super(`${what}: ${status}`);
    this.status = status;
  }
}

/** The server does not want this, though it should. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** Comes to a server as a guest. */
export async function newGuest(url: string, name: string): Promise<Guest> {
  const response = await fetch(`${url}/api/account/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
    signal: AbortSignal.timeout(20_000),
  });
  if (response.status >= 500) throw new Unanswered('guest', response.status);
  if (response.status !== 201) throw new Error(`guest: ${response.status}`);
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { id: ((await response.json()) as { id: string }).id, cookie };
}

/** One request of a guest; throws `Unanswered` where the server failed. */
export async function request<T>(
  url: string,
  { cookie }: Guest,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const response = await fetch(url + path, {
    method,
    headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  });
  if (response.status >= 500) throw new Unanswered(`${method} ${path}`, response.status);
  const answer = (await response.json()) as T;
  if (response.status === 401) throw new Refused(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer;
}

/** One command of a guest, by HTTP. */
export const command = (url: string, guest: Guest, table: string, wanted: Command): Promise<Answer> =>
  request(url, guest, 'POST', `/api/tables/${table}/commands`, wanted);

/** What a trial wishes of a table. */
interface TableWish {
  readonly game: string;
  readonly seed?: number;
  readonly board?: unknown;
  readonly settings?: CreateRequest['settings'];
}

/** A table on which these guests sit in their order, started. */
export async function newTable(url: string, guests: readonly Guest[], wish: TableWish): Promise<string> {
  const id = await newOpenTable(url, guests, wish);
  await must(command(url, guests[0] as Guest, id, { do: 'start' }));
  return id;
}

/** A table on which these guests sit in their order, not started. */
export async function newOpenTable(url: string, guests: readonly Guest[], wish: TableWish): Promise<string> {
  const [host, ...others] = guests as [Guest, ...Guest[]];
  const made = await request<TableAnswer>(url, host, 'POST', '/api/tables', { ...wish, players: guests.length });
  if (!made.info) throw new Refused(`a trial table could not be made: ${JSON.stringify(made)}`);
  const { id } = made.info;
  for (const guest of others) await must(command(url, guest, id, { do: 'sit' }));
  return id;
}

async function must(answering: Promise<Answer>): Promise<void> {
  const answer = await answering;
  if (!answer.ok && answer.code === 'busy') throw new Unanswered('setting a table up', 503);
  if (!answer.ok) throw new Refused(`a trial table could not be set up: ${answer.code} ${answer.problem ?? ''}`);
}

/** One socket of a trial. */
export class TrialSocket {
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private next = 1;
  onDelta: (message: Extract<ServerMessage, { type: 'delta' }>) => void = () => {};
  onClose: () => void = () => {};

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.heard(JSON.parse(String(data)) as ServerMessage));
    socket.on('close', () => {
      for (const answered of this.waiting.values()) answered({ ok: false, code: 'busy', problem: 'closed' });
      this.waiting.clear();
      this.onClose();
    });
    socket.on('error', () => {});
  }

  static open(url: string, { cookie }: Guest): Promise<TrialSocket> {
    const socket = new WebSocket(url.replace('http', 'ws') + socketPath, {
      headers: { cookie },
      perMessageDeflate: false,
    });
    const made = new TrialSocket(socket);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(made));
      socket.once('error', reject);
    });
  }

  watch(table: string): Promise<Answer> {
    return this.ask((id) => ({ type: 'watch', id, table }));
  }

  command(table: string, command: Command): Promise<Answer> {
    return this.ask((id) => ({ type: 'command', id, table, command }));
  }

  close(): void {
    this.socket.terminate();
  }

  private ask(message: (id: number) => ClientMessage): Promise<Answer> {
    const id = this.next++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.socket.send(JSON.stringify(message(id)));
    });
  }

  private heard(message: ServerMessage): void {
    if (message.type === 'delta') this.onDelta(message);
    if (message.type !== 'answer') return;
    this.waiting.get(message.id)?.(message.answer);
    this.waiting.delete(message.id);
  }
}
