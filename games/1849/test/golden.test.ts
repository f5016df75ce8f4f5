import { join } from 'node:path';
import { testGolden } from '@binario/kernel/testing';
import { describe, expect, it } from 'vitest';
import { title1849 } from '../title.ts';

describe('golden games', () => {
  const { setups, ends } = testGolden(title1849, join(import.meta.dirname, 'golden'));

  it('are there, with every end', () => {
    expect(setups.length).toBeGreaterThan(3);
    expect(new Set(ends())).toEqual(new Set(['bank', 'price', 'onePlayer', 'stalemate']));
  });
});
