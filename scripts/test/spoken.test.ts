import { describe, expect, it } from 'vitest';
import { everything, renderings } from '../words/spoken.mjs';
import { faultsIn } from '../words/spokenFaults.mjs';

const said = renderings(everything());

describe('everything anybody can read', () => {
  it('is said in three languages', () => {
    expect(said.length).toBeGreaterThan(10_000);
    for (const { part, key, language, text } of said) expect(text, `${part} ${language} ${key}`).not.toBe('');
  });

  it('has no gap left open, no word doubled, no preposition beside its article, and the spaces of its language', () => {
    const faulty = said.flatMap(({ part, key, language, text }) =>
      faultsIn(language, text, key).map((what) => `${part}, ${language} ${key}, ${what}: ${text}`),
    );
    expect(faulty).toEqual([]);
  });
});
