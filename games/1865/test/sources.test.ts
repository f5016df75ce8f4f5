import { languages } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { sources } from '../rulebook/sources.ts';

describe('where this board comes from', () => {
  it.each([...languages])('is told in words, with nothing left open: %s', (language) => {
    for (const { id, title, paragraphs } of sources(language)) {
      expect(title, id).toMatch(/^\S.*[^.]$/);
      for (const { key, text } of paragraphs) expect(text, `${id} ${key}`).toMatch(/^[\p{Lu}\d][^{}]*\.$/u);
    }
  });

  it('counts in the data', () => {
    const text = sources('en')
      .flatMap(({ paragraphs }) => paragraphs.map((paragraph) => paragraph.text))
      .join(' ');
    expect(text).toContain('6 large cities with their letters, 5 other cities, 8 mines');
    expect(text).toContain('12 of the 31 boxes');
    expect(text).toContain('171 tiles');
    expect(text).toContain('116 hexes');
    expect(text).toContain('62 borders carry a river and which 62 a mountain');
    expect(text).toContain('Strait of Bonifacio (L.60)');
  });
});
