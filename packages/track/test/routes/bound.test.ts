import { type HexDef, type Link, makeBoard, parseTrack, type Stop } from '@binario/rail';
import { bestRoutes } from '@binario/track';
import { describe, expect, it } from 'vitest';

type Place = readonly [kind: Stop['kind'], value: number];
type Line = readonly [from: string, to: string, hexsides: number];

/** A board drawn as a graph: places far apart, each line a chain of links over hexes of its own. */
function best(places: Readonly<Record<string, Place>>, lines: readonly Line[], own: readonly string[], limit: number) {
  const hexes: HexDef[] = [];
  const links: Link[] = [];
  const exits = new Map(Object.keys(places).map((id) => [id, 0]));
  const add = (id: string, track: string, stop?: Stop) => {
    const print = { stops: stop ? [stop] : [], track: parseTrack(track) };
    hexes.push({ id, x: 10 * hexes.length, y: 0, ground: 'fixed', print });
  };
  const nextExit = (id: string) => {
    const edge = exits.get(id) as number;
    exits.set(id, edge + 1);
    return { hex: id, edge };
  };
  for (const [id, [kind, value]] of Object.entries(places)) {
    add(id, [0, 1, 2, 3, 4, 5].map((edge) => `${edge}-s`).join(' '), { kind, value, slots: 1 });
  }
  for (const [from, to, hexsides] of lines) {
    let side = nextExit(from);
    for (let i = 1; i < hexsides; i++) {
      const between = `${from}${to}${i}`;
      add(between, '0-3');
      links.push({ from: side, to: { hex: between, edge: 0 } });
      side = { hex: between, edge: 3 };
    }
    links.push({ from: side, to: nextExit(to) });
  }
  const values = hexes.flatMap(({ print }) => [print.stops[0]?.value ?? 0, 0]);
  const runner = { train: 'T', limit, standardCost: 1, narrowCost: 2, dualCost: 1, values };
  const stations = Object.fromEntries(own.map((id) => [id, ['A']]));
  const { revenue, proven } = bestRoutes(makeBoard(hexes, [], links), { map: {}, stations }, 'A', [runner]);
  expect(proven).toBe(true);
  return revenue;
}

/** In each case another route, found first, pays nearly as much: a bound that is too low would stop the search there. */
describe('the bound of the search', () => {
  it('lets each arm have an end', () => {
    const places = {
      decoy: ['city', 90],
      near: ['town', 10],
      home: ['city', 10],
      west: ['town', 10],
      east: ['town', 10],
      westEnd: ['offmap', 50],
      eastEnd: ['offmap', 50],
    } as const;
    const lines: readonly Line[] = [
      ['decoy', 'near', 1],
      ['home', 'west', 1],
      ['home', 'east', 1],
      ['west', 'westEnd', 1],
      ['east', 'eastEnd', 1],
    ];
    expect(best(places, lines, ['decoy', 'home'], 4)).toBe(130);
  });

  it('counts a stop in part when the length left does not suffice for all that pay better for their length', () => {
    const places = {
      decoy: ['city', 75],
      near: ['town', 10],
      home: ['city', 10],
      first: ['town', 10],
      dense: ['town', 50],
      rich: ['town', 70],
    } as const;
    const lines: readonly Line[] = [
      ['decoy', 'near', 1],
      ['home', 'first', 1],
      ['first', 'dense', 2],
      ['first', 'rich', 3],
    ];
    expect(best(places, lines, ['decoy', 'home'], 4)).toBe(90);
  });

  it('knows, where length is no matter, that a block left cannot be entered again', () => {
    const ring: readonly Line[] = [
      ['home', 'a', 1],
      ['a', 'b', 1],
      ['b', 'home', 1],
      ['a', 'c', 1],
      ['b', 'd', 1],
    ];
    const places = { home: ['city', 10], a: ['town', 20], b: ['town', 20], c: ['town', 30], d: ['town', 40] } as const;
    // c a home b d, or c a b d: both arms leave the ring, one stop of it may be missed.
    expect(best(places, ring, ['home'], 100)).toBe(120);
    // With the station on c the ring is entered at a and left at b.
    expect(best({ ...places, c: ['city', 30] }, ring, ['c'], 100)).toBe(120);
    expect(best({ ...places, d: ['offmap', 40] }, [...ring, ['home', 'd', 1]], ['home'], 100)).toBe(120);
  });
});
