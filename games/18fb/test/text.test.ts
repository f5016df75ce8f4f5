import { languages, rulesOf, say } from '@binario/kernel';
import { gapsIn } from '@binario/kernel/testing';
import { describe, expect, it } from 'vitest';
import { builtInBoard } from '../board/of.ts';
import { game18fb } from '../game.ts';
import { corpIds } from '../ids.ts';
import { catalogues, texts } from '../text/catalogue.ts';
import { en } from '../text/en.ts';
import { speaker } from '../text/speaker.ts';
import { title18fb } from '../title.ts';

const { regionalIds } = builtInBoard;

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
      expect(gapsIn(catalogues[language][key] ?? ''), key).toEqual(gapsIn(template));
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

  it('gives every company and holder its article; political cards are people and take none', () => {
    for (const language of ['it', 'fr'] as const) {
      const { articlesOf } = speaker(language);
      const bare = (style: string, ids: readonly string[]) => ids.filter((id) => !articlesOf(id, style, '')[language]);
      expect(bare('holder', [...corpIds, ...regionalIds, 'bank', 'offer', 'pool'])).toEqual([]);
      expect(bare('corp', [...corpIds, ...regionalIds])).toEqual([]);
      expect(bare('private', regionalIds)).toEqual([]);
    }
    const of = (lot: string) => say({ of: 'x {lot:of}' }, 'of', { lot }, speaker('fr'));
    expect(['FAS', 'Bayard', 'Albano'].map(of)).toEqual(['x de la FAS', 'x de Bayard', 'x d’Albano, Fox-Henderson']);
  });

  it('hands all of it on', () => {
    expect(title18fb.text).toBe(catalogues);
  });
});
