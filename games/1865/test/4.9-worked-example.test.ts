import { describe, expect, it } from 'vitest';
import { boards, borders, hexNamed } from '../data/map.ts';
import {
  asked,
  campidano,
  cash,
  chips,
  companyTurn,
  lay,
  marker,
  type Position,
  play,
  sideTo,
  value,
} from './support/index.ts';

const terrain = (a: string, b: string): string =>
  borders.find((each) => (each.a === a && each.b === b) || (each.a === b && each.b === a))?.terrain ?? 'plain';

/** FMS as a minor of Alan (P1): Cagliari gave it three chips when it floated. */
const start: Position = { players: 3, companies: { FMS: { cash: 300, value: 80, chips: 3 } } };

describe('1865 §4.9 the development of company FMS', () => {
  it('1865-4.9-03 first turn: the mine at Su Suergiu', () => {
    expect([terrain('F45', 'G44'), terrain('G44', 'G42')].sort()).toEqual(['mountain', 'plain']);
    const built = play(companyTurn(start, 'FMS'), lay('G44', '8', 'F45', 'G42'), lay('G42', '173', 'G44'));
    expect(cash(built, 'FMS')).toBe(280);
    expect(asked(built)).toBe('placeMarker');
    const placed = play(built, marker('F45', 'G44', 'G42'));
    expect(cash(placed, 'FMS')).toBe(210);
    expect(chips(placed, 'FMS')).toBe(5);
    // No train, no revenue: the value has gone down by itself.
    expect(asked(placed)).toBe('buyTrains');
    expect(value(placed, 'FMS')).toBe(70);
    const bought = play(placed, { type: 'buyTrain', train: 'PH2-0', price: 100 });
    expect(cash(bought, 'FMS')).toBe(110);
    expect(value(bought, 'FMS')).toBe(80);
  });

  const second: Position = {
    companies: { FMS: { cash: 300, value: 80, chips: 5, trains: ['PH2'], stations: ['F45', 'G42'] } },
    tiles: { G44: ['8', 1], G42: ['173', 0] },
  };

  it('1865-4.9-04 second turn: towards Oristano, and a double jump', () => {
    const built = play(companyTurn(second, 'FMS'), lay('E44', '4', 'F45', 'D43'), lay('D43', '8', 'E44', 'D41'));
    expect(cash(built, 'FMS')).toBe(280);
    expect(chips(built, 'FMS')).toBe(7);
    expect(asked(built)).toBe('income');
    const paid = play(built, { type: 'payDividend' });
    expect(value(paid, 'FMS')).toBe(90);
    // 40 % of L.70 for Alan, 60 % for the offer, so for the company.
    expect(cash(paid, 'P1')).toBe(28);
    expect(cash(paid, 'FMS')).toBe(322);
    const bought = play(paid, { type: 'buyTrain', train: 'PH2-1', price: 100 });
    expect(value(bought, 'FMS')).toBe(100);
  });

  const third: Position = {
    companies: { FMS: { cash: 300, value: 100, chips: 7, trains: ['PH2', 'PH2'], stations: ['F45', 'G42'] } },
    tiles: { ...second.tiles, E44: ['4', 2], D43: ['8', 3] },
  };

  it('1865-4.9-05 third turn: the marker in Oristano', () => {
    const sides = campidano.slice(1).map((hex, n) => terrain(campidano[n] as string, hex));
    expect(sides.filter((each) => each === 'river')).toHaveLength(1);
    expect(sides.filter((each) => each === 'plain')).toHaveLength(4);
    expect(campidano.filter((hex) => hexNamed.get(hex)?.kind === 'town')).toHaveLength(2);
    const built = play(companyTurn(third, 'FMS'), lay('D41', '4', 'D43', 'D39'), lay('D39', '9', 'D41', 'D37'));
    expect(cash(built, 'FMS')).toBe(280);
    const placed = play(built, marker(...campidano));
    expect(cash(placed, 'FMS')).toBe(200);
    expect(chips(placed, 'FMS')).toBe(14);
    const kept = play(placed, { type: 'withhold' });
    expect(cash(kept, 'FMS')).toBe(340);
    expect(value(kept, 'FMS')).toBe(100);
  });

  it('1865-4.9-06 fourth turn: Cagliari becomes green', () => {
    const fourth: Position = {
      phase: 3,
      companies: {
        FMS: { cash: 340, value: 100, chips: 14, trains: ['PH2', 'PH2'], stations: ['F45', 'G42', 'D37'] },
      },
      tiles: { ...third.tiles, D41: ['4', 0], D39: ['9', 0] },
    };
    const built = play(
      companyTurn(fourth, 'FMS'),
      { type: 'layTile', hex: 'F45', tile: 'C1', rotation: 0 },
      { type: 'pass' },
    );
    expect(chips(built, 'FMS')).toBe(17);
    expect(asked(built)).toBe('income');
    const paid = play(built, { type: 'payDividend' });
    expect(cash(paid, 'P1')).toBe(64);
    expect(value(paid, 'FMS')).toBe(110);
  });

  it('the figures lie on printed exits and every border is crossed once', () => {
    expect(sideTo('F45', 'E44')).toBe(2);
    expect(sideTo('F45', 'G44')).toBe(4);
    expect(boards.both.board.hexes).toHaveLength(116);
  });
});
