import { expect, type Page, test } from '@playwright/test';
import { type Fixture, firstRounds, fixture, openFixture, primary, wholeGame } from './table.ts';

const games: readonly (readonly [name: string, game: Fixture])[] = [
  ['1849', firstRounds],
  ['1865', fixture('1865-game')],
  ['18FB', fixture('18fb-game')],
];

/** How much of the element lies on the screen and is not covered. */
async function height(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  const { height: screen } = page.viewportSize() ?? { height: 0 };
  return box ? Math.min(box.y + box.height, screen) - Math.max(box.y, 0) : 0;
}

for (const [name, game] of games) {
  test(`a phone on its side has room for map and question: ${name}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    const last = (type: string) => game.actions.findLastIndex((action) => action.type === type);
    for (const at of [last('layTile'), last('sellStock') >= 0 ? last('sellStock') : last('buyCert')]) {
      await openFixture(page, at, game, Number(game.setup.players));
      for (const [width, tall] of [
        [844, 390],
        [667, 375],
        [932, 430],
      ] as const) {
        await page.setViewportSize({ width, height: tall });
        await expect.poll(() => height(page, '.board-svg')).toBeGreaterThan(200);
        // The question stands above it, and does not scroll.
        expect(await height(page, '.tab-panel')).toBeGreaterThan(150);
        await expect(page.locator('.question')).toBeInViewport({ ratio: 1 });
        await expect(page.locator('.head')).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await expect(primary(page)).toBeInViewport({ ratio: 1 });
        const offer = page.locator('.tab-panel :is(.offer-button, .chip)').last();
        await offer.scrollIntoViewIfNeeded();
        await expect(offer).toBeInViewport({ ratio: 0.9 });
      }
      await page.locator('.tab-panel :is(.offer-button, .chip)').last().tap();
      await expect(primary(page)).toBeEnabled();
    }
    await context.close();
  });
}

for (const [width, tall, game, players] of [
  [1440, 900, wholeGame, 4],
  [1024, 768, wholeGame, 4],
  [390, 844, wholeGame, 4],
] as const) {
  test(`the result is not cut at ${width} pixels with ${players} players`, async ({ page }) => {
    await page.setViewportSize({ width, height: tall });
    await openFixture(page, game.actions.length, game, players);
    const table = page.locator('.end-scroll');
    await expect(table).toBeVisible();
    expect(await table.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0);
    await expect(page.locator('.end-total td').last()).toBeInViewport({ ratio: 1 });
    await table.focus();
    await expect(table).toBeFocused();
    await page.locator('.skip').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#now')).toBeFocused();
    await expect(page.locator('#now .end')).toBeVisible();
  });
}
