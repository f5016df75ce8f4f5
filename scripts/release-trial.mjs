// Packs a release, unpacks it in a folder that has nothing to do with this one, and tries it there with Node alone: version, a whole game, the
// server with its page, a decision by clicks in a real browser. A stage of `npm run long`.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from './chromium.mjs';
import { pack } from './release/pack.mjs';
import { root } from './workspaces.mjs';

const folder = mkdtempSync(join(tmpdir(), 'binario-unpacked-'));
/** Nothing of npm and nothing of this clone reaches it. */
const env = { PATH: process.env.PATH, HOME: folder, PORT: '0' };

/** @param {string[]} args */
function binario(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['binario.mjs', ...args], {
    cwd: place(),
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`binario ${args.join(' ')} ended with ${status}: ${stderr}`);
  return stdout.trim().split('\n').at(-1);
}
const place = () => join(folder, readdirSync(folder).find((name) => name.startsWith('binario-')) ?? '');

/** @param {string} address */
async function playInBrowser(address) {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ baseURL: address, locale: 'en' });
    await page.goto('/');
    page.setDefaultTimeout(120_000);
    const card = page.locator('[data-game="1849"]');
    await card.getByRole('button', { name: 'Together on this device' }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('[data-offer]:not([aria-disabled="true"])').first().click();
    await page.locator('.bar .primary:not([disabled])').click();
    await page.locator('.timeline output').waitFor();
    return await page.locator('[data-hex]').count();
  } finally {
    await browser.close();
  }
}

try {
  const tarball = await pack(root);
  const { status } = spawnSync('tar', ['-xzf', tarball, '-C', folder], { stdio: 'inherit' });
  if (status !== 0) throw new Error('it cannot be unpacked');
  console.log(binario('--version'));
  console.log(binario('simulate', '1849', '--games', '1', '--seed', '1'));
  const server = spawn(process.execPath, ['binario.mjs'], { cwd: place(), env, stdio: ['ignore', 'pipe', 'ignore'] });
  const gone = new Promise((done) => server.once('exit', done));
  /** @type {string} */
  const address = await new Promise((resolve, reject) => {
    let said = '';
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    server.stdout.on('data', (chunk) => {
      said += chunk;
      const [, found] = /is ready: (\S+)/.exec(said) ?? [];
      if (found) resolve(found);
    });
  });
  try {
    console.log(await (await fetch(`${address}/health`)).text());
    console.log(`a decision by clicks, on a map of ${await playInBrowser(address)} hexes`);
  } finally {
    server.kill('SIGTERM');
    await gone;
  }
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
