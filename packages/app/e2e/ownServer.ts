import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server of one test's own, which may be stopped and started again over the same data, also as another release. */
export async function ownServer(settings: Readonly<Record<string, string>> = {}) {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'binario-own-'));
  const address = `http://localhost:${port}`;
  let child: ChildProcess | undefined;

  async function start(changes: Readonly<Record<string, string>> = settings): Promise<void> {
    const env = { ...process.env, PORT: String(port), BINARIO_DATA: data, ...changes };
    // Everything is built: the common server of the tests has seen to it.
    child = spawn(process.execPath, [join(import.meta.dirname, '../../cli/dist/main.js'), 'serve'], {
      env,
      stdio: 'ignore',
    });
    for (let tries = 0; tries < 240; tries++) {
      const ready = await fetch(`${address}/ready`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (ready) return;
      await new Promise((done) => setTimeout(done, 250));
    }
    throw new Error('the server does not come up');
  }

  /** As hard as a power cut is for a process. */
  async function stop(): Promise<void> {
    const gone = new Promise((done) => child?.once('exit', done));
    child?.kill('SIGKILL');
    await gone;
  }

  // A test that fails must not leave it behind for the next one.
  process.once('exit', () => child?.kill('SIGKILL'));
  await start();
  return { address, start, stop };
}

/** One that nobody has: other runs may go on beside this one. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}
