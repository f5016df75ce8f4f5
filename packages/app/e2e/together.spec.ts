import { expect, type Page, test } from '@playwright/test';
import { guest } from './onlineTable.ts';

const panel = (page: Page, name: string | RegExp) => page.getByRole('tab', { name, exact: true }).click();
const speaks = (page: Page, language: string) =>
  page.addInitScript(
    (chosen) => localStorage.setItem('binario.settings', JSON.stringify({ language: chosen })),
    language,
  );

test('two at one device, a third on a phone in Italian, one who looks on in French: host, talk and the next game', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const anna = await guest(browser, 'Anna');
  await anna.page.getByRole('button', { name: 'New table: 1849' }).click();
  await anna.page.getByRole('button', { name: '4', exact: true }).click();
  await anna.page.getByLabel('Who plays in seat 4').selectOption('casual');
  await anna.page.getByRole('button', { name: 'Create the table' }).click();
  const address = await anna.page.getByLabel('Link to send').inputValue();

  // Dora has no device of her own.
  const second = anna.page.locator('[data-seat="P2"]');
  await second.getByRole('button', { name: 'Somebody beside me…' }).click();
  await second.getByLabel('Name of the person who plays on this device with you').fill('Dora');
  await second.getByRole('button', { name: 'Sit here' }).click();
  await expect(second).toContainText('Dora');
  await expect(second).toContainText('on the same device as Anna');

  const bruno = await guest(browser, 'Bruno');
  await speaks(bruno.page, 'it');
  await bruno.page.setViewportSize({ width: 390, height: 844 });
  await bruno.page.goto(address);
  await bruno.page.locator('[data-seat="P3"]').getByRole('button', { name: 'Siediti qui' }).click();
  await expect(anna.page.locator('[data-seat="P3"]')).toContainText('Bruno');
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  await expect(bruno.page.locator('.question')).toBeVisible();

  // Anna decides, then Dora, at the same page.
  await expect(anna.page.locator('.question')).toContainText('Anna');
  await anna.page.getByRole('button', { name: /^Pass/ }).first().click();
  const confirm = anna.page.locator('.question').getByRole('button', { name: 'Confirm' });
  if (await confirm.isVisible()) await confirm.click();
  await expect(anna.page.locator('.question')).toContainText('Dora');
  await expect(anna.page.locator('[data-offer]:not([aria-disabled="true"])').first()).toBeVisible();

  // Who looks on is named to those who sit, and has nothing to press that would be refused.
  const carla = await guest(browser, 'Carla');
  await speaks(carla.page, 'fr');
  await carla.page.goto(address);
  await panel(carla.page, 'Places');
  await expect(carla.page.getByText('Vous regardez la partie.')).toBeVisible();
  await expect(carla.page.getByRole('tab', { name: 'Consignes' })).toHaveCount(0);
  await expect(carla.page.getByRole('button', { name: 'Annuler', exact: true })).toHaveCount(0);
  await panel(anna.page, 'Seats');
  await expect(anna.page.locator('[data-watchers="1"]')).toContainText('1 person is watching: Carla');

  // The host hands the table on; what is said is marked until it is read.
  await anna.page.locator('[data-seat="P3"]').getByRole('button', { name: 'Make host' }).click();
  await panel(bruno.page, 'Posti');
  await expect(bruno.page.locator('[data-seat="P3"]:not(.head-seat)')).toContainText('host');
  await panel(bruno.page, 'Chat');
  await bruno.page.getByLabel('Scrivi un messaggio').fill('Buona fortuna!');
  await bruno.page.locator('.chat').getByRole('button').click();
  await expect(anna.page.locator('[data-told="said"]')).toContainText('Bruno: Buona fortuna!');
  await expect(anna.page.getByRole('tab', { name: /Chat.+/ })).toBeVisible();
  await panel(anna.page, /Chat.+/);
  await expect(anna.page.locator('.chat')).toContainText('Buona fortuna!');
  await expect(anna.page.getByRole('tab', { name: 'Chat', exact: true })).toBeVisible();
  await expect(anna.page.locator('[data-told="said"]')).toHaveCount(0);
  expect(await bruno.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  // Another game waits for Anna: a way leads from here to there, and the first page counts it.
  const made = await anna.context.request.post('/api/tables', {
    data: { game: '1849', players: 3, seats: ['me', { bot: 'casual' }, { bot: 'casual' }] },
  });
  const other = ((await made.json()) as { info: { id: string } }).info.id;
  await anna.context.request.post(`/api/tables/${other}/commands`, { data: { do: 'start' } });
  await anna.page.reload();
  await anna.page.locator('[data-told="next"]').getByRole('link').click();
  await expect(anna.page).toHaveURL(new RegExp(other));
  await anna.page.goto('/');
  await expect(anna.page.locator('.waiting-link')).toContainText('2 games wait for you');
  await expect(anna.page).toHaveTitle(/^\(2\)/);
  await Promise.all([anna, bruno, carla].map(({ context }) => context.close()));
});
