import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { beginTogether, guest, tableBy } from './onlineTable.ts';

const panel = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

test('an invitation says what is played before a name is asked, the seed is drawn by all, and requests say what they mean', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const anna = await guest(browser, 'Anna');
  const address = await tableBy(anna);
  // The host changes the settings before the start.
  await anna.page.getByText('Change the settings of the table').click();
  await anna.page.getByLabel('Undo').selectOption('asked');
  await anna.page.getByRole('button', { name: 'Save' }).click();
  await expect(anna.page.locator('.invitation')).toContainText('Only if all agree');

  // A stranger on a phone, in French: everything is there but a name.
  const stranger = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await stranger.addInitScript(() => localStorage.setItem('binario.settings', JSON.stringify({ language: 'fr' })));
  const page = await stranger.newPage();
  await page.goto(address);
  const invitation = page.locator('.invitation');
  for (const words of ['1849', '3 joueurs', 'Anna', 'Sans pendule', 'tiré ensemble par tous', 'celui de la boîte'])
    await expect(invitation).toContainText(words);
  await expect(page.getByLabel('Votre nom')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await stranger.close();

  const bruno = await guest(browser, 'Bruno');
  await beginTogether(anna, bruno, address);
  await panel(anna.page, 'Settings');
  await expect(anna.page.locator('.agreed-online')).toContainText('Chance: drawn by all who sit here, together');

  // Bruno's order is his own affair.
  await panel(bruno.page, 'Standing orders');
  await bruno.page.locator('.order-wish').first().getByRole('button', { name: 'Order' }).click();
  await expect(bruno.page.locator('.orders li')).toHaveCount(1);
  await panel(anna.page, 'Standing orders');
  await expect(anna.page.locator('.orders')).toContainText('Only you can see it');
  await expect(anna.page.locator('.orders li')).toHaveCount(0);

  // An undo says what it would take back; who asked is told that it was refused, and the log keeps both.
  await anna.page.getByRole('button', { name: /^Pass/ }).first().click();
  const confirm = anna.page.locator('.question').getByRole('button', { name: 'Confirm' });
  if (await confirm.isVisible()) await confirm.click();
  await expect(bruno.page.locator('.question')).toContainText('Bruno');
  await anna.page.getByRole('button', { name: 'Undo' }).click();
  const request = bruno.page.locator('[data-request="undo"]');
  await expect(request).toContainText('What would go: 1 move');
  await expect(request.locator('.taken-back li')).toContainText('Anna');
  await request.getByRole('button', { name: 'No' }).click();
  await expect(anna.page.locator('[data-told="online.event.refusedUndo"]')).toContainText('Bruno does not agree');
  await panel(anna.page, 'Log');
  await expect(anna.page.locator('.log')).toContainText('Anna asks to take back 1 move.');

  // A pause and other settings are proposed, and come by agreement.
  await panel(anna.page, 'Seats');
  await anna.page.getByRole('button', { name: 'Ask for a pause' }).click();
  const pause = bruno.page.locator('[data-request="pause"]');
  await pause.getByRole('button', { name: 'Agree' }).click();
  await expect(bruno.page.getByText('The table is paused')).toBeVisible();
  await panel(anna.page, 'Seats');
  await anna.page.getByRole('button', { name: 'Resume' }).click();
  await panel(bruno.page, 'Settings');
  await bruno.page.getByText('Propose other settings').click();
  await bruno.page.getByLabel('Time').selectOption('day');
  await bruno.page.getByRole('button', { name: 'Propose', exact: true }).click();
  const proposed = anna.page.locator('[data-request="settings"]');
  await expect(proposed).toContainText('1 day');
  await proposed.getByRole('button', { name: 'Agree' }).click();
  await expect(anna.page.locator('.head-clock')).toBeVisible();
  await Promise.all([anna, bruno].map(({ context }) => context.close()));
});
