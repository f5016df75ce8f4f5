import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A receiver of webhooks and push messages on this machine. */
export interface HttpSink {
  readonly url: string;
  readonly received: Received[];
  /** How the next calls are answered. */
  answer: { status: number; text?: string; headers?: Record<string, string> };
  close(): Promise<void>;
}

export async function httpSink(): Promise<HttpSink> {
  const received: Received[] = [];
  const sink = { answer: { status: 204 } as HttpSink['answer'] };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(sink.answer.status, sink.answer.headers).end(sink.answer.text ?? '');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return Object.assign(sink, {
    url: `http://127.0.0.1:${port}`,
    received,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  });
}
