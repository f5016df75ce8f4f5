import { expect, type Page, test } from '@playwright/test';
import { expectMove, firstRounds, offerKey, openFixture, primary, type Recorded } from './table.ts';

const first = (type: string) => firstRounds.actions.findIndex((action) => action.type === type);
const question = (page: Page) => page.locator('.question');

test('Enter chooses, Enter again confirms, and the next question has the focus', async ({ page }) => {
  await openFixture(page, 0);
  const offer = page.locator('[data-offer="buyPrivate SCE"]');
  await offer.focus();
  await page.keyboard.press('Enter');
  await expect(offer).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.timeline')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expectMove(page, 1);
  await expect(question(page)).toBeFocused();
  // The next Tab is the first thing that can be answered.
  await page.keyboard.press('Tab');
  await expect(page.locator('.offer-button').first()).toBeFocused();
});

test('after a click Enter confirms; on another offer it chooses that one; Space takes a choice back', async ({
  page,
}) => {
  await openFixture(page, 1);
  const [one, other] = [page.locator('.offer-button').first(), page.locator('.offer-button').nth(1)];
  await one.click();
  await expect(primary(page)).toBeEnabled();
  await other.focus();
  await page.keyboard.press('Enter');
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  await expect(one).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Space');
  await expect(other).toHaveAttribute('aria-pressed', 'false');
  await expectMove(page, 1);
  await one.click();
  await expect(one).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expectMove(page, 2);
  await expect(question(page)).toBeFocused();
});

test('a price typed in is confirmed by Enter, and no button elsewhere hears it', async ({ page }) => {
  await openFixture(page, 0);
  const price = page.locator('.stepper input').first();
  await price.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.timeline')).toHaveCount(0);
  await price.press('ArrowUp');
  await expect(primary(page)).toBeEnabled();
  await page.locator('.menu summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.menu-body')).toBeVisible();
  await expect(page.locator('.timeline')).toHaveCount(0);
  await price.focus();
  await page.keyboard.press('Enter');
  await expectMove(page, 1);
});

test('on the map Enter chooses a hex, then confirms; so it does after a click', async ({ page }) => {
  const at = first('layTile');
  const { hex } = firstRounds.actions[at] as Recorded;
  await openFixture(page, at);
  const target = page.locator(`[data-hex="${hex}"]`);
  await target.focus();
  await page.keyboard.press('Enter');
  await expect(primary(page)).toBeEnabled();
  await page.keyboard.press('Enter');
  await expectMove(page, at + 1);
  await expect(question(page)).toBeFocused();
  await page.keyboard.press('z');
  await expectMove(page, at);
  await target.click();
  await expect(primary(page)).toBeEnabled();
  await page.keyboard.press('Enter');
  await expectMove(page, at + 1);
});

test('a hex chosen in the list leads to its tile, which Enter lays', async ({ page }) => {
  const at = first('layTile');
  const { hex } = firstRounds.actions[at] as Recorded;
  await openFixture(page, at);
  await page.locator(`[data-lay="${hex}"]`).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.tray-tile[aria-pressed=true]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectMove(page, at + 1);
  await expect(question(page)).toBeFocused();
});

test('a key held down confirms once; passing and cancelling keep the focus at the question', async ({ page }) => {
  const at = first('buyCert');
  await openFixture(page, at);
  const offer = page.locator(`[data-offer="${offerKey(firstRounds.actions[at] as Recorded)}"]`);
  await offer.click();
  await expect(offer).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toBeFocused();
  await offer.click();
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expectMove(page, at + 1);
  await page.locator('.bar .button').first().click();
  await expectMove(page, at + 2);
  await expect(question(page)).toBeFocused();
});
