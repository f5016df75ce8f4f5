import { readFileSync } from 'node:fs';
import { characters, fontMetrics, widthOf } from '@binario/web/testing';
import { describe, expect, it } from 'vitest';
import { metricsOf } from '../fonts/woff2.mjs';

const files = { serif: 'binario-serif-600', italic: 'binario-serif-400-italic', sans: 'binario-sans-600' } as const;
const fileOf = (name: string) => readFileSync(new URL(`../../packages/web/src/fonts/${name}.woff2`, import.meta.url));

describe('the fonts of the page', () => {
  it.each(Object.entries(files))('%s is as wide as the layout of the map believes', (font, file) => {
    const { capital, small, advances } = metricsOf(fileOf(file), characters);
    expect(fontMetrics[font as keyof typeof files]).toEqual({ capital, small, advances: advances.join(' ') });
  });

  it('measures words', () => {
    expect(widthOf('Palermo', 'serif', 20)).toBeCloseTo(2 * widthOf('Palermo', 'serif', 10));
    expect(widthOf('iii', 'sans', 10)).toBeLessThan(widthOf('WWW', 'sans', 10) / 2);
  });

  it('are small: all of them together stay below 64 KB', () => {
    const all = [...Object.values(files), 'binario-sans-400'].map((name) => fileOf(name).length);
    expect(all.reduce((sum, each) => sum + each, 0)).toBeLessThan(64 * 1024);
  });
});
