// Takes pictures of every main screen at 1440 and 390 pixels, light and dark, into a folder that is not committed.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from './chromium.mjs';
import { clientServer, listen } from './serve.mjs';
import { ensureWebBuilt, webOutput } from './web-build.mjs';
import { root } from './workspaces.mjs';

const folder = process.argv[2] ?? join(root, 'packages', 'web', 'dist', 'screens');
/** @type {{ setup: object, actions: { type: string }[] }} */
const fixture = JSON.parse(readFileSync(join(root, 'packages', 'web', 'e2e', 'fixtures', 'first-rounds.json'), 'utf8'));
/** @type {{ setup: object, actions: { type: string }[] }} */
const whole = JSON.parse(readFileSync(join(root, 'packages', 'web', 'e2e', 'fixtures', 'whole-game.json'), 'utf8'));
/** @param {string} type */
const before = (type) => fixture.actions.findIndex((action) => action.type === type);

/** @typedef {import('@playwright/test').Page} Page */

/**
 * @param {Page} page
 * @param {number} moves
 * @param {typeof fixture} record
 */
async function open(page, moves, record = fixture) {
  await page.goto('/');
  const seats = ['Anna', 'Bruno', 'Carla', 'Dario'].map((name) => ({ name, kind: 'human' }));
  const file = { format: 'binario', setup: record.setup, actions: record.actions.slice(0, moves), seats };
  const buffer = Buffer.from(JSON.stringify(file));
  await page.setInputFiles('input[type=file]', { name: 'game.json', mimeType: 'application/json', buffer });
  await page.waitForURL(/\/game\//);
  await page.locator('.question, .end').first().waitFor();
}

/** @type {Record<string, (page: Page) => Promise<void>>} */
const screens = {
  home: async (page) => {
    await page.goto('/');
    await page.locator('[data-game="1865"] .hex').first().waitFor();
  },
  seating: async (page) => {
    await page.goto('/');
    await page.locator('.hero-text .button.large').nth(1).click();
    await page.locator('.dialog').waitFor();
  },
  auction: (page) => open(page, 0),
  stock: (page) => open(page, before('sellStock')),
  lay: async (page) => {
    await open(page, before('layTile'));
    await page.locator('[data-lay]').first().click();
    await page.locator('.effects').waitFor();
  },
  run: (page) => open(page, before('runTrains')),
  dividend: (page) => open(page, before('payDividend')),
  late: (page) => open(page, 300, whole),
  end: (page) => open(page, whole.actions.length, whole),
  tiles: async (page) => {
    await open(page, 40);
    await page
      .locator('[role=tab]')
      .nth(page.viewportSize()?.width === 390 ? 5 : 2)
      .click();
  },
  trains: async (page) => {
    await open(page, 40);
    await page
      .locator('[role=tab]')
      .nth(page.viewportSize()?.width === 390 ? 4 : 1)
      .click();
  },
  plan: async (page) => {
    await open(page, 30);
    if (page.viewportSize()?.width === 390) await page.locator('[role=tab]').last().click();
    await page.getByRole('button', { name: 'Plan from here' }).last().click();
  },
  rules: async (page) => {
    await page.goto('/rules/1849/9.2');
    await page.locator('.rule.is-sought').waitFor();
  },
};

if (!ensureWebBuilt(root)) process.exit(1);
mkdirSync(folder, { recursive: true });
const server = clientServer(webOutput(root));
const port = await listen(server, 0, '127.0.0.1');
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
const only = process.env.SCREENS?.split(',');
for (const [width, height] of [
  [1440, 900],
  [390, 844],
]) {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    for (const [name, show] of Object.entries(screens)) {
      if (only && !only.includes(name)) continue;
      const context = await browser.newContext({
        viewport: { width: width ?? 0, height: height ?? 0 },
        colorScheme,
        locale: 'en',
        baseURL: `http://127.0.0.1:${port}`,
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await show(page);
      await page.waitForTimeout(250);
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`) });
      await context.close();
    }
  }
}
await browser.close();
server.close();
console.log(`screens: ${folder}`);
