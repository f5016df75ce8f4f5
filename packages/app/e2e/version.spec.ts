import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ownServer } from './ownServer.ts';
import { expectMove, openFixture } from './table.ts';
import { faultsAt } from './walk.ts';

test('the home page says its version and leads to the guide, in the language of the reader', async ({ page }) => {
  const { version } = await (await page.request.get('/health')).json();
  await page.goto('/');
  await expect(page.locator('[data-version]')).toHaveText(`Version ${version}`);
  for (const [language, title, heading] of [
    ['en', 'Player’s guide', 'Online with friends'],
    ['it', 'Guida per chi gioca', 'Online con gli amici'],
    ['fr', 'Guide du joueur', 'En ligne entre amis'],
  ] as const) {
    await page.goto('/');
    await page.evaluate((chosen) => {
      const settings = JSON.parse(localStorage.getItem('binario.settings') ?? '{}');
      localStorage.setItem('binario.settings', JSON.stringify({ ...settings, language: chosen }));
    }, language);
    await page.reload();
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  }
});

test('an open page is told that a new version is there, and loses no move by taking it', async ({ browser }) => {
  const release = mkdtempSync(join(tmpdir(), 'binario-release-'));
  cpSync(join(import.meta.dirname, '../dist/client'), release, { recursive: true });
  const server = await ownServer({ BINARIO_WEB: release });
  const context = await browser.newContext({ baseURL: server.address });
  const page = await context.newPage();
  await page.goto('/');
  // The page of the first visit has no worker yet; the next one has.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await openFixture(page, 12);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const banner = page.locator('[data-told="newVersion"]');
  await expect(banner).toHaveCount(0);
  appendFileSync(join(release, 'sw.js'), '\n// another version\n');
  rmSync(join(release, 'sw.js.gz'));
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await expect(banner).toContainText('your games stay as they are');
  // It lies over the map: head and question stay where they are.
  await expect(banner).toHaveCount(1);
  expect(await faultsAt(page)).toEqual([]);
  await banner.getByRole('button', { name: 'Reload now' }).click();
  await expectMove(page, 12);
  await expect(banner).toHaveCount(0);
  await context.close();
  await server.stop();
  rmSync(release, { recursive: true });
});
