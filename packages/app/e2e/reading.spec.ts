import { exportGame, title1849 } from '@binario/game-1849';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { card, expectMove, firstRounds, openFixture, primary } from './table.ts';

test('the guided first round, from the first step to the last', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await card(page).getByRole('button', { name: 'Learn' }).click();
  const lesson = page.locator('.lesson');
  await expect(lesson).toContainText('step 1 of');
  await expectAccessible(page);
  const steps = Number(/of (\d+)/.exec((await lesson.textContent()) ?? '')?.[1]);
  for (let step = 1; step <= steps; step++) {
    await expect(lesson).toContainText(`step ${step} of ${steps}`);
    await lesson.getByRole('button', { name: 'Show me' }).click();
    await primary(page).click();
    await expectMove(page, step);
  }
  await expect(lesson).toContainText('That was the guided round');
});

test('who leaves the guided round gets hints, and undo leads back to it', async ({ page }) => {
  await page.goto('/');
  await card(page).getByRole('button', { name: 'Learn' }).click();
  const lesson = page.locator('.lesson');
  await page.locator('[data-offer="buyPrivate SCE"]').click();
  await primary(page).click();
  await expect(lesson).toContainText('Your own way');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lesson).toContainText('step 1 of');
  await lesson.getByRole('link').click();
  await expect(page).toHaveURL(/\/rules\/1849\/8\?/);
});

test('a ruling stands beside its rule, with its question, and leads back', async ({ page }) => {
  await page.goto('/rules/1849/8');
  await page.locator('#s8').getByRole('link', { name: /RUL-/ }).first().click();
  await expect(page.locator('.rule.is-sought')).toContainText('?');
  await page.locator('.rule.is-sought').getByRole('link', { name: '§ 8' }).first().click();
  await expect(page).toHaveURL(/\/rules\/1849\/8/);
  await page.getByRole('link', { name: 'Where this board comes from' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('comes from');
  await expectAccessible(page);
});

test('a game of the other site is imported, and a broken file says so', async ({ page }) => {
  const setup = title1849.setup({ players: 3, seed: 9, variants: [], options: {} });
  const file = exportGame(setup, firstRounds.actions.slice(0, 30) as never, ['Anna', 'Bruno', 'Carla']);
  const give = (name: string, content: string) =>
    page.setInputFiles('input[type=file]', { name, mimeType: 'application/json', buffer: Buffer.from(content) });
  await page.goto('/');
  await give('broken.json', '{"title": "1849", "actions": 7');
  await expect(page.getByRole('alert')).toBeVisible();
  await give('game.json', JSON.stringify(file));
  await page.waitForURL(/\/game\//);
  await expect(page.locator('.timeline output')).toHaveText(/30\/30/);
  await expect(page.locator('.players, .people').first()).toContainText('Bruno');
});

for (const [width, height] of [
  [360, 740],
  [3840, 2160],
] as const) {
  test(`nothing is cut off at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openFixture(page, 40);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
    const map = await page.locator('svg.board, .map-side svg').first().boundingBox();
    expect(map?.width ?? 0).toBeGreaterThan(width * 0.45);
    await expect(primary(page).or(page.locator('.bar .button')).first()).toBeInViewport();
  });
}

test('two fingers bring the map nearer', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await openFixture(page, 40);
  const hex = page.locator('[data-hex="E1"]');
  const before = (await hex.boundingBox())?.width ?? 0;
  const box = await page.locator('svg.board, .map-side svg').first().boundingBox();
  if (!box) throw new Error('no map');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const cdp = await context.newCDPSession(page);
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 1 },
    { x: x + apart, y, id: 2 },
  ];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
  for (const apart of [30, 40, 50, 60]) {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(async () => (await hex.boundingBox())?.width ?? 0).toBeGreaterThan(before * 1.5);
  await context.close();
});
