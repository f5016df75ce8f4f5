import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { beginTogether, guest, tableBy } from './onlineTable.ts';
import { ownServer } from './ownServer.ts';
import { expectMove, primary } from './table.ts';

const root = join(import.meta.dirname, '../../..');

/** An older release beside the present one: in its initial round any private may be bought and nobody passes. */
function olderRelease(work: string): string {
  const older = join(work, 'older');
  mkdirSync(older);
  const [script, entry] = ['scripts/engines.mjs', 'packages/server/test/engines/older1849.ts'].map((path) =>
    JSON.stringify(join(root, path)),
  );
  const code = `import(${script}).then((m) => m.bundleEngine(${JSON.stringify(root)}, ${entry}, ${JSON.stringify(work)}))`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  copyFileSync(join(work, 'engine.mjs'), join(older, '1849@0.mjs'));
  return older;
}

/** The engine files that the workers of a page have fetched. */
function enginesOf(page: Page): string[] {
  const fetched: string[] = [];
  page.context().on('response', (response) => {
    const [, name] = /\/api\/engines\/(.*)$/.exec(response.url()) ?? [];
    if (name !== undefined && response.ok()) fetched.push(name);
  });
  return fetched;
}

const offer = (page: Page, key: string) => page.locator(`[data-offer="${key}"]`);
const pass = (page: Page) => page.locator('.bar').getByRole('button', { name: 'Pass' });

test('an old table goes on by its old rules in the page, a new one by the new', async ({ browser }) => {
  test.setTimeout(120_000);
  const work = mkdtempSync(join(tmpdir(), 'binario-rules-'));
  const server = await ownServer({ BINARIO_ENGINES: olderRelease(work) });
  const anna = await guest(browser, 'Anna', server.address);
  const bruno = await guest(browser, 'Bruno', server.address);
  const annas = enginesOf(anna.page);
  const brunos = enginesOf(bruno.page);
  const old = await tableBy(anna);
  await beginTogether(anna, bruno, old);

  // By the old rules the dearer private may be bought first.
  await offer(anna.page, 'buyPrivate SIGI').click();
  await expect(primary(anna.page)).toBeEnabled();
  await primary(anna.page).click();
  await expectMove(anna.page, 1);
  await expectMove(bruno.page, 1);
  await expect(offer(bruno.page, 'buyPrivate CNM')).toBeVisible();
  expect(annas).toEqual([expect.stringMatching(/^1849@0-/)]);
  expect(brunos).toEqual(annas);

  // The release that brings the present rules.
  await server.stop();
  await server.start({});
  await bruno.page.reload();
  await expectMove(bruno.page, 1);
  await expect(bruno.page.getByText('Connection lost')).toHaveCount(0);
  // He who is asked still may not pass, and buys what only the old rules let him buy.
  await expect(pass(bruno.page)).toBeDisabled();
  await offer(bruno.page, 'buyPrivate CNM').click();
  await expect(primary(bruno.page)).toBeEnabled();
  await primary(bruno.page).click();
  await expect(bruno.page.locator('.timeline output')).toHaveText(/^[2-9]\//);
  await expect(anna.page.locator('.timeline output')).toHaveText(/^[2-9]\//);

  const fresh = await tableBy(anna);
  await beginTogether(anna, bruno, fresh);
  await expect(offer(anna.page, 'buyPrivate SCE')).toBeVisible();
  await expect(offer(anna.page, 'buyPrivate SIGI')).toHaveCount(0);
  await pass(anna.page).click();
  await expectMove(bruno.page, 1);
  // The present rules are those of the page itself.
  expect([...annas, ...brunos].every((name) => name.startsWith('1849@0-'))).toBe(true);

  await anna.context.close();
  await bruno.context.close();
  await server.stop();
  rmSync(work, { recursive: true, force: true });
});
