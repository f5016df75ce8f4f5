import { expect, type Page, test } from '@playwright/test';
import { fixture, openFixture, primary } from './table.ts';

const south = fixture('18fb-game');
const odd = fixture('1865-odd');

const at = (type: string, game = south) => game.actions.findIndex((action) => action.type === type);
const open = (page: Page, moves: number, game = south) => openFixture(page, moves, game, Number(game.setup.players));
const rowOf = (page: Page, corp: string) =>
  page.locator('.own-row').filter({ has: page.locator(`[title] b:text-is("${corp}")`) });

test('a concession tells its whole line and its deposit with a card, and is not refused for the price without', async ({
  page,
}) => {
  await open(page, at('acquireConcession'));
  await expect(rowOf(page, 'FS')).toContainText(/Bari \(N21\) → Brindisi \(\w+\) or Taranto \(M14\) → Lecce/);
  await expect(rowOf(page, 'FP')).toContainText('Deposit D200 (with its card)');
  await page.locator('.refused summary').click();
  await expect(page.locator('.refused')).toContainText('FP at D90');
  await expect(page.locator('.refused')).not.toContainText('FP at D60');
  await rowOf(page, 'FP').locator('[data-offer]').first().click();
  await expect(primary(page)).toContainText('in all D320');
});

test('in an auction the button beside the bid says what it does', async ({ page }) => {
  await open(page, at('bid'));
  await expect(page.locator('.question')).toContainText('or drop out');
  await expect(page.locator('.bar .button').first()).toHaveText('Drop out');
  // What stands on the lot is bound, and the preview says what it would be.
  await page.locator('.now [data-offer^=bid]').first().click();
  await expect(page.locator('.effects')).toContainText(/bids D0 → D\d+/);
  await primary(page).click();
  await expect(page.locator('.head-seat').filter({ hasText: /\+D\d+/ })).toHaveCount(1);
});

test('the home of a company is lit, and a click on it places its token', async ({ page }) => {
  await open(page, at('placeHome'));
  const lit = page.locator('[data-hex]:has(.glow)');
  await expect(lit).toHaveCount(1);
  await lit.click();
  await expect(primary(page)).toContainText('Home token');
  await expect(primary(page)).toBeEnabled();
});

test('who is asked for a train sees the company that would sell it', async ({ page }) => {
  const sale = south.actions.findIndex((action, i) => action.type === 'refuse' && i > 400);
  await open(page, sale);
  const asked = await page.locator('.question').textContent();
  const seller = /of (\w+) to/.exec(asked ?? '')?.[1] ?? '?';
  await expect(page.locator('.head-company')).toHaveAttribute('data-company', seller);
});

test('a refused sale names the numbers of shares', async ({ page }) => {
  await open(page, at('sellShares'));
  await page.locator('.refused summary').click();
  await expect(page.locator('.refused')).toContainText(/1 × \w+ for D\d+ · 2: D\d+/);
});

test('trains that are alike are one choice; one refusal is counted as one', async ({ page }) => {
  await open(page, at('discardTrain', odd), odd);
  await expect(page.locator('.now [data-offer^=discardTrain]')).toHaveCount(1);
  await open(page, at('placeHome'));
  await expect(page.locator('.refused summary')).toHaveText(/^1 not possible now$/);
});

test('who is polled first sees every pairing and what it would bring him', async ({ page }) => {
  await open(page, at('stayApart'));
  const pairings = page.locator('.pairing');
  await expect(pairings).toHaveCount(6);
  const brought = page.locator('.brought');
  // The best for him is told first; any other field tells of itself, for everybody at the table.
  await expect(brought).toContainText('LdA + FSC');
  await pairings.first().click();
  await expect(brought).toContainText('FC + LdA');
  await expect(brought.locator('li')).toHaveCount(4);
  const right = await page.locator('.pairings').evaluate((node) => node.scrollWidth - node.clientWidth);
  expect(right).toBeLessThanOrEqual(0);
});

test('kinds of trains that are sold out are not told as scrapped', async ({ page }) => {
  await open(page, at('merge'));
  await page.getByRole('tab', { name: 'Trains', exact: true }).click();
  const panel = page.locator('.dock-panel[data-panel=trains]');
  await expect(panel.locator('tr').filter({ hasText: 'PH1' }).first()).toContainText('scrapped');
  await expect(panel.locator('tr').filter({ hasText: 'sold out' }).first()).not.toHaveClass(/is-sold/);
});

test('links of the rulebook can be hit: none is lower than 24 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/rules/18fb/3.4.2');
  await expect(page.locator('.rule').first()).toBeVisible();
  const small = await page
    .locator('main a, main button')
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility() && link.getBoundingClientRect().height < 24)
        .map((link) => link.textContent),
    );
  expect(small).toEqual([]);
});
