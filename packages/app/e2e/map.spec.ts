import { expect, type Page, test } from '@playwright/test';
import { fixture, openFixture, wholeGame } from './table.ts';

const south = fixture('18fb-game');

const last = (type: string, game = south) => game.actions.findLastIndex((action) => action.type === type);

/** How high these words are on the screen, the lowest of them. */
const lowest = (page: Page, words: string) =>
  page
    .locator(words)
    .evaluateAll((found) => Math.min(...found.map((each) => each.getBoundingClientRect().height || Infinity)));

for (const width of [390, 1440] as const) {
  test(`seen whole at ${width} px the map names cities alone, so that they can be read; from near it names all`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await openFixture(page, last('sellShares'), south);
    const city = page.locator('.far-name', { hasText: 'Foggia' });
    const town = page.locator('.map-name', { hasText: 'Agropoli' });
    await expect(city).toBeVisible();
    await expect(city).toHaveText('Foggia30');
    await expect(town).toBeHidden();
    expect(await lowest(page, '.far-name')).toBeGreaterThan(width === 390 ? 5 : 8);
    const closer = page.getByRole('button', { name: 'Zoom in' });
    for (let i = 0; i < 3; i++) await closer.click();
    await expect(city).toBeHidden();
    await expect(town).toBeVisible();
  });
}

test('a tile that is tried shows the tokens, the name and the value of its hex', async ({ page }) => {
  await openFixture(page, 459, south);
  await page.locator('[data-lay=G30]').click();
  const ghost = page.locator('.ghost');
  await expect(ghost.locator('[data-token]')).toHaveCount(3);
  await expect(ghost).toContainText('Caserta');
  await expect(ghost.locator('[data-symbol=value]')).toHaveText('40');
});

test('stations, tokens and values lie over the routes of trains', async ({ page }) => {
  await openFixture(page, last('runTrains', wholeGame), wholeGame);
  const beneath = await page.locator('.routes').evaluate((routes) => {
    const way = routes.querySelector('[data-way]');
    const after = (node: Element | null) =>
      node !== null && way !== null && (way.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    return [after(routes.querySelector('[data-token]')), after(document.querySelector('.board-svg .written'))];
  });
  expect(beneath).toEqual([true, true]);
});

test('a market is seen whole in its panel, and an arrow shows where a sale would bring the marker', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openFixture(page, last('sellShares'), south);
  await page.getByRole('tab', { name: 'Market' }).click();
  const hidden = () => page.locator('.market-scroll').evaluate((node) => node.scrollWidth - node.clientWidth);
  expect(await hidden()).toBeLessThanOrEqual(1);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect.poll(hidden).toBeLessThanOrEqual(1);
  await page.locator('.stock-row .chip').first().click();
  await expect(page.locator('.market-arrows line').first()).toBeAttached();
  await expect(page.locator('.market-token.is-coming')).toHaveCount(1);
});

test('on paper there is the map alone, on one sheet, upright where it is taller than wide', async ({ page }) => {
  for (const [game, upright] of [
    [south, true],
    [wholeGame, false],
  ] as const) {
    await openFixture(page, last('layTile', game), game);
    const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(sheet.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
    const [, width, height] = /MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)/.exec(sheet) ?? [];
    expect(Number(height) > Number(width)).toBe(upright);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.board-svg')).toBeVisible();
    for (const other of ['.head', '.question', '.dock-panel', '.timeline', '.veil', '.map-tools'])
      await expect(page.locator(other).filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
});
