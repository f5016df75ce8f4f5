import { carryOut, fingerprint, hashOf, start } from '@binario/kernel';
import { dice, randomMove } from '@binario/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { thawed } from './driver.ts';
import { toy } from './toy/game.ts';

/** The same JSON with the keys of every record in another order. */
function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reordered(inner)]),
  );
}

/** Every JSON that differs from this one in one leaf. */
function* variants(value: unknown): Generator<unknown> {
  if (typeof value === 'number') yield* [value + 1, value - 1, String(value)];
  else if (typeof value === 'string') yield* [`${value} `, `x${value}`, [value]];
  else if (typeof value === 'boolean' || value === null) yield* [value === null, 'null', 0];
  else if (Array.isArray(value)) {
    yield [...value, null];
    for (const [i, inner] of value.entries()) {
      yield value.toSpliced(i, 1);
      for (const other of variants(inner)) yield value.with(i, other);
    }
  } else if (typeof value === 'object') {
    const entries = Object.entries(value as object);
    yield { ...value, more: null };
    for (const [key, inner] of entries) {
      yield Object.fromEntries(entries.filter(([each]) => each !== key));
      yield Object.fromEntries(entries.map(([each, v]) => [each === key ? `${each}'` : each, v]));
      for (const other of variants(inner)) yield { ...value, [key]: other };
    }
  }
}

function* statesOf(seeds: number) {
  for (let seed = 1; seed <= seeds; seed++) {
    const roll = dice(seed);
    let state = start(toy, { seed });
    for (let move = randomMove(roll, toy, state); move; move = randomMove(roll, toy, state)) {
      state = carryOut(toy, state, move).state;
      yield state;
    }
  }
}

describe('the hash', () => {
  it('is 16 hexadecimal digits', () => {
    for (const value of [null, 0, '', [], {}, { a: [1] }]) expect(fingerprint(value)).toMatch(/^[0-9a-f]{16}$/);
  });

  it('is the same for ever', () => {
    expect([
      fingerprint(null),
      fingerprint({ a: 1, b: ['x', 2.5, true, null], c: {} }),
      hashOf(toy, start(toy, { seed: 1 })),
    ]).toMatchInlineSnapshot(`
      [
        "3e7cbc9d07cbb030",
        "62dbd3520f7d00d8",
        "f5bea3cb3cc72465",
      ]
    `);
  });

  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(fingerprint(reordered(value))).toBe(fingerprint(value));
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it('depends on the order of lists', () => {
    expect(fingerprint([1, 2])).not.toBe(fingerprint([2, 1]));
    expect(fingerprint([[1], [2]])).not.toBe(fingerprint([[1, 2]]));
    expect(fingerprint([[], [[]]])).not.toBe(fingerprint([[[]], []]));
  });

  it('tells apart what looks alike', () => {
    const alike = [
      0,
      '0',
      false,
      null,
      '',
      [],
      {},
      [0],
      ['0'],
      { 0: 0 },
      [null],
      [[]],
      [{}],
      'null',
      'false',
      { '': 0 },
      { '': '' },
    ];
    expect(new Set(alike.map(fingerprint)).size).toBe(alike.length);
  });

  it('tells apart records whose values have changed places', () => {
    expect(fingerprint({ a: 1, b: 2 })).not.toBe(fingerprint({ a: 2, b: 1 }));
    expect(fingerprint({ a: { x: 1 }, b: { x: 2 } })).not.toBe(fingerprint({ a: { x: 2 }, b: { x: 1 } }));
    expect(fingerprint({ a: 1, b: 1 })).not.toBe(fingerprint({ a: 2, b: 2 }));
  });

  it('takes a field that is undefined for one that is not there, as JSON does', () => {
    expect(fingerprint({ a: 1, b: undefined })).toBe(fingerprint({ a: 1 }));
    expect(fingerprint(-0)).toBe(fingerprint(0));
  });

  it('differs when anything in a state differs', () => {
    const state = thawed(start(toy, { seed: 5 }));
    const seen = new Set([fingerprint(state)]);
    const texts = new Set([JSON.stringify(state)]);
    for (const variant of variants(state)) {
      texts.add(JSON.stringify(variant));
      seen.add(fingerprint(variant));
    }
    expect(texts.size).toBeGreaterThan(250);
    expect(seen.size).toBe(texts.size);
  });

  it('looks into the same object only once', () => {
    let looks = 0;
    const watched = {
      get cash() {
        looks++;
        return 5;
      },
    };
    const hashes = [fingerprint(watched), fingerprint([watched, 1]), fingerprint(watched)];
    expect(looks).toBe(1);
    expect(hashes[2]).toBe(hashes[0]);
    expect(hashes[1]).toBe(fingerprint([{ cash: 5 }, 1]));
  });

  it('remembered by identity is never stale: each state of a game hashes like its copy', () => {
    for (const state of statesOf(10)) {
      hashOf(toy, state);
      expect(hashOf(toy, state)).toBe(hashOf(toy, thawed(state)));
    }
  });

  it('has no collision among many states of random games', () => {
    const byHash = new Map<string, string>();
    for (const state of statesOf(300)) {
      const text = JSON.stringify(reordered(state));
      const hash = hashOf(toy, state);
      expect(byHash.get(hash) ?? text).toBe(text);
      byHash.set(hash, text);
    }
    expect(byHash.size).toBeGreaterThan(10_000);
  });

  it('has no collision in either half beyond chance, among small values that differ little', () => {
    const n = 60_000;
    const halves = [new Set<string>(), new Set<string>()];
    for (let i = 0; i < n; i++) {
      const hash = fingerprint({ cash: { P1: i % 300, P2: Math.floor(i / 300) }, list: [i % 7, i] });
      halves[0]?.add(hash.slice(0, 8));
      halves[1]?.add(hash.slice(8));
    }
    // Of 32 bits, n values share about n² / 2³³ by chance: 0.4.
    for (const half of halves) expect(half.size).toBeGreaterThanOrEqual(n - 5);
  });
});
