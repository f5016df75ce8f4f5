import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { changeStored } from './stored.ts';
import { click, expectMove, firstRounds, openFixture, type Recorded } from './table.ts';

const move = (at: number) => firstRounds.actions[at] as Recorded;
const watching = (page: Page) => page.locator('.banner.is-followed');
const offers = (page: Page) => page.locator('.bar .button');

/** The same game in a second tab. */
async function beside(page: Page, context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator('.question')).toBeVisible();
  return other;
}

test('one tab plays; the other follows, takes over, and inherits when it is left', async ({ page, context }) => {
  await openFixture(page, 20);
  const other = await beside(page, context);
  await expect(watching(other)).toContainText('another tab');
  await expect(offers(other)).toHaveCount(0);
  await click(page, move(20));
  await expectMove(other, 21);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectMove(other, 20);
  await other.keyboard.press('p');
  await other.keyboard.press('z');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expectMove(other, 21);
  await expect(other.getByRole('button', { name: 'Undo' })).toBeDisabled();

  await other.getByRole('button', { name: 'Play here' }).click();
  await expect(watching(other)).toHaveCount(0);
  await expect(watching(page)).toBeVisible();
  await click(other, move(21));
  await expectMove(page, 22);
  // A reload gives the game to the tab that watches.
  await other.reload();
  await expect(watching(page)).toHaveCount(0);
  await click(page, move(22));
  await expect(watching(other)).toBeVisible();
  await expectMove(other, 23);
  await page.close();
  await expect(watching(other)).toHaveCount(0);
  await click(other, move(23));
  await expectMove(other, 24);
  await other.reload();
  await expectMove(other, 24);
});

test('a crash of the tab that plays hands the game over', async ({ page, context }) => {
  await openFixture(page, 20);
  const other = await beside(page, context);
  await expect(watching(other)).toBeVisible();
  const crashed = page.waitForEvent('crash');
  void page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  await expect(watching(other)).toHaveCount(0);
  await click(other, move(20));
  await expectMove(other, 21);
});

test('automatic players move in one tab only', async ({ page, context }) => {
  await openFixture(page, 0);
  const game = page.url();
  await page.goto('/');
  // All seats play by themselves from now on, but in the first tab nobody asks them.
  await changeStored(page, game, { seats: ['A', 'B', 'C'].map((name) => ({ name, kind: 'bot' })) });
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: { name: string }) {
      if (message.name !== 'bot') postMessage.call(this, message);
    };
  });
  await page.goto(game);
  await expect(page.locator('.question')).toBeVisible();
  const other = await beside(page, context);
  await expect(watching(other)).toBeVisible();
  await other.waitForTimeout(1000);
  await expect(other.locator('.timeline')).toHaveCount(0);
  await other.getByRole('button', { name: 'Play here' }).click();
  await expect(other.locator('.timeline output')).toHaveText(/^\d\d\//);
});

test('without locks and news what comes second is said, kept as a plan, and overwrites nothing', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined });
  });
  const at = firstRounds.actions.findIndex(({ type }) => type === 'buyCert');
  await openFixture(page, at);
  const other = await beside(page, context);
  await click(other, move(at));
  await expectMove(other, at + 1);
  await click(other, move(at + 1));
  await expectMove(other, at + 2);
  // This tab still shows the older position, and passes there.
  await offers(page).first().click();
  await expect(watching(page)).toContainText('went on in another tab');
  await expectMove(page, at + 2);
  await page.getByRole('tab', { name: 'Plans' }).click();
  await expect(page.locator('.plans li')).toContainText('What you did while the game went on in another tab');
  await page.reload();
  await expectMove(page, at + 2);
  await page.getByRole('tab', { name: 'Plans' }).click();
  await page.locator('.plans li').getByRole('button', { name: 'Open' }).click();
  await expectMove(page, at + 1);
});
