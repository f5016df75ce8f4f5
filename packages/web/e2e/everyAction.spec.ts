import { game1849 } from '@binario/game-1849';
import { title1849 } from '@binario/game-1849/title';
import { expect, type Page, test } from '@playwright/test';
import { type Position, positionsFor, type Wish } from './positions.ts';
import { expectMove, layTile, openFixture, primary } from './table.ts';

const wishes1849: readonly Wish[] = [
  { players: 3, variants: title1849.variants },
  { players: 4, variants: [] },
  { players: 5, variants: title1849.variants },
];

const games = [{ id: '1849', title: title1849, forms: game1849.forms, wishes: wishes1849 }];

/** The button of the offer, the tile on the map, the bar at the bottom: wherever the page has put it. */
async function choose(page: Page, { offer, action }: Position): Promise<void> {
  const plain = Object.entries(offer).filter(
    ([field, value]) => field !== 'by' && (typeof value === 'string' || typeof value === 'number'),
  );
  const key = plain.map(([, value]) => value).join(' ');
  const button = page.locator(`[data-offer="${key}"]`).first();
  if (action.type === 'pass') {
    await page.locator('.bar .button').first().click();
    return;
  }
  if (await button.count()) {
    if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
  } else if ('tile' in action) await layTile(page, action as never);
  await expect(primary(page)).toBeEnabled();
  await primary(page).click();
}

for (const { id, title, forms, wishes } of games) {
  test(`every type of action of ${id} can be done by clicks`, async ({ page }) => {
    test.setTimeout(600_000);
    const types = Object.keys(forms);
    const found = positionsFor(title, types, wishes);
    expect([...found.keys()].sort()).toEqual([...types].sort());
    for (const [type, position] of found) {
      await test.step(type, async () => {
        const players = (position.setup as { players: number }).players;
        await openFixture(page, position.actions.length, { game: id, ...position } as never, players);
        await choose(page, position);
        await expectMove(page, position.actions.length + 1);
      });
    }
  });
}
