import { expect, test } from '@playwright/test';
import { card, click, expectMove, firstRounds, openFixture, primary } from './table.ts';

test('whole stock and operating rounds by clicks, as recorded', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await openFixture(page, 0);
  for (const [index, action] of firstRounds.actions.entries()) {
    await click(page, action);
    await expectMove(page, index + 1);
  }
  await page.getByRole('tab', { name: 'Log' }).click();
  const log = page.locator('.log');
  for (const line of [/lays tile/, /token|station/i, /runs/, /pays/, /buys .*4H/, /sells/]) {
    await expect(log.getByText(line).first()).toBeVisible();
  }
  const kept = await page.evaluate(async () => {
    const open = indexedDB.open('binario');
    const db = await new Promise<IDBDatabase>((done) => {
      open.onsuccess = () => done(open.result);
    });
    const all = db.transaction('games').objectStore('games').getAll();
    return new Promise<{ actions: unknown[] }[]>((done) => {
      all.onsuccess = () => done(all.result as { actions: unknown[] }[]);
    });
  });
  expect(kept[0]?.actions).toEqual(firstRounds.actions);
  // Neither an error nor a breach of the content security policy on the way.
  expect(problems).toEqual([]);
});

test('two clicks start a hot-seat game', async ({ page }) => {
  await page.goto('/');
  await card(page).getByRole('button', { name: 'Together on this device' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.question')).toContainText('SCE');
});

test('a set-up that makes no sense is refused in the language of the reader', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  await page.goto('/');
  await card(page).getByRole('button', { name: 'Sur cet appareil' }).click();
  await page.getByText('Variantes', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Rêves électriques' }).check();
  await page.getByRole('button', { name: 'Commencer' }).click();
  await expect(page.getByRole('alert')).toContainText('ne se joue qu’avec');
  await context.close();
});

test('what an action would change is shown before it is confirmed', async ({ page }) => {
  await openFixture(page, 0);
  await page.locator('[data-offer="buyPrivate SCE"]').click();
  await expect(page.locator('.effects')).toContainText('L.500 → L.480');
  await expect(primary(page)).toContainText('SCE');
});

test('undo and redo', async ({ page }) => {
  await openFixture(page, 12);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectMove(page, 11);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expectMove(page, 12);
});

test('the history slider and a log line show the table as it was', async ({ page }) => {
  await openFixture(page, 40);
  const tiles = page.locator('.map-tile-number');
  const now = await tiles.count();
  expect(now).toBeGreaterThan(0);
  await page.locator('.timeline input').fill('0');
  await expect(tiles).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(tiles).toHaveCount(now);
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.locator('.log button').first().click();
  await expectMove(page, 1);
  await expect(tiles).toHaveCount(0);
});

test('a refused offer is grey, with its reason and its paragraph', async ({ page }) => {
  const sale = firstRounds.actions.findIndex((action) => action.type === 'sellStock');
  await openFixture(page, sale);
  const refused = page.locator('.refused').first();
  if ((await refused.getAttribute('open')) === null) await refused.locator('summary').click();
  const line = refused.locator('li').first();
  await expect(line).toBeVisible();
  await expect(line.getByRole('link')).toHaveText(/1849 §9/);
});

test('a hex that does not glow says why not and leads to the paragraph', async ({ page }) => {
  const lay = firstRounds.actions.findIndex((action) => action.type === 'layTile');
  await openFixture(page, lay);
  await page.locator('[data-hex="F12"]').click();
  const reason = page.getByRole('alert');
  await expect(reason).toContainText('Etna');
  await reason.getByRole('link').click();
  await expect(page).toHaveURL(/\/rules\/1849\/10\.3/);
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await expect(page.locator('.question')).toBeVisible();
});

test('a reload in the middle loses nothing', async ({ page }) => {
  await openFixture(page, 20);
  await click(page, firstRounds.actions[20] as (typeof firstRounds.actions)[number]);
  await expectMove(page, 21);
  const asked = await page.locator('.question').textContent();
  await page.reload();
  await expectMove(page, 21);
  await expect(page.locator('.question')).toHaveText(asked ?? '');
  await page.goto('/');
  await expect(page.locator('.saved-open')).toHaveCount(1);
});

test('a plan leaves no trace, or is kept by name', async ({ page }) => {
  await openFixture(page, 10);
  await page.getByRole('button', { name: 'Plan from here' }).click();
  await expect(page.getByText('nothing here counts')).toBeVisible();
  await click(page, firstRounds.actions[10] as (typeof firstRounds.actions)[number]);
  await expectMove(page, 11);
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expectMove(page, 10);
  await page.getByRole('button', { name: 'Plan from here' }).click();
  await click(page, firstRounds.actions[10] as (typeof firstRounds.actions)[number]);
  await expectMove(page, 11);
  await page.getByLabel('Name of the plan').fill('Try it');
  await page.getByRole('button', { name: 'Save as' }).click();
  await expectMove(page, 10);
  await page.getByRole('tab', { name: 'Plans' }).click();
  await expect(page.getByText('Try it')).toBeVisible();
});
