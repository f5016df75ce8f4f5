import { lesson18fb } from '@binario/game-18fb/lesson';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Guest, guest } from './onlineTable.ts';
import { openFixture, primary } from './table.ts';

const { script } = lesson18fb;

/** The political round of the lesson: Carla has Panfilo and Delahante, and Anna begins the stock round. */
const auctions = script.findIndex(({ section }) => section === '3.2.2');

/** How often Bruno passed in it. */
const passes = script.slice(0, auctions).filter(({ action }) => action.by === 'P2' && action.type === 'pass').length;

/** Anna takes a game from her device online; Bruno and Carla come by the link. */
async function stockRound(browser: Browser): Promise<readonly [Guest, Guest, Guest]> {
  const anna = await guest(browser, 'Anna');
  const actions = script.map(({ action }) => action);
  const setup = { players: 3, seed: lesson18fb.wish.seed };
  await openFixture(anna.page, auctions, { game: '18fb', setup, actions } as never, 3);
  await anna.page.getByText('Menu').click();
  await anna.page.getByRole('button', { name: 'Take this game online' }).click();
  await anna.page.waitForURL(/\/table\//);
  const address = await anna.page.getByLabel('Link to send').inputValue();
  const sit = async (name: string, seat: string) => {
    const one = await guest(browser, name);
    await one.page.goto(address);
    await one.page.locator(`[data-seat="${seat}"]`).getByRole('button', { name: 'Sit here' }).click();
    await expect(anna.page.locator(`[data-seat="${seat}"]`)).toContainText(name);
    return one;
  };
  const [bruno, carla] = [await sit('Bruno', 'P2'), await sit('Carla', 'P3')];
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of [anna, bruno, carla]) await expect(page.locator('.question')).toBeVisible();
  return [anna, bruno, carla];
}

const given = (page: Page, words: string) => page.locator('.orders li', { hasText: words });

/** Gives a standing order in these words, with its sum if it has one. */
async function order(page: Page, words: string, amount?: number): Promise<void> {
  await page.getByRole('tab', { name: 'Standing orders' }).click();
  const wish = page.locator('.order-wish', { hasText: words });
  if (amount !== undefined) await wish.getByRole('spinbutton').fill(String(amount));
  await wish.getByRole('button').click();
  await expect(given(page, words)).toBeVisible();
}

async function take(page: Page, key: string): Promise<void> {
  await page.locator(`[data-offer="${key}"]`).click();
  await expect(primary(page)).toBeEnabled();
  await primary(page).click();
}

/** Writing a price chooses the card. Offers to other players are folded until they are wanted. */
async function propose(page: Page, price: number): Promise<void> {
  const fold = page.locator('details', { hasText: 'Make an offer for a card of another player' });
  await expect(fold).toBeVisible();
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').first().click();
  await page.getByRole('spinbutton', { name: 'Price: Delahante' }).fill(String(price));
  await expect(page.locator('[data-offer="proposeCard Delahante"]')).toHaveAttribute('aria-pressed', 'true');
  await primary(page).click();
}

test('18FB: standing orders pass, decline and sell for people who are not asked', async ({ browser }) => {
  test.setTimeout(180_000);
  const [anna, bruno, carla] = await stockRound(browser);
  const bar = ({ page }: Guest) => page.locator('.bar');
  await order(carla.page, 'Never use Panfilo De Riseis');
  await order(carla.page, 'Sell a political card', 60);
  await order(bruno.page, 'Pass in this stock round until a share price moves');

  // Below her price Carla is asked herself; from it on her order sells.
  await propose(anna.page, 50);
  await expect(bar(carla)).toBeVisible();
  await take(carla.page, 'refuse');
  await expect(bar(anna)).toBeVisible();
  await propose(anna.page, 60);

  // Bruno passes by his order, and Carla is asked in her own turn.
  await expect(bar(carla)).toBeVisible();
  await expect(bar(bruno)).toHaveCount(0);
  await expect(given(bruno.page, 'until a share price moves')).toBeVisible();
  // A company starts: its price is set, and the order is over.
  await take(carla.page, 'acquireConcession NN 60 none');
  await expect(given(bruno.page, 'until a share price moves')).toHaveCount(0);

  // Anna's concession is not contested: the next one is Bruno, and now he is asked.
  await expect(bar(anna)).toBeVisible();
  await take(anna.page, 'acquireConcession LdA 60 card');
  await expect(bar(bruno)).toBeVisible();
  await bruno.page.getByRole('tab', { name: 'Log' }).click();
  const log = bruno.page.locator('.log');
  await expect(log).toContainText('Anna buys Delahante, Duca di Galliera from Carla for D60.');
  await expect(log).toContainText('Anna acquires the concession of LdA');
  await expect(log.getByText('Bruno passes.', { exact: true })).toHaveCount(passes + 1);
  await expect(log).not.toContainText('uses Panfilo');
  for (const { context } of [anna, bruno, carla]) await context.close();
});
