import { type Plan, readerOf, rulingsOf } from '@binario/kernel';
import { describe, expect, it } from 'vitest';

interface Planned {
  readonly ids: readonly string[];
  readonly by?: string;
  readonly example?: true;
}

const outline = {
  '10': { last: { ids: ['d'], by: 'R2' } },
  '9': { first: { ids: ['a'], by: 'R1' }, second: { ids: ['b'], example: true } },
  '9.1': { only: { ids: ['c'], by: 'R1' } },
} as const satisfies Record<string, Record<string, Planned>>;

const plan: Plan<keyof typeof outline, Planned> = {
  outline,
  rankOf: (id) => id.split('.').map(Number),
  planned: ({ ids, by }) => ({ ids, rulings: by === undefined ? [] : [by] }),
};
const en = {
  '9': { title: 'Nine', first: 'A : a', second: 'B' },
  '9.1': { title: 'More', only: 'C' },
  '10': { title: 'Ten', last: 'D' },
};
const { rulebook, sectionOf } = readerOf(plan, { en, it: en, fr: en }, (cite) => /^§(.+)$/.exec(cite)?.[1]);

describe('the reader', () => {
  it('goes through the sections as they count', () => {
    expect(rulebook('en').map(({ id }) => id)).toEqual(['9', '9.1', '10']);
    expect(rulebook('en')[0]).toEqual({
      id: '9',
      title: 'Nine',
      paragraphs: [
        { key: 'first', text: 'A : a', ids: ['a'], rulings: ['R1'], example: false },
        { key: 'second', text: 'B', ids: ['b'], rulings: [], example: true },
      ],
    });
    expect(rulebook('fr')[0]?.paragraphs[0]?.text).toBe('A\u00a0: a');
  });

  it('finds what a citation names', () => {
    expect(sectionOf('§9.1', 'en')?.title).toBe('More');
    for (const cite of ['§11', '§toString', '9.1']) expect(sectionOf(cite, 'en')).toBeUndefined();
  });

  it('gives each ruling the sections that cite it', () => {
    const texts = { R2: { question: 'Who ?', decision: 'He.' }, R1: { question: 'When?', decision: 'Now.' } };
    const rulings = rulingsOf(plan, { en: texts, it: texts, fr: texts });
    expect(rulings('fr')).toEqual([
      { id: 'R2', sections: ['10'], question: 'Who\u00a0?', decision: 'He.' },
      { id: 'R1', sections: ['9', '9.1'], question: 'When?', decision: 'Now.' },
    ]);
  });
});
