import { createServer } from 'node:net';

const TRIES = 20;

/** The port, or the next one that is free; 0 stays 0. */
export async function freePort(host: string, port: number): Promise<number> {
  for (let tried = port; port !== 0 && tried < port + TRIES; tried++) if (await isFree(host, tried)) return tried;
  return port;
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
