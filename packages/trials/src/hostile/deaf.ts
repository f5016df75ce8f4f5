import { connect, type Socket } from 'node:net';
import { socketPath } from '@binario/protocol';
import type { ServerProcess } from '../servers/serverProcess.ts';
import type { Door } from './doors.ts';

const MB = 1024 * 1024;
const SENT_BYTES = 6 * MB;
/** Nothing more is taken: the server has stopped reading. */
const STALLED_MS = 5_000;
const LOOK_MS = 500;
/** So often the same, and the server has dealt with everything it means to read. */
const LOOKS = 4;
/** What the server may hold more than before: 1 MB for each socket, and what any work leaves behind. */
const SPARE_MB = 32;

/** One masked frame; the mask of zeros leaves the bytes as they are. */
const frame = (code: number, bytes: string): Buffer =>
  Buffer.concat([Buffer.from([0x80 | code, 0x80 | bytes.length, 0, 0, 0, 0]), Buffer.from(bytes, 'latin1')]);

const TEXT = 1;
const PING = 9;
const KINDS: readonly Buffer[] = [
  frame(TEXT, 'x'),
  frame(TEXT, '{"type":"ping"}'),
  frame(TEXT, '{"type":"choices","id":1,"table":"a"}'),
  frame(PING, ''),
  frame(PING, 'x'.repeat(125)),
];

/** Sockets that talk and never listen: every answer stays with the server, unless it has had enough. */
export const deaf: Door = async (server) => {
  const before = await heldMb(server);
  const { port } = new URL(await server.url);
  const sockets = await Promise.all(KINDS.map((kind) => talk(Number(port), kind)));
  const most = sockets.length + SPARE_MB;
  let held = 0;
  for (let same = 0; same < LOOKS && held <= most; ) {
    await new Promise((done) => setTimeout(done, LOOK_MS));
    const now = (await heldMb(server)) - before;
    same = now > held + 1 ? 0 : same + 1;
    held = Math.max(held, now);
  }
  for (const socket of sockets) socket.destroy();
  const figures = `${sockets.length} sockets that never read: the server holds ${Math.max(0, held).toFixed(0)} MB more`;
  return { figures, faults: held > most ? [`${figures}, ${most} would do`] : [] };
};

const heldMb = async (server: ServerProcess): Promise<number> => (await server.measure()).held / MB;

function talk(port: number, kind: Buffer): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' });
  const part = Buffer.concat(Array.from({ length: Math.ceil(65_536 / kind.length) }, () => kind));
  return new Promise((resolve) => {
    let sent = 0;
    let timer: NodeJS.Timeout | undefined;
    const done = () => {
      clearTimeout(timer);
      resolve(socket);
    };
    const write = () => {
      clearTimeout(timer);
      if (sent >= SENT_BYTES) return done();
      sent += part.length;
      timer = setTimeout(done, STALLED_MS);
      socket.write(part, () => write());
    };
    socket.on('error', done);
    socket.on('close', done);
    socket.once('connect', () => {
      const key = Buffer.alloc(16).toString('base64');
      const upgrade = `upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${key}`;
      socket.write(`GET ${socketPath} HTTP/1.1\r\nhost: localhost\r\n${upgrade}\r\n\r\n`);
      socket.once('data', () => {
        socket.pause();
        write();
      });
    });
  });
}
