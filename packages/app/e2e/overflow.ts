import type { Page } from '@playwright/test';

/** Sizes at which every screen must have room for its words. */
export const widths = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
] as const;

/**
 * Words that are cut off or lie beyond the edge of the screen, each with what holds them. What scrolls sideways has room, and three dots
 * are meant; the map has labels of its own, the link to the question
 * shows itself to those who use keys, and of a long operating order the company at work is shown.
 */
export function overflowing(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    if (document.documentElement.scrollWidth > innerWidth) faults.add('the page is wider than the screen');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!holder || words === '' || holder.closest('svg, script, style, select, [hidden], .skip, .head-order'))
        continue;
      if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      const told = `“${words.slice(0, 60)}” in ${holder.tagName.toLowerCase()}.${holder.className}`;
      if (width > 0 && !hasRoom(holder, left, right)) faults.add(told);
    }
    return [...faults];

    function hasRoom(holder: Element, left: number, right: number): boolean {
      for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        // Read aloud, not seen.
        if (style.clipPath !== 'none' || box.clientWidth <= 1) return true;
        if (style.overflowX === 'auto' || style.overflowX === 'scroll') return true;
        if (style.overflowX === 'visible') continue;
        if (style.textOverflow === 'ellipsis') return true;
        const edge = box.getBoundingClientRect();
        if (left < edge.left - 1 || right > edge.right + 1) return false;
      }
      return left >= -1 && right <= innerWidth + 1;
    }
  });
}
