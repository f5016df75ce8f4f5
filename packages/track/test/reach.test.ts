import { dice } from '@binario/kernel/testing';
import {
  type Board,
  type Face,
  type HexDef,
  type Link,
  makeBoard,
  parseTrack,
  type RailTable,
  reduceRail,
  rotated,
  type Side,
  type Stop,
  type TileDef,
} from '@binario/rail';
import {
  arrivalsIn,
  directEnds,
  directRoutes,
  isDirectEnd,
  type Reach,
  reachesStopIn,
  reachOf,
  routeReachOf,
  START,
  sidesIn,
  traceDirect,
} from '@binario/track';
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
    const reach = reachOf(loop, table, 'X', 'track');
    for (const [id, edge] of [
      ['J', 3],
      ['K', 3],
      ['L', 1],
      ['M', 2],
      ['K', 5],
      ['J', 0],
      ['B', 5],
    ] as const) {
      expect(arrivalsIn(reach, loop.numberOf.get(id) as number) & (1 << edge)).not.toBe(0);
    }
    expect(reachesStopIn(reach, loop.numberOf.get('B') as number)).toBe(true);
    expect(reachesStopIn(reach, loop.numberOf.get('J') as number)).toBe(false);
    expect(routeReachOf(loop, table, 'X').stops.size).toBe(1);
    const routes = reachOf(loop, table, 'X', 'routes');
    expect(routes).toEqual(routeReachOf(loop, table, 'X').hexes);
    expect(reachesStopIn(routes, loop.numberOf.get('A') as number)).toBe(true);
    expect(arrivalsIn(routes, loop.numberOf.get('A') as number)).toBe(START);
    expect(reachesStopIn(routes, loop.numberOf.get('B') as number)).toBe(false);
    expect(reachOf(loop, table, 'X', 'track')).toBe(reach);
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
      const reach = reachOf(line, { map: {}, stations: { A: ['X'], C: tokens } }, 'X', 'track');
      expect(reach.map((_, n) => (arrivalsIn(reach, n) & START) !== 0).indexOf(true)).toBe(0);
      return reach.flatMap((_, n) => (reachesStopIn(reach, n) ? [n] : []));
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

/** What the cheapest way without repetition to each end costs, by trying all ways, and how many steps that took. */
function byTrying(
  board: Board,
  crossing: Int16Array,
  from: string,
): { readonly cheapest: ReadonlyMap<string, number>; readonly steps: number } {
  const cheapest = new Map<string, number>();
  let steps = 0;
  const seen = board.hexes.map(({ print }) => print);
  const used = new Set<number>();
  const towns = new Set<string>();
  const isCity = (n: number) => seen[n]?.stops[0]?.kind === 'city';
  const cross = (side: number, paid: number): void => {
    steps++;
    const other = board.meets[side] as number;
    const cost = paid + (crossing[side] as number);
    const key = Math.min(side, other);
    if (other < 0 || used.has(key)) return;
    const [n, edge] = [Math.floor(other / 6), other % 6];
    used.add(key);
    for (const { a, b } of seen[n]?.track ?? []) {
      if (a !== edge && b !== edge) continue;
      const end = a === edge ? b : a;
      if (end < 6) cross(n * 6 + end, cost);
      else if (isCity(n)) {
        const id = board.hexes[n]?.id as string;
        cheapest.set(id, Math.min(cost, cheapest.get(id) ?? cost));
      } else if (!towns.has(`${n} ${end}`)) {
        towns.add(`${n} ${end}`);
        for (const piece of seen[n]?.track ?? []) {
          const next = piece.a === end ? piece.b : piece.b === end ? piece.a : edge;
          if (next !== edge) cross(n * 6 + next, cost);
        }
        towns.delete(`${n} ${end}`);
      }
    }
    used.delete(key);
  };
  const start = board.numberOf.get(from) as number;
  for (const { a, b } of seen[start]?.track ?? []) cross(start * 6 + Math.min(a, b), 0);
  cheapest.delete(from);
  return { cheapest, steps };
}

