import { readFileSync } from 'node:fs';
import { languages } from '@binario/kernel';
import { rulingsIn, statementsIn, testBook } from '@binario/kernel/testing';
import { describe, expect, it } from 'vitest';
import { sources } from '../data/sources.ts';
import { game18fb } from '../game.ts';
import { rulebook, sectionOf } from '../rulebook/rulebook.ts';
import { rulings } from '../rulebook/rulings.ts';
import { sources as en } from '../text/sources/en.ts';
import { sources as fr } from '../text/sources/fr.ts';
import { sources as italian } from '../text/sources/it.ts';

const checklist = readFileSync(new URL('../CHECKLIST.md', import.meta.url), 'utf8');
const rulingsText = readFileSync(new URL('../RULINGS.md', import.meta.url), 'utf8');

const listed = rulingsIn(rulingsText).map(({ where, ...ruling }) => ({
  ...ruling,
  sections: where.map((section) => section.replace('§', '')),
}));

describe('the rules in our own words', () => {
  testBook({
    game: game18fb,
    rulebook,
    sectionOf,
    rulings,
    nowhere: ['18FB §99', '1865 §3.4'],
    listed,
    form: { question: /^\S.*\?$/u, decision: /^[\p{Lu}\d].*\.$/u },
  });

  it('goes through the sections in their order', () => {
    const ids = rulebook('en').map(({ id }) => id);
    expect(ids.slice(0, 5)).toEqual(['1.1', '1.2', '1.3', '2.1', '2.2']);
    expect(ids.slice(ids.indexOf('3.4.9'), ids.indexOf('3.5') + 1)).toEqual(['3.4.9', '3.4.10', '3.4.11', '3.5']);
    expect(ids.at(-1)).toBe('7');
  });

  it.each([...languages])('makes every statement of the checklist once: %s', (language) => {
    const wanted = [...checklist.matchAll(/^- `(18fb-[\w.]+-\d+)`/gm)].map(([, id]) => id);
    expect(wanted).toHaveLength(903);
    expect([...statementsIn(rulebook(language))].sort()).toEqual(wanted.sort());
  });
});

describe('where the board comes from', () => {
  it('is said of every part in three languages', () => {
    const parts = Object.keys(sources).sort();
    for (const words of [en, italian, fr]) {
      expect(Object.keys(words).sort()).toEqual(parts);
      for (const text of Object.values(words)) expect(text).toMatch(/^[\p{Lu}\d+].*\.$/u);
    }
    expect(new Set(Object.values(sources))).toEqual(new Set(['F', 'P', 'D', 'R']));
  });
});
