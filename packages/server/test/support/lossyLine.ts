import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to PostgreSQL on which an answer can be lost: the server does what it was asked, and nobody hears of it. */
export interface LossyLine {
  readonly url: string;
  /** Loses the answer to the next question with these words: the line is cut, or stays silent from then on. */
  lose(words: string, how: 'cut' | 'silent'): void;
  /** How many answers were lost. */
  readonly lost: number;
  close(): Promise<void>;
}

export async function lossyLine(url: string): Promise<LossyLine> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let wanted: { words: string; how: 'cut' | 'silent' } | undefined;
  let lost = 0;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    let losing: 'cut' | 'silent' | undefined;
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (part) => {
      if (wanted && part.includes(wanted.words)) {
        losing = wanted.how;
        wanted = undefined;
      }
      far.write(part);
    });
    far.on('data', (part) => {
      if (losing === undefined) near.write(part);
      else if (part.includes('INSERT') || part.includes('SELECT')) {
        // The word that it is done; a statement alone is committed by then, for the next word follows the commit.
        lost++;
        if (losing === 'cut') near.destroy();
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const here = new URL(url);
  here.port = String((server.address() as AddressInfo).port);
  return {
    url: here.href,
    lose: (words, how) => {
      wanted = { words, how };
    },
    get lost() {
      return lost;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