describe('how far track leads after a tile', () => {
  it('is what a search from the beginning finds, whatever the tile adds and takes away', () => {
    const tiles = faces.map((each, n): TileDef => ({ id: `T${n}`, colour: 'yellow', count: 9, face: each }));
    const below = dice(11);
    let [grew, shrank] = [0, 0];
    for (let round = 0; round < 60; round++) {
      const hexes = honeycomb((id, x, y) => hex(id, x, y, face('0-s 1-s 5-s', city(1 + below(2)))));
      const board = makeBoard(hexes, tiles);
      const named = () => hexes[below(hexes.length)]?.id as string;
      const stations = { [named()]: ['X'], [named()]: ['Y'], [named()]: ['Y', 'X'] };
      let table = { map: {}, stations } as unknown as RailTable;
      for (let n = 0; n < 40; n++) {
        const before = reachedIn(reachOf(board, table, 'X', 'track'));
        table = reduceRail(table, {
          type: 'tileLaid',
          hex: named(),
          tile: `T${below(12)}`,
          rotation: below(6),
          by: null,
          cost: 0,
        });
        const found = reachOf(board, table, 'X', 'track');
        expect(found).toEqual(reachOf(board, { map: { ...table.map }, stations }, 'X', 'track'));
        const after = reachedIn(found);
        if (after > before) grew++;
        if (after < before) shrank++;
      }
    }
    expect(Math.min(grew, shrank)).toBeGreaterThan(100);
  });
});

const reachedIn = (reach: Reach): number => reach.filter((bits) => bits !== 0).length;

