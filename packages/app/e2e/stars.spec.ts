import { expect, type Page, test } from '@playwright/test';
import { fixture, openFixture, primary, wholeGame } from './table.ts';

const game1865 = fixture('1865-game');
const game18fb = fixture('18fb-game');

// What makes each game special is seen on a phone too, and by those who want nothing to move.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

test('1849: bids that stand, what a private company does, gauges and the earthquake where they act', async ({
  page,
}) => {
  await openFixture(page, 1, wholeGame);
  const offer = page.locator('.offer', { hasText: 'Bid for RSA' });
  await expect(offer).toContainText('Bids: Anna L.155');
  await expect(offer).toContainText('Its buyer becomes president');
  const first = (type: string, from: number) =>
    wholeGame.actions.findIndex((action, i) => i >= from && action.type === type);
  await openFixture(page, first('layTile', 0), wholeGame);
  await expect(page.locator('.gauges li')).toHaveText([/full price/, /a quarter/, /both gauges/]);
  await expect(page.locator('.quake')).toHaveCount(0);
  await openFixture(page, first('runTrains', 0), wholeGame);
  await expect(page.locator('.gauges')).toContainText('counts 2');
  // In the phase before, everybody who builds is told what the next kind of train destroys.
  const tenth = wholeGame.actions.findIndex(
    ({ type, train }) => type === 'buyTrain' && String(train).startsWith('10H'),
  );
  await openFixture(page, first('layTile', tenth), wholeGame);
  await expect(page.locator('.quake')).toContainText('The first 12H brings the earthquake');
  await fits(page);
});

test('1865: the Dragons follow what is chosen', async ({ page }) => {
  await openFixture(page, 87, game1865, 3);
  const strip = page.locator('.dragons-strip');
  await expect(strip).toContainText('as things stand');
  await page.locator('.stock-row[data-corp=FMS] .chip').first().tap();
  await expect(primary(page)).toBeEnabled();
  await expect(strip).toContainText('If you do this');
  await fits(page);
});

test('18FB: pairings of a merger as a matrix, and what the next train does to everybody', async ({ page }) => {
  await openFixture(
    page,
    game18fb.actions.findIndex(({ type }) => type === 'stayApart'),
    game18fb,
  );
  await page.locator('.pairing').last().tap();
  await expect(page.locator('.brought')).toContainText('NN + FSC');
  await expect(page.locator('.brought li')).toHaveCount(4);
  await fits(page);
  await openFixture(page, 485, game18fb);
  await page.getByRole('tab', { name: 'Trains' }).tap();
  const forecast = page.locator('.forecast');
  await expect(forecast).toContainText('The first PH6 begins Phase 6.');
  await expect(forecast).toContainText('NN would have to buy a train: its treasury has D163, Anna pays the rest.');
  await expect(forecast).toContainText('FST: PH3 is scrapped');
  await expect(forecast).toContainText(/The bank has D[\d,]+/);
  await fits(page);
});
