import { cataloguesOf, frenchSpaces, kernelText, languages, speakerOf } from '@binario/kernel';
import { describe, expect, it } from 'vitest';

const text = (red: string) => ({ rules: { 'sell.all': 'Prix : L.1 200 ?' }, holders: { bank: 'B' }, colours: { red } });
const catalogues = cataloguesOf({ en: text('red'), it: text('rosso'), fr: text('rouge !') }, { colours: 'colour.' });

describe('the catalogues of a game', () => {
  it('have its sections under their prefixes, and the refusals of the kernel', () => {
    expect(catalogues.it).toEqual({
      ...kernelText.it,
      'sell.all': 'Prix : L.1 200 ?',
      'holder.bank': 'B',
      'colour.red': 'rosso',
    });
    for (const language of languages) expect(catalogues[language]).toHaveProperty('turn.notYours');
  });

  it('break no line before a French sign or within a sum', () => {
    expect(frenchSpaces('« 5 % » L.1 200, D10 000')).toBe('«\u00a05\u00a0%\u00a0» L.1\u202f200, D10\u202f000');
    expect(frenchSpaces('95 107, L.1 2000')).toBe('95 107, L.1 2000');
  });
});

describe('the speaker of a game', () => {
  const speaker = speakerOf({
    catalogues,
    currency: 'L.',
    styleOfName: { actors: 'player', shade: 'colour' },
    translated: ['colour'],
    writers: { hex: (id, words, language) => `${id}/${words['holder.bank']}/${language}` },
    articles: {},
  });
  const { write: say } = speaker('fr', { P1: 'Ada' });

  it('writes money, with a range where there is one', () => {
    expect(say(1200, 'money', 'x')).toBe('L.1\u202f200');
    expect(say('1..40', 'money', 'x')).toBe('L.1 – L.40');
    expect(say('1..40', undefined, 'count')).toBe('1 – 40');
  });

  it('writes seats by their names, and holders', () => {
    expect(['P1', 'P2'].map((seat) => say(seat, undefined, 'actors'))).toEqual(['Ada', 'P2']);
    expect(['bank', 'P1', 'P3'].map((holder) => say(holder, 'holder', 'to'))).toEqual(['B', 'Ada', 'P3']);
  });

  it('translates, and leaves the rest to the game', () => {
    expect(say('red', undefined, 'shade')).toBe('rouge\u00a0!');
    expect(say('blue', 'colour', 'x')).toBe('blue');
    expect(say('C5', undefined, 'hex')).toBe('C5/B/fr');
  });

  it('knows no other styles', () => {
    expect(say('x', 'shade', 'x')).toBeUndefined();
    expect(say('x', undefined, 'other')).toBe('x');
  });

  it('takes no name for more than a name', () => {
    expect(say('toString', undefined, 'constructor')).toBe('toString');
    expect(say('constructor', 'player', 'x')).toBe('constructor');
    expect(say('x', 'constructor', 'x')).toBeUndefined();
  });
});
