// Starts a real PostgreSQL for tests and trials on a free port of this machine, and prints its address. It lives as long as
// somebody holds the standard input of this program open: whoever dies without a word takes it along. Each line of input does
// something to it (`stop`, `crash`, `start`, `freeze`, `thaw`) and is answered by itself when that is done. Debian's is
// installed when there is none and we may.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { isProgram } from './workspaces.mjs';

const HOMES = ['/usr/lib/postgresql', '/usr/local/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

/** @returns {string | undefined} the folder with `initdb` and `postgres`, of the newest version found */
export function findPostgres() {
  const found = HOMES.filter(existsSync).flatMap((home) =>
    readdirSync(home)
      .filter((name) => /^(postgresql@?)?[\d.]*$/.test(name))
      .sort((a, b) => Number.parseFloat(b.replace(/\D*/, '')) - Number.parseFloat(a.replace(/\D*/, '')))
      .map((name) => join(home, name, 'bin')),
  );
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...found];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** @returns {string} */
export function ensurePostgres() {
  const found = findPostgres();
  if (found) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    process.stderr.write('binario: installing postgresql for the tests ...\n');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const run = (/** @type {string[]} */ ...args) =>
      spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env }).status;
    if (run('install', '-y', '--no-install-recommends', 'postgresql') !== 0) {
      run('update');
      run('install', '-y', '--no-install-recommends', 'postgresql');
    }
  }
  const installed = findPostgres();
  if (!installed) throw new Error('no PostgreSQL found: install one, or name a running one in BINARIO_TEST_POSTGRES');
  return installed;
}

/** PostgreSQL refuses to run as root: then somebody without rights runs it. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const id = (/** @type {string} */ flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
    const [uid, gid] = [id('-u'), id('-g')];
    if (uid > 0 && Number.isInteger(gid)) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody"');
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Runs a new, empty PostgreSQL on loopback, which can be ill-treated.
 *
 * @returns {Promise<{ url: string, end: () => Promise<void>, deeds: Record<string, () => Promise<void> | void> }>}
 */
export async function runPostgres() {
  const bin = ensurePostgres();
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'binario-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' } };
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'binario', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...options,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}${made.error ?? ''}`);
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    // A checkpoint in the middle of a measurement says nothing about the server.
    max_wal_size: '2GB',
  };
  const args = ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const start = () => started(join(bin, 'postgres'), args, options);
  let server = await start();
  return {
    url: `postgres://binario@127.0.0.1:${port}/postgres`,
    deeds: {
      stop: () => server.end('SIGINT'),
      crash: () => server.end('SIGQUIT'),
      start: async () => {
        server = await start();
      },
      freeze: () => server.signal('SIGSTOP'),
      thaw: () => server.signal('SIGCONT'),
    },
    end: async () => {
      server.signal('SIGCONT');
      // At once: what it holds is thrown away.
      await server.end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * One life of the server, ready for connections.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
async function started(program, args, options) {
  const server = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  await new Promise((resolve, reject) => {
    server.stderr?.on('data', (/** @type {Buffer} */ chunk) => {
      said = (said + chunk).slice(-20_000);
      if (said.includes('ready to accept connections')) resolve(undefined);
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL ended: ${said}`)));
  });
  const gone = new Promise((resolve) => {
    server.once('exit', resolve);
  });
  return {
    /** Tells it to end, and waits until it has. */
    end: async (/** @type {NodeJS.Signals} */ how) => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill(how);
      await gone;
    },
    /** Tells the server and each of its processes, which are groups of their own. */
    signal: (/** @type {NodeJS.Signals} */ signal) => {
      const { pid } = server;
      if (pid === undefined || !server.kill(signal)) return;
      const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
      for (const child of stdout.split('\n').filter(Boolean)) {
        try {
          process.kill(Number(child), signal);
        } catch {
          // It ended meanwhile.
        }
      }
    },
  };
}

if (isProgram(import.meta.url)) {
  const { url, end, deeds } = await runPostgres();
  console.log(url);
  const leave = () => void end().then(() => process.exit(0));
  const orders = createInterface({ input: process.stdin });
  orders.on('line', async (order) => {
    await deeds[order]?.();
    console.log(order in deeds ? order : `there is no order "${order}"`);
  });
  orders.on('close', leave);
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
}
