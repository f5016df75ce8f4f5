import { nextRandom } from '@binario/kernel';
import {
  type Board,
  directEnds,
  type Face,
  type HexDef,
  isDirectEnd,
  makeBoard,
  parseTrack,
  reachOf,
  rotated,
  type Stop,
  spreadOf,
  traceDirect,
} from '@binario/rail';
import { describe, expect, it } from 'vitest';

const city = (slots = 1): Stop => ({ kind: 'city', value: 20, slots });
const town: Stop = { kind: 'town', value: 10, slots: 0 };
const face = (track: string, ...stops: readonly Stop[]): Face => ({ stops, track: parseTrack(track) });
const hex = (id: string, x: number, y: number, print: Face): HexDef => ({ id, x, y, ground: 'open', print });

/**
 * City A, below it J and K; from K a loop over L and M comes back to K, and so to J, where track to city B branches off
 * only on the way back: to B one must cross the side of J and K twice.
 */
const loop = makeBoard(
  [
    hex('A', 0, 0, face('0-s', city())),
    hex('B', -1, 1, face('5-s', city())),
    hex('J', 0, 2, face('3-0 0-2')),
    hex('K', 0, 4, face('3-4 3-5')),
    hex('L', 1, 3, face('1-0')),
    hex('M', 1, 5, face('3-2')),
  ],
  [],
);
const cost = new Int16Array(loop.hexes.length * 6).fill(10);

describe('how far track leads', () => {
  it('follows track round a loop and back, which no route that uses things once does', () => {
    const table = { map: {}, stations: { A: ['X'] } };
    const spread = spreadOf(loop, table, 'X');
    for (const [id, edge] of [
      ['J', 3],
      ['K', 3],
      ['L', 1],
      ['M', 2],
      ['K', 5],
      ['J', 0],
      ['B', 5],
    ] as const) {
      expect((spread.sides[loop.numberOf.get(id) as number] as number) & (1 << edge)).not.toBe(0);
    }
    expect(spread.stops[(loop.numberOf.get('B') as number) * 2]).toBe(1);
    expect(reachOf(loop, table, 'X').stops.size).toBe(1);
    expect(spreadOf(loop, table, 'X')).toBe(spread);
  });

  it('ends in a city full of others, and reaches it', () => {
    const line = makeBoard(
      [
        hex('A', 0, 0, face('0-s', city())),
        hex('C', 0, 2, face('3-s 0-s', city(2))),
        hex('T', 0, 4, face('3-s 0-s', town)),
        hex('D', 0, 6, face('3-s', city())),
      ],
      [],
    );
    const reached = (tokens: readonly (string | null)[]) => {
      const { stops } = spreadOf(line, { map: {}, stations: { A: ['X'], C: tokens } }, 'X');
      return [...stops].flatMap((stop, n) => (stop ? [n / 2] : []));
    };
    expect(reached(['Y', null])).toEqual([0, 1, 2, 3]);
    expect(reached(['Y', 'X'])).toEqual([0, 1, 2, 3]);
    expect(reached(['Y', 'Z'])).toEqual([0, 1]);
  });
});

const faces: readonly Face[] = [
  face(''),
  face('0-3'),
  face('0-3 1-4'),
  face('0-3 0-4'),
  face('0-2 0-5'),
  face('1-3 3-5'),
  face('0-s 2-s 4-s', town),
  face('1-s 3-s 4-s', town),
  face('0-s0 3-s0 1-s1 4-s1', town, town),
  face('0-s 1-s 3-s 4-s', town),
  face('0-s 2-s 3-s', city()),
  face('1-s 4-s 5-s', city()),
];

/** Every end to which some way without repetition leads, by trying all of them. */
function endsByTrying(board: Board, from: string): ReadonlySet<string> {
  const ends = new Set<string>();
  const seen = board.hexes.map(({ print }) => print);
  const used = new Set<number>();
  const towns = new Set<string>();
  const isCity = (n: number) => seen[n]?.stops[0]?.kind === 'city';
  const cross = (side: number): void => {
    const other = board.meets[side] as number;
    const key = Math.min(side, other);
    if (other < 0 || used.has(key)) return;
    const [n, edge] = [Math.floor(other / 6), other % 6];
    used.add(key);
    for (const { a, b } of seen[n]?.track ?? []) {
      if (a !== edge && b !== edge) continue;
      const end = a === edge ? b : a;
      if (end < 6) cross(n * 6 + end);
      else if (isCity(n)) ends.add(board.hexes[n]?.id as string);
      else if (!towns.has(`${n} ${end}`)) {
        towns.add(`${n} ${end}`);
        for (const piece of seen[n]?.track ?? []) {
          const next = piece.a === end ? piece.b : piece.b === end ? piece.a : edge;
          if (next !== edge) cross(n * 6 + next);
        }
        towns.delete(`${n} ${end}`);
      }
    }
    used.delete(key);
  };
  const start = board.numberOf.get(from) as number;
  for (const { a, b } of seen[start]?.track ?? []) cross(start * 6 + Math.min(a, b));
  ends.delete(from);
  return ends;
}

describe('direct routes where the shortest way turns round', () => {
  it('are none if nothing may be used twice', () => {
    expect([...directEnds(loop, {}, cost, 'A')]).toEqual([]);
    expect(traceDirect(loop, {}, cost, ['A', 'J', 'K', 'L', 'M', 'K', 'J', 'B'])).toMatchObject({
      ok: false,
      problem: { kind: 'twice' },
    });
  });

  it('are found wherever some other way exists: the same ends as by trying all ways', () => {
    let [state, reached] = [7, 0];
    const below = (n: number): number => {
      const next = nextRandom(state);
      state = next.state;
      return Math.floor(next.value * n);
    };
    for (let round = 0; round < 500; round++) {
      const hexes: HexDef[] = [hex('A', 0, 0, face('0-s 1-s 5-s', city()))];
      for (let x = -2; x <= 2; x++) {
        for (let y = Math.abs(x) % 2; y <= 8; y += 2) {
          if (x === 0 && y === 0) continue;
          const print = faces[below(faces.length)] as Face;
          hexes.push(hex(`${x},${y}`, x, y, rotated(print, below(6))));
        }
      }
      const board = makeBoard(hexes, []);
      const crossing = new Int16Array(hexes.length * 6);
      const ends = [...endsByTrying(board, 'A')].sort();
      // Each one alone first, before all of them are known.
      for (const { id } of hexes) expect(isDirectEnd(board, {}, crossing, 'A', id)).toBe(ends.includes(id));
      expect([...directEnds(board, {}, crossing, 'A')].sort()).toEqual(ends);
      reached += ends.length;
    }
    expect(reached).toBeGreaterThan(100);
  });
});
