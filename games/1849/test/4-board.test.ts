import { hexDef } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { board, hexes } from './support/builtIn.ts';

const stopsOf = (hex: string) => hexDef(board, hex).print.stops;
const withStop = (kind: string) => hexes.filter((hex) => hex.print.stops[0]?.kind === kind).map((hex) => hex.id);

describe('1849 §4 Game board', () => {
  it('a hex is a city, a town, a port or none of these [4-01]', () => {
    for (const hex of hexes) expect(stopsOf(hex.id).length).toBeLessThanOrEqual(1);
    expect(withStop('city')).toHaveLength(10);
    expect(withStop('port')).toHaveLength(4);
    expect(withStop('town').sort()).toEqual(
      'A13 C3 C9 D4 E11 E13 E5 E7 F10 G1 G13 G3 G9 H4 I7 I9 J10 K13 K7 N10'.split(' '),
    );
  });

  it('cities, Calabria and ports lie where the board has them [4-02]', () => {
    const cities = {
      C5: ['Palermo', 'yellow'],
      B14: ['Messina', 'yellow'],
      H12: ['Catania', 'yellow'],
      M13: ['Siracusa', 'yellow'],
      M11: ['Ragusa', 'yellow'],
      H8: ['Caltanissetta', 'open'],
      J6: ['Girgenti', 'open'],
      C1: ['Trapani', 'fixed'],
      E1: ['Marsala', 'fixed'],
      M9: ['Terranova', 'fixed'],
    };
    expect(withStop('city').sort()).toEqual(Object.keys(cities).sort());
    for (const [hex, [name, ground]] of Object.entries(cities)) {
      expect(hexDef(board, hex)).toMatchObject({ name, ground });
    }
    expect(withStop('offmap')).toEqual(['C15']);
    expect(hexDef(board, 'C15').name).toBe('Calabria');
    expect(withStop('port')).toEqual(['a12', 'A5', 'L14', 'N8']);
  });
});
