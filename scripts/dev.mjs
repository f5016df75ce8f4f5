// `npm run dev`: the page with fast refresh and a server behind `/api` that is built and started again whenever its sources change.
import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './bootstrap.mjs';
import { isProgram, root, workspaceFolders } from './workspaces.mjs';

/** What the server is not made of: the page sees to its own changes. */
const NOT_SERVED = /(^|[/\\])(node_modules|dist|test|testing|e2e|page|corpus)([/\\]|$)|^(web|app)[/\\]/;
const SERVED = /\.(ts|json)$/;
const QUIET_MS = 300;
const ASKED_MS = 200;

/** @param {string} path below `packages` or `games` */
export const changesServer = (path) => SERVED.test(path) && !NOT_SERVED.test(path);

/** Compiles and bundles what the server runs. */
const build = () =>
  spawnSync(process.execPath, [join(root, 'scripts', 'build.mjs')], { cwd: root, stdio: ['ignore', 2, 2] }).status ===
  0;

/**
 * A server that is stopped and started again; the last one that could be built goes on until the next can be.
 *
 * @param {number} port
 */
function restartingServer(port) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let wanted = true;
  let away = true;
  /** Until it answers, or has ended. */
  const answers = async () => {
    while (child?.exitCode === null && child.signalCode === null) {
      const ready = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined);
      if (ready?.ok) {
        away = false;
        return;
      }
      await new Promise((next) => setTimeout(next, ASKED_MS));
    }
  };
  const start = () => {
    away = true;
    const args = [join(root, 'packages', 'cli', 'dist', 'main.js'), 'serve'];
    // What a server says to itself would bury what the page and the compiler say.
    const quiet = { BINARIO_LOG: 'error' };
    const env = { ...quiet, ...process.env, PORT: String(port), npm_lifecycle_event: '' };
    child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
    child.on(
      'exit',
      (code) => wanted && code && console.log(`server: ended with ${code}; it starts again on the next change`),
    );
    return answers();
  };
  const stop = () =>
    new Promise((resolve) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return resolve(undefined);
      child.once('exit', resolve);
      child.kill('SIGTERM');
    });
  return {
    start,
    isAway: () => away,
    async again() {
      wanted = false;
      away = true;
      await stop();
      wanted = true;
      await start();
    },
    async end() {
      wanted = false;
      await stop();
    },
  };
}

/** @param {() => Promise<void>} rebuild */
function watchSources(rebuild) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let running = Promise.resolve();
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(rebuild);
    }, QUIET_MS);
  };
  for (const parent of new Set(workspaceFolders(root).map((folder) => folder.split('/')[0] ?? ''))) {
    watch(join(root, parent), { recursive: true }, (_, path) => {
      if (path && changesServer(path)) changed();
    });
  }
}

async function main() {
  if (!ensureInstalled(root) || !build()) return 1;
  const [pagePort, serverPort] = [Number(process.env.PORT ?? 1849), Number(process.env.BINARIO_DEV_PORT ?? 1850)];
  delete process.env.BINARIO_DEV_PORT;
  const server = restartingServer(serverPort);
  void server.start();
  const { createLogger, createServer } = await import('vite');
  const target = `http://127.0.0.1:${serverPort}`;
  // What the page asks while the server starts is asked again; a stack for each of these would bury what matters.
  const customLogger = createLogger();
  const { error } = customLogger;
  customLogger.error = (message, options) => {
    if (!(server.isAway() && message.includes('proxy error'))) error(message, options);
  };
  const page = await createServer({
    customLogger,
    configFile: join(root, 'packages', 'app', 'vite.config.ts'),
    server: {
      port: pagePort,
      strictPort: true,
      proxy: { '/api': { target, ws: true }, '^/(health|ready|metrics|openapi.json)$': { target } },
    },
  });
  await page.listen();
  console.log(`Binario is ready: http://localhost:${pagePort} (server on ${serverPort}; gallery at /gallery)`);
  watchSources(async () => {
    console.log('server: building ...');
    if (!build()) return console.log('server: does not build; the one before goes on');
    await server.again();
    if (!server.isAway()) console.log('server: started again');
  });
  const end = async () => {
    await Promise.all([server.end(), page.close()]);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end());
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && void end(), 500).unref();
  }
  return 0;
}

if (isProgram(import.meta.url)) {
  const code = await main();
  if (code !== 0) process.exitCode = code;
}
