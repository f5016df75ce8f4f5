import type { Page } from '@playwright/test';
import { primary } from './table.ts';

/** What was there a moment ago may be gone: nobody waits for it to come back. */
const AT_ONCE = { timeout: 2_000 };

/** A hasty person: takes what lies ready, else passes, else the first thing on offer. */
async function answer(page: Page): Promise<void> {
  const ready = primary(page);
  if ((await ready.count()) === 0) return;
  if (await ready.isEnabled(AT_ONCE)) {
    await ready.click(AT_ONCE);
    return;
  }
  const pass = page.locator('.bar .button:not(.primary)').first();
  if ((await pass.count()) > 0 && (await pass.getAttribute('aria-disabled', AT_ONCE)) === null) {
    await pass.click(AT_ONCE);
    return;
  }
  const offer = page.locator('.offer-button:enabled, .own-row .chip').first();
  if ((await offer.count()) > 0) await offer.click(AT_ONCE);
}

/** Answers whatever is asked until the game is over. What is on the page now may be gone before it is clicked. */
export async function playToTheEnd(page: Page, withinSeconds: number): Promise<void> {
  const deadline = Date.now() + withinSeconds * 1000;
  while ((await page.locator('.end').count()) === 0 && Date.now() < deadline) {
    await answer(page).catch(() => undefined);
    await page.waitForTimeout(15);
  }
}
