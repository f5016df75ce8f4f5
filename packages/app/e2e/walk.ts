import { type Browser, expect, type Page } from '@playwright/test';
import { changeStored } from './stored.ts';
import { type Fixture, openFixture } from './table.ts';

export const languages = ['en', 'it', 'fr'] as const;

export type Language = (typeof languages)[number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const desk: Size = { width: 1440, height: 900 };

/** A browser of its own with a game at this move; the moves after it lie ready to be done again. */
export async function openAt(
  browser: Browser,
  game: Fixture,
  at: number,
  language: Language,
  players = Number(game.setup.players ?? 4),
): Promise<Page> {
  const context = await browser.newContext({ viewport: desk, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript((wished) => {
    localStorage.setItem('binario.settings', JSON.stringify({ language: wished }));
  }, language);
  await openFixture(page, at, game, players);
  if (at < game.actions.length) {
    const undone = game.actions.slice(at).reverse();
    await changeStored(page, page.url(), { undone });
    await page.reload();
    await expect(page.locator('.question, .end').first()).toBeVisible();
  }
  return page;
}

/** Another window; what the page makes of it stands with the second frame. */
export async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** One move on, as it was played. */
export async function goOn(page: Page, at: number): Promise<void> {
  await page.locator('[aria-keyshortcuts=y]').click();
  await expect(page.locator('.timeline output')).toHaveText(new RegExp(`^${at}/`));
}

/** What stands in the way of playing here without scrolling: nothing, as it should be. */
export async function faultsAt(page: Page): Promise<readonly string[]> {
  if ((await page.locator('.end').count()) > 0) return faultsOf(page, ['.head']);
  const before = await faultsOf(page, ['.head', '.question', '.bar']);
  const offer = page.locator('.now [data-offer][aria-pressed=false], .now [data-lay]');
  const ready = await page.locator('.effects').count();
  if (ready === 0 && (await offer.count()) > 0) {
    await offer.first().evaluate((node: HTMLElement) => node.click());
    await expect(page.locator('.preview').first()).toBeVisible();
  }
  const chosen = (await page.locator('.preview').count()) > 0 ? ['.preview'] : [];
  return [...before, ...(await faultsOf(page, ['.head', '.question', '.bar', ...chosen]))];
}

function faultsOf(page: Page, wanted: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((selectors) => {
    const faults: string[] = [];
    const seen = ({ left, top, right, bottom }: DOMRect) =>
      left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    for (const selector of selectors) {
      const node = document.querySelector(selector);
      if (!node) faults.push(`${selector} is missing`);
      else if (!seen(node.getBoundingClientRect())) faults.push(`${selector} is not on the screen`);
      else if (node.clientHeight < 16) faults.push(`${selector} has no height`);
    }
    // The weightiest change is seen without scrolling, and so is something to choose from.
    const preview = document.querySelector('.preview')?.getBoundingClientRect();
    const first = document
      .querySelector('.effects > .changes > .change, .preview > .refusal-box')
      ?.getBoundingClientRect();
    if (preview && first && first.bottom > preview.bottom + 1) faults.push('the first change is hidden');
    const panel = document.querySelector('.ask-scroll, .tab-panel')?.getBoundingClientRect();
    const room = panel ? Math.min(panel.bottom, preview?.top ?? panel.bottom) - panel.top : 0;
    if (room < 60) faults.push(`only ${room} pixels for what can be chosen`);
    const now = document.querySelector('.head-order .is-now')?.getBoundingClientRect();
    if (now && !seen(now)) faults.push('who operates is not on the screen');
    const actor = document.querySelector('.head-seat.is-actor')?.getBoundingClientRect();
    if (actor && !seen(actor)) faults.push('who decides is not on the screen');
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is wider than the screen');
    if (document.documentElement.scrollHeight > innerHeight) faults.push('the page is higher than the screen');
    return faults;
  }, wanted);
}