/** A board of five columns. */
function honeycomb(make: (id: string, x: number, y: number) => HexDef): HexDef[] {
  const hexes: HexDef[] = [];
  for (let x = -2; x <= 2; x++) {
    for (let y = Math.abs(x) % 2; y <= 8; y += 2) hexes.push(make(x === 0 && y === 0 ? 'A' : `${x},${y}`, x, y));
  }
  return hexes;
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
    const below = dice(7);
    let reached = 0;
    for (let round = 0; round < 500; round++) {
      const hexes = honeycomb((id, x, y) => {
        if (id === 'A') return hex(id, x, y, face('0-s 1-s 5-s', city()));
        return hex(id, x, y, rotated(faces[below(faces.length)] as Face, below(6)));
      });
      const board = makeBoard(hexes, []);
      const crossing = new Int16Array(hexes.length * 6);
      const ends = [...byTrying(board, crossing, 'A').cheapest.keys()].sort();
      // Each one alone first, before all of them are known.
      for (const { id } of hexes) expect(isDirectEnd(board, {}, crossing, 'A', id)).toBe(ends.includes(id));
      expect([...directEnds(board, {}, crossing, 'A')].sort()).toEqual(ends);
      reached += ends.length;
    }
    expect(reached).toBeGreaterThan(100);
  });

  it('have the cheapest among them, however many there are', () => {
    const below = dice(3);
    const dense = ['0-2 0-3 0-4 1-3 1-4 1-5 2-4 2-5 3-5', '0-2 0-3 1-3 1-4 1-5 2-4 2-5 3-5'].map((track) =>
      face(track),
    );
    let many = 0;
    for (let round = 0; round < 60; round++) {
      const hexes = honeycomb((id, x, y) => {
        const isCity = ['A', '-2,8', '0,8', '2,4'].includes(id);
        if (isCity) return hex(id, x, y, face('0-s 1-s 2-s 3-s 4-s 5-s', city()));
        if (below(6) === 0) return hex(id, x, y, rotated(face('0-s 1-s 3-s 4-s', town), below(6)));
        return hex(id, x, y, rotated(dense[below(dense.length)] as Face, below(6)));
      });
      const board = makeBoard(hexes, []);
      const crossing = Int16Array.from({ length: hexes.length * 6 }, () => 10 * below(5));
      const { cheapest, steps } = byTrying(board, crossing, 'A');
      if (steps > 2000) many++;
      const listed = new Map<string, number>();
      for (const { hexes: passed, cost: price, towns } of directRoutes(board, {}, crossing, 'A')) {
        const end = passed.at(-1) as string;
        listed.set(end, Math.min(price, listed.get(end) ?? price));
        expect(traceDirect(board, {}, crossing, passed)).toMatchObject({ ok: true, route: { cost: price, towns } });
      }
      expect(new Map([...listed].sort())).toEqual(new Map([...cheapest].sort()));
    }
    expect(many).toBeGreaterThan(10);
  });

  it("are sought within somebody's means, and are the same whatever was asked before", () => {
    const below = dice(4);
    const dense = face('0-2 0-3 0-4 1-3 1-4 1-5 2-4 2-5 3-5');
    const sums = [0, 40, 90, 150, 260, Number.POSITIVE_INFINITY];
    let fewer = 0;
    for (let round = 0; round < 40; round++) {
      const hexes = honeycomb((id, x, y) => {
        if (['A', '-2,8', '0,8', '2,4'].includes(id)) return hex(id, x, y, face('0-s 1-s 2-s 3-s 4-s 5-s', city()));
        if (below(6) === 0) return hex(id, x, y, rotated(face('0-s 1-s 3-s 4-s', town), below(6)));
        return hex(id, x, y, below(3) === 0 ? face('') : rotated(dense, below(6)));
      });
      const crossing = Int16Array.from({ length: hexes.length * 6 }, () => 10 * below(5));
      const { cheapest } = byTrying(makeBoard(hexes, []), crossing, 'A');
      const listedIn = (order: readonly number[]) => {
        const board = makeBoard(hexes, []);
        return new Map(
          order.map((most) => {
            if (below(2) === 0) directEnds(board, {}, crossing, 'A');
            return [most, directRoutes(board, {}, crossing, 'A', () => true, most)];
          }),
        );
      };
      const rising = listedIn(sums);
      const falling = listedIn(sums.toReversed());
      for (const most of sums) {
        const routes = rising.get(most) ?? [];
        expect(falling.get(most)).toEqual(routes);
        expect(Math.max(0, ...routes.map(({ cost: price }) => price))).toBeLessThanOrEqual(most);
        const ends = new Set(routes.map(({ hexes: passed }) => passed.at(-1)));
        const paid = [...cheapest].filter(([, price]) => price <= most).map(([end]) => end);
        expect([...ends].sort()).toEqual(paid.sort());
        if (paid.length < cheapest.size) fewer++;
      }
    }
    expect(fewer).toBeGreaterThan(20);
  });

  it('are found also where there are more ways than anybody walks', () => {
    const hexes: HexDef[] = [];
    const links: Link[] = [];
    const put = (id: string, track: string, ...stops: Stop[]) =>
      hexes.push(hex(id, 10 * hexes.length, 0, face(track, ...stops)));
    const join = (a: string, b: string) => {
      const [from, to] = [a, b].map((side) => ({ hex: side.slice(0, -1), edge: Number(side.slice(-1)) })) as [
        Side,
        Side,
      ];
      links.push({ from, to });
    };
    put('A', '0-s 1-s 2-s', city());
    // Over its first side sixteen branches that meet again, and lead nowhere.
    for (let n = 0; n < 16; n++) {
      put(`P${n}`, '0-1 0-2');
      put(`Q${n}`, '0-1 0-2');
      join(n === 0 ? 'A0' : `Q${n - 1}0`, `P${n}0`);
      join(`P${n}1`, `Q${n}1`);
      join(`P${n}2`, `Q${n}2`);
    }
    // Over the second to a loop, from which one comes to B only back over the side before it.
    put('J', '0-1 1-2');
    put('K', '0-1 0-2');
    put('L', '0-1');
    join('A1', 'J0');
    join('J1', 'K0');
    join('K1', 'L0');
    join('L1', 'K2');
    // Over the third a longer way, which joins the other just before B.
    put('Z', '0-2 0-4');
    put('B', '0-s', city());
    join('J2', 'Z2');
    join('Z0', 'B0');
    for (let n = 0; n < 9; n++) {
      put(`C${n}`, '0-3');
      join(n === 0 ? 'A2' : `C${n - 1}3`, `C${n}0`);
    }
    const around = () => makeBoard(hexes, [], [...links, { from: { hex: 'C8', edge: 3 }, to: { hex: 'Z', edge: 4 } }]);
    for (const [board, ends] of [
      [makeBoard(hexes, [], links), []],
      [around(), ['B']],
    ] as const) {
      const crossing = new Int16Array(board.hexes.length * 6);
      expect([...directEnds(board, {}, crossing, 'A')]).toEqual(ends);
      const routes = directRoutes(board, {}, crossing, 'A').map(({ hexes: passed }) => passed.join(' '));
      expect(routes).toEqual(ends.map(() => 'A C0 C1 C2 C3 C4 C5 C6 C7 C8 Z B'));
      const reach = reachOf(board, { map: {}, stations: { A: ['X'] } }, 'X', 'routes');
      expect(sidesIn(reach, board.numberOf.get('B') as number) !== 0).toBe(ends.length > 0);
    }
  });
});
