import { describe, expect, it } from 'vitest';
import {
  type BoardFile,
  boardDigest,
  boardReader,
  differences,
  MOST_BOARD,
  shape,
  withBoard,
  withoutBoard,
} from '../src/index.ts';

const parts = shape.fields(
  { hexes: shape.listOf(shape.fields({ id: shape.name, cost: shape.whole(0, 100) }), { min: 1, max: 50 }) },
  { note: shape.line(20) },
);
const read = boardReader({ game: 'toy', schema: 1, parts, check: () => [] });
const good = { binario: 'board', game: 'toy', schema: 1, name: 'Mine', hexes: [{ id: 'A1', cost: 40 }] };
const keysOf = (value: unknown) => read(value).findings.map(({ at, key }) => `${at} ${key}`);

/** A list in a list, this deep. */
const deep = (depth: number): unknown => (depth === 0 ? [] : [deep(depth - 1)]);
const circle: { hexes: unknown[] } & Record<string, unknown> = { ...good, hexes: [] };
circle.hexes.push(circle);

describe('a board file', () => {
  it('is read as a copy that cannot be written to', () => {
    const { board, findings } = read(good);
    expect(findings).toEqual([]);
    expect(board).toEqual(good);
    expect(Object.isFrozen(board) && Object.isFrozen(board?.hexes[0])).toBe(true);
  });

  it.each<[string, unknown, string]>([
    ['no board at all', 7, ' shape.notABoard'],
    ['a list', [good], ' shape.notABoard'],
    ['of another game', { ...good, game: 'other' }, 'game shape.oneOf'],
    ['of a later form', { ...good, schema: 2 }, 'schema shape.oneOf'],
    ['without a part', { ...good, hexes: undefined }, 'hexes shape.notPlain'],
    ['with an unknown part', { ...good, more: 1 }, 'more shape.unknownField'],
    ['a cost that is none', { ...good, hexes: [{ id: 'A1', cost: 1.5 }] }, 'hexes[0].cost shape.whole'],
    ['a huge number', { ...good, hexes: [{ id: 'A1', cost: 1e300 }] }, 'hexes[0].cost shape.whole'],
    ['no number', { ...good, hexes: [{ id: 'A1', cost: Number.NaN }] }, 'hexes[0].cost shape.notPlain'],
    ['a name of every object', { ...good, hexes: [{ id: 'constructor', cost: 1 }] }, 'hexes[0].id shape.name'],
    [
      'a prototype',
      JSON.parse('{"__proto__":{"x":1},"binario":"board","game":"toy","schema":1,"name":"x","hexes":[]}'),
      '__proto__ shape.unknownField',
    ],
    ['nested without end', { ...good, hexes: deep(3000) }, `hexes${'[0]'.repeat(16)} shape.tooDeep`],
    ['a circle', circle, 'hexes[0].hexes[0].hexes[0].hexes[0].hexes[0].hexes[0].hexes[0].hexes[0].hexes shape.tooDeep'],
    ['a million hexes', { ...good, hexes: Array.from({ length: 1_000_000 }, () => ({})) }, ' shape.tooLarge'],
    ['one endless text', { ...good, name: 'x'.repeat(MOST_BOARD) }, ' shape.tooLarge'],
    ['control characters', { ...good, note: 'a\u202eb' }, 'note shape.line'],
    ['something alive', { ...good, note: () => 1 }, 'note shape.notPlain'],
  ])('%s is refused, and where is said', (_what, value, found) => {
    expect(read(value).board).toBeUndefined();
    expect(keysOf(value)[0]).toBe(found);
  });

  it('is known by its digest, whatever the order of names', () => {
    const turned = Object.fromEntries(Object.entries(good).reverse()) as unknown as BoardFile;
    expect(boardDigest(turned)).toBe(boardDigest(good as unknown as BoardFile));
  });

  it('differs from another at places that are named', () => {
    const after = {
      ...good,
      hexes: [
        { id: 'B2', cost: 1 },
        { id: 'A1', cost: 80 },
      ],
    };
    expect(differences(good, after)).toEqual([
      { at: 'hexes[A1].cost', before: 40, after: 80 },
      { at: 'hexes[B2]', before: undefined, after: { id: 'B2', cost: 1 } },
    ]);
  });

  it('is left out of a state and comes back as the same value', () => {
    const board = good as unknown as BoardFile;
    const state = { table: { cash: 1, options: { seed: 1, board } }, flow: [], rng: 0 };
    const light = withoutBoard(state);
    expect(light.table).toEqual({ cash: 1, options: { seed: 1, board: boardDigest(board) } });
    expect((withBoard(light, board).table as typeof state.table).options.board).toBe(board);
    const usual = { table: { options: {} }, flow: [], rng: 0 };
    expect(withoutBoard(usual)).toBe(usual);
    expect(withBoard(usual, board)).toBe(usual);
  });
});
