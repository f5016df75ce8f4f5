// Measures the web client in a real browser: first board, bytes before it, a tap, a jump over a whole game, panning.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../../../scripts/chromium.mjs';
import { clientServer, listen } from '../../../scripts/serve.mjs';
import { ensureWebBuilt, webOutput } from '../../../scripts/web-build.mjs';
import { root } from '../../../scripts/workspaces.mjs';

if (!ensureWebBuilt(root)) process.exit(1);
const output = webOutput(root);
const server = clientServer(output);
const port = await listen(server, 0, '127.0.0.1');
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}`, serviceWorkers: 'block' });

/** @param {string} name @param {string} value @param {string} aim */
const line = (name, value, aim) => console.log(`${name.padEnd(44)} ${value.padStart(12)}   aim ${aim}`);
/** @param {number[]} values */
const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Cold load to the first board, with the script that was asked for before it: the page itself notes the moment, since whoever
 * watches from outside hears of it later, when the other games have begun to load.
 */
const loads = [];
let scripts = 0;
for (let i = 0; i < 5; i++) {
  const fresh = await browser.newContext({ baseURL: `http://127.0.0.1:${port}`, serviceWorkers: 'block' });
  const page = await fresh.newPage();
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('.board-svg .hex')) return;
      performance.mark('first board');
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first board').length > 0);
  const { at, paths } = await page.evaluate(() => {
    const drawn = performance.getEntriesByName('first board')[0]?.startTime ?? 0;
    const before = performance.getEntriesByType('resource').filter((each) => each.startTime < drawn);
    return {
      at: drawn,
      paths: before.map((each) => new URL(each.name).pathname).filter((path) => path.endsWith('.js')),
    };
  });
  loads.push(at);
  scripts = [...new Set(paths)].reduce((sum, path) => sum + gzipSync(readFileSync(join(output, path))).length, 0);
  await fresh.close();
}
line('cold load to a drawn board', `${median(loads).toFixed(0)} ms`, '700 ms');
line('script before the first board, gzipped', `${(scripts / 1024).toFixed(0)} KB`, '150 KB');

/** @param {string} name */
const recorded = (name) =>
  JSON.parse(readFileSync(join(root, 'packages', 'app', 'e2e', 'fixtures', `${name}.json`), 'utf8'));
const whole = recorded('whole-game');
const page = await context.newPage();
/** @param {number} moves */
async function open(moves, game = whole) {
  await page.goto('/');
  const seats = ['A', 'B', 'C', 'D'].map((name) => ({ name, kind: 'human' }));
  const buffer = Buffer.from(
    JSON.stringify({ format: 'binario', ...game, actions: game.actions.slice(0, moves), seats }),
  );
  await page.setInputFiles('input[type=file]', { name: 'game.json', mimeType: 'application/json', buffer });
  await page.waitForURL(/\/game\//);
  await page.locator('.question, .end').first().waitFor();
}

const lay = whole.actions.findIndex(
  (/** @type {{ type: string }} */ action, /** @type {number} */ i) => i > 150 && action.type === 'layTile',
);
await open(lay);
const taps = await page.evaluate(async () => {
  const times = [];
  for (let i = 0; i < 10; i++) {
    const hexes = [...document.querySelectorAll('[data-hex] .glow')].map((node) => node.parentElement);
    const hex = hexes[i % hexes.length];
    const from = performance.now();
    hex?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    while (!document.querySelector('.effects')) await new Promise((done) => setTimeout(done));
    times.push(performance.now() - from);
    /** @type {HTMLElement | null} */ (document.querySelector('.bar .button:last-child'))?.click();
    while (document.querySelector('.effects')) await new Promise((done) => setTimeout(done));
  }
  return times;
});
line('a tap to its answer (tile with its effects)', `${median(taps).toFixed(1)} ms`, '50 ms');

const late = whole.actions.findLastIndex((/** @type {{ type: string }} */ action) => action.type === 'pass');
await open(late);
const moves = await page.evaluate(async (at) => {
  const times = [];
  /** @param {number} move */
  const shows = async (move) => {
    const output = () => document.querySelector('.timeline output')?.textContent;
    while (!output()?.startsWith(`${move}/`)) await new Promise((done) => setTimeout(done));
  };
  for (let i = 0; i < 11; i++) {
    const from = performance.now();
    /** @type {HTMLElement | null} */ (document.querySelector('.bar .button'))?.click();
    await shows(at + 1);
    times.push(performance.now() - from);
    /** @type {HTMLElement | null} */ (document.querySelector('[aria-keyshortcuts=z]'))?.click();
    await shows(at);
  }
  return times;
}, late);
line('a move late in a game, on the disk and shown', `${median(moves).toFixed(1)} ms`, '50 ms');

await open(whole.actions.length);
const jumps = await page.evaluate(async (length) => {
  const slider = /** @type {HTMLInputElement} */ (document.querySelector('.timeline input'));
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const times = [];
  for (let i = 0; i < 20; i++) {
    const to = i % 2 === 0 ? 5 : Math.floor(length * 0.9);
    const from = performance.now();
    setter?.call(slider, String(to));
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((/** @type {(value?: unknown) => void} */ done) => {
      const output = /** @type {Element} */ (document.querySelector('.timeline output'));
      const watch = new MutationObserver(() => {
        if (!output.textContent?.startsWith(`${to}/`)) return;
        watch.disconnect();
        done();
      });
      watch.observe(output, { subtree: true, characterData: true, childList: true });
    });
    times.push(performance.now() - from);
    // The next one begins when the page is at rest: this one is painted after it was measured.
    await new Promise((done) => setTimeout(done, 150));
  }
  return times;
}, whole.actions.length);
line('a jump over a whole game, board drawn', `${median(jumps).toFixed(1)} ms`, '16 ms');

/** Tasks over 50 ms while something goes on. @param {() => Promise<void>} work */
async function longTasks(work) {
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    const state = /** @type {{ long: number[], watch?: PerformanceObserver }} */ (/** @type {unknown} */ (globalThis));
    state.watch?.disconnect();
    state.long = [];
    state.watch = new PerformanceObserver((list) =>
      state.long.push(...list.getEntries().map(({ duration }) => duration)),
    );
    state.watch.observe({ entryTypes: ['longtask'] });
  });
  await work();
  await page.waitForTimeout(300);
  return page.evaluate(() => /** @type {{ long: number[] }} */ (/** @type {unknown} */ (globalThis)).long);
}

