import { expect, type Page } from '@playwright/test';
import type { Position } from './positions.ts';
import { primary, type Recorded } from './table.ts';

/** Types of action that stand beside the primary button. */
const inTheBar = new Set(['pass', 'decline']);

/** The button of the offer, the tile on the map, the bar at the bottom: wherever the page has put it. */
export async function choose(page: Page, { offer, action }: Pick<Position, 'offer' | 'action'>): Promise<void> {
  if (inTheBar.has(action.type)) {
    await page.locator('.bar .button').first().click();
    return;
  }
  const plain = Object.entries(offer).filter(
    ([field, value]) => field !== 'by' && (typeof value === 'string' || typeof value === 'number'),
  );
  const key = plain.map(([, value]) => value).join(' ');
  const button = page.locator(`[data-offer="${key}"]`).first();
  if ('tile' in action) await chooseTile(page, action as unknown as Recorded);
  // The best run has no button of its own: it lies ready.
  else if (!('routes' in action) && (await button.getAttribute('aria-pressed')) !== 'true') await button.click();
  await expect(primary(page)).toBeEnabled();
  await primary(page).click();
}

/** By the list of hexes beside the map; then the tile, turned until it lies right. */
export async function chooseTile(page: Page, { hex, tile, rotation }: Recorded): Promise<void> {
  await page.locator(`[data-lay="${hex}"]`).click();
  const shown = page.locator(`.tray-tile[data-tile="${tile}"]`);
  if ((await shown.getAttribute('aria-pressed')) !== 'true') await shown.click();
  await expect(shown).toHaveAttribute('aria-pressed', 'true');
  for (let turns = 0; turns < 6; turns++) {
    const now = await shown.getAttribute('data-rotation');
    if (now === String(rotation)) return;
    await shown.click();
    await expect(shown).not.toHaveAttribute('data-rotation', now ?? '');
  }
}
