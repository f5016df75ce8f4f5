import { lasting, memo1, memo2, Recent } from '@binario/kernel';
import { describe, expect, it } from 'vitest';

/** As many as the ring holds. */
const KEPT = 8;

const things = (count: number): { readonly n: number }[] => Array.from({ length: count }, (_, n) => ({ n }));

describe('what is remembered', () => {
  it('is derived once for the same thing, and anew for an equal one', () => {
    let derived = 0;
    const doubled = memo1(({ n }: { readonly n: number }) => {
      derived++;
      return { value: 2 * n };
    });
    const thing = { n: 4 };
    expect(doubled(thing)).toBe(doubled(thing));
    expect(derived).toBe(1);
    expect(doubled({ n: 4 })).toEqual({ value: 8 });
    expect(derived).toBe(2);
  });

  it('is that of the last eight things; the oldest goes first, however often it was asked for', () => {
    const derived: number[] = [];
    const seen = memo1(({ n }: { readonly n: number }) => {
      derived.push(n);
      return n;
    });
    const all = things(KEPT + 1);
    for (const thing of all.slice(0, KEPT)) expect(seen(thing)).toBe(thing.n);
    for (const thing of all.slice(0, KEPT).reverse()) expect(seen(thing)).toBe(thing.n);
    expect(derived).toHaveLength(KEPT);
    seen(all[KEPT] as { readonly n: number });
    for (const thing of all.slice(1)) seen(thing);
    expect(derived).toHaveLength(KEPT + 1);
    expect(seen(all[0] as { readonly n: number })).toBe(0);
    expect(derived).toHaveLength(KEPT + 2);
  });

  it('belongs to both of two things', () => {
    let derived = 0;
    const sum = memo2((a: { readonly n: number }, b: { readonly n: number }) => {
      derived++;
      return a.n + b.n;
    });
    const [a, b] = [{ n: 1 }, { n: 10 }];
    expect([sum(a, b), sum(b, a), sum(a, a), sum(a, b), sum(b, a)]).toEqual([11, 11, 2, 11, 11]);
    expect(derived).toBe(3);
    for (const other of things(KEPT)) sum(a, other);
    sum(a, b);
    expect(derived).toBe(4 + KEPT);
  });

  it('may be derived from what is remembered of something else', () => {
    const length = memo1((list: { readonly before?: { readonly before?: object } }): number =>
      list.before ? length(list.before) + 1 : 0,
    );
    const first = {};
    const second = { before: first };
    const third = { before: second };
    expect([length(third), length(second), length(first)]).toEqual([2, 1, 0]);
  });

  it('lasts for things that stay, nought included', () => {
    let derived = 0;
    const number = lasting(({ n }: { readonly n: number }) => {
      derived++;
      return n;
    });
    const all = things(10 * KEPT);
    for (const thing of [...all, ...all]) expect(number(thing)).toBe(thing.n);
    expect(derived).toBe(10 * KEPT);
  });

  it('is found again by its number among the last few; the oldest goes first, however often it was asked for', () => {
    const recent = new Recent<{ readonly n: number }>(3);
    const [a, b, c, d] = things(4) as [{ n: number }, { n: number }, { n: number }, { n: number }];
    expect(recent.get(0)).toBeUndefined();
    recent.set(10, a);
    recent.set(20, b);
    recent.set(30, c);
    expect([recent.get(30), recent.get(10), recent.get(10), recent.get(20)]).toEqual([c, a, a, b]);
    recent.set(40, d);
    expect([recent.get(10), recent.get(20), recent.get(30), recent.get(40)]).toEqual([undefined, b, c, d]);
  });
});
