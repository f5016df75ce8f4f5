import { rulesOf } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { game } from './support/index.ts';

describe('1849 §15 Clarifications and interpretations', () => {
  it('the section has no rule of its own; the topics it names are settled where they belong [15-01]', () => {
    const cites = rulesOf(game).flatMap(({ cites }) => cites);
    expect(cites.filter((cite) => cite.startsWith('1849 §15'))).toEqual([]);
    // Auction, SMS, earthquake, last certificates, emergency sales.
    for (const section of ['8', '7.1', '12', '9.6', '10.7']) expect(cites).toContain(`1849 §${section}`);
  });
});
