import { expect, test } from '@playwright/test';
import { playToTheEnd } from './hasty.ts';
import { playAlone, primary } from './table.ts';

test('alone against three Casual players to the end of the game', async ({ page }) => {
  test.setTimeout(300_000);
  await page.addInitScript(() => {
    localStorage.setItem('binario.settings', JSON.stringify({ pace: 'none', language: 'en' }));
  });
  await page.goto('/');
  await playAlone(page);
  await expect(page.locator('.question')).toBeVisible();
  await playToTheEnd(page, 270);
  await expect(page.getByRole('heading', { name: 'The result' })).toBeVisible();
  // Whoever has the best total, which stands first.
  await expect(page.locator('.end-winners')).toContainText(
    (await page.locator('.end thead th.num').first().textContent()) ?? '-',
  );
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
  await playAlone(page);
  await page.locator('[data-offer="buyPrivate SCE"]').click();
  await primary(page).click();
  // The three others have answered and said why.
  await expect(page.locator('.why')).toBeVisible();
  await expect(primary(page)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-offer="buyPrivate SCE"]')).toBeVisible();
  await expect(page.locator('.timeline')).toHaveCount(0);
});

const sentences = [
  ['en', 'Play alone', '', 'Player 1 may buy', 'Player 1 passes.'],
  ['it', 'Gioca da solo', '', 'Giocatore 1 può comprare', 'Giocatore 1 passa.'],
  ['fr', 'Jouer seul', '', 'Joueur 1 peut acheter', 'Joueur 1 passe.'],
  ['en', 'Play alone', 'Ada', 'Ada may buy', 'Ada passes.'],
] as const;

for (const [language, alone, name, asked, logged] of sentences) {
  test(`sentences about the one who plays alone, ${language} ${name || 'without a name'}`, async ({ page }) => {
    await page.addInitScript((wished) => {
      if (!localStorage.getItem('binario.settings'))
        localStorage.setItem('binario.settings', JSON.stringify({ pace: 'none', language: wished }));
    }, language);
    await page.goto('/');
    if (name) await page.locator('.your-name').fill(name);
    await playAlone(page, '1849', alone);
    await expect(page.locator('.question')).toContainText(asked);
    await page.locator('.bar .button').first().click();
    await page.getByRole('tab', { name: /Log|Registro|Journal/ }).click();
    await expect(page.locator('.log')).toContainText(logged);
  });
}
