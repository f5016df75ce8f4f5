import { languages } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { en } from '../src/text/en.ts';
import { fr } from '../src/text/fr.ts';
import { it as italian } from '../src/text/it.ts';

const gaps = (text: string): readonly string[] => [...text.matchAll(/\{[^}]+\}/g)].map(([gap]) => gap).sort();

describe('the texts of the page', () => {
  it('leave the same gaps in every language', () => {
    expect(languages).toEqual(['en', 'it', 'fr']);
    for (const [key, text] of Object.entries(en)) {
      for (const other of [italian, fr]) expect(gaps(other[key as keyof typeof en]), key).toEqual(gaps(text));
    }
  });
});
