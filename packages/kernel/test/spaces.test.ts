import { labelled, languages, mark } from '@binario/kernel';
import { describe, expect, it } from 'vitest';

describe('a label and what it is about', () => {
  it('are held apart in French, in a place where no line breaks', () => {
    expect(languages.map((language) => labelled(language, 'PH2', 100))).toEqual([
      'PH2: 100',
      'PH2: 100',
      'PH2\u00a0: 100',
    ]);
    expect(languages.map((language) => mark(language, ';'))).toEqual([';', ';', '\u00a0;']);
  });
});
