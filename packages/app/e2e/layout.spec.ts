import { title18fb } from '@binario/game-18fb';
import { type Action, carryOut, start } from '@binario/kernel';
import { expect, type Page, test } from '@playwright/test';
import { firstRounds, fixture, openFixture, primary, wholeGame } from './table.ts';

const south = fixture('18fb-game');

/** The move that begins this phase. */
function beginning(phase: string): number {
  let state = start(title18fb.game, south.setup as never);
  for (const [at, action] of south.actions.entries()) {
    state = carryOut(title18fb.game, state, action as unknown as Action).state;
    if (state.table.phase === phase) return at;
  }
  throw new Error(`phase ${phase} never begins`);
}

const boxOf = (page: Page, selector: string) => page.locator(selector).first().boundingBox();

test('bids that stand show at the offer, in the head and in the preview; the menu closes by itself', async ({
  page,
}) => {
  await openFixture(page, 0, wholeGame);
  const bid = page.locator('[data-offer="bid SIGI"]');
  const typed = page.locator('.offer').filter({ has: bid }).locator('input');
  await typed.fill('60');
  await expect(bid).toHaveAttribute('aria-pressed', 'true');
  // Pressing the offer whose price was typed does not take it back.
  await bid.click();
  await expect(page.locator('.effects')).toContainText('bids L.0 → L.60');
  await primary(page).click();
  await expect(page.locator('.head-seat').first()).toContainText('+L.60');
  await expect(page.locator('.head-seat.is-actor')).toContainText('Bruno');
  await expect(bid.locator('.offer-note')).toContainText('Bids: Anna L.60');
  const menu = page.locator('.menu-body');
  await page.locator('.menu summary').click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.locator('.menu summary').click();
  await page.locator('.topbar-round').click();
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.menu summary').click();
  await page.locator('.menu select').first().selectOption('fr');
  expect(await menu.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0);
  await expect(menu).toBeInViewport({ ratio: 1 });
});

test('the map keeps its size in history and in plans', async ({ page }) => {
  await openFixture(page, 40);
  const before = await boxOf(page, '.board-svg');
  await page.locator('.timeline input').fill('5');
  await expect(page.getByRole('button', { name: 'Back to now' })).toBeVisible();
  expect(await boxOf(page, '.board-svg')).toEqual(before);
  await page.getByRole('button', { name: 'Plan from here' }).click();
  await expect(page.locator('.banner.is-plan')).toBeVisible();
  expect(await boxOf(page, '.board-svg')).toEqual(before);
});

test('borders move by key, panels stand side by side, and both are kept for each game', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await openFixture(page, 40);
  await expect(page.locator('.dock-panel')).toHaveCount(3);
  const before = await boxOf(page, '.ask-side');
  await page.getByRole('separator', { name: 'Border of the question' }).focus();
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await boxOf(page, '.ask-side'))?.width).toBeGreaterThan((before?.width ?? 0) + 60);
  const wide = (await boxOf(page, '.ask-side'))?.width;
  const names = () => page.locator('.dock-panel > header h2').allTextContents();
  await page.getByRole('button', { name: 'Keep open: Players' }).click();
  for (const tab of ['Log', 'Tiles', 'Plans']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
  }
  expect([...(await names())].sort()).toEqual(['Plans', 'Players', 'Tiles']);
  await page.reload();
  await expect(page.locator('.dock-panel')).toHaveCount(3);
  expect([...(await names())].sort()).toEqual(['Plans', 'Players', 'Tiles']);
  expect((await boxOf(page, '.ask-side'))?.width).toBe(wide);
  // Another game has its own.
  await openFixture(page, 60, south);
  expect(await names()).not.toContain('Plans');
});

test('beside a tall map panels stand in two columns where there is room, and the border between them is kept', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openFixture(page, 60, south);
  const columns = page.locator('.dock-panels');
  await expect(columns).toHaveCount(2);
  await expect(page.locator('.dock-panel')).toHaveCount(3);
  const third = await boxOf(page, '.dock-panel[data-panel=standings]');
  expect(third?.height).toBeGreaterThan(800);
  const border = page.locator('.dock-columns > .splitter');
  await border.focus();
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ArrowRight');
  await expect(border).toHaveAttribute('aria-valuenow', '56');
  await page.reload();
  await expect(border).toHaveAttribute('aria-valuenow', '56');
  await page.setViewportSize({ width: 1600, height: 900 });
  await expect(columns).toHaveCount(1);
  await expect(page.locator('.dock-panel')).toHaveCount(3);
  await page.keyboard.press('s');
  for (const title of ['Initial offer', 'Tokens laid + left'])
    await expect(page.locator('dialog').getByRole('columnheader', { name: title })).toBeVisible();
});

test('on a phone the border under the map moves by finger and by key, leaves room for the tools, and is kept', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFixture(page, 60, south);
  const border = page.getByRole('separator', { name: 'Border of the map' });
  const heightOf = async (selector: string) => (await boxOf(page, selector))?.height ?? 0;
  const [map, panel] = [await heightOf('.maps'), await heightOf('.tab-panel')];
  const { x, y } = (await border.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 190, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + 190, y - 80, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => heightOf('.maps')).toBeLessThan(map - 80);
  expect(await heightOf('.tab-panel')).toBeGreaterThan(panel + 80);
  await border.focus();
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowUp');
  const low = await heightOf('.maps');
  expect(low).toBeLessThan(map - 120);
  const tools = await boxOf(page, '.map-tools');
  const board = await boxOf(page, '.maps');
  expect((tools?.y ?? 0) + (tools?.height ?? 0)).toBeLessThanOrEqual((board?.y ?? 0) + low);
  await page.reload();
  await expect.poll(() => heightOf('.maps')).toBe(low);
  // On its side a phone has a border of its own.
  await page.setViewportSize({ width: 844, height: 390 });
  const width = (await boxOf(page, '.maps'))?.width ?? 0;
  await border.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await boxOf(page, '.maps'))?.width).toBeLessThan(width);
  await page.keyboard.press('Delete');
  await expect.poll(async () => (await boxOf(page, '.maps'))?.width).toBe(width);
});

test('the row of a company says what the player holds of it', async ({ page }) => {
  await openFixture(page, 34, firstRounds, 3);
  await expect(page.locator('.stock-row[data-corp=IFT] .row-held')).toHaveText('20%');
});

test('a preview begins with what weighs most, and credits nothing that would happen anyway', async ({ page }) => {
  const buys = beginning('5');
  await openFixture(page, buys, south);
  await page.locator(`[data-offer^="buyTrain"]`).first().click();
  const changes = page.locator('.effects > .changes > .change');
  await expect(changes.first()).toHaveText('Phase 5 begins');
  await expect(page.locator('.change-rusted').first()).toBeInViewport();
  await openFixture(
    page,
    firstRounds.actions.findIndex((action) => action.type === 'layTile'),
  );
  await page.locator('[data-lay]').first().click();
  await expect(changes.first()).toContainText('L.182 → L.142');
  await expect(changes.filter({ hasText: 'Price' })).toHaveCount(0);
  await page.locator('.anyway summary').click();
  await expect(page.locator('.anyway .change')).toContainText('Price of IFT: L.68 → L.59');
});
