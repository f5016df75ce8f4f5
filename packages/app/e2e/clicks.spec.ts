import { expect, type Page, test } from '@playwright/test';
import { shareOf } from './long.ts';
import { type Fixture, fixture, offerKey, openFixture, primary, type Recorded } from './table.ts';

const game18fb = fixture('18fb-game');
const game1865 = fixture('1865-game');

/** One row of the table of clicks: from which move of the record to which, and how many clicks a player may need. */
interface Row {
  readonly turn: string;
  readonly game?: Fixture;
  readonly players?: number;
  readonly from: number;
  readonly to: number;
  readonly attainable: number;
  /** Which of them the page answers by itself, for whoever wants that. */
  readonly byPage?: readonly number[];
  /** What is done otherwise than in the record. */
  readonly actions?: readonly Recorded[];
}

const [home, second] = [game18fb.actions.slice(114, 118), game18fb.actions.slice(118, 120)];
const bid: Recorded = { type: 'bid', by: 'P1', price: 50 };
const pass: Recorded = { type: 'pass', by: 'P2' };

/** From stored positions of 18FB; the last one of 1865, whose companies with cards are asked at the end of their turn. */
const rows: readonly Row[] = [
  { turn: 'first turn: 2 tiles, home, train', from: 114, to: 119, attainable: 6, actions: [...home, pass] },
  { turn: 'tile, tile, token, full dividend, end', from: 496, to: 501, attainable: 5 },
  { turn: 'tile, tile, token, 2 trains', from: 114, to: 120, attainable: 7, actions: [...home, ...second] },
  { turn: 'tile, pass, dividend', from: 233, to: 237, attainable: 3, byPage: [3] },
  { turn: 'nothing done', from: 237, to: 239, attainable: 1, byPage: [1], actions: [pass, pass] },
  { turn: 'buy a share', from: 41, to: 42, attainable: 1 },
  { turn: 'refuse', from: 493, to: 494, attainable: 1 },
  {
    turn: 'open a lot at face value',
    from: 0,
    to: 2,
    attainable: 2,
    actions: [game18fb.actions[0] as Recorded, bid],
  },
  {
    turn: '1865: tile, tile, marker, dividend, end',
    game: game1865,
    players: 3,
    from: 29,
    to: 35,
    attainable: 5,
    byPage: [5],
  },
];

/** How many moves the game has; before the first one there is no history. */
async function position(page: Page): Promise<number> {
  const shown = await page.locator('.timeline output').allTextContents();
  return Number(shown[0]?.split('/')[1] ?? 0);
}

/** Clicks as a person would, and counts. */
class Hand {
  clicks = 0;

  constructor(
    private readonly page: Page,
    private readonly single: boolean,
  ) {}

  private async click(selector: string): Promise<void> {
    this.clicks++;
    await this.page.locator(selector).first().click();
  }

  async play(action: Recorded, more: boolean): Promise<void> {
    switch (action.type) {
      case 'pass':
        // Whoever wants nothing more in this turn passes all of it.
        await this.click(this.single && more ? '.pass-turn' : '.bar [aria-keyshortcuts="p"]');
        return;
      case 'layTile':
        return this.lay(action);
      default:
        return this.offer(action);
    }
  }

  private async lay({ hex, tile, rotation }: Recorded): Promise<void> {
    if (this.single) return this.click(`[data-lay-now="${hex} ${tile} ${rotation}"]`);
    await this.click(`[data-hex="${hex}"]`);
    const chosen = this.page.locator(`.tray-tile[data-tile="${tile}"]`);
    if ((await chosen.getAttribute('aria-pressed')) !== 'true') await this.click(`.tray-tile[data-tile="${tile}"]`);
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    for (let now = await chosen.getAttribute('data-rotation'); now !== String(rotation); ) {
      await this.click(`.tray-tile[data-tile="${tile}"]`);
      await expect(chosen).not.toHaveAttribute('data-rotation', now ?? '');
      now = await chosen.getAttribute('data-rotation');
    }
    await this.confirm();
  }

  private async offer(action: Recorded): Promise<void> {
    const key = offerKey(action);
    const exact = this.page.locator(`[data-offer="${key}"]`);
    const loose = this.page.locator(`[data-offer^="${loosely(action)}"]`);
    await expect(exact.or(loose).first()).toBeVisible();
    const selector = (await exact.count()) > 0 ? `[data-offer="${key}"]` : `[data-offer^="${loosely(action)}"]`;
    const ready = (await this.page.locator(selector).first().getAttribute('aria-pressed')) === 'true';
    if (this.single || !ready) await this.click(selector);
    if (!this.single) await this.confirm();
  }

  private async confirm(): Promise<void> {
    await expect(primary(this.page)).toBeEnabled();
    await this.click('.bar .primary');
  }
}

/** The button of an offer names its plain fields; a route or a price is no plain field. */
function loosely(action: Recorded): string {
  const { price: _price, route: _route, ...plain } = action;
  return offerKey(plain as Recorded);
}

async function clicksFor(page: Page, row: Row, single: boolean): Promise<number> {
  const { game = game18fb, players = 4, from, to } = row;
  await openFixture(page, from, game, players);
  const actions = row.actions ?? game.actions.slice(from, to);
  const hand = new Hand(page, single);
  const wantsNothing = (i: number) => actions.slice(i).every(({ type }) => type === 'pass' || type === 'payDividend');
  for (let i = 0; i < actions.length; ) {
    await hand.play(actions[i] as Recorded, wantsNothing(i));
    i++;
    while (single && row.byPage?.includes(i)) i++;
    await expect.poll(() => position(page)).toBe(from + i);
  }
  return hand.clicks;
}

async function prefer(page: Page, settings: object): Promise<void> {
  await page.goto('/');
  await page.evaluate((chosen) => localStorage.setItem('binario.settings', JSON.stringify(chosen)), settings);
}

/** Turns whose clicks are counted in both ways each time; all of them when there is time. */
const compared = shareOf(rows, 0, 2);

for (const row of rows) {
  test(`a single click commits: ${row.turn}`, async ({ page }) => {
    test.setTimeout(120_000);
    await prefer(page, { language: 'en', oneClick: true, answerOnly: true });
    const after = await clicksFor(page, row, true);
    expect(after).toBeLessThanOrEqual(row.attainable);
    if (!compared.includes(row)) return;
    await prefer(page, { language: 'en' });
    const before = await clicksFor(page, row, false);
    console.log(`${row.turn.padEnd(40)} ${before} clicks before, ${after} now (attainable: ${row.attainable})`);
    expect(after).toBeLessThan(before);
  });
}
