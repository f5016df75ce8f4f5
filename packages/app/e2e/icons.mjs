// Draws the icons for home screens from icon.svg: `node packages/app/e2e/icons.mjs` after the drawing has changed.
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../../../scripts/chromium.mjs';

const folder = new URL('../public/', import.meta.url);
const drawing = readFileSync(new URL('icon.svg', folder), 'utf8');

/** A maskable icon fills its square, and keeps what matters away from its rim. */
const icons = [
  { name: 'icon-192.png', size: 192, inner: 1, ground: 'transparent' },
  { name: 'icon-512.png', size: 512, inner: 1, ground: 'transparent' },
  { name: 'icon-maskable-512.png', size: 512, inner: 0.62, ground: '#f3ead6' },
];

const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
for (const { name, size, inner, ground } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const wide = size * inner;
  await page.setContent(
    `<style>body{margin:0;display:grid;place-items:center;width:${size}px;height:${size}px;background:${ground}}svg{width:${wide}px;height:${wide}px}</style>${drawing}`,
  );
  await page.screenshot({ path: new URL(name, folder).pathname, omitBackground: true });
  await page.close();
}
await browser.close();
