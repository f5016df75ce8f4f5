import {
  type Articles,
  kernelText,
  type Language,
  noArticle,
  type Params,
  phrase,
  say,
  speakerOf,
} from '@binario/kernel';
import { describe, expect, it } from 'vitest';

const feminine: Articles = { en: '', it: 'la', fr: 'la' };
const beforeVowel: Articles = { en: '', it: 'l’', fr: 'l’' };
const words = {
  en: { 'holder.bank': 'bank', 'holder.dragons': 'Dragons', 'holder.pool': 'pool', 'holder.state': 'State' },
  it: { 'holder.bank': 'banca', 'holder.dragons': 'Dragoni', 'holder.pool': 'pool', 'holder.state': 'Stato' },
  fr: { 'holder.bank': 'banque', 'holder.dragons': 'traders', 'holder.pool': 'dépôt', 'holder.state': 'État' },
};
const corp = { FMS: feminine, IFT: beforeVowel };
const speaker = speakerOf({
  catalogues: words,
  currency: 'L.',
  styleOfName: { corps: 'corp', people: 'player' },
  translated: [],
  writers: { corp: (id) => id, hex: (id) => id },
  articles: {
    corp,
    holder: {
      ...corp,
      bank: { en: 'the', it: 'la', fr: 'la' },
      dragons: { en: 'the', it: 'i', fr: 'les' },
      pool: { en: 'the', it: 'il', fr: 'le' },
      state: { en: 'the', it: 'lo', fr: 'l’' },
      gone: noArticle,
    },
  },
});

const tell = (language: Language, text: string, params: Params, names: Readonly<Record<string, string>> = {}) =>
  say({ text }, 'text', params, speaker(language, names));

/** Each value in this case, after a word, so that nothing is written large. */
const inCase = (language: Language, its: string, ...values: readonly string[]) =>
  values.map((value) => tell(language, `x {value:${its}}`, { value }).slice(2));

describe('names in a sentence', () => {
  const companies = ['FMS', 'IFT'];
  const holders = ['bank', 'dragons', 'pool', 'state', 'FMS', 'IFT'];

  it('have their article, masculine, feminine, before a vowel, plural', () => {
    expect(inCase('fr', 'corp.the', ...companies)).toEqual(['la FMS', 'l’IFT']);
    expect(inCase('it', 'corp.the', ...companies)).toEqual(['la FMS', 'l’IFT']);
    expect(inCase('en', 'corp.the', ...companies)).toEqual(['FMS', 'IFT']);
    expect(inCase('fr', 'holder.the', ...holders)).toEqual([
      'la banque',
      'les traders',
      'le dépôt',
      'l’État',
      'la FMS',
      'l’IFT',
    ]);
    expect(inCase('it', 'holder.the', ...holders)).toEqual([
      'la banca',
      'i Dragoni',
      'il pool',
      'lo Stato',
      'la FMS',
      'l’IFT',
    ]);
    expect(inCase('en', 'holder.the', ...holders)).toEqual([
      'the bank',
      'the Dragons',
      'the pool',
      'the State',
      'FMS',
      'IFT',
    ]);
  });

  it('are joined to prepositions in French', () => {
    expect(inCase('fr', 'holder.of', ...holders)).toEqual([
      'de la banque',
      'des traders',
      'du dépôt',
      'de l’État',
      'de la FMS',
      'de l’IFT',
    ]);
    expect(inCase('fr', 'holder.to', ...holders)).toEqual([
      'à la banque',
      'aux traders',
      'au dépôt',
      'à l’État',
      'à la FMS',
      'à l’IFT',
    ]);
  });

  it.each([
    ['of', ['della banca', 'dei Dragoni', 'del pool', 'dello Stato', 'della FMS', 'dell’IFT']],
    ['to', ['alla banca', 'ai Dragoni', 'al pool', 'allo Stato', 'alla FMS', 'all’IFT']],
    ['from', ['dalla banca', 'dai Dragoni', 'dal pool', 'dallo Stato', 'dalla FMS', 'dall’IFT']],
    ['in', ['nella banca', 'nei Dragoni', 'nel pool', 'nello Stato', 'nella FMS', 'nell’IFT']],
    ['on', ['sulla banca', 'sui Dragoni', 'sul pool', 'sullo Stato', 'sulla FMS', 'sull’IFT']],
  ])('are joined to prepositions in Italian: %s', (its, said) => {
    expect(inCase('it', `holder.${its}`, ...holders)).toEqual(said);
  });

  it('follow prepositions in English', () => {
    expect(inCase('en', 'holder.of', 'bank', 'FMS')).toEqual(['of the bank', 'of FMS']);
    expect(inCase('en', 'holder.from', 'bank', 'FMS')).toEqual(['from the bank', 'from FMS']);
    expect(inCase('en', 'hex.in', 'Nuoro')).toEqual(['in Nuoro']);
  });

  it('know of themselves who can own something', () => {
    for (const name of ['owner', 'who', 'from', 'to', 'seller', 'buyer'])
      expect(tell('fr', `x {${name}:of}`, { [name]: 'dragons' })).toBe('x des traders');
  });

  it('let French have no more cases than it uses', () => {
    expect(tell('fr', 'x {value:corp.from} {value:in}', { value: 'FMS' })).toBe('x {value:corp.from} {value:in}');
  });
});

