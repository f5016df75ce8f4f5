// Takes pictures of every main screen at 1440 and 390 pixels, light and dark, into a folder that is not committed.
// `SCREENS=home,lay npm run screens` takes those two only.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { ensureChromium } from './chromium.mjs';
import { screensOnline } from './screens/online.mjs';
import { root, workspaceFolders } from './workspaces.mjs';

/** Every game has its own in `screens.mjs`. @type {import('./screens/open.mjs').Screens} */
const screens = { ...screensOnline };
for (const game of workspaceFolders(root)
  .map((each) => join(root, each, 'screens.mjs'))
  .filter(existsSync)) {
  Object.assign(screens, (await import(pathToFileURL(game).href)).screens());
}
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const schemes = /** @type {const} */ (['light', 'dark']);

const folder = process.argv[2] ?? join(root, 'packages', 'app', 'dist', 'screens');
const only = process.env.SCREENS?.split(',');
const port = 4871;
const address = `http://localhost:${port}`;

/** The whole server over an empty store of its own, as `npm start` runs it. */
async function serve() {
  const data = mkdtempSync(join(tmpdir(), 'binario-screens-'));
  const env = { ...process.env, PORT: String(port), BINARIO_DATA: data, npm_lifecycle_event: '' };
  const child = spawn(process.execPath, [join(root, 'scripts', 'serve.mjs')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((done) => child.once('exit', done));
  const isReady = () =>
    fetch(`${address}/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (child.exitCode === null && !(await isReady())) await new Promise((done) => setTimeout(done, 250));
  if (child.exitCode !== null) throw new Error('screens: the server did not start');
  return async () => {
    child.kill();
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
}

const stop = await serve();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
mkdirSync(folder, { recursive: true });
try {
  for (const viewport of sizes) {
    for (const colorScheme of schemes) {
      for (const [name, show] of Object.entries(screens)) {
        if (only && !only.includes(name)) continue;
        const context = await browser.newContext({
          viewport,
          colorScheme,
          locale: 'en',
          baseURL: address,
          serviceWorkers: 'block',
        });
        const page = await context.newPage();
        await show(page);
        await page.waitForTimeout(250);
        await page.screenshot({ path: join(folder, `${name}-${viewport.width}-${colorScheme}.png`) });
        await context.close();
      }
    }
  }
} finally {
  await browser.close();
  await stop();
}
console.log(`screens: ${folder}`);
