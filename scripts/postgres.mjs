// Starts a real PostgreSQL for tests and trials on a free port of this machine, and prints its address. It lives as long as
// somebody holds the standard input of this program open: whoever dies without a word takes it along. Debian's is installed
// when there is none and we may.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
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
 * Runs a new, empty PostgreSQL on loopback.
 *
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
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
  const server = spawn(join(bin, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  await new Promise((resolve, reject) => {
    server.stderr.on('data', (/** @type {Buffer} */ chunk) => {
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
    url: `postgres://binario@127.0.0.1:${port}/postgres`,
    stop: async () => {
      // At once: what it holds is thrown away.
      server.kill('SIGQUIT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

if (isProgram(import.meta.url)) {
  const { url, stop } = await runPostgres();
  console.log(url);
  const end = () => void stop().then(() => process.exit(0));
  process.stdin.resume();
  process.stdin.on('end', end);
  process.stdin.on('close', end);
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
