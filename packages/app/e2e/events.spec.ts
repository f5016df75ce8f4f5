import { expect, type Page, test } from '@playwright/test';
import { expectMove, fixture, openFixture, primary, wholeGame } from './table.ts';

const game18fb = fixture('18fb-game');

const since = (page: Page) => page.locator('.since');
const banner = (page: Page) => page.locator('.phase-banner');

/** Anna passes in a stock round: then automatic players have their turns. */
async function letOthersPlay(page: Page): Promise<void> {
  await openFixture(page, 115, wholeGame, 4, { alone: true });
  await page.locator('.bar .button').first().click();
}

test('what automatic players did is stepped through, with their reasons, which stand in the log too', async ({
  page,
}) => {
  await letOthersPlay(page);
  // Before she passed Anna was asked too: first everybody else has moved.
  await expect(page.locator('.timeline output')).toHaveText(/^1(19|[2-9]\d)\//, { timeout: 30_000 });
  await expect(page.locator('.question')).toContainText('Anna', { timeout: 30_000 });
  await since(page).locator('.since-title').click();
  const steps = since(page).locator('.since-list li');
  const number = await steps.count();
  expect(number).toBeGreaterThan(1);
  await expect(steps.first().locator('.quiet')).toHaveText(/\w+: \w/);
  await since(page).getByRole('button', { name: 'Next move' }).click();
  await expect(steps.first()).toHaveAttribute('aria-current', 'step');
  await expect(since(page)).toContainText(`Move 1 of ${number}`);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.locator('.log-why').last()).toBeVisible();
  const told = await page.locator('.log-why').count();
  await page.reload();
  await expect(page.locator('.log-why')).toHaveCount(told);
});

test('automatic players wait for people who want that', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('binario.settings', JSON.stringify({ pace: 'wait' })));
  await letOthersPlay(page);
  await expectMove(page, 116);
  const bar = page.locator('.pace-bar');
  await bar.getByRole('button', { name: 'Next move' }).click();
  await expectMove(page, 117);
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: /Until/ }).click();
  await expect(page.locator('.question')).toContainText('Anna', { timeout: 30_000 });
  await expect(bar).toHaveCount(0);
});

test('each train has its colour and one line; a run of an earlier round is seen again', async ({ page }) => {
  await openFixture(page, 41, wholeGame);
  const lines = page.locator('.routes [data-way]');
  await expect(lines).toHaveCount(2);
  const colours = await lines.evaluateAll((ways) =>
    ways.map((way) => way.querySelectorAll('path')[2]?.getAttribute('stroke')),
  );
  expect(new Set(colours).size).toBe(2);
  await expect(page.locator('.run-swatch')).toHaveCount(2);
  await openFixture(page, 60, wholeGame);
  await expect(lines).toHaveCount(0);
  await page.getByRole('slider').fill('42');
  await expect(lines).toHaveCount(2);
});

test('a new phase is announced with what it did, until it is read', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFixture(page, 483, game18fb);
  await expect(banner(page)).toContainText('Phase 5 begins');
  await expect(banner(page)).toContainText(/(is|are) scrapped|must discard|closes/);
  await banner(page).getByRole('button', { name: 'Close this notice' }).click();
  await expect(banner(page)).toHaveCount(0);
  // Whoever moves on has seen it.
  await openFixture(page, 484, game18fb);
  await expect(primary(page).or(page.locator('.question')).first()).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

/** What begins to move is written down: a slow machine may look too late. */
const watchMotion = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      moved.push(this.getAttribute('class') ?? '');
      return animate.apply(this, how);
    };
    addEventListener('animationstart', ({ target }) => {
      moved.push((target as Element).getAttribute('class') ?? '');
    });
  });

/** The next move of the record, by slider: what it changed moves, or not. */
async function seen(page: Page, moves: number, what: string): Promise<boolean> {
  await page.getByRole('slider').fill(String(moves - 1));
  await expectMove(page, moves - 1);
  await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved.splice(0));
  await page.getByRole('slider').fill(String(moves));
  await expectMove(page, moves);
  const moved = await page.evaluate(
    () =>
      new Promise<readonly string[]>((done) => {
        const told = () => done((globalThis as unknown as { moved: string[] }).moved);
        requestAnimationFrame(() => requestAnimationFrame(told));
      }),
  );
  return moved.some((each) => each.includes(what));
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const moves = reducedMotion === 'no-preference';
  test(`tiles, markers and money ${moves ? 'move' : 'stand still for those who wish it'}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await watchMotion(page);
    await openFixture(page, 120, wholeGame);
    await page.getByRole('tab', { name: 'Market' }).click();
    const after = (type: string) => wholeGame.actions.findIndex((action) => action.type === type) + 1;
    expect(await seen(page, after('layTile'), 'hex-face')).toBe(moves);
    expect(await seen(page, after('payDividend'), 'head-cash')).toBe(moves);
    expect(await seen(page, after('payDividend'), 'market-token')).toBe(moves);
  });
}

test('sounds are off until somebody wants them', async ({ page }) => {
  await page.addInitScript(() => {
    const notes: number[] = [];
    Object.assign(globalThis, { notes });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      notes.push(this.frequency.value);
      return start.apply(this, when);
    };
  });
  const notes = () => page.evaluate(() => (globalThis as unknown as { notes: number[] }).notes.length);
  const laid = wholeGame.actions.findIndex(({ type }) => type === 'layTile');
  await openFixture(page, laid + 1, wholeGame);
  const again = async () => {
    for (const at of [laid, laid + 1]) {
      await page.getByRole('slider').fill(String(at));
      await expectMove(page, at);
    }
  };
  await again();
  expect(await notes()).toBe(0);
  await page.getByText('Menu', { exact: true }).click();
  await page.getByLabel('Sounds').check();
  await page.keyboard.press('Escape');
  await again();
  await expect.poll(notes).toBe(1);
});
