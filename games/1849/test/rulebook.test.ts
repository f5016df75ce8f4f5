import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languages, rulesOf } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { compatSwitches } from '../compat.ts';
import { game1849 } from '../game.ts';
import { rulebook, sectionOf } from '../rulebook/rulebook.ts';
import { rulings } from '../rulebook/rulings.ts';

const checklist = fileURLToPath(new URL('../../../../shared/rulebooks/checklists/1849.md', import.meta.url));
const rulingsText = readFileSync(new URL('../RULINGS.md', import.meta.url), 'utf8');
const present = existsSync(checklist);

/** The rulings of RULINGS.md: number, question, decision; lines that belong together are joined. */
const listed = [
  ...rulingsText.matchAll(/^\*\*(RUL-\d+)\*\* \([^)]*\) \*(.*?)\*\n\n- Decision: (.*?)\n(?=- Why:|\n)/gms),
].map(([, id = '', question = '', decision = '']) => ({
  id,
  question: question.replace(/\s+/g, ' '),
  decision: decision.replace(/\s+/g, ' '),
}));

const idsIn = (text: string) => [...text.matchAll(/^- `(1849-[\w.]+-\d+)`/gm)].map(([, id]) => id as string);
const idsOf = (language: (typeof languages)[number]) =>
  rulebook(language).flatMap((section) => section.paragraphs.flatMap((paragraph) => paragraph.ids));

describe('the rulebook in our own words', () => {
  it.each([...languages])('leads every rule to a section: %s', (language) => {
    const lost = rulesOf(game1849).filter(({ cite }) => sectionOf(cite, language) === undefined);
    expect(lost).toEqual([]);
    expect(sectionOf('1849 §99', language)).toBeUndefined();
    expect(sectionOf('1865 §3.4', language)).toBeUndefined();
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

  it('goes through the sections in the order of the rulebook', () => {
    const ids = rulebook('en').map(({ id }) => id);
    expect(ids.slice(0, 6)).toEqual(['C', '1.1', '2', '2.1', '2.2', '3']);
    expect(ids.slice(ids.indexOf('9.4'), ids.indexOf('9.5') + 1)).toEqual(['9.4', '9.4.1', '9.5']);
    expect(ids.indexOf('9.7')).toBeLessThan(ids.indexOf('10'));
    expect(ids.at(-1)).toBe('15');
  });

  it('makes each statement once', () => {
    const ids = idsOf('en');
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, paragraphs } of rulebook('en')) {
      for (const { ids: stated } of paragraphs) {
        for (const each of stated) expect(each).toMatch(new RegExp(`^1849-${id.replaceAll('.', '\\.')}-\\d\\d$`));
      }
    }
  });

  it('cites every ruling, and only those that RULINGS.md has', () => {
    const settled = listed.map(({ id }) => id);
    const cited = rulebook('en').flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.rulings));
    expect(settled).toHaveLength(71);
    expect([...new Set(cited)].sort()).toEqual([...settled].sort());
  });

  it('says of every ruling what RULINGS.md says', () => {
    const said = rulings('en').map(({ id, question, decision }) => ({ id, question, decision }));
    const inOrder = [...listed].sort((x, y) => Number(x.id.slice(4)) - Number(y.id.slice(4)));
    expect(said).toEqual(inOrder);
  });

  it.each([...languages])('has words for every ruling: %s', (language) => {
    for (const { id, sections, question, decision } of rulings(language)) {
      expect(sections, id).not.toEqual([]);
      expect(question, id).toMatch(/^\S.*[?.]$/u);
      expect(decision, id).toMatch(/^[\p{Lu}\d].*[.)]$/u);
    }
    if (language === 'en') return;
    const english = rulings('en');
    expect(rulings(language).filter(({ decision }, n) => decision === english[n]?.decision)).toEqual([]);
  });

  it('leaves it to RULINGS.md to list every compatibility switch', () => {
    const switches = [...rulingsText.matchAll(/^\|[^|]+\| `(\w+)` \|/gm)].map(([, name]) => name);
    expect(switches.sort()).toEqual([...compatSwitches].sort());
  });

  if (present) {
    it.each([...languages])('makes every statement of the checklist: %s', (language) => {
      const wanted = idsIn(readFileSync(checklist, 'utf8'));
      expect(wanted.length).toBeGreaterThan(500);
      expect([...idsOf(language)].sort()).toEqual(wanted.sort());
    });
  } else {
    it.skip('makes every statement of the checklist: SKIPPED, there is no ../shared/rulebooks/checklists/1849.md');
  }
});
