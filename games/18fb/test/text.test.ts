import { languages, rulesOf } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { game18fb } from '../game.ts';
import { catalogues, frenchSpaces, texts } from '../text/catalogue.ts';
import { en } from '../text/en.ts';
import { title18fb } from '../title.ts';

/** Names of the gaps in a sentence; another language may use another style for one. */
const names = (template: string) => [...new Set([...template.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();

describe('the texts of 18FB', () => {
  it('every rule of the game has a sentence, and no sentence is left over', () => {
    expect(
      rulesOf(game18fb)
        .map(({ key }) => key)
        .sort(),
    ).toEqual(Object.keys(en.rules).sort());
  });

  it('every rule is cited', () => {
    for (const { cites } of rulesOf(game18fb)) for (const cite of cites) expect(cite).toMatch(/^18FB §\d/);
  });

  it('every step has a name, every question and every action too', () => {
    expect(Object.keys(en.steps).sort()).toEqual(Object.keys(game18fb.steps).sort());
    const asking = Object.entries(game18fb.steps).flatMap(([name, step]) => (step.actors ? [name] : []));
    expect([...new Set(Object.keys(en.asks).map((key) => key.replace(/\..*/, '')))].sort()).toEqual(asking.sort());
    expect(Object.keys(en.actions).sort()).toEqual(Object.keys(game18fb.forms).sort());
  });

  it.each(['it', 'fr'] as const)('has the same gaps in English and in %s', (language) => {
    for (const [key, template] of Object.entries(catalogues.en)) {
      expect(names(catalogues[language][key] ?? ''), key).toEqual(names(template));
    }
  });

  it.each([...languages])('are sentences where sentences are wanted: %s', (language) => {
    const { rules, notes, asks, paid, effects } = texts[language];
    for (const section of [rules, notes, asks, paid, effects]) {
      for (const [key, text] of Object.entries(section)) expect(text, key).toMatch(/\S.*[.?]$/);
    }
  });

  it('is not left in English', () => {
    for (const section of ['rules', 'notes', 'asks'] as const) {
      for (const [key, text] of Object.entries(en[section])) {
        for (const language of ['it', 'fr'] as const) {
          expect((texts[language][section] as Readonly<Record<string, string>>)[key], key).not.toBe(text);
        }
      }
    }
  });

  it('sets French spaces and hands all of it on', () => {
    expect(frenchSpaces('a : b « c » 5 %, D12 000')).toBe('a\u00a0: b «\u00a0c\u00a0» 5\u00a0%, D12\u202f000');
    expect(title18fb.text).toBe(catalogues);
  });
});
