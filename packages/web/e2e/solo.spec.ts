import { expect, type Page, test } from '@playwright/test';
import { card, primary } from './table.ts';

/** A hasty person: takes what lies ready, else passes, else the first thing on offer. */
async function answer(page: Page): Promise<void> {
  const ready = primary(page);
  if ((await ready.count()) === 0) return;
  if (await ready.isEnabled()) {
    await ready.click();
    return;
  }
  const pass = page.locator('.bar .button:not(.primary)').first();
  if ((await pass.count()) > 0 && (await pass.getAttribute('aria-disabled')) === null) {
    await pass.click();
    return;
  }
  const offer = page.locator('.offer-button').first();
  if ((await offer.count()) > 0) await offer.click();
}

test('alone against three Casual players to the end of the game', async ({ page }) => {
  test.setTimeout(300_000);
  await page.addInitScript(() => {
    localStorage.setItem('binario.settings', JSON.stringify({ pace: 'none', language: 'en' }));
  });
  await page.goto('/');
  await card(page)
    .getByRole('button', { name: /Play alone/ })
    .click();
  await expect(page.locator('.question')).toBeVisible();
  const deadline = Date.now() + 270_000;
  while ((await page.locator('.end').count()) === 0 && Date.now() < deadline) {
    await answer(page).catch(() => undefined);
    await page.waitForTimeout(15);
  }
  await expect(page.getByRole('heading', { name: 'The result' })).toBeVisible();
  await expect(page.locator('.chart')).toHaveCount(3);
  const sums = await page.locator('.end table').evaluate((table) => {
    const values = (rows: string) =>
      [...table.querySelectorAll(rows)].map((row) =>
        [...row.querySelectorAll('td')].map((cell) => Number(cell.dataset.value)),
      );
    return { parts: values('tbody tr'), totals: values('tfoot tr')[0] ?? [] };
  });
  expect(sums.totals).toHaveLength(4);
  for (const [player, total] of sums.totals.entries()) {
    expect(total).toBe(
      Math.max(
        0,
        sums.parts.reduce((sum, row) => sum + (row[player] ?? 0), 0),
      ),
    );
  }
});

test('undo against automatic players goes back to one’s own decision', async ({ page }) => {
  await page.goto('/');
  await card(page)
    .getByRole('button', { name: /Play alone/ })
    .click();
  await page.locator('[data-offer="buyPrivate SCE"]').click();
  await primary(page).click();
  // The three others have answered and said why.
  await expect(page.locator('.why')).toBeVisible();
  await expect(primary(page)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-offer="buyPrivate SCE"]')).toBeVisible();
  await expect(page.locator('.timeline')).toHaveCount(0);
});
