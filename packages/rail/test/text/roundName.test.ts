import { languages } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { roundName } from '../../src/text/roundName.ts';

const named = (round: string) => languages.map((language) => roundName(language, round));

describe('the short name of a round', () => {
  it('is written in the language of the reader, with its number', () => {
    expect(named('OR 3.1')).toEqual(['OR 3.1', 'TO 3.1', 'RO 3.1']);
    expect(named('SR 2')).toEqual(['SR 2', 'TA 2', 'RB 2']);
    expect(named('END')).toEqual(['END', 'FINE', 'FIN']);
  });

  it('stays as it is where nobody knows it', () => {
    expect(named('toString 1')).toEqual(['toString 1', 'toString 1', 'toString 1']);
    expect(named('')).toEqual(['', '', '']);
  });
});
