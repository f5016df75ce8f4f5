import { expect, type Page } from '@playwright/test';

/** Everything shown is put into words: no key of a catalogue, no gap that nothing filled. */
export async function expectWords(page: Page): Promise<void> {
  const words = await page.locator('body').innerText();
  expect(words).not.toMatch(
    /(?<![\w/])(?:ask|act|tab|step|crumb|group|note|effect|word|table|change|lay|corp)\.[a-z]\w+/,
  );
  expect(words).not.toMatch(/\{\w+(?::\w+)?\}/);
}

/** The same for every panel behind a tab. */
export async function expectWordsInTabs(page: Page): Promise<void> {
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    for (const panel of await page.locator('.tab-panel').allInnerTexts())
      expect(panel).not.toMatch(/\b[a-z]+\.[a-z]\w+\b|\{\w+/);
  }
}
