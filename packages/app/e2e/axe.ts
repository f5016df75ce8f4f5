import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const script = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Found {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** No violation, however slight, on what is now shown. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page whose game is still being fetched is empty for that moment.
  await expect(page.locator('.loading')).toHaveCount(0);
  await expect(page.locator('h1').first()).toBeAttached();
  // What is half faded in has no contrast yet.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
  // The policy of the page forbids inline code; a test may evaluate its own.
  const { readFileSync } = await import('node:fs');
  await page.evaluate(readFileSync(script, 'utf8'));
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: Found[] }> } };
    return (await axe.run()).violations;
  });
  const shown = found.map(
    ({ id, impact, nodes }) =>
      `${impact}, ${id}: ${nodes
        .map((node) => `${node.html} ${node.failureSummary}`)
        .slice(0, 3)
        .join('\n')}`,
  );
  expect(shown).toEqual([]);
}
