import { carryOut, hashOf, sharing, start } from '@binario/kernel';
import { dice, randomMove } from '@binario/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frozen, thawed } from './driver.ts';
import { toy } from './toy/game.ts';

describe('sharing', () => {
  it('gives back the old value when nothing has changed', () => {
    const before = { a: [1, { b: 2 }], c: null };
    expect(sharing(before, thawed(before))).toBe(before);
  });

  it('keeps every part that is equal, and only those', () => {
    const before = { cash: { P1: 10, P2: 20 }, map: { a1: { tile: '7' }, a2: { tile: '8' } }, list: [[1], [2]] };
    const after = { cash: { P1: 10, P2: 20 }, map: { a1: { tile: '7' }, a2: { tile: '9' } }, list: [[1], [2], [3]] };
    const made = sharing(before, after);
    expect(made).toEqual(after);
    expect(made.cash).toBe(before.cash);
    expect(made.map).not.toBe(before.map);
    expect(made.map.a1).toBe(before.map.a1);
    expect(made.list).not.toBe(before.list);
    expect(made.list[0]).toBe(before.list[0]);
  });

  it.each([
    ['a key less', { a: 1 }, { a: 1, b: 2 }],
    ['a key more', { a: 1, b: 2 }, { a: 1 }],
    ['a list for a record', [1], { 0: 1 }],
    ['nothing for something', null, { a: 1 }],
    ['a shorter list', [1, 2], [1]],
    ['a longer list', [1], [1, 2]],
    ['an inherited name', {}, { toString: 'x' }],
  ])('tells apart %s', (_what, before, after) => {
    expect(sharing(before, thawed(after))).toStrictEqual(after);
    expect(sharing(after, thawed(before))).toStrictEqual(before);
  });

  it('takes a name without a value for none', () => {
    const before = { map: { a1: { tile: '7' }, a2: undefined, a3: undefined } };
    expect(sharing(before, thawed(before))).toBe(before);
    const after = { map: { a1: { tile: '7' }, a3: { tile: '8' } } };
    expect(sharing(before, after)).toStrictEqual(after);
    expect(sharing(before, after).map.a1).toBe(before.map.a1);
  });

  it('never changes what a value is, and writes to neither', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const [before, after] = [frozen(thawed(one)), frozen(thawed(other))];
        expect(sharing(before, after)).toEqual(after);
      }),
    );
  });

  it('gives states back what they shared before they went through a file', () => {
    const roll = dice(5);
    let state = start(toy, { seed: 5 });
    for (let n = 0; n < 40; n++) {
      const action = randomMove(roll, toy, state);
      if (!action) break;
      const next = carryOut(toy, state, action).state;
      const made = sharing(state, thawed(next));
      expect(made).toEqual(next);
      expect(hashOf(toy, made)).toBe(hashOf(toy, next));
      for (const [slice, value] of Object.entries(next.table)) {
        const [before, after] = [state.table, made.table] as unknown as Record<string, unknown>[];
        if (before?.[slice] === value) expect(after?.[slice]).toBe(value);
      }
      state = next;
    }
  });
});
