import { kernelKeys, kernelText, languages, type Params, type Speaker, say } from '@binario/kernel';
import { describe, expect, it } from 'vitest';

const gaps = (template: string) => [...template.matchAll(/\{[^}]*\}/g)].map(([gap]) => gap).sort();

describe('the texts of the kernel', () => {
  it.each([...languages])('have every key and no other in %s', (language) => {
    expect(Object.keys(kernelText[language]).sort()).toEqual([...kernelKeys].sort());
    for (const text of Object.values(kernelText[language])) expect(text).toMatch(/\S.*\.$/);
  });

  it.each([...kernelKeys])('have the same gaps in every language: %s', (key) => {
    const [first, ...others] = languages.map((language) => gaps(kernelText[language][key]));
    for (const other of others) expect(other).toEqual(first);
  });

  it('are not left in English', () => {
    for (const key of kernelKeys) {
      expect(new Set(languages.map((language) => kernelText[language][key])).size).toBe(languages.length);
    }
  });
});

describe('say', () => {
  const catalogue = {
    plain: 'Nothing to fill.',
    paid: '{from} pays {amount:money} to {to}.',
    twice: '{name} and {name}',
    odd: '{constructor} {a-b} {} {x:y:z}',
  };
  const tell = (key: string, params?: Params, speaker?: Speaker) => say(catalogue, key, params, speaker);

  it('fills the gaps', () => {
    expect(tell('plain')).toBe('Nothing to fill.');
    expect(tell('paid', { from: 'A', to: 'B', amount: 40 })).toBe('A pays 40 to B.');
    expect(tell('twice', { name: 'A' })).toBe('A and A');
  });

  it('joins lists', () => {
    expect(tell('paid', { from: ['A', 'B', 'C'], to: [], amount: 0 })).toBe('A, B, C pays 0 to .');
  });

  it('lets the speaker write each part in its style', () => {
    const speaker: Speaker = (value, style, name) => (style === 'money' ? `L.${value}` : `${value}(${name})`);
    expect(tell('paid', { from: ['A', 'B'], to: 'C', amount: 40 }, speaker)).toBe(
      'A(from), B(from) pays L.40 to C(to).',
    );
  });

  it('shows the gap that has no value, and the key that has no text', () => {
    expect(tell('paid', { from: 'A' })).toBe('A pays {amount} to {to}.');
    expect(tell('missing', { from: 'A' })).toBe('missing');
    for (const key of ['toString', '__proto__', 'constructor']) expect(tell(key)).toBe(key);
  });

  it('takes values for what they are, and leaves alone what is no gap', () => {
    expect(tell('twice', { name: '$& {from} $1' })).toBe('$& {from} $1 and $& {from} $1');
    expect(tell('odd')).toBe('{constructor} {a-b} {} {x:y:z}');
  });
});
