import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

/** Gzipped, in KB of 1,024 bytes: everything that is fetched before the first board can be drawn. */
const MOST = 150;

test('what is loaded before the first board is small', async ({ page, request }) => {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('.board-svg .hex')) return;
      performance.mark('first board');
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await page.waitForFunction(() => performance.getEntriesByName('first board').length > 0);
  const scripts = await page.evaluate(() => {
    const drawn = performance.getEntriesByName('first board')[0]?.startTime ?? 0;
    const before = performance.getEntriesByType('resource').filter((each) => each.startTime < drawn);
    return [...new Set(before.map(({ name }) => name).filter((name) => name.endsWith('.js')))];
  });
  const sizes = await Promise.all(
    scripts.map(async (script) => ({ script, size: gzipSync(await (await request.get(script)).body()).length })),
  );
  const sum = sizes.reduce((all, { size }) => all + size, 0) / 1024;
  expect(scripts.length).toBeGreaterThan(3);
  expect(sum, JSON.stringify(sizes)).toBeLessThanOrEqual(MOST);
});

// Words that come later must not be wanted here: a text that is not known is shown by its key.
test('the first screen has all its words with it', async ({ page }) => {
  await page.goto('/');
  for (const language of ['en', 'it', 'fr']) {
    await page.getByRole('combobox').first().selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('.hero-text')).toHaveCount(3);
    expect(await page.locator('body').innerText()).not.toMatch(/\b[a-z]+\.[a-z]\w+\b(?!games)/i);
  }
});
