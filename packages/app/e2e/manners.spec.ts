import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { shareOf } from './long.ts';
import {
  card,
  click,
  expectMove,
  firstRounds,
  offerKey,
  openFixture,
  primary,
  type Recorded,
  wholeGame,
} from './table.ts';
import { expectWords } from './words.ts';

const positions = [
  ['the auction', 0],
  ['a stock round', firstRounds.actions.findIndex((action) => action.type === 'sellStock')],
  ['laying track', firstRounds.actions.findIndex((action) => action.type === 'layTile')],
  ['running trains', firstRounds.actions.findIndex((action) => action.type === 'runTrains')],
  ['a dividend', firstRounds.actions.findIndex((action) => action.type === 'payDividend')],
] as const;

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${scheme}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await expectAccessible(page);
    await card(page).getByRole('button', { name: 'Together on this device' }).click();
    await expectAccessible(page);
    for (const [, moves] of shareOf(positions, scheme === 'light' ? 0 : 1, 2)) {
      await openFixture(page, moves);
      await expectAccessible(page);
    }
    for (const tab of shareOf(['Trains', 'Tiles', 'Log', 'Plans'], scheme === 'light' ? 0 : 1, 2)) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await expectAccessible(page);
    }
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Plan from here' }).first().click();
    await expect(page.getByText('nothing here counts')).toBeVisible();
    await expectAccessible(page);
    await openFixture(page, wholeGame.actions.length, wholeGame);
    await expect(page.locator('.chart').first()).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await openFixture(page, 40);
    await expectAccessible(page);
    await page.goto('/rules/1849/9.2');
    await expect(page.locator('.rule').first()).toBeVisible();
    await expectAccessible(page);
  });
}

for (const [language, asked, rules] of [
  ['it', /SCE/, 'Regolamento'],
  ['fr', /SCE/, 'Règles'],
] as const) {
  test(`everything in ${language}`, async ({ page }) => {
    await page.addInitScript((wished) => {
      localStorage.setItem('binario.settings', JSON.stringify({ language: wished }));
    }, language);
    await openFixture(page, 0);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('.question')).toContainText(asked);
    // No key may show through: texts never look like `word.word`.
    for (const [, moves] of shareOf(positions, language === 'it' ? 0 : 1, 2)) {
      await openFixture(page, moves);
      await expectWords(page);
    }
    await page.goto('/');
    await expect(card(page).getByRole('link', { name: rules })).toBeVisible();
  });
}

test('on a phone the map comes first and tabs lie under it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFixture(
    page,
    firstRounds.actions.findIndex((action) => action.type === 'layTile'),
  );
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  for (const tab of ['Market', 'Players', 'Companies', 'Trains', 'Tiles', 'Log', 'Now']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await expect(page.getByRole('tabpanel')).not.toBeEmpty();
  }
  const lay = firstRounds.actions.find((action) => action.type === 'layTile') as Recorded;
  await click(page, lay);
  await expect(page.locator('.map-tile-number')).toHaveCount(1);
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('not reachable by Tab');
}

async function byKeyboard(page: Page, action: Recorded): Promise<void> {
  if (action.type === 'pass') {
    await page.keyboard.press('p');
    return;
  }
  if (action.type === 'layTile') {
    await tabTo(page, page.locator(`[data-lay="${action.hex}"]`));
    await page.keyboard.press('Enter');
    const tile = page.locator(`.tray-tile[data-tile="${action.tile}"]`);
    await tabTo(page, tile);
    if ((await tile.getAttribute('aria-pressed')) !== 'true') await page.keyboard.press('Enter');
    await expect(tile).toHaveAttribute('aria-pressed', 'true');
    for (let turns = 0; turns < 6; turns++) {
      const before = await tile.getAttribute('data-rotation');
      if (before === String(action.rotation)) break;
      await page.keyboard.press('r');
      await expect(tile).not.toHaveAttribute('data-rotation', before ?? '');
    }
  } else if (action.type !== 'runTrains' && action.type !== 'payDividend') {
    await tabTo(page, page.locator(`[data-offer="${offerKey(action)}"]`));
    await page.keyboard.press('Enter');
  }
  await expect(primary(page)).toBeEnabled();
  await tabTo(page, primary(page));
  await page.keyboard.press('Enter');
}

test('a whole company turn with the keyboard alone', async ({ page }) => {
  const run = firstRounds.actions.findIndex((action) => action.type === 'runTrains');
  let first = run;
  while (first > 0 && firstRounds.actions[first]?.type !== 'layTile') first--;
  await openFixture(page, first);
  for (let at = first; at < firstRounds.actions.length; at++) {
    await byKeyboard(page, firstRounds.actions[at] as Recorded);
    await expectMove(page, at + 1);
  }
});

test('the map can be walked with the arrow keys and heard', async ({ page }) => {
  await openFixture(
    page,
    firstRounds.actions.findIndex((action) => action.type === 'layTile'),
  );
  const palermo = page.locator('[data-hex="C5"]');
  await expect(palermo).toHaveAttribute('aria-label', /Palermo.*city.*next to/i);
  await palermo.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-hex="E5"]')).toBeFocused();
});

test('a route changed by hand gets its reason at once', async ({ page }) => {
  await openFixture(
    page,
    firstRounds.actions.findIndex((action) => action.type === 'runTrains'),
  );
  await expect(page.locator('.routes path').first()).toBeAttached();
  await page.getByRole('button', { name: 'Change by hand' }).click();
  await page.getByRole('button', { name: 'Clear' }).first().click();
  await expect(page.getByRole('alert')).toContainText('§10.5');
  await page.getByRole('button', { name: 'Use the best run' }).click();
  await expect(primary(page)).toBeEnabled();
});

test('works offline after the first visit', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(async () => (await caches.keys()).length > 0);
  await page.reload();
  await context.setOffline(true);
  await page.goto('/');
  await card(page).getByRole('button', { name: 'Together on this device' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.question')).toContainText('SCE');
  await page.locator('[data-offer="buyPrivate SCE"]').click();
  await primary(page).click();
  await expectMove(page, 1);
  await page.reload();
  await expectMove(page, 1);
});
