import { rulesOf } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { game1865 } from '../game.ts';
import { notes, rules } from '../text/en.ts';

describe('1865 texts', () => {
  it('every rule of the game has a sentence, and no sentence is left over', () => {
    const keys = rulesOf(game1865).map(({ key }) => key);
    expect([...keys].sort()).toEqual(Object.keys(rules).sort());
  });

  it('every rule is cited', () => {
    for (const { cite } of rulesOf(game1865)) expect(cite).toMatch(/^1865 (§\d|C\.5 §\d)/);
  });

  it('sentences end like sentences', () => {
    for (const text of [...Object.values(rules), ...Object.values(notes)]) expect(text).toMatch(/[.]$/);
  });
});
