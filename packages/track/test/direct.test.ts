import {
  type Face,
  type HexDef,
  keepsConnections,
  keepsPieces,
  makeBoard,
  metSides,
  outlineOf,
  parseTrack,
  type Stop,
} from '@binario/rail';
import { directEnds, directRoutes, traceDirect } from '@binario/track';
import { describe, expect, it } from 'vitest';

const city: Stop = { kind: 'city', value: 3, slots: 2 };
const mine: Stop = { kind: 'mine', value: 2, slots: 1 };
const town: Stop = { kind: 'town', value: 1, slots: 0 };
const face = (track: string, stop?: Stop): Face => ({ stops: stop ? [stop] : [], track: parseTrack(track) });

/** A hex at a place of the grid with its printed track. */
const hex = (id: string, x: number, y: number, print: Face, open: readonly number[] = []): HexDef => ({
  id,
  x,
  y,
  ground: 'open',
  print,
  open,
});

/**
 * A column: city A, town T, city B, mine M one under the other, and a detour of plain track from T round to B.
 */
const board = makeBoard(
  [
    hex('A', 0, 0, face('0-s', city)),
    hex('T', 0, 2, face('0-s 3-s 5-s', town)),
    hex('P', 1, 3, face('2-0')),
    hex('Q', 1, 5, face('3-2')),
    hex('B', 0, 4, face('0-s 3-s 5-s', city)),
    hex('M', 0, 6, face('3-s', mine), [0]),
  ],
  [],
);
const cost = new Int16Array(board.hexes.length * 6).fill(10);

describe('direct routes', () => {
  it('lead over towns to the next station and no further', () => {
    expect([...directEnds(board, {}, cost, 'A')]).toEqual(['B']);
    expect([...directEnds(board, {}, cost, 'B')].sort()).toEqual(['A', 'M']);
    expect([...directEnds(board, {}, cost, 'M')]).toEqual(['B']);
  });

  it('are listed with what they cost and what their towns are worth', () => {
    const listed = directRoutes(board, {}, cost, 'A').map((route) => [route.hexes.join(' '), route.cost, route.towns]);
    expect(listed).toContainEqual(['A T B', 20, 1]);
    expect(listed).toHaveLength(2);
  });

  it('are followed hex by hex, and the first mistake is named', () => {
    expect(traceDirect(board, {}, cost, ['A', 'T', 'B'])).toMatchObject({ ok: true, route: { cost: 20, towns: 1 } });
    const kindOf = (...hexes: string[]) => {
      const traced = traceDirect(board, {}, cost, hexes);
      return traced.ok ? 'ok' : traced.problem.kind;
    };
    expect(kindOf('A', 'T')).toBe('notAStation');
    expect(kindOf('A', 'B')).toBe('noTrack');
    expect(kindOf('A', 'T', 'B', 'M')).toBe('passesStation');
    expect(kindOf('A', 'T', 'A')).toBe('twice');
  });
});

describe('outlines of track', () => {
  const old = outlineOf(face('0-3'));

  it('tell whether all pieces are kept', () => {
    expect(keepsPieces(old, outlineOf(face('0-3 0-4')))).toBe(true);
    expect(keepsPieces(old, outlineOf(face('0-4')))).toBe(false);
  });

  it('tell whether connections are kept: sides that meet track, and what joins two of them', () => {
    expect(keepsConnections(old, outlineOf(face('0-2')), 0b000001)).toBe(true);
    expect(keepsConnections(old, outlineOf(face('1-3')), 0b000001)).toBe(false);
    expect(keepsConnections(old, outlineOf(face('0-2 3-4')), 0b001001)).toBe(false);
    expect(keepsConnections(old, outlineOf(face('0-3 1-4')), 0b001001)).toBe(true);
    const station = outlineOf(face('0-s 3-s', town));
    expect(keepsConnections(station, outlineOf(face('0-s 2-s', town)), 0b000001)).toBe(true);
    expect(keepsConnections(station, outlineOf(face('2-s 4-s', town)), 0b000001)).toBe(false);
  });

  it('know where track meets track, printed sides always', () => {
    const faces = board.hexes.map((each) => each.print);
    expect(metSides(board, faces, 0, new Set())).toBe(0b000001);
    expect(metSides(board, faces, 0, new Set([4]))).toBe(0b010001);
  });

  it('a side may be open although nothing meets it', () => {
    expect((board.buildable[5] as number) & 1).toBe(1);
    expect((board.buildable[0] as number) & (1 << 3)).toBe(0);
  });
});
