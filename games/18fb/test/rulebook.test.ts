import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languages, rulesOf } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { sources } from '../data/sources.ts';
import { game18fb } from '../game.ts';
import { rulebook, sectionOf } from '../rulebook/rulebook.ts';
import { sources as en } from '../text/sources/en.ts';
import { sources as fr } from '../text/sources/fr.ts';
import { sources as italian } from '../text/sources/it.ts';
import { checklist } from './checklist.ts';

const beside = fileURLToPath(new URL('../../../../shared/rulebooks/checklists/18fb.md', import.meta.url));
const rulings = fileURLToPath(new URL('../RULINGS.md', import.meta.url));

const idsOf = (language: (typeof languages)[number]) =>
  rulebook(language).flatMap((section) => section.paragraphs.flatMap((paragraph) => paragraph.ids));

describe('the rules in our own words', () => {
  it.each([...languages])('lead every rule to a section: %s', (language) => {
    expect(rulesOf(game18fb).filter(({ cite }) => sectionOf(cite, language) === undefined)).toEqual([]);
    expect(sectionOf('18FB §99', language)).toBeUndefined();
    expect(sectionOf('1865 §3.4', language)).toBeUndefined();
  });

  it.each([...languages])('have words in every paragraph: %s', (language) => {
    for (const { id, title, paragraphs } of rulebook(language)) {
      expect(title, id).toMatch(/^\S.*[^.]$/);
      for (const { key, text } of paragraphs) expect(text, `${id} ${key}`).toMatch(/^[\p{Lu}\d].*\.$/u);
    }
  });

  it('are not left in English', () => {
    const paragraphs = (language: (typeof languages)[number]) =>
      rulebook(language).flatMap((section) => section.paragraphs.map(({ text }) => text));
    const [english, it, french] = [paragraphs('en'), paragraphs('it'), paragraphs('fr')];
    expect(english.filter((text, n) => text === it[n] || text === french[n] || it[n] === french[n])).toEqual([]);
  });

  it('go through the sections in their order', () => {
    const ids = rulebook('en').map(({ id }) => id);
    expect(ids.slice(0, 5)).toEqual(['1.1', '1.2', '1.3', '2.1', '2.2']);
    expect(ids.slice(ids.indexOf('3.4.9'), ids.indexOf('3.5') + 1)).toEqual(['3.4.9', '3.4.10', '3.4.11', '3.5']);
    expect(ids.at(-1)).toBe('7');
  });

  it.each([...languages])('make every statement of the checklist once: %s', (language) => {
    expect([...idsOf(language)].sort()).toEqual([...checklist].sort());
    if (!existsSync(beside)) return;
    const wanted = [...readFileSync(beside, 'utf8').matchAll(/^- `(18fb-[\w.]+-\d+)`/gm)].map(([, id]) => id);
    expect([...idsOf(language)].sort()).toEqual(wanted.sort());
  });

  it('cite every ruling, and only those that RULINGS.md has', () => {
    const settled = [...readFileSync(rulings, 'utf8').matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(([, name]) => name);
    const cited = rulebook('en').flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.rulings));
    expect(new Set(settled).size).toBe(settled.length);
    expect([...new Set(cited)].sort()).toEqual([...settled].sort());
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