describe('people and places', () => {
  const of = (name: string) => tell('fr', 'x {who:of}', { who: 'P1' }, { P1: name }).slice(2);
  const to = (name: string) => tell('it', 'x {who:to}', { who: 'P1' }, { P1: name }).slice(2);

  it('make "de" lose its vowel before a vowel, a mute h and a y that is a vowel, with accents too', () => {
    for (const name of ['Alice', 'Élodie', 'Ève', 'Émile', 'Îrena', 'Ôlga', 'Œdipe', 'Ægir', 'Ulysse', 'Isili', 'éric'])
      expect(of(name)).toBe(`d’${name}`);
    for (const name of ['Hélène', 'Henri', 'hugues', 'Yves', 'Yvonne']) expect(of(name)).toBe(`d’${name}`);
  });

  it('do the same to "que"', () => {
    expect(inCase('fr', 'holder.que', 'Alice', 'Bruno', 'IFT', 'bank', 'dragons')).toEqual([
      'qu’Alice',
      'que Bruno',
      'que l’IFT',
      'que la banque',
      'que les traders',
    ]);
    expect(inCase('fr', 'hex.to', 'Isili')).toEqual(['à Isili']);
    expect(inCase('fr', 'hex.the', 'Isili')).toEqual(['Isili']);
  });

  it('leave it before a consonant, a y that is none, a number and a place of the map', () => {
    for (const name of ['Bruno', 'Yann', 'Yolande', '007', 'H2O', 'A5', 'Ñandú', 'Ёлка', '', '_a'])
      expect(of(name)).toBe(`de ${name}`);
  });

  it('are reached with "à" in French, with "a" or "ad" in Italian', () => {
    expect(inCase('fr', 'hex.to', 'Nuoro', 'Ajaccio')).toEqual(['à Nuoro', 'à Ajaccio']);
    expect(inCase('it', 'hex.to', 'Nuoro', 'Ajaccio', 'Oristano')).toEqual(['a Nuoro', 'ad Ajaccio', 'a Oristano']);
    expect([to('Ada'), to('Àlex'), to('alice'), to('Bo'), to('Hannah')]).toEqual([
      'ad Ada',
      'ad Àlex',
      'ad alice',
      'a Bo',
      'a Hannah',
    ]);
    expect(inCase('it', 'hex.of', 'Ajaccio')).toEqual(['di Ajaccio']);
    expect(inCase('it', 'hex.on', 'Oristano')).toEqual(['su Oristano']);
  });
});

