import { expect, type Page } from '@playwright/test';
import type { Position } from './positions.ts';
import { primary, type Recorded, turnTile } from './table.ts';

/** Types of action that stand beside the primary button. */
const inTheBar = new Set(['pass', 'decline']);

const layReady = new Set(['runTrains', 'replaceMarkers']);

export function plainFields(fields: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  );
}

function keyOf(fields: object): string {
  const { by: _, ...told } = plainFields(fields);
  return Object.values(told).join(' ');
}

/** The button of the offer, the tile on the map, the bar at the bottom: wherever the page has put it. */
export async function choose(page: Page, { offer, action }: Pick<Position, 'offer' | 'action'>): Promise<void> {
  if (inTheBar.has(action.type)) {
    await page.locator('.bar .button').first().click();
    return;
  }
  // A button stands for the offer, or, in controls of a game's own, for one value of it.
  const exact = page.locator(`[data-offer="${keyOf(action)}"]`);
  const button = (await exact.count()) > 0 ? exact.first() : page.locator(`[data-offer="${keyOf(offer)}"]`).first();
  // What is rarely wanted is folded up.
  const folded = page.locator('details:not([open])').filter({ has: button });
  if ((await folded.count()) > 0) await folded.locator('summary').first().click();
  if ('tile' in action) await chooseTile(page, action as unknown as Recorded);
  // The best run and a list of ticks have no button of their own: they lie ready.
  else if (!layReady.has(action.type) && (await button.getAttribute('aria-pressed')) !== 'true') await button.click();
  await expect(primary(page)).toBeEnabled();
  await primary(page).click();
}

/** By the list of hexes beside the map; then the tile, turned until it lies right. */
export async function chooseTile(page: Page, action: Recorded): Promise<void> {
  await page.locator(`[data-lay="${action.hex}"]`).click();
  await turnTile(page, action);
}
