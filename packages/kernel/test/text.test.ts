import { kernelKeys, kernelText, languages, type Params, plainSpeaker, say } from '@binario/kernel';
import { gapsIn } from '@binario/kernel/testing';
import { describe, expect, it } from 'vitest';

describe('the texts of the kernel', () => {
  it.each([...languages])('have every key and no other in %s', (language) => {
    expect(Object.keys(kernelText[language]).sort()).toEqual([...kernelKeys].sort());
    for (const text of Object.values(kernelText[language])) expect(text).toMatch(/\S.*\.$/);
  });

  it.each([...kernelKeys])('have the same gaps in every language: %s', (key) => {
    const [first, ...others] = languages.map((language) => gapsIn(kernelText[language][key]));
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
    unknown: '{name:nothing} {name:holder.nothing} {name:nothing.of}',
  };
  const speaker = plainSpeaker('en', { P1: 'Ada' }, 'L.');
  const tell = (key: string, params: Params = {}) => say(catalogue, key, params, speaker);

  it('fills the gaps', () => {
    expect(tell('plain')).toBe('Nothing to fill.');
    expect(tell('paid', { from: 'P1', to: 'bank', amount: 1200 })).toBe('Ada pays L.1,200 to bank.');
    expect(tell('twice', { name: 'A' })).toBe('A and A');
  });

  it('shows the gap that has no value, and the key that has no text', () => {
    expect(tell('paid', { from: 'A' })).toBe('A pays {amount:money} to {to}.');
    expect(tell('missing', { from: 'A' })).toBe('missing');
    for (const key of ['toString', '__proto__', 'constructor']) expect(tell(key)).toBe(key);
  });

  it('does not pass over a style or a case it does not know', () => {
    expect(tell('unknown', { name: 'A' })).toBe('{name:nothing} {name:holder.nothing} {name:nothing.of}');
  });

  it('takes values for what they are, and leaves alone what is no gap', () => {
    expect(tell('twice', { name: '$& {from} $1' })).toBe('$& {from} $1 and $& {from} $1');
    expect(tell('odd')).toBe('{constructor} {a-b} {} {x:y:z}');
  });
});