describe('one or many', () => {
  const counts = [0, 1, 2, 5, 1000];
  const moves = (language: Language, one: string, other: string) =>
    counts.map((n) => tell(language, `{n} {n:${one}|${other}}`, { n }));

  it('follow the language: nothing is singular in French only', () => {
    expect(moves('fr', 'coup', 'coups')).toEqual(['0 coup', '1 coup', '2 coups', '5 coups', '1\u202f000 coups']);
    expect(moves('it', 'mossa', 'mosse')).toEqual(['0 mosse', '1 mossa', '2 mosse', '5 mosse', '1.000 mosse']);
    expect(moves('en', 'move', 'moves')).toEqual(['0 moves', '1 move', '2 moves', '5 moves', '1,000 moves']);
  });

  it('choose verbs and whole phrases, with accents and apostrophes', () => {
    expect(tell('it', '{n:viene tolta|vengono tolte}', { n: 1 })).toBe('viene tolta');
    expect(tell('fr', '{n:s’est arrêtée|se sont arrêtées}', { n: 3 })).toBe('se sont arrêtées');
  });

  it('are told by a number in letters too, the end of a range, the length of a list, the article of a name', () => {
    const say = (value: Params[string]) => tell('it', '{to:riceve|ricevono}', { to: value });
    expect(['1', '2', '1..40', '1..1'].map(say)).toEqual(['riceve', 'ricevono', 'ricevono', 'riceve']);
    expect([['Ada'], ['Ada', 'Bo'], []].map(say)).toEqual(['riceve', 'ricevono', 'ricevono']);
    expect(['bank', 'dragons', 'FMS', 'P1'].map(say)).toEqual(['riceve', 'ricevono', 'riceve', 'riceve']);
    expect(tell('en', '{to:gets|get}', { to: 'dragons' })).toBe('get');
  });

  it('take exactly two forms', () => {
    for (const text of ['{n:a|}', '{n:|b}', '{n:a|b|c}', '{n:|}']) expect(tell('fr', text, { n: 1 })).toBe(text);
  });
});

describe('lists', () => {
  const three = ['Ada', 'Bo', 'Carla'];
  const upTo = (count: number) => three.slice(0, count);

  it.each([
    ['en', ['', 'Ada', 'Ada and Bo', 'Ada, Bo and Carla'], 'Ada, Bo or Carla'],
    ['it', ['', 'Ada', 'Ada e Bo', 'Ada, Bo e Carla'], 'Ada, Bo o Carla'],
    ['fr', ['', 'Ada', 'Ada et Bo', 'Ada, Bo et Carla'], 'Ada, Bo ou Carla'],
  ] as const)('end as the language ends them: %s', (language, said, or) => {
    expect([0, 1, 2, 3].map((count) => tell(language, '{names}', { names: upTo(count) }))).toEqual(said);
    expect(tell(language, '{names:or}', { names: three })).toBe(or);
    expect(tell(language, '{names:player.or}', { names: three })).toBe(or);
  });

  it('of one entry are too long by a word in the singular', () => {
    const tooLong = (language: Language, max: number) =>
      tell(language, kernelText[language]['form.tooLong'], { field: 'x', max });
    expect(tooLong('en', 1)).toContain('more than 1 entry.');
    expect(tooLong('it', 1)).toContain('più di 1 voce.');
    expect(tooLong('fr', 1)).toContain('plus de 1 élément.');
    expect(tooLong('fr', 2)).toContain('plus de 2 éléments.');
  });

  it('join an Italian name with e- by "ed", but by "o" as any other', () => {
    expect(tell('it', '{names}', { names: ['4H', 'E'] })).toBe('4H ed E');
    expect(tell('it', '{names}', { names: ['Ada', 'Eva', 'Élodie'] })).toBe('Ada, Eva ed Élodie');
    expect(tell('it', '{names}', { names: ['E', 'Ada'] })).toBe('E e Ada');
    expect(tell('it', '{names}', { names: ['Eva'] })).toBe('Eva');
    expect(tell('it', '{names:or}', { names: ['4H', 'E'] })).toBe('4H o E');
    expect(tell('fr', '{names}', { names: ['4H', 'E'] })).toBe('4H et E');
  });

  it('have each name in its case; English says the preposition once', () => {
    const people = ['dragons', 'IFT', 'FMS'];
    expect(tell('fr', 'x {who:of}', { who: people })).toBe('x des traders, de l’IFT et de la FMS');
    expect(tell('it', 'x {who:from.or}', { who: people })).toBe('x dai Dragoni, dall’IFT o dalla FMS');
    expect(tell('en', 'x {who:of}', { who: people })).toBe('x of the Dragons, IFT and FMS');
  });
});

