import { readFileSync } from 'node:fs';
import { lesson1849 } from '@binario/game-1849/lesson';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { changeStored } from './stored.ts';
import { card, expectMove, openFixture, wholeGame } from './table.ts';

const where = (page: Page) => page.locator('.saved-where');

test('alone: number and kind of opponents, variants with a sentence; remembered, and shown at the table', async ({
  page,
}) => {
  await page.goto('/');
  await card(page)
    .getByRole('button', { name: /Play alone/ })
    .click();
  const form = page.locator('.seating');
  await form.locator('.chip', { hasText: '2' }).click();
  await expect(form.getByLabel('Opponent 3')).toHaveCount(0);
  await form.getByLabel('Opponent 2').selectOption('magnate');
  await expect(form).toContainText('further or at more questions');
  await form.getByLabel('Opponent 2').selectOption('director');
  await expect(form).toContainText('Plays several moves ahead');
  await form.getByText('Variants', { exact: true }).click();
  await form.getByRole('checkbox', { name: /IFT not among the first three/ }).check();
  await expect(form).toContainText('comes fourth in the order at the earliest');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.question')).toContainText('Player 1');
  await page.getByRole('tab', { name: 'Players', exact: true }).click();
  await expect(page.locator('.player .tag', { hasText: 'automatic' })).toHaveCount(2);
  await expect(page.locator('.players')).toContainText('Director 3');
  await page.getByRole('tab', { name: 'Players and settings' }).click();
  await expect(page.locator('.agreed')).toContainText('IFT not among the first three');
  await expect(page.locator('.agreed')).toContainText(/Seed: \d+/);
  await page.goto('/');
  // Whoever has games comes to go on with one: they stand before the boards.
  await expect(page.locator('main > :first-child')).toHaveClass(/saved-games/);
  await expect(where(page)).toHaveText('Initial stock round · Player 1 to move');
  await card(page)
    .getByRole('button', { name: /Play alone/ })
    .click();
  await expect(form.getByLabel('Opponent 2')).toHaveValue('director');
  await expect(form.getByRole('checkbox', { name: /IFT not among the first three/ })).toBeChecked();
});

test('a seat changes hands in the middle of the game, and back', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('binario.settings', JSON.stringify({ pace: 'none' })));
  await openFixture(page, 0);
  await expect(page.locator('.question')).toContainText('Anna');
  await page.getByRole('tab', { name: 'Players and settings' }).click();
  const anna = page.getByLabel('Who plays for Anna');
  await anna.selectOption('casual');
  await expect(page.locator('.question')).toContainText('Bruno');
  await expectMove(page, 1);
  await anna.selectOption('person');
  for (const other of await page.getByLabel(/Who plays for (?!Anna)/).all()) await other.selectOption('casual');
  await expect(page.locator('.question')).toContainText('Anna', { timeout: 20_000 });
  await page.reload();
  await expect(page.locator('.question')).toContainText('Anna');
  await page.getByRole('tab', { name: 'Players and settings' }).click();
  await expect(page.getByLabel('Who plays for Bruno')).toHaveValue('casual');
  await expect(anna).toHaveValue('person');
});

async function openText(page: Page, text: string): Promise<void> {
  await page.setInputFiles('input[type=file]', {
    name: 'games.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

test('all games in one file: restored, never overwritten, bad files refused', async ({ page }) => {
  await openFixture(page, 5);
  const first = page.url();
  await openFixture(page, 9);
  await page.goto('/');
  await expect(where(page)).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all games in one file' }).click();
  const saved = readFileSync(await (await download).path(), 'utf8');
  const { games, ...archive } = JSON.parse(saved) as { form: number; games: { id: string; actions: unknown[] }[] };
  expect(games.map(({ actions }) => actions.length).sort()).toEqual([5, 9]);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await expect(where(page)).toHaveCount(1);
  // The one that is left goes on differently.
  const [short] = games.filter(({ actions }) => actions.length === 5);
  await changeStored(page, first, { actions: short?.actions.slice(0, 3) });
  await openText(page, saved);
  const box = page.getByRole('dialog');
  await expect(box).toContainText('1 game is not on this device yet');
  await expect(box).toContainText('1 game goes on differently');
  await box.getByRole('button', { name: 'Restore' }).click();
  await expect(box).toContainText('Restored: 1 game');
  await page.keyboard.press('Escape');
  await expect(where(page)).toHaveCount(2);
  await expect(page.locator('.saved-open', { hasText: '3 moves' })).toHaveCount(1);

  await openText(page, JSON.stringify({ ...archive, form: 99, games: [] }));
  await expect(box.getByRole('alert')).toContainText('newer version');
  await page.keyboard.press('Escape');
  await openText(page, JSON.stringify({ ...archive, games: 'none' }));
  await expect(box.getByRole('alert')).toContainText('cannot be read');
  await page.keyboard.press('Escape');
  await expect(where(page)).toHaveCount(2);
});

test('a finished game says who has won, and is played again by the same people', async ({ page }) => {
  await openFixture(page, wholeGame.actions.length, wholeGame);
  await expect(page.locator('.end-winners')).toHaveText('Bruno wins.');
  const before = page.url();
  await page.goto('/');
  await expect(where(page)).toHaveText('finished · Bruno wins.');
  await page.goto(before);
  await page.getByRole('button', { name: 'Play again with the same players' }).click();
  await page.waitForURL((url) => url.href !== before);
  await expect(page.locator('.question')).toBeVisible();
  await page.getByRole('tab', { name: 'Players', exact: true }).click();
  for (const name of ['Anna', 'Bruno', 'Carla', 'Dario']) await expect(page.locator('.players')).toContainText(name);
});

test('the lesson is left, goes on where it was, and ends in a real game', async ({ page }) => {
  await page.goto('/');
  await card(page).getByRole('button', { name: 'Learn 1849' }).click();
  await page.locator('.lesson-hand .button').click();
  await page.locator('.bar .primary').click();
  await expect(page.locator('.lesson')).toContainText('step 2 of');
  await page.getByRole('button', { name: 'Leave the lesson' }).click();
  await expect(where(page)).toContainText('First round');
  await card(page)
    .getByRole('button', { name: /Go on with the lesson/ })
    .click();
  await expect(page.locator('.lesson')).toContainText('step 2 of');
  const lesson = page.url();
  await page.goto('/');
  await changeStored(page, lesson, { actions: lesson1849.script.map(({ action }) => action) });
  await page.goto(lesson);
  await page.getByRole('button', { name: 'Begin a real game' }).click();
  await page.locator('.seating button[type=submit]').click();
  await page.waitForURL((url) => url.href !== lesson);
  await expect(page.locator('.question')).toContainText('Player 1');
  await expect(page.locator('.lesson')).toHaveCount(0);
});
