import { expect, type Page, test } from '@playwright/test';
import { card, type Fixture, firstRounds, fixture, openFixture } from './table.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const games: readonly (readonly [name: string, game: Fixture, players: number])[] = [
  ['1849', firstRounds, 4],
  ['1865', fixture('1865-game'), Number(fixture('1865-game').setup.players)],
  ['18FB', fixture('18fb-game'), Number(fixture('18fb-game').setup.players)],
];

/** How high the hexes are on the screen, and how many of them lie within the pane of the map. */
function hexes(page: Page, which: string): Promise<{ height: number; all: number; within: number }> {
  return page.locator('.board-svg').evaluate((svg, selector) => {
    const pane = svg.getBoundingClientRect();
    const boxes = [...svg.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());
    const within = boxes.filter(
      (box) => box.left >= pane.left - 2 && box.right <= pane.right + 2 && box.top >= pane.top - 2,
    );
    return {
      height: Math.min(...boxes.map((box) => box.height)),
      all: boxes.length,
      within: within.filter((box) => box.bottom <= pane.bottom + 2).length,
    };
  }, which);
}

for (const [name, game, players] of games) {
  test(`${name} opens on hexes that can be tapped; one tap shows the whole map, another goes back`, async ({
    page,
  }) => {
    const lay = game.actions.findIndex(({ type }) => type === 'layTile');
    await openFixture(page, lay, game, players);
    await expect(page.locator('.hit.glow').first()).toBeVisible();
    const near = await hexes(page, '.hit.glow');
    expect(near.height).toBeGreaterThanOrEqual(28);
    expect(near.within).toBe(near.all);
    const whole = page.getByRole('button', { name: 'Whole map' });
    await whole.tap();
    const far = await hexes(page, '[data-hex] .hit');
    expect(far.within).toBe(far.all);
    expect(far.height).toBeLessThan(near.height);
    await whole.tap();
    expect((await hexes(page, '.hit.glow')).height).toBeCloseTo(near.height, 0);
    await page.locator('[data-hex]:has(.glow)').first().tap();
    await expect(page.locator('.tray-tile').first()).toBeVisible();
  });
}

test('on a phone the buttons of every game have the width of the page', async ({ page }) => {
  await page.goto('/');
  for (const game of ['1849', '1865', '18fb']) {
    // What is not on the screen yet is loaded when one comes to it.
    await card(page, game).scrollIntoViewIfNeeded();
    await expect(card(page, game).locator('.hex').first()).toBeAttached();
    const button = card(page, game).getByRole('button', { name: /Play alone/ });
    expect((await button.boundingBox())?.width).toBeGreaterThan(300);
  }
});
