import { join } from 'node:path';
import { testGolden, testLog } from '@binario/kernel/testing';
import { describe, expect, it } from 'vitest';
import { lineOf } from '../text/events.ts';
import { title18fb } from '../title.ts';

const folder = join(import.meta.dirname, 'golden');

describe('golden games', () => {
  const { ends } = testGolden(title18fb, folder);
  testLog(title18fb, lineOf, folder, 'bank-5');

  it('are there', () => {
    expect(ends()).toEqual(['bank', 'bank']);
  });
});
