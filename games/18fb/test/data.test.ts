import { describe, expect, it } from 'vitest';
import { builtIn } from '../board/builtIn.ts';
import { builtInBoard } from '../board/of.ts';
import { hexesOf, locationOf } from '../board/questions.ts';
import { corpIds } from '../ids.ts';

const { borders, corpDefs, placeNamed, regionalDefs, regionalIds } = builtInBoard;

/** Every place in the data that says where an element comes from. */
function origins(data: unknown): readonly unknown[] {
  if (typeof data !== 'object' || data === null) return [];
  const from = (data as { from?: unknown }).from;
  return from === undefined ? [] : typeof from === 'object' && from !== null ? Object.values(from) : [from];
}

describe('the data of 18FB', () => {
  it('says of every element where it comes from', () => {
    const { map, corporations, regionals } = builtIn;
    const elements: readonly unknown[] = [
      ...map.hexes,
      ...map.ground,
      ...map.rivers,
      ...map.links,
      ...map.offMap,
      ...map.falcon,
      ...builtIn.tiles,
      ...builtIn.market.rows.flat(),
      ...Object.values(builtIn.trains),
      ...builtIn.phases,
      ...Object.values(corporations),
      ...corpIds.flatMap((corp) => corporations[corp].destinations ?? []),
      ...regionals,
      ...regionals.flatMap(({ bonuses }) => bonuses),
      ...Object.values(builtIn.concessions),
      ...Object.values(builtIn.cards),
    ];
    expect(elements.length).toBeGreaterThan(600);
    for (const element of elements) {
      const stated = origins(element);
      expect(stated.length, JSON.stringify(element)).toBeGreaterThan(0);
      for (const each of stated) expect(['F', 'P', 'D', 'R']).toContain(each);
    }
  });

  it('prints the 23 positions of the tables and reconstructs the others', () => {
    expect(builtIn.map.hexes.filter(({ from }) => (from as { hex?: string }).hex === 'F')).toHaveLength(23);
  });

  it('names places that exist, slots for homes and reserved destinations', () => {
    const keeps = (hex: string, corp: string) => placeNamed.get(hex)?.slots.some((slot) => slot.for === corp) ?? false;
    for (const corp of corpIds) {
      const { homes, destinations, kind } = corpDefs[corp];
      for (const hex of homes) expect(keeps(hex, corp)).toBe(true);
      for (const { hex, role } of destinations) {
        expect(placeNamed.has(hex)).toBe(true);
        if (role !== 'extra') expect(keeps(hex, corp)).toBe(true);
      }
      expect(destinations.length === 0).toBe(kind === 'national' || corp === 'SFM');
    }
    for (const regional of regionalIds) {
      const { home, bonuses } = regionalDefs[regional];
      for (const hex of [home, ...bonuses.map((bonus) => bonus.hex)]) expect(placeNamed.has(hex)).toBe(true);
    }
  });

  it('counts the slots of a location in one of its hexes', () => {
    expect(locationOf(builtInBoard, 'E40')).toBe('F41');
    expect(locationOf(builtInBoard, 'nC6')).toBe('nC6');
    expect(hexesOf(builtInBoard, 'L45')).toEqual(['K46', 'L45']);
    expect(hexesOf(builtInBoard, 'nC6')).toEqual(['nC6']);
  });

  it('joins every river to one chain of borders', () => {
    const corners = (a: string, b: string) => [a, b].sort().join();
    const rivers = new Map<string, string[][]>();
    for (const { a, b, rivers: names } of borders) {
      for (const name of names) rivers.set(name, [...(rivers.get(name) ?? []), [a, b]]);
    }
    expect(rivers.size).toBe(28);
    for (const [, sides] of rivers) {
      expect(new Set(sides.map(([a, b]) => corners(a as string, b as string))).size).toBe(sides.length);
    }
  });
});
