import { type Answer, type ClientMessage, type Command, type ServerMessage, socketPath } from '@binario/protocol';

/** Whether the page is connected to the server. */
export type LineStatus = 'connecting' | 'on' | 'lost';

interface Hearer {
  onMessage(message: ServerMessage): void;
  onStatus(status: LineStatus): void;
  /** The line is there, for the first time or again. */
  onOpen(): void;
}

interface Unanswered {
  readonly message: ClientMessage;
  readonly resolve: (answer: Answer) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const DEFAULT_HEARTBEAT = 25;

/**
 * The socket to the server. It comes back by itself; what was not answered is sent again when it does, with the same key,
 * so that it counts once.
 */
export class Line {
  private socket: WebSocket | undefined;
  private closed = false;
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private nextId = 1;
  private readonly unanswered = new Map<number, Unanswered>();

  constructor(private readonly hearer: Hearer) {
    addEventListener('online', this.again);
    document.addEventListener('visibilitychange', this.looked);
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.again);
    document.removeEventListener('visibilitychange', this.looked);
    clearTimeout(this.retry);
    clearInterval(this.beat);
    this.socket?.close();
  }

  /** Lost when the line is down: only for what is said again on the next `onOpen`. */
  send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  newId(): number {
    return this.nextId++;
  }

  command(table: string, command: Command): Promise<Answer> {
    const id = this.newId();
    const message: ClientMessage = { type: 'command', id, table, command };
    return new Promise((resolve) => {
      this.unanswered.set(id, { message, resolve });
      this.send(message);
    });
  }

  private readonly again = (): void => {
    if (this.socket?.readyState === WebSocket.OPEN) return;
    this.wait = FIRST_WAIT;
    this.connect();
  };

  private readonly looked = (): void => {
    this.send({ type: 'here', here: !document.hidden });
    if (!document.hidden) this.again();
  };

  private connect(): void {
    if (this.closed || this.socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.retry);
    this.hearer.onStatus('connecting');
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${socketPath}`);
    this.socket = socket;
    socket.addEventListener('message', (event) => socket === this.socket && this.hear(String(event.data)));
    socket.addEventListener('close', () => socket === this.socket && this.lost());
  }

  private hear(data: string): void {
    this.heardAt = Date.now();
    const message = JSON.parse(data) as ServerMessage;
    if (message.type === 'welcome') this.opened(message.heartbeat);
    if (message.type === 'answer') {
      this.unanswered.get(message.id)?.resolve(message.answer);
      this.unanswered.delete(message.id);
    }
    this.hearer.onMessage(message);
  }

  private opened(heartbeat = DEFAULT_HEARTBEAT): void {
    this.wait = FIRST_WAIT;
    this.hearer.onStatus('on');
    this.hearer.onOpen();
    for (const { message } of this.unanswered.values()) this.send(message);
    this.send({ type: 'here', here: !document.hidden });
    clearInterval(this.beat);
    const pause = (heartbeat * 1000) / 2;
    this.beat = setInterval(() => {
      // A line that says nothing for so long is dead, even if nobody has told the browser.
      if (Date.now() - this.heardAt > 3 * pause) this.socket?.close();
      else this.send({ type: 'ping' });
    }, pause);
  }

  private lost(): void {
    clearInterval(this.beat);
    if (this.closed) return;
    this.hearer.onStatus('lost');
    this.retry = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }
}
