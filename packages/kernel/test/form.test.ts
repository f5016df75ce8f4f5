import {
  type Action,
  type ActionForms,
  apply,
  checkForm,
  id,
  int,
  kernelKeys,
  list,
  record,
  start,
} from '@binario/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toy } from './toy/game.ts';

const hex = id('hex', ['A1', 'B2']);
const forms: ActionForms = {
  pass: {},
  build: {
    hex,
    cost: int(0, 100),
    path: list(hex, 3),
    best: record({ train: id('train', ['2H']), stops: list(record({ hex, pay: int(1, 9) }), 2) }),
  },
};

const best = { train: '2H', stops: [{ hex: 'A1', pay: 1 }] };
const good = { type: 'build', by: 'P1', hex: 'A1', cost: 5, path: ['B2'], best };

/** What is said about the good action with some fields changed. */
const about = (change: Record<string, unknown>) => checkForm(forms, { ...good, ...change });
const without = (field: string) =>
  checkForm(forms, Object.fromEntries(Object.entries(good).filter(([k]) => k !== field)));

describe('the form of an action', () => {
  it('that is right passes', () => {
    expect(checkForm(forms, good)).toBeUndefined();
    expect(checkForm(forms, { type: 'pass', by: 'P1' })).toBeUndefined();
    expect(about({ cost: 0, path: [] })).toBeUndefined();
    expect(about({ cost: 100, path: ['A1', 'A1', 'A1'] })).toBeUndefined();
  });

  it.each([undefined, null, 1, 'pass', true, [], [good], Symbol('x'), 10n, () => good])(
    'must be a record: %s',
    (wrong) => {
      expect(checkForm(forms, wrong)).toEqual({ rule: 'form.notAnAction', cite: '', params: {} });
    },
  );

  it.each([
    [undefined, 'undefined'],
    ['', ''],
    ['fly', 'fly'],
    [7, '7'],
    [null, 'null'],
    [['pass'], '[…]'],
    [{ pass: 1 }, '{…}'],
    ['__proto__', '__proto__'],
    ['constructor', 'constructor'],
    ['toString', 'toString'],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['x'.repeat(1000), `${'x'.repeat(40)}…`],
  ])('must have a type of this game: %s', (type, shown) => {
    expect(checkForm(forms, { type, by: 'P1' })).toEqual({
      rule: 'form.unknownType',
      cite: '',
      params: { type: shown },
    });
  });

  it('must say who acts', () => {
    expect(without('by')).toEqual({ rule: 'form.missing', cite: '', params: { field: 'by' } });
    for (const by of [null, 1, ['P1'], {}]) {
      expect(about({ by })).toMatchObject({ rule: 'form.noSuch', params: { field: 'by', what: 'player' } });
    }
  });

  it.each(['hex', 'cost', 'path', 'best'])('must have every field: %s', (field) => {
    expect(without(field)).toEqual({ rule: 'form.missing', cite: '', params: { field } });
    expect(about({ [field]: undefined })).toEqual({ rule: 'form.missing', cite: '', params: { field } });
  });

  it.each(['extra', 'constructor', 'toString', 'hasOwnProperty', ''])('must have no other field: %s', (field) => {
    expect(about({ [field]: 1 })).toEqual({ rule: 'form.unknownField', cite: '', params: { field } });
  });

  it('must not smuggle in a prototype', () => {
    const sent = JSON.parse(`{"type":"pass","by":"P1","__proto__":{"hex":"A1"}}`);
    expect(checkForm(forms, sent)).toMatchObject({ rule: 'form.unknownField', params: { field: '__proto__' } });
    const nested = JSON.parse(`{"__proto__":{},"train":"2H","stops":[]}`);
    expect(about({ best: nested })).toMatchObject({ rule: 'form.unknownField', params: { field: 'best.__proto__' } });
  });

  it('names must exist', () => {
    for (const wrong of ['A2', '', 'a1', 1, null, {}, [], ['A1'], true]) {
      expect(about({ hex: wrong })).toMatchObject({ rule: 'form.noSuch', params: { field: 'hex', what: 'hex' } });
    }
    expect(about({ hex: '__proto__' })).toMatchObject({ params: { field: 'hex', value: '__proto__' } });
  });

  it('numbers must be whole and in range', () => {
    const wrongs = [-1, 101, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60, '5', null, [], {}, [5], true, 5n];
    for (const wrong of wrongs) {
      expect(about({ cost: wrong })).toMatchObject({
        rule: 'form.notInRange',
        params: { field: 'cost', min: 0, max: 100 },
      });
    }
    expect(about({ cost: Number.NaN })?.params.value).toBe('NaN');
  });

  it('lists must be lists, not too long, of the right things', () => {
    for (const wrong of ['A1', null, 1, {}, { length: 1, 0: 'A1' }]) {
      expect(about({ path: wrong })).toEqual({ rule: 'form.notAList', cite: '', params: { field: 'path' } });
    }
    expect(about({ path: ['A1', 'A1', 'A1', 'A1'] })).toEqual({
      rule: 'form.tooLong',
      cite: '',
      params: { field: 'path', max: 3 },
    });
    expect(about({ path: ['A1', 'Z9'] })).toMatchObject({ rule: 'form.noSuch', params: { field: 'path.1' } });
    expect(about({ path: new Array(2) })).toMatchObject({ rule: 'form.missing', params: { field: 'path.0' } });
  });

  it('records must be records, and the path to what is wrong in them is named', () => {
    for (const wrong of ['2H', null, 1, [], [best]]) {
      expect(about({ best: wrong })).toEqual({ rule: 'form.notARecord', cite: '', params: { field: 'best' } });
    }
    expect(about({ best: { train: '2H' } })).toMatchObject({ rule: 'form.missing', params: { field: 'best.stops' } });
    expect(about({ best: { ...best, more: 1 } })).toMatchObject({ params: { field: 'best.more' } });
    expect(about({ best: { ...best, stops: [best.stops[0], { hex: 'A1', pay: 10 }] } })).toMatchObject({
      rule: 'form.notInRange',
      params: { field: 'best.stops.1.pay' },
    });
  });

  it('is never echoed at length', () => {
    const long = 'z'.repeat(10_000);
    for (const problem of [about({ [long]: 1 }), about({ hex: long }), about({ cost: long }), about({ type: long })]) {
      expect(JSON.stringify(problem).length).toBeLessThan(200);
    }
  });
});

