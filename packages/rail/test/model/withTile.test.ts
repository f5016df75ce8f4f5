import { dice } from '@binario/kernel/testing';
import { laidBetween, type RailTable, reduceRail, tilesOn } from '@binario/rail';
import { describe, expect, it } from 'vitest';

const hexes = Array.from({ length: 30 }, (_, n) => `H${n}`);
const noTiles: RailTable['map'] = Object.fromEntries(hexes.map((hex) => [hex, undefined]));
const onOtherBoard: RailTable['map'] = Object.fromEntries(['X', ...hexes].map((hex) => [hex, undefined]));

describe('a map on which a tile is laid', () => {
  const below = dice(11);
  const laid = (table: RailTable, hex: string, tile: string, blank?: RailTable['map']): RailTable =>
    reduceRail(table, { type: 'tileLaid', hex, tile, rotation: 0, by: null, cost: 0 }, undefined, blank);

  it('has the tiles of the one before and this one, wherever one goes on from', () => {
    /** The tables of several games, each with what was laid in it. */
    const games = [noTiles, noTiles, onOtherBoard].map((blank) => ({
      blank,
      turns: [{ table: { map: {} } as RailTable, told: new Map<string, string>() }],
    }));
    for (let move = 0; move < 600; move++) {
      const { blank, turns } = games[below(20) === 0 ? below(3) : move < 300 ? 0 : 2] as (typeof games)[number];
      // Mostly from the last, now and then from an earlier one.
      const from = turns[below(8) === 0 ? below(turns.length) : turns.length - 1] as (typeof turns)[number];
      const hex = hexes[below(hexes.length)] as string;
      const table = laid(from.table, hex, `T${move}`, blank);
      turns.push({ table, told: new Map(from.told).set(hex, `T${move}`) });
    }
    for (const { turns } of games) {
      expect(turns.length).toBeGreaterThan(5);
      for (const { table, told } of turns) {
        expect(new Map(tilesOn(table.map).map(({ hex, tile }) => [hex, tile]))).toEqual(told);
      }
    }
  });

  it('knows on which map it was laid, and knows no other', () => {
    const [first, second] = [{ map: {} } as RailTable, { map: {} } as RailTable];
    for (const blank of [undefined, noTiles]) {
      const once = laid(first, 'H3', '7', blank);
      const twice = laid(once, 'H1', '8', blank);
      expect(laidBetween(first.map, once.map)).toBe('H3');
      expect(laidBetween(once.map, twice.map)).toBe('H1');
      expect(laidBetween(laid(first, 'H3', '7', blank).map, twice.map)).toBeUndefined();
      expect(laidBetween(second.map, once.map)).toBeUndefined();
      expect(laidBetween(first.map, twice.map)).toBeUndefined();
      expect(laidBetween(twice.map, once.map)).toBeUndefined();
      expect(laidBetween({ ...first.map }, { ...once.map })).toBeUndefined();
    }
  });

  it('is written like any other: hexes without a tile are not named', () => {
    const once = laid({ map: {} } as RailTable, 'H3', '7', noTiles);
    const twice = laid(once, 'H1', '8', noTiles);
    expect(JSON.parse(JSON.stringify(twice.map))).toEqual({
      H1: { tile: '8', rotation: 0 },
      H3: { tile: '7', rotation: 0 },
    });
    expect(JSON.parse(JSON.stringify(once.map))).toEqual({ H3: { tile: '7', rotation: 0 } });
  });
});
