import { connect } from 'node:net';
import { socketPath } from '@binario/protocol';
import { WebSocket } from 'ws';
import type { Frame } from './frames.ts';
import type { RawRequest } from './requests.ts';

const PATIENCE = 30_000;
const PATIENCE_WITH_HALVES = 40;

/** Writes bytes to a new connection and looks at the status of the answer. */
export function sendRaw(port: number, { bytes, whole }: RawRequest): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect({ port, host: '127.0.0.1' });
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ status: statusOf(text), text });
    };
    const timer = setTimeout(done, whole ? PATIENCE : PATIENCE_WITH_HALVES);
    socket.on('error', done);
    socket.on('close', done);
    socket.on('data', (part) => {
      text += part.toString('latin1');
      if (text.length > 200_000) done();
    });
    socket.on('connect', () => socket.write(bytes));
  });
}

/** Of the answer itself, not of the permission to go on. */
const statusOf = (text: string): number =>
  Number(/^(?:HTTP\/1\.1 1\d\d [^\r]*\r\n\r\n)*HTTP\/1\.1 ([2-5]\d\d)/.exec(text)?.[1] ?? 0);

/** A socket that is opened again when the server has had enough of it. */
export class HostileSocket {
  private socket: WebSocket | undefined;
  private pongs: (() => void)[] = [];
  readonly faults: string[] = [];
  private readonly url: string;
  private readonly cookie: string;

  constructor(url: string, cookie: string) {
    this.url = url.replace('http', 'ws') + socketPath;
    this.cookie = cookie;
  }

  async send(frame: Frame): Promise<void> {
    const socket = await this.opened();
    switch (frame.kind) {
      case 'text':
        return void socket.send(frame.text);
      case 'binary':
        return void socket.send(frame.bytes);
      case 'broken':
        // Below the library, which would not write it.
        (socket as unknown as { _socket: NodeJS.WritableStream })._socket.write(frame.bytes);
    }
  }

  /** Waits until the server has read everything sent so far, or has closed the socket. */
  async settled(): Promise<void> {
    const socket = await this.opened();
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        this.faults.push('the server stopped answering on a socket');
        resolve();
      }, PATIENCE);
      const done = () => {
        clearTimeout(timer);
        resolve();
      };
      this.pongs.push(done);
      socket.once('close', done);
      socket.send('{"type":"ping"}', (error) => error && done());
    });
  }

  close(): void {
    this.socket?.terminate();
  }

  private async opened(): Promise<WebSocket> {
    const there = this.socket;
    if (there && there.readyState === WebSocket.OPEN) return there;
    there?.terminate();
    const socket = new WebSocket(this.url, { headers: this.cookie === '' ? {} : { cookie: this.cookie } });
    socket.on('error', () => {});
    socket.on('message', (data) => this.heard(String(data)));
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    this.socket = socket;
    return socket;
  }

  private heard(text: string): void {
    const message = JSON.parse(text) as { type: string; code?: string; answer?: { ok: boolean } };
    if (message.type === 'pong') for (const wake of this.pongs.splice(0)) wake();
    if (message.type === 'error' && message.code === 'failed') this.faults.push(`a message failed: ${text}`);
  }
}
