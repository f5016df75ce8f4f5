// Starts `npm run dev`, begins a game there in a real browser, decides something, looks into the inspector and the gallery. What only breaks
// while developing (everything mounts twice, modules are loaded one by one) is seen by no other test. A stage of `npm run long`.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from './chromium.mjs';
import { root } from './workspaces.mjs';

/** As long as a dialog must stay that nobody closes. */
const STAYS_MS = 1500;
const READY_MS = 300_000;

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** @param {string} address */
async function playInBrowser(address) {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ baseURL: address, locale: 'en' });
    /** @type {string[]} */
    const faults = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.setDefaultTimeout(120_000);
    await page.goto('/');
    await page.locator('[data-game="1849"]').getByRole('button', { name: 'Together on this device' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.waitForTimeout(STAYS_MS);
    if (!(await dialog.isVisible())) throw new Error('a dialog closes by itself');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('button', { name: 'Inspect', exact: true }).click();
    await page.getByRole('button', { name: 'Close inspector' }).waitFor();
    // Beside the inspector: it covers nothing that is needed to play.
    await page.locator('[data-offer]:not([aria-disabled="true"])').first().click();
    await page.locator('.bar .primary:not([disabled])').click();
    await page.locator('.timeline output').waitFor();
    const hexes = await page.locator('[data-hex]').count();
    if (hexes === 0) throw new Error('there is no map');
    const health = await page.request.get('/health');
    if (!health.ok()) throw new Error(`the server behind the page answers ${health.status()}`);
    await page.goto('/gallery');
    await page.locator('svg').nth(50).waitFor({ state: 'attached' });
    if (faults.length > 0) throw new Error(`faults in the page: ${faults.join('; ')}`);
    return hexes;
  } finally {
    await browser.close();
  }
}

const [pagePort, serverPort] = [await freePort(), await freePort()];
const dev = spawn(process.execPath, [join(root, 'scripts', 'dev.mjs')], {
  cwd: root,
  env: { ...process.env, PORT: String(pagePort), BINARIO_DEV_PORT: String(serverPort), npm_lifecycle_event: '' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const gone = new Promise((done) => dev.once('exit', done));
try {
  /** @type {string} */
  const address = await new Promise((resolve, reject) => {
    let said = '';
    setTimeout(() => reject(new Error('it is not ready in time')), READY_MS).unref();
    dev.once('exit', (code) => reject(new Error(`it ended with ${code}`)));
    dev.stdout.on('data', (chunk) => {
      said += chunk;
      const [, found] = /is ready: (\S+)/.exec(said) ?? [];
      if (found) resolve(found);
    });
  });
  console.log(
    `while developing: a game begun and a decision by clicks, on a map of ${await playInBrowser(address)} hexes`,
  );
} finally {
  dev.kill('SIGTERM');
  await gone;
}
