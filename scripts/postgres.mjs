// Starts a real PostgreSQL for tests and trials on a free port of this machine, and prints its address. It lives as long as
// somebody holds the standard input of this program open: whoever dies without a word takes it along. Each line of input does
// something to it (`stop`, `crash`, `start`, `freeze`, ...) and is answered by itself when that is done. Debian's is
// installed when there is none and we may.
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { installDebian } from './debian.mjs';
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
  installDebian('the tests', 'postgresql');
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
 * What a PostgreSQL is run with beyond the usual: settings, variables of its processes, a standby that can take over (then its
 * address is that of a proxy, `haproxy`, which finds out itself who takes connections).
 *
 * @typedef {{ settings?: Record<string, string | number>, env?: Record<string, string>, folder?: string, haproxy?: string }} Wish
 */

/**
 * Runs a new, empty PostgreSQL on loopback, which can be ill-treated.
 *
 * @param {Wish} [wish]
 * @returns {Promise<{ url: string, end: () => Promise<void>, deeds: Record<string, () => Promise<void> | void> }>}
 */
export async function runPostgres(wish = {}) {
  const bin = ensurePostgres();
  const user = unprivileged();
  const folder = wish.folder ?? mkdtempSync(join(tmpdir(), 'binario-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, wish.folder ? 0o755 : 0o700);
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };
  const options = { ...user, cwd: folder, env };
  const instance = async (/** @type {string} */ name) => ({ data: join(folder, name), port: await freePort() });
  const tool = (/** @type {string} */ name, /** @type {string[]} */ ...args) => {
    // Some machines link only the server where it is found first.
    const place = existsSync(join(bin, name)) ? bin : join(realpathSync(join(bin, 'postgres')), '..');
    const ran = spawnSync(join(place, name), args, { ...options, encoding: 'utf8' });
    if (ran.status !== 0) throw new Error(`${name} failed: ${ran.stderr}${ran.error ?? ''}`);
    return ran.stdout;
  };
  let [primary, spare] = [await instance('a'), await instance('b')];
  tool('initdb', '-D', primary.data, '-U', 'binario', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    // A checkpoint in the middle of a measurement says nothing about the server.
    max_wal_size: '2GB',
    ...wish.settings,
  };
  const run = (/** @type {{ data: string, port: number }} */ { data, port }, ready = 'ready to accept connections') => {
    const all = Object.entries({ ...settings, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    // A standby takes no connections: so the proxy knows which of the two it is.
    const args = ['-D', data, '-c', 'hot_standby=off', ...all];
    return started(join(bin, 'postgres'), args, { ...options, env: { ...env, ...wish.env } }, ready);
  };
  const asked = (/** @type {string} */ sql) =>
    tool('psql', '-h', '127.0.0.1', '-p', String(primary.port), '-U', 'binario', '-d', 'postgres', '-Atc', sql).trim();
  let server = await run(primary);
  /** @type {Awaited<ReturnType<typeof started>> | undefined} */
  let standby;
  const proxy =
    wish.haproxy === undefined ? undefined : await proxied(wish.haproxy, folder, [primary.port, spare.port], options);
  const port = proxy ? proxy.port : primary.port;
  return {
    url: `postgres://binario@127.0.0.1:${port}/postgres`,
    deeds: {
      stop: () => server.end('SIGINT'),
      crash: () => server.end('SIGQUIT'),
      // The machine goes down: all processes at once, without a word.
      destroy: () => server.destroy(),
      start: async () => {
        if (!server.gone()) return;
        server = await onceFree(() => run(primary));
      },
      // What was acknowledged without waiting lies in memory from here on, until somebody waits for the disk.
      hoard: () => {
        asked('checkpoint');
        server.hoard();
      },
      freeze: () => server.signal('SIGSTOP'),
      thaw: () => server.signal('SIGCONT'),
      // A second one that has everything before it is acknowledged.
      pair: async () => {
        rmSync(spare.data, { recursive: true, force: true });
        const at = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'binario'];
        tool('pg_basebackup', ...at, '-D', spare.data, '-X', 'stream', '-c', 'fast', '-R', '--no-sync');
        standby = await run(spare, 'started streaming WAL');
        asked("alter system set synchronous_standby_names = '*'");
        asked('select pg_reload_conf()');
        for (let i = 0; asked("select count(*) from pg_stat_replication where sync_state = 'sync'") !== '1'; i++) {
          if (i > 100) throw new Error('the standby does not keep in step');
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      },
      // The first one is lost for good, the standby goes on.
      failover: async () => {
        if (!standby) throw new Error('there is no standby');
        await server.destroy();
        tool('pg_ctl', 'promote', '-D', spare.data);
        [primary, spare] = [spare, primary];
        [server, standby] = [standby, undefined];
      },
    },
    end: async () => {
      proxy?.end();
      for (const each of [server, standby]) {
        each?.signal('SIGCONT');
        // At once: what it holds is thrown away.
        await each?.end('SIGQUIT');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const ORPHANS_END_MS = 10_000;

/**
 * Processes that outlive their killed server for a moment hold its memory, and keep the next one from starting.
 *
 * @template T
 * @param {() => Promise<T>} start
 * @returns {Promise<T>}
 */
async function onceFree(start) {
  for (const until = performance.now() + ORPHANS_END_MS; ; ) {
    try {
      return await start();
    } catch (error) {
      const isHeld = String(error).includes('shared memory block') && performance.now() < until;
      if (!isHeld) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/**
 * A proxy before two databases, of which one at a time takes connections.
 *
 * @param {string} program
 * @param {string} folder
 * @param {number[]} ports
 * @param {import('node:child_process').SpawnOptions} options
 */
async function proxied(program, folder, ports, options) {
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(
    file,
    [
      'defaults',
      '  mode tcp',
      '  maxconn 2000',
      '  timeout connect 1s',
      '  timeout client 1h',
      '  timeout server 1h',
      '  timeout check 2s',
      'listen postgres',
      `  bind 127.0.0.1:${port}`,
      '  option pgsql-check user binario',
      '  default-server check inter 300ms fall 3 rise 1 on-marked-down shutdown-sessions',
      ...ports.map((each, i) => `  server p${i} 127.0.0.1:${each}`),
      '',
    ].join('\n'),
  );
  const child = spawn(program, ['-f', file, '-db'], { ...options, stdio: 'ignore' });
  await new Promise((resolve) => setTimeout(resolve, 700));
  if (child.exitCode !== null) throw new Error('haproxy did not start');
  return { port, end: () => child.kill('SIGKILL') };
}

/**
 * One life of the server, ready for connections.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {string} ready
 */
async function started(program, args, options, ready) {
  const server = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  await new Promise((resolve, reject) => {
    server.stderr?.on('data', (/** @type {Buffer} */ chunk) => {
      said = (said + chunk).slice(-20_000);
      if (said.includes(ready)) resolve(undefined);
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL ended: ${said}`)));
  });
  const gone = new Promise((resolve) => {
    server.once('exit', resolve);
  });
  const children = (/** @type {string[]} */ ...which) =>
    spawnSync('pgrep', ['-P', String(server.pid), ...which], { encoding: 'utf8' })
      .stdout.split('\n')
      .filter(Boolean)
      .map(Number);
  const tell = (/** @type {number[]} */ pids, /** @type {NodeJS.Signals} */ signal) => {
    for (const pid of pids) {
      try {
        process.kill(pid, signal);
      } catch {
        // It ended meanwhile.
      }
    }
  };
  return {
    gone: () => server.exitCode !== null || server.signalCode !== null,
    /** Every process at once; nobody can write down what he has in memory. */
    destroy: async () => {
      // Held up it has no more children: one that is born meanwhile would outlive it.
      if (!server.kill('SIGSTOP')) return;
      tell(children(), 'SIGKILL');
      server.kill('SIGKILL');
      await gone;
    },
    /** Holds up those of its processes that write for the others. */
    hoard: () => tell(children('-f', 'walwriter|background writer|checkpointer'), 'SIGSTOP'),
    /** Tells it to end, and waits until it has. */
    end: async (/** @type {NodeJS.Signals} */ how) => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill(how);
      await gone;
    },
    /** Tells the server and each of its processes, which are groups of their own. */
    signal: (/** @type {NodeJS.Signals} */ signal) => {
      if (server.pid === undefined || !server.kill(signal)) return;
      tell(children(), signal);
    },
  };
}

if (isProgram(import.meta.url)) {
  const { url, end, deeds } = await runPostgres(JSON.parse(process.argv[2] ?? '{}'));
  console.log(url);
  const leave = () => void end().then(() => process.exit(0));
  const orders = createInterface({ input: process.stdin });
  orders.on('line', async (order) => {
    const failed = await Promise.resolve(deeds[order]?.()).catch((error) => `${order} failed: ${error.message}`);
    if (typeof failed === 'string') console.log(failed.replaceAll('\n', ' '));
    else console.log(order in deeds ? order : `there is no order "${order}"`);
  });
  orders.on('close', leave);
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
}
