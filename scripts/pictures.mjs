// `npm run pictures`: the pictures of the README, one of each game at its table, as small WebP files in docs/pictures.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from './chromium.mjs';
import { runningServer } from './firefox/server.mjs';
import { open, recorded } from './screens/open.mjs';
import { root } from './workspaces.mjs';

/** A record, and the action before which there is much to see: late, when the map is full. */
const shown = /** @type {const} */ ({
  1849: ['whole-game', 'layTile'],
  1865: ['1865-game', 'layTile'],
  '18fb': ['18fb-game', 'layTile'],
});

const folder = join(root, 'docs', 'pictures');
mkdirSync(folder, { recursive: true });
const server = await runningServer();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
try {
  for (const [game, [name, type]] of Object.entries(shown)) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      colorScheme: 'light',
      locale: 'en',
      baseURL: server.address,
    });
    const page = await context.newPage();
    const record = recorded(name);
    await open(
      page,
      record,
      record.actions.findLastIndex((action) => action.type === type),
    );
    await page.waitForTimeout(500);
    const devTools = await context.newCDPSession(page);
    const { data } = await devTools.send('Page.captureScreenshot', { format: 'webp', quality: 72 });
    const file = join(folder, `${game}.webp`);
    writeFileSync(file, Buffer.from(data, 'base64'));
    console.log(file);
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
