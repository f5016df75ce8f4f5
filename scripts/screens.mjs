// Takes pictures of every main screen at 1440 and 390 pixels, light and dark, into a folder that is not committed.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from './chromium.mjs';
import { clientServer, listen } from './serve.mjs';
import { ensureWebBuilt, webOutput } from './web-build.mjs';
import { root } from './workspaces.mjs';

const folder = process.argv[2] ?? join(root, 'packages', 'web', 'dist', 'screens');
/** @typedef {{ game?: string, setup: object, actions: { type: string }[] }} Recorded */
/**
 * @param {string} name
 * @returns {Recorded}
 */
const recorded = (name) =>
  JSON.parse(readFileSync(join(root, 'packages', 'web', 'e2e', 'fixtures', `${name}.json`), 'utf8'));
const fixture = recorded('first-rounds');
const whole = recorded('whole-game');
const sardinia = recorded('1865-game');
const south = recorded('18fb-game');
/** @param {string} type */
const before = (type) => fixture.actions.findIndex((action) => action.type === type);

/** @typedef {import('@playwright/test').Page} Page */

/**
 * @param {Page} page
 * @param {number} moves
 * @param {Recorded} record
 */
async function open(page, moves, record = fixture) {
  await page.goto('/');
  const seats = ['Anna', 'Bruno', 'Carla', 'Dario'].map((name) => ({ name, kind: 'human' }));
  const { game, setup } = record;
  const file = { format: 'binario', game, setup, actions: record.actions.slice(0, moves), seats };
  const buffer = Buffer.from(JSON.stringify(file));
  await page.setInputFiles('input[type=file]', { name: 'game.json', mimeType: 'application/json', buffer });
  await page.waitForURL(/\/game\//);
  await page.locator('.question, .end').first().waitFor();
}

/**
 * The pictures of 1865, each just before an action of this type.
 *
 * @returns {Record<string, (page: Page) => Promise<void>>}
 */
function of1865() {
  /** @param {string} type */
  const at = (type) => sardinia.actions.findIndex((action) => action.type === type);
  const lastMarker = sardinia.actions.slice(0, at('transferCard')).findLastIndex(({ type }) => type === 'placeMarker');
  /**
   * @param {number} moves
   * @param {string} [choice]
   */
  const shown = (moves, choice) => async (/** @type {Page} */ page) => {
    await open(page, moves, sardinia);
    if (!choice) return;
    await page.locator(choice).first().click();
    await page.locator('.effects').waitFor();
  };
  /**
   * @param {number} tab
   * @param {number} [moves]
   */
  const panel =
    (tab, moves = at('helpBuy') - 40) =>
    async (/** @type {Page} */ page) => {
      await open(page, moves, sardinia);
      // On a phone the question is a tab too.
      const first = page.viewportSize()?.width === 390 ? 1 : 0;
      await page
        .locator('[role=tab]')
        .nth(first + tab)
        .click();
    };
  return {
    '1865-draft': shown(0),
    '1865-stock': shown(at('launch'), '[data-offer^="launch FMS"]'),
    '1865-lay': shown(at('layTile'), '[data-lay]'),
    '1865-marker': shown(lastMarker, '[data-offer=placeMarker]'),
    '1865-income': shown(at('withhold')),
    '1865-convert': shown(at('convert'), '[data-offer=convert]'),
    '1865-transfer': shown(at('transferCard'), '[data-offer^=transferCard]'),
    '1865-absorb': shown(at('absorb'), '[data-offer^=absorb]:enabled'),
    '1865-replace': shown(at('replaceMarkers')),
    '1865-help': shown(at('helpBuy')),
    '1865-sale': shown(at('helpBuy') + 1, '[data-offer^=sellShares]'),
    '1865-corps': panel(1),
    '1865-dragons': panel(2, at('convert') + 1),
    '1865-market': panel(3),
    '1865-trains': panel(4),
    '1865-tiles': panel(5),
    '1865-log': panel(6),
    '1865-end': shown(sardinia.actions.length),
    '1865-survey': async (page) => {
      await open(page, sardinia.actions.length, sardinia);
      await page.locator('.map-choice .chip').nth(1).click();
    },
    '1865-lesson': async (page) => {
      await page.goto('/');
      await page.locator('[data-game="1865"]').scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'Learn 1865' }).click();
      await page.locator('.lesson').waitFor();
    },
    '1865-rules': async (page) => {
      await page.goto('/rules/1865/3.2');
      await page.locator('.rule.is-sought').waitFor();
    },
    '1865-sources': async (page) => {
      await page.goto('/sources/1865');
      await page.locator('.rule').first().waitFor();
    },
  };
}

/**
 * The pictures of 18FB, each just before an action of this type.
 *
 * @returns {Record<string, (page: Page) => Promise<void>>}
 */
function of18fb() {
  /** @param {string} type */
  const at = (type) => south.actions.findIndex((action) => action.type === type);
  /**
   * @param {number} moves
   * @param {string[]} taps
   */
  const shown =
    (moves, ...taps) =>
    async (/** @type {Page} */ page) => {
      await open(page, moves, south);
      for (const tap of taps) await page.locator(tap).first().click();
    };
  /** @param {string} name */
  const tab = (name) => `[role=tab]:text-is("${name}")`;
  const late = south.actions.length;
  return {
    '18fb-political': shown(0),
    '18fb-auction': shown(at('bid')),
    '18fb-stock': shown(at('acquireConcession'), '[data-offer^=acquireConcession]'),
    '18fb-panfilo': shown(at('preemptConcession')),
    '18fb-lay': shown(at('layTile'), '[data-lay]'),
    '18fb-token': shown(at('placeToken'), '[data-offer=placeToken]'),
    '18fb-bourbon': shown(at('replaceBourbon'), '[data-offer^=replaceBourbon]'),
    '18fb-dividend': shown(at('payDividend')),
    '18fb-start': shown(at('startCompany')),
    '18fb-poll': shown(at('merge')),
    '18fb-late': shown(late),
    '18fb-napoli': shown(late, '.map-choice .chip:nth-of-type(2)'),
    '18fb-corps': shown(late, tab('Companies')),
    '18fb-market': shown(late, tab('Market')),
    '18fb-cards': shown(at('payDividend'), tab('Cards and concessions')),
    '18fb-regionals': shown(late, tab('Regionals')),
    '18fb-trains': shown(late, tab('Trains')),
    '18fb-tiles': shown(late, tab('Tiles')),
    '18fb-lesson': async (page) => {
      await page.goto('/');
      await page.locator('[data-game="18fb"]').scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'Learn 18FB' }).click();
      await page.locator('.lesson').waitFor();
    },
    '18fb-rules': async (page) => {
      await page.goto('/rules/18fb/3.4.2');
      await page.locator('.rule.is-sought').waitFor();
    },
    '18fb-sources': async (page) => {
      await page.goto('/sources/18fb');
      await page.locator('.rule').first().waitFor();
    },
  };
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
  ...of1865(),
  ...of18fb(),
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