/** @param {string} name @param {number[]} found */
function tasks(name, found) {
  line(name, `${found.length}`, '0');
  if (found.length > 0) console.log(`  ${found.map((each) => `${each.toFixed(0)} ms`).join(', ')}`);
}

/** The map is dragged about and zoomed. */
async function panning() {
  await page.mouse.move(500, 300);
  await page.mouse.down();
  for (let i = 0; i < 60; i++) await page.mouse.move(500 + Math.sin(i / 6) * 200, 300 + Math.cos(i / 6) * 90);
  await page.mouse.up();
  for (let i = 0; i < 12; i++) await page.mouse.wheel(0, i % 2 ? 120 : -120);
}
tasks('tasks over 50 ms while panning', await longTasks(panning));
const south = recorded('18fb-game');
const played = south.actions.slice(0, -1);
await open(played.length, south);
tasks('the same on a full map of 18FB', await longTasks(panning));

/**
 * The next move of the record is shown, and what moves is watched until it stands still. What the move itself draws anew has happened by
 * then: from the second frame on there is only motion.
 *
 * @param {number} move
 */
const motion = (move) =>
  page.evaluate(async (to) => {
    const slider = /** @type {HTMLInputElement} */ (document.querySelector('.timeline input'));
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (const at of [to - 1, to]) {
      await new Promise((done) => setTimeout(done, 800));
      setter?.call(slider, String(at));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      const asked = performance.now();
      while (!document.querySelector('.timeline output')?.textContent?.startsWith(`${at}/`)) {
        if (performance.now() - asked > 10_000) throw new Error(`move ${at} is not shown`);
        await frame();
      }
    }
    await frame();
    await frame();
    /** @type {number[]} */
    const long = [];
    const from = performance.now();
    const watch = new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) if (startTime >= from) long.push(duration);
    });
    watch.observe({ entryTypes: ['longtask'] });
    const going = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(going.map(({ finished }) => finished));
    await new Promise((done) => setTimeout(done, 100));
    watch.disconnect();
    return { long, moving: going.length };
  }, move);

/** @type {number[]} */
const during = [];
let moving = 0;
await page.getByRole('tab', { name: 'Market' }).click();
for (const type of ['layTile', 'placeToken', 'payDividend', 'buyTrain']) {
  const seen = await motion(played.findLastIndex((/** @type {{ type: string }} */ action) => action.type === type) + 1);
  during.push(...seen.long);
  moving += seen.moving;
}
tasks(`the same while tiles and money move (${moving})`, during);
await browser.close();
server.close();
