import type { Page } from '@playwright/test';
import { primary } from './table.ts';

/** A hasty person: takes what lies ready, else passes, else the first thing on offer. */
async function answer(page: Page): Promise<void> {
  const ready = primary(page);
  if ((await ready.count()) === 0) return;
  if (await ready.isEnabled()) {
    await ready.click();
    return;
  }
  const pass = page.locator('.bar .button:not(.primary)').first();
  if ((await pass.count()) > 0 && (await pass.getAttribute('aria-disabled')) === null) {
    await pass.click();
    return;
  }
  const offer = page.locator('.offer-button:enabled, .own-row .chip').first();
  if ((await offer.count()) > 0) await offer.click();
}

/** Answers whatever is asked until the game is over. What is on the page now may be gone before it is clicked. */
export async function playToTheEnd(page: Page, withinSeconds: number): Promise<void> {
  const deadline = Date.now() + withinSeconds * 1000;
  while ((await page.locator('.end').count()) === 0 && Date.now() < deadline) {
    await answer(page).catch(() => undefined);
    await page.waitForTimeout(15);
  }
}