describe('whatever is sent', () => {
  const state = start(toy, { seed: 1 });
  const types = Object.keys(toy.forms);
  const fieldNames = [...new Set(Object.values(toy.forms).flatMap((fields) => Object.keys(fields)))];
  const odd = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'length', '0', ''];
  const value = fc.oneof(
    fc.anything({ withBigInt: true, withSparseArray: true, withNullPrototype: true }),
    fc.jsonValue(),
  );
  const field = fc.oneof(fc.constantFrom(...fieldNames, ...odd), fc.string());
  const resembling = fc
    .record({
      type: fc.constantFrom(...types, ...odd),
      by: fc.constantFrom('P1', 'P2', 3, null),
      rest: fc.dictionary(field, value),
    })
    .map(({ rest, type, by }) => ({ ...rest, type, by }));

  it('is answered with a refusal of the kernel or of a rule, never with an exception, and changes nothing', () => {
    const before = JSON.stringify(state);
    const rules = new Set<string>();
    fc.assert(
      fc.property(fc.oneof(value, resembling), (sent) => {
        const result = apply(toy, state, sent as Action);
        if (result.ok) return;
        rules.add(result.refusal.rule);
        expect(JSON.stringify(result.refusal).length).toBeLessThan(400);
      }),
      { numRuns: 5000, seed: 1849 },
    );
    expect(JSON.stringify(state)).toBe(before);
    for (const rule of rules) expect(kernelKeys).toContain(rule);
    expect(rules.size).toBeGreaterThan(5);
  });
});
