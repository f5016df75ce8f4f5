import { Latest } from '@binario/bots';
import { describe, expect, it } from 'vitest';

describe('the last few things worked out', () => {
  it('are worked out anew when anything they depend on is another thing', () => {
    const latest = new Latest<number>();
    let count = 0;
    const slice = { cash: 1 };
    const ask = (...needs: unknown[]) => latest.get(needs, () => ++count);
    expect(ask(slice, 1)).toBe(1);
    expect(ask(slice, 1)).toBe(1);
    expect(ask(slice, 2)).toBe(2);
    expect(ask({ cash: 1 }, 1)).toBe(3);
    expect(ask(slice, 1)).toBe(1);
  });

  it('are few: the oldest goes, the others stay', () => {
    const latest = new Latest<number>();
    let count = 0;
    const ask = (need: number) => latest.get([need], () => ++count);
    for (let need = 1; need <= 9; need++) expect(ask(need)).toBe(need);
    expect(ask(2)).toBe(2);
    expect(ask(9)).toBe(9);
    expect(ask(1)).toBe(10);
  });
});