describe('capitals', () => {
  it('are set where a name with its article begins a sentence', () => {
    expect(tell('fr', '{corp:the} pose.', { corp: 'FMS' })).toBe('La FMS pose.');
    expect(tell('fr', '{corp:the} pose.', { corp: 'IFT' })).toBe('L’IFT pose.');
    expect(tell('it', '{who:to} spetta.', { who: 'P1' }, { P1: 'ada' })).toBe('Ad ada spetta.');
    expect(tell('fr', 'Fini. {who:the} {who:vend|vendent} ; {who:the} aussi.', { who: 'dragons' })).toBe(
      'Fini. Les traders vendent\u00a0; les traders aussi.',
    );
    expect(tell('fr', '{corps:the} opèrent.', { corps: ['FMS', 'IFT'] })).toBe('La FMS et l’IFT opèrent.');
  });

  it('never change a name', () => {
    expect(tell('fr', '{who:the} vend.', { who: 'P1' }, { P1: 'alice' })).toBe('alice vend.');
    expect(tell('fr', '{corp} pose.', { corp: 'iFT' })).toBe('iFT pose.');
  });

  it('are left out within a sentence that has begun', () => {
    const text = '{corp:the} gagne. {corp:the} paie.';
    expect(phrase({ text }, 'text', { corp: 'FMS' }, speaker('fr'))).toBe('la FMS gagne. La FMS paie.');
  });
});

describe('spaces, numbers and dates', () => {
  it('hold a French line together, whatever catalogue the text is from', () => {
    expect(tell('fr', 'Prix : {n:money} ; « oui » ? 20 % ! § 4.2, L.1 200', { n: 1200 })).toBe(
      'Prix\u00a0: L.1\u202f200\u00a0; «\u00a0oui\u00a0»\u00a0? 20\u00a0%\u00a0! §\u00a04.2, L.1\u202f200',
    );
    expect(tell('it', 'Prezzo: {n:money} (20%)', { n: 1200 })).toBe('Prezzo: L.1.200 (20%)');
    expect(tell('fr', '{who} : 5', { who: 'P1' }, { P1: 'a : b' })).toBe('a : b\u00a0: 5');
  });

  it('write numbers, per cent and ranges as the language does', () => {
    const line = '{n} {n:count} {n:percent} {n:plain} {range:money}';
    const params = { n: 1234, range: '1..1500', percent: 5, count: 5, time: 5 };
    expect(tell('fr', '{percent} {count} {time}', params)).toBe('5 5 5');
    expect(tell('en', line, params)).toBe('1,234 1,234 1,234% 1234 L.1 – L.1,500');
    expect(tell('it', line, params)).toBe('1.234 1.234 1.234% 1234 L.1 – L.1.500');
    expect(tell('fr', line, params)).toBe('1\u202f234 1\u202f234 1\u202f234\u00a0% 1234 L.1 – L.1\u202f500');
  });

  it('tell dates', () => {
    const noon = Date.UTC(2026, 6, 14, 12);
    expect(tell('fr', '{at:day}', { at: noon })).toBe('14 juil. 2026');
    expect(tell('it', '{at:day}', { at: noon })).toBe('14 lug 2026');
    expect(tell('en', '{at:day}', { at: noon })).toBe('14 Jul 2026');
    expect(tell('fr', '{at:date}', { at: noon })).toMatch(/^1[345] juil\. 2026.* \d\d:\d\d$/);
    expect(tell('it', '{at:there}', { at: noon })).toBe('14 lug 2026, 12:00 UTC');
    expect(tell('it', '{at:there}', { at: `${noon} Europe/Rome` })).toBe('14 lug 2026, 14:00 CEST');
    expect(tell('en', '{at:time}', { at: noon })).toMatch(/^\d\d:\d\d$/);
  });
});
