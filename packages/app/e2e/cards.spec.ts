import { expect, type Page, test } from '@playwright/test';
import { firstRounds, fixture, openFixture, wholeGame } from './table.ts';
import { expectWords } from './words.ts';

const game18fb = fixture('18fb-game');
const game1865 = fixture('1865-game');

const shown = (page: Page) => page.locator('.card-pop');
const lit = (page: Page) => page.locator('.lit');

test('a name has a card: by pointer, by key and by click; its places light up on the map', async ({ page }) => {
  await openFixture(page, 200, game18fb);
  await page.locator('.holding.is-private', { hasText: 'Melisurgo' }).hover();
  await expect(shown(page)).toContainText('Raises the secured interest of one company by two bands.');
  await expect(shown(page).getByRole('link')).toHaveText('§ 2.7 of the rulebook');
  await page.mouse.move(4, 4);
  await expect(shown(page)).toHaveCount(0);
  await page.locator('.stock-row[data-corp=SFTF] .name-button').click();
  await expect(shown(page)).toContainText('Strade Ferrate Taranto Foggia');
  await expect(shown(page)).toContainText('final destination');
  await expect(page.locator('[data-lit="L27"]')).toBeAttached();
  await expectWords(page);
  await page.keyboard.press('Escape');
  await expect(shown(page)).toHaveCount(0);
  await expect(lit(page)).toHaveCount(0);
});

test('privates, corporations, trains, phases and tiles say what they do', async ({ page }) => {
  await openFixture(page, 0, firstRounds, 3);
  const offer = page.locator('[data-offer]').first();
  await offer.focus();
  await page.keyboard.press('i');
  await expect(shown(page)).toContainText('Acireale (G13)');
  await expect(page.locator('[data-lit="G13"]')).toBeAttached();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Trains' }).click();
  await page.locator('.trains .name-button', { hasText: /^12$/ }).click();
  await expect(shown(page)).toContainText('Messina is destroyed');
  await page.locator('.trains .train-card', { hasText: /^4H$/ }).click();
  await expect(shown(page)).toContainText('Scrapped in Phase 8.');
  await openFixture(page, 60, game1865, 3);
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.locator('.log [data-card^="private "]').first().hover();
  await expect(shown(page)).toContainText('Pays L.20 before every operating round');
});

test('a tile says what it can become, a hex what lies on it, each with its paragraph', async ({ page }) => {
  await openFixture(page, 459, game18fb);
  await page.getByRole('tab', { name: 'Tiles' }).click();
  await page.locator('.tile-cell [data-card="tile 57"]').hover();
  await expect(shown(page)).toContainText('Upgrades to 14, 15 and 52');
  await expect(shown(page)).toContainText('§ 3.4.1');
  await expect(page.locator('[data-lit="F17"]')).toBeAttached();
  await page.mouse.move(4, 4);
  await expect(shown(page)).toHaveCount(0);
  await page.locator('[data-hex="G30"]').hover();
  await expect(shown(page)).toContainText('City worth D30');
  await expect(shown(page)).not.toContainText('south-east');
});

test('words of the trade are explained where they stand: in the head, on charters, over tables', async ({ page }) => {
  await openFixture(page, 185, wholeGame);
  for (const [card, told] of [
    ['term OR', 'Companies operate one after another'],
    ['term treasury', 'apart from the money of its president'],
    ['term price', 'where the marker of the company stands'],
    ['train 6H', 'Scrapped in Phase 10.'],
    ['corp CTL', 'Compagnia Trasporti Lilibeo'],
  ] as const) {
    await page.locator(`.head [data-card^="${card}"]`).first().hover();
    await expect(shown(page)).toContainText(told);
    await page.mouse.move(4, 500);
    await expect(shown(page)).toHaveCount(0);
  }
  await page.locator('.player [data-card="term priority"]').hover();
  await expect(shown(page)).toContainText('first turn of the next stock round');
});

test('charters, certificates, trains and private companies are drawn', async ({ page }) => {
  await openFixture(page, 185, wholeGame);
  const charter = page.locator('[data-charter=CTL]');
  await expect(charter.locator('.train-card')).toHaveText(['6H', '8H']);
  await expect(charter.locator('.charter-tokens')).toHaveAttribute('aria-label', '1 token left, 2 on the map');
  await expect(charter.locator('.charter-tokens .token-space')).toHaveCount(2);
  // The president's certificate and one of 20% are wider; all of them lie with their holders.
  await expect(charter.locator('.shares li')).toHaveText([/Anna 30%/, /Bruno 60%/, /Dario 10%/]);
  await expect(charter.locator('.sheet')).toHaveCount(8);
  await expect(charter.locator('.sheet.is-double')).toHaveCount(2);
  await expect(charter.locator('.shares li').nth(1).locator('[data-kind=president]')).toHaveText('★');
  await charter.locator('.train-card').first().click();
  await expect(shown(page)).toContainText('Scrapped in Phase 10.');
  await page.keyboard.press('Escape');
  await openFixture(page, 459, game18fb);
  await page.getByRole('tab', { name: 'Cards' }).click();
  const deed = page.locator('[data-deed=Melisurgo]');
  await expect(deed.locator('.rosette')).toBeVisible();
  await expect(deed).toContainText('Raises the secured interest of one company by two bands.');
  await expect(deed.locator('.seal')).toHaveText(/Bruno/);
  await deed.locator('.deed-head').click();
  await expect(shown(page)).toContainText('§ 2.7 of the rulebook');
});

test('on a phone a long press brings the card from below, and nothing else', async ({ browser }) => {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  await openFixture(page, 150, wholeGame);
  const hex = page.locator('[data-hex="H12"]');
  const box = await hex.boundingBox();
  if (!box) throw new Error('Catania is not on the screen');
  const touch = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await expect(shown(page)).toContainText('City worth L.60');
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(shown(page)).toHaveClass(/is-sheet/);
  await expect(page.locator('.refusal-box')).toHaveCount(0);
  await shown(page).getByRole('button', { name: 'Close' }).click();
  await expect(shown(page)).toHaveCount(0);
  await page.close();
});
