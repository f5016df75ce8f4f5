import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../workspaces.mjs';

/** A server of its own on a free port, with an empty data folder. */
export async function runningServer() {
  const data = mkdtempSync(join(tmpdir(), 'binario-data-'));
  const env = { ...process.env, PORT: '0', BINARIO_DATA: data, npm_lifecycle_event: '' };
  const child = spawn(process.execPath, [join(root, 'scripts', 'serve.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  /** @type {string} */
  const address = await new Promise((resolve, reject) => {
    let said = '';
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const [, found] = /is ready: (\S+)/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  const gone = new Promise((done) => child.once('exit', done));
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      await gone;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
