import { readFileSync } from 'node:fs';
import { languages } from '@binario/kernel';
import { rulingsIn, statementsIn, testBook } from '@binario/kernel/testing';
import { describe, expect, it } from 'vitest';
import { compatSwitches } from '../compat.ts';
import { game1849 } from '../game.ts';
import { rulebook, sectionOf } from '../rulebook/rulebook.ts';
import { rulings } from '../rulebook/rulings.ts';

const checklist = readFileSync(new URL('../CHECKLIST.md', import.meta.url), 'utf8');
const rulingsText = readFileSync(new URL('../RULINGS.md', import.meta.url), 'utf8');

/** The reader has them by number. */
const listed = rulingsIn(rulingsText)
  .map(({ id, question, decision }) => ({ id, question, decision }))
  .sort((x, y) => Number(x.id.slice(4)) - Number(y.id.slice(4)));

describe('the rulebook in our own words', () => {
  testBook({
    game: game1849,
    rulebook,
    sectionOf,
    rulings,
    nowhere: ['1849 §99', '1865 §3.4'],
    listed,
    form: { question: /^\S.*\?$/u, decision: /^[\p{Lu}\d].*[.)]$/u },
  });

  it('goes through the sections in the order of the rulebook', () => {
    const ids = rulebook('en').map(({ id }) => id);
    expect(ids.slice(0, 6)).toEqual(['C', '1.1', '2', '2.1', '2.2', '3']);
    expect(ids.slice(ids.indexOf('9.4'), ids.indexOf('9.5') + 1)).toEqual(['9.4', '9.4.1', '9.5']);
    expect(ids.indexOf('9.7')).toBeLessThan(ids.indexOf('10'));
    expect(ids.at(-1)).toBe('15');
  });

  it('makes each statement once', () => {
    const ids = statementsIn(rulebook('en'));
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, paragraphs } of rulebook('en')) {
      for (const { ids: stated } of paragraphs) {
        for (const each of stated) expect(each).toMatch(new RegExp(`^1849-${id.replaceAll('.', '\\.')}-\\d\\d$`));
      }
    }
  });

  it('leaves it to RULINGS.md to list every compatibility switch', () => {
    const switches = [...rulingsText.matchAll(/^\|[^|]+\| `(\w+)` \|/gm)].map(([, name]) => name);
    expect(switches.sort()).toEqual([...compatSwitches].sort());
  });

  it.each([...languages])('makes every statement of the checklist: %s', (language) => {
    const wanted = [...checklist.matchAll(/^- `(1849-[\w.]+-\d+)`/gm)].map(([, id]) => id);
    expect(wanted).toHaveLength(550);
    expect([...statementsIn(rulebook(language))].sort()).toEqual(wanted.sort());
  });
});
