import { readFileSync } from 'node:fs';
import { languages } from '@binario/kernel';
import { rulingsIn, statementsIn, testBook } from '@binario/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game1865 } from '../game.ts';
import { rulebook, sectionOf } from '../rulebook/rulebook.ts';
import { rulings } from '../rulebook/rulings.ts';

const checklist = readFileSync(new URL('../CHECKLIST.md', import.meta.url), 'utf8');
const rulingsText = readFileSync(new URL('../RULINGS.md', import.meta.url), 'utf8');

const listed = rulingsIn(rulingsText).map(({ where, ...ruling }) => ({ ...ruling, sections: where.map(asSection) }));

/** "C.5 §5.5" is the section `C.5-5.5` of the reader. */
function asSection(cite: string): string {
  const named: Readonly<Record<string, string>> = { content: '0', introduction: '1', 'quick reference': 'T' };
  return named[cite] ?? cite.replace('C.5 §', 'C.5-').replace('§', '');
}

describe('the rulebook in our own words', () => {
  testBook({
    game: game1865,
    rulebook,
    sectionOf,
    rulings,
    nowhere: ['1865 §99', '1849 §9.2'],
    listed,
    form: { question: /^\S.*\?$/u, decision: /^[\p{Lu}\d].*\.$/u },
  });

  it.each([...languages])('knows the proto-rules by their own numbers: %s', (language) => {
    expect(sectionOf('1865 C.5 §5.5', language)?.id).toBe('C.5-5.5');
  });

  it('goes through the final rules, then the proto-rules, as they count', () => {
    const ids = rulebook('en').map(({ id }) => id);
    expect(ids.slice(0, 4)).toEqual(['0', '1', '2.1', '2.2']);
    expect(ids.slice(ids.indexOf('3.9'), ids.indexOf('3.11') + 1)).toEqual(['3.9', '3.10', '3.11']);
    expect(ids.slice(ids.indexOf('6.1'), ids.indexOf('6.1') + 3)).toEqual(['6.1', 'T', 'C.5-1']);
    expect(ids.at(-1)).toBe('C.5-8.3');
  });

  it('makes each statement once, where it belongs; what rulings add stands where it is needed', () => {
    const wanted = [...checklist.matchAll(/^- \*\*(1865-\S+)\*\* /gm)].map(([, id]) => id);
    expect(wanted).toHaveLength(583);
    expect([...statementsIn(rulebook('en'))].sort()).toEqual(wanted.sort());
    for (const { id, paragraphs } of rulebook('en')) {
      const section = id.replace('C.5-', 'P-').replaceAll('.', '\\.');
      const fits = new RegExp(`^1865-(${section}-\\d\\d|R-\\d\\d${id === 'T' ? '|F-\\d\\d' : ''})$`);
      for (const { ids: stated } of paragraphs) for (const each of stated) expect(each).toMatch(fits);
    }
  });

  it('marks the worked examples, all of them', () => {
    const worked = [...checklist.matchAll(/^- \*\*(1865-\S+)\*\* EX /gm)].map(([, id]) => id);
    expect(worked).toHaveLength(36);
    const marked = rulebook('en').flatMap(({ paragraphs }) =>
      paragraphs.filter(({ example }) => example).flatMap(({ ids }) => ids),
    );
    expect(marked.sort()).toEqual(worked.sort());
  });
});
