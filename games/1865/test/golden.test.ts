import { join } from 'node:path';
import { testGolden } from '@binario/kernel/testing';
import { describe, expect, it } from 'vitest';
import { formIds } from '../data/forms.ts';
import { title1865 } from '../title.ts';

describe('golden games', () => {
  const { setups, ends } = testGolden(title1865, join(import.meta.dirname, 'golden'));

  it('are there, of every form', () => {
    expect(new Set(setups.map(({ form = 'normal' }) => form))).toEqual(new Set(formIds));
    expect(new Set(ends())).toEqual(new Set(['bank', 'onePlayer']));
  });
});
