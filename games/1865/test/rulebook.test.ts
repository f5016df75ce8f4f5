import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languages, rulesOf } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { game1865 } from '../game.ts';
import { rulebook, sectionOf } from '../rulebook/rulebook.ts';
import { rulings } from '../rulebook/rulings.ts';
import { checklist } from './checklist.ts';

const beside = fileURLToPath(new URL('../../../../shared/rulebooks/checklists/1865.md', import.meta.url));
const rulingsText = readFileSync(new URL('../RULINGS.md', import.meta.url), 'utf8');

/** The rulings of RULINGS.md: number, sections, question, decision; lines that belong together are joined. */
const listed = [
  ...rulingsText.matchAll(/^\*\*(V?\d+)\*\* \(([^)]*)\)\s\*(.*?)\*\n\n- Decision: (.*?)\n(?=- Why:|\n)/gms),
].map(([, id = '', sections = '', question = '', decision = '']) => ({
  id,
  sections: joined(sections).split(', ').map(asSection),
  question: joined(question),
  decision: joined(decision),
}));

function joined(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** "C.5 §5.5" is the section `C.5-5.5` of the reader. */
function asSection(cite: string): string {
  const named: Readonly<Record<string, string>> = { content: '0', introduction: '1', 'quick reference': 'T' };
  return named[cite] ?? cite.replace('C.5 §', 'C.5-').replace('§', '');
}

const idsOf = (language: (typeof languages)[number]) =>
  rulebook(language).flatMap((section) => section.paragraphs.flatMap((paragraph) => paragraph.ids));

describe('the rulebook in our own words', () => {
  it.each([...languages])('leads every rule to a section: %s', (language) => {
    expect(rulesOf(game1865).filter(({ cite }) => sectionOf(cite, language) === undefined)).toEqual([]);
    expect(sectionOf('1865 C.5 §5.5', language)?.id).toBe('C.5-5.5');
    expect(sectionOf('1865 §99', language)).toBeUndefined();
    expect(sectionOf('1849 §9.2', language)).toBeUndefined();
  });

  it.each([...languages])('has words in every paragraph: %s', (language) => {
    for (const { id, title, paragraphs } of rulebook(language)) {
      expect(title, id).toMatch(/^\S.*[^.]$/);
      for (const { key, text } of paragraphs) expect(text, `${id} ${key}`).toMatch(/^[\p{Lu}\d].*\.$/u);
    }
  });

  it('is not left in English', () => {
    const paragraphs = (language: (typeof languages)[number]) =>
      rulebook(language).flatMap((section) => section.paragraphs.map(({ text }) => text));
    const [en, it, fr] = [paragraphs('en'), paragraphs('it'), paragraphs('fr')];
    expect(en.filter((text, n) => text === it[n] || text === fr[n] || it[n] === fr[n])).toEqual([]);
  });

  it('goes through the final rules, then the proto-rules, as they count', () => {
    const ids = rulebook('en').map(({ id }) => id);
    expect(ids.slice(0, 4)).toEqual(['0', '1', '2.1', '2.2']);
    expect(ids.slice(ids.indexOf('3.9'), ids.indexOf('3.11') + 1)).toEqual(['3.9', '3.10', '3.11']);
    expect(ids.slice(ids.indexOf('6.1'), ids.indexOf('6.1') + 3)).toEqual(['6.1', 'T', 'C.5-1']);
    expect(ids.at(-1)).toBe('C.5-8.3');
  });

  it('makes each statement once, where it belongs; what rulings add stands where it is needed', () => {
    const ids = idsOf('en');
    expect([...ids].sort()).toEqual([...checklist].sort());
    for (const { id, paragraphs } of rulebook('en')) {
      const section = id.replace('C.5-', 'P-').replaceAll('.', '\\.');
      const fits = new RegExp(`^1865-(${section}-\\d\\d|R-\\d\\d${id === 'T' ? '|F-\\d\\d' : ''})$`);
      for (const { ids: stated } of paragraphs) for (const each of stated) expect(each).toMatch(fits);
    }
  });

  if (existsSync(beside)) {
    it('marks the worked examples, all of them', () => {
      const worked = [...readFileSync(beside, 'utf8').matchAll(/^- \*\*(1865-\S+)\*\* EX /gm)].map(([, id]) => id);
      const marked = rulebook('en').flatMap(({ paragraphs }) =>
        paragraphs.filter(({ example }) => example).flatMap(({ ids }) => ids),
      );
      expect(marked.sort()).toEqual(worked.sort());
    });
  } else {
    it.skip('marks the worked examples: SKIPPED, there is no ../shared/rulebooks/checklists/1865.md');
  }

  it('cites every ruling, and only those that RULINGS.md has', () => {
    const cited = rulebook('en').flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.rulings));
    expect(listed).toHaveLength(119);
    expect([...new Set(cited)].sort()).toEqual(listed.map(({ id }) => id).sort());
  });

  it('says of every ruling what RULINGS.md says', () => {
    expect(rulings('en')).toEqual(listed);
  });

  it.each([...languages])('has words for every ruling: %s', (language) => {
    const english = rulings('en');
    rulings(language).forEach(({ id, question, decision }, n) => {
      expect(question, id).toMatch(/^\S.*\?$/u);
      expect(decision, id).toMatch(/^[\p{Lu}\d].*\.$/u);
      if (language !== 'en') expect(decision, id).not.toBe(english[n]?.decision);
    });
  });
});
