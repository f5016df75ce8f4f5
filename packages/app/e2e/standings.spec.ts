import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { type Fixture, fixture, openFixture, wholeGame } from './table.ts';
import { expectWords } from './words.ts';

const why = (page: Page) => page.locator('.standings-why').last();

/** The values of a column of the table, from top to bottom. */
const column = (page: Page, title: string) =>
  page.locator('dialog .standings').evaluate((table, wanted) => {
    const heads = [...((table as HTMLTableElement).tHead?.rows[0]?.cells ?? [])];
    const at = heads.findIndex((head) => head.textContent?.startsWith(wanted));
    const rows = [...((table as HTMLTableElement).tBodies[0]?.rows ?? [])];
    return rows.map((row) => Number(row.cells[at]?.textContent?.replace(/\D/g, '')));
  }, title);

test('players and companies: one key away, sorted, every number with where it comes from', async ({ page }) => {
  await openFixture(page, 200, wholeGame);
  await page.keyboard.press('s');
  const table = page.locator('dialog .standings');
  await expect(table).toBeVisible();
  const president = table.locator('.is-president .figure').first();
  await president.click();
  await expect(why(page)).toContainText(/is president of/);
  await expect(why(page).getByRole('link')).toHaveText('1849 §9.5');
  await table.getByRole('button', { name: /Anna, Liquidity/ }).focus();
  await expect(why(page)).toContainText(/sales now would raise|cash only/);
  await expect(why(page).getByRole('link')).toHaveText('1849 §9.2');
  await page.keyboard.press('ArrowRight');
  await expect(table.getByRole('button', { name: /Bruno, Liquidity/ })).toBeFocused();
  await expect(why(page)).toContainText('Bruno');
  const head = table.getByRole('columnheader', { name: 'Price' });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  const prices = await column(page, 'Price');
  expect(prices.length).toBeGreaterThan(2);
  expect(prices).toEqual([...prices].sort((a, b) => b - a));
  await expectAccessible(page);
  await page.keyboard.press('s');
  await expect(table).toHaveCount(0);
});

const others: readonly (readonly [string, Fixture, number, number])[] = [
  ['1865', fixture('1865-game'), 180, 3],
  ['18fb', fixture('18fb-game'), 330, 4],
];

for (const [name, game, moves, players] of others) {
  test(`the table of ${name} has words for all of it, on a phone too`, async ({ page }) => {
    await openFixture(page, moves, game, players);
    await page.keyboard.press('s');
    const figures = page.locator('dialog .standings .figure');
    await expect(figures.first()).toBeVisible();
    await page.locator('dialog .standings-players tr').nth(2).locator('.figure').first().click();
    await expect(why(page).getByRole('link')).toHaveText(/§/);
    await expectWords(page);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('tab', { name: 'Standings' }).click();
    const list = page.locator('.tab-panel .standings-list');
    await expect(list).toBeVisible();
    await list.getByLabel('Order').first().selectOption('worth');
    const worth = await list
      .getByRole('button', { name: /, Worth/ })
      .evaluateAll((buttons) => buttons.map((button) => Number(button.textContent?.replace(/\D/g, ''))));
    expect(worth).toHaveLength(players);
    expect(worth).toEqual([...worth].sort((a, b) => b - a));
    expect(await list.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  });
}

test('charts while the game goes on, and who has which trains', async ({ page }) => {
  await openFixture(page, 200, wholeGame);
  await page.getByRole('tab', { name: 'Charts' }).click();
  await expect(page.locator('.charts .chart')).toHaveCount(3);
  await expect(page.locator('.charts .chart-round').first()).toHaveText('ISR');
  await page.getByRole('tab', { name: 'Trains' }).click();
  const sold = page.locator('.trains tr').filter({ hasText: 'sold out' });
  await expect(sold.first()).toBeVisible();
  await expect(sold.first()).not.toHaveClass(/is-sold/);
});
