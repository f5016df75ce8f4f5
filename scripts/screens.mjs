// Takes pictures of every main screen on phones, tablet and screens up to 2560 pixels, light and dark, into a folder that is not
// committed. `SCREENS=home,lay SIZES=1440,390 LANGUAGES=en,fr npm run screens` takes those two only, so large and in these languages.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
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
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];
const schemes = /** @type {const} */ (['light', 'dark']);

const [wished] = parseArgs({ allowPositionals: true, options: {} }).positionals;
const folder = wished ?? join(root, 'packages', 'app', 'dist', 'screens');
const only = process.env.SCREENS?.split(',');
const widths = process.env.SIZES?.split(',').map(Number);
const languages = process.env.LANGUAGES?.split(',') ?? ['en'];
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

/**
 * The page changes its language where it stands: what was opened and chosen stays so.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} language
 */
async function speak(page, language) {
  await page
    .locator('.preferences select')
    .first()
    .evaluate((/** @type {HTMLSelectElement} */ select, wished) => {
      select.value = wished;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, language);
  await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
}

/**
 * The way to a screen is found by English words; it is then shown in the language wished for.
 *
 * @param {string} name
 * @param {(page: import('@playwright/test').Page) => Promise<void>} show
 * @param {{ viewport: { width: number, height: number }, colorScheme: 'light' | 'dark' }} look
 * @param {string} language
 */
async function take(name, show, look, language) {
  const context = await browser.newContext({ ...look, locale: 'en', baseURL: address, serviceWorkers: 'block' });
  const page = await context.newPage();
  await show(page);
  if (language !== 'en') await speak(page, language);
  await page.waitForTimeout(250);
  const told = language === 'en' ? '' : `-${language}`;
  await page.screenshot({ path: join(folder, `${name}-${look.viewport.width}-${look.colorScheme}${told}.png`) });
  await context.close();
}

const stop = await serve();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
mkdirSync(folder, { recursive: true });
try {
  for (const viewport of sizes.filter(({ width }) => !widths || widths.includes(width))) {
    for (const colorScheme of schemes) {
      for (const language of languages) {
        for (const [name, show] of Object.entries(screens)) {
          if (!only || only.includes(name)) await take(name, show, { viewport, colorScheme }, language);
        }
      }
    }
  }
} finally {
  await browser.close();
  await stop();
}
console.log(`screens: ${folder}`);
