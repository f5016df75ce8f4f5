import { expect, test } from '@playwright/test';
import { expectMove, openFixture, wholeGame } from './table.ts';

test('who looks back undoes nothing, and what is undone outlasts a reload', async ({ page }) => {
  const all = wholeGame.actions.length;
  await openFixture(page, all, wholeGame);
  const shown = page.locator('.timeline output');
  await page.locator('.timeline input').fill('50');
  await expect(shown).toHaveText(`50/${all}`);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await page.locator('body').press('z');
  await expect(shown).toHaveText(`49/${all}`);
  await page.locator('body').press('y');
  await expect(shown).toHaveText(`50/${all}`);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(shown).toHaveText(`${all - 1}/${all - 1}`);
  await page.reload();
  await expectMove(page, all - 1);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(shown).toHaveText(`${all}/${all}`);
  await expect(page.locator('.end')).toBeVisible();
});
