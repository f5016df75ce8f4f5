import { join } from 'node:path';
import { testGolden, testLog } from '@binario/kernel/testing';
import { describe, expect, it } from 'vitest';
import { formIds } from '../data/forms.ts';
import { lineOf } from '../text/events.ts';
import { title1865 } from '../title.ts';

const folder = join(import.meta.dirname, 'golden');

describe('golden games', () => {
  const { setups, ends } = testGolden(title1865, folder);
  testLog(title1865, lineOf, folder, 'phases-3');

  it('are there, of every form', () => {
    expect(new Set(setups.map(({ form = 'normal' }) => form))).toEqual(new Set(formIds));
    expect(new Set(ends())).toEqual(new Set(['bank', 'onePlayer']));
  });
});
