import { join } from 'node:path';
import { testGolden, testLog } from '@binario/kernel/testing';
import { describe, expect, it } from 'vitest';
import { lineOf } from '../text/events.ts';
import { title1849 } from '../title.ts';

const folder = join(import.meta.dirname, 'golden');

describe('golden games', () => {
  const { setups, ends } = testGolden(title1849, folder);
  testLog(title1849, lineOf, folder, 'electric-5');

  it('are there, with every end', () => {
    expect(setups.length).toBeGreaterThan(3);
    expect(new Set(ends())).toEqual(new Set(['bank', 'price', 'onePlayer', 'stalemate']));
  });
});
