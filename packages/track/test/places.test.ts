import {
  type Face,
  type HexDef,
  joinedPairs,
  makeBoard,
  pairsWithin,
  parseTrack,
  type Stop,
  sidesTouched,
} from '@binario/rail';
import { directEnds, directRoutes, isDirectlyJoined, routeReachOf, STOPS_PER_HEX, traceDirect } from '@binario/track';
import { describe, expect, it } from 'vitest';

const city: Stop = { kind: 'city', value: 20, slots: 1 };
const town: Stop = { kind: 'town', value: 10, slots: 0 };
const offmap: Stop = { kind: 'offmap', value: 0, slots: 2 };
const face = (track: string, ...stops: readonly Stop[]): Face => ({ stops, track: parseTrack(track) });

const hex = (id: string, x: number, y: number, print: Face, more: Partial<HexDef> = {}): HexDef => ({
  id,
  x,
  y,
  ground: 'open',
  print,
  ...more,
});

/**
 * A column: city A, a hex D with two towns on crossing tracks, city B below. West and east of D lie cities W and E. Under
 * B a place off the map is shown in two hexes, R under B and S beside it.
 */
const board = makeBoard(
  [
    hex('A', 0, 0, face('0-s', city)),
    hex('D', 0, 2, face('0-s0 3-s0 1-s1 4-s1', town, town)),
    hex('W', -1, 3, face('4-s', city)),
    hex('E', 1, 1, face('1-s', city)),
    hex('B', 0, 4, face('3-s 0-s 5-s', city)),
    hex('R', 0, 6, face('3-s', offmap), { ground: 'fixed' }),
    hex('S', 1, 5, face('2-s 5-s', offmap), { ground: 'fixed', location: 'R' }),
    hex('C', 2, 6, face('2-s', city)),
  ],
  [],
);
const cost = new Int16Array(board.hexes.length * 6).fill(10);
const at = (id: string) => (board.numberOf.get(id) as number) * STOPS_PER_HEX;

describe('a hex with two towns', () => {
  it('is crossed over the town of the track used, and only that one is visited', () => {
    expect(traceDirect(board, {}, cost, ['A', 'D', 'B'])).toMatchObject({ ok: true, route: { cost: 20, towns: 10 } });
    expect(traceDirect(board, {}, cost, ['A', 'D', 'W'])).toMatchObject({ ok: false, problem: { kind: 'noTrack' } });
    expect([...directEnds(board, {}, cost, 'A')]).toEqual(['B']);
    expect([...directEnds(board, {}, cost, 'W')]).toEqual(['E']);
  });

  it('is where a company without a city may start, from both towns', () => {
    const { stops, arrivals } = routeReachOf(board, { map: {}, stations: { D: ['X'] } }, 'X');
    for (const id of ['A', 'B', 'W', 'E']) expect(stops.has(at(id))).toBe(true);
    expect(arrivals[(board.numberOf.get('E') as number) * 6 + 1]).toBeGreaterThan(0);
  });

  it('is told apart from another by the sides its tracks join', () => {
    const crossing = joinedPairs(face('0-s0 3-s0 1-s1 4-s1', town, town));
    const other = joinedPairs(face('0-s0 4-s0 1-s1 3-s1', town, town));
    const joined = joinedPairs(face('0-s 1-s 3-s 4-s', town));
    expect(crossing).not.toBe(other);
    expect(crossing & ~joined).toBe(0);
    expect(other & ~joined).toBe(0);
    expect(pairsWithin(crossing, 0b001001)).toBe(joinedPairs(face('0-3')));
    expect(pairsWithin(crossing, 0b000011)).toBe(0);
    expect(sidesTouched(crossing)).toBe(0b011011);
  });
});

describe('a place shown in two hexes', () => {
  it('ends direct routes in either, and is never left for itself', () => {
    expect([...directEnds(board, {}, cost, 'B')].sort()).toEqual(['A', 'R', 'S']);
    expect([...directEnds(board, {}, cost, 'R')]).toEqual(['B']);
    expect([...directEnds(board, {}, cost, 'S')].sort()).toEqual(['B', 'C']);
    expect(traceDirect(board, {}, cost, ['R', 'B', 'S'])).toMatchObject({ ok: false, problem: { kind: 'twice' } });
    expect(traceDirect(board, {}, cost, ['C', 'S', 'B'])).toMatchObject({
      ok: false,
      problem: { kind: 'passesStation', hex: 'S' },
    });
    expect(directRoutes(board, {}, cost, 'B').map(({ hexes }) => hexes.join())).toContain('B,S');
  });

  it('starts routes from all its hexes with one token', () => {
    const { stops } = routeReachOf(board, { map: {}, stations: { R: ['X'] } }, 'X');
    expect(stops.has(at('C'))).toBe(true);
    expect(stops.has(at('B'))).toBe(true);
    expect(routeReachOf(board, { map: {}, stations: { B: ['X'] } }, 'X').stops.has(at('C'))).toBe(false);
  });
});

describe('a direct line', () => {
  it('joins a station with a town on the way, with a station at its end, and with itself', () => {
    expect(isDirectlyJoined(board, {}, cost, 'A', 'D')).toBe(true);
    expect(isDirectlyJoined(board, {}, cost, 'A', 'B')).toBe(true);
    expect(isDirectlyJoined(board, {}, cost, 'A', 'A')).toBe(true);
    expect(isDirectlyJoined(board, {}, cost, 'S', 'R')).toBe(true);
    expect(isDirectlyJoined(board, {}, cost, 'A', 'R')).toBe(false);
    expect(isDirectlyJoined(board, {}, cost, 'B', 'W')).toBe(false);
    expect(isDirectlyJoined(board, {}, cost, 'C', 'D')).toBe(false);
  });
});

describe('a side that is closed for a time', () => {
  it('takes track but lets no route through', () => {
    const closed = makeBoard(
      [
        hex('A', 0, 0, face('0-s', city), { closed: [0], open: [0] }),
        hex('B', 0, 2, face('3-s', city), { closed: [3], open: [3] }),
      ],
      [],
    );
    expect(closed.buildable[0]).toBe(0b000001);
    expect(closed.buildable[1]).toBe(0b001000);
    const nothing = new Int16Array(12);
    expect([...directEnds(closed, {}, nothing, 'A')]).toEqual([]);
    expect(routeReachOf(closed, { map: {}, stations: { A: ['X'] } }, 'X').stops.size).toBe(1);
  });
});
