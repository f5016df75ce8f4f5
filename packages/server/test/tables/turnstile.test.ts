import { describe, expect, it } from 'vitest';
import { Turnstile } from '../../src/tables/turnstile.ts';

describe('a turnstile', () => {
  it('lets so many through at once, the others in their order, also after one that failed', async () => {
    const turnstile = new Turnstile(2);
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const work = (n: number) =>
      turnstile.through(() => {
        begun.push(n);
        return new Promise<void>((resolve, reject) => ends.push(n === 1 ? () => reject(new Error('failed')) : resolve));
      });
    const all = [0, 1, 2, 3].map(work);
    expect([begun, turnstile.waiting]).toEqual([[0, 1], 2]);
    ends[1]?.();
    await expect(all[1]).rejects.toThrow('failed');
    expect([begun, turnstile.waiting]).toEqual([[0, 1, 2], 1]);
    ends[0]?.();
    await all[0];
    expect(begun).toEqual([0, 1, 2, 3]);
    ends[2]?.();
    ends[3]?.();
    await Promise.all([all[2], all[3]]);
    const again = work(4);
    expect(begun).toEqual([0, 1, 2, 3, 4]);
    ends[4]?.();
    await again;
  });
});
