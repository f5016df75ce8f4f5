import { exitsOf, faceAt, hexNumber } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { borders } from '../data/map.ts';
import { boards, hexNamed } from './support/builtIn.ts';
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
  type State1865,
  sideTo,
  stockTurn,
  value,
} from './support/index.ts';

const terrain = (a: string, b: string): string =>
  borders.find((each) => (each.a === a && each.b === b) || (each.a === b && each.b === a))?.terrain ?? 'plain';

/** FMS as a minor of Alan (P1): Cagliari gave it three chips when it floated. */
const start: Position = { players: 3, companies: { FMS: { cash: 300, value: 80, chips: 3 } } };

describe('1865 §4.9 the development of company FMS', () => {
  it('first turn: the mine at Su Suergiu [4.9-03]', () => {
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

  it('second turn: towards Oristano, and a double jump [4.9-04]', () => {
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

  it('third turn: the marker in Oristano [4.9-05]', () => {
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

  it('fourth turn: Cagliari becomes green [4.9-06]', () => {
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

  it('border by border: what each costs, on printed exits [4.9-03, 4.9-05]', () => {
    const { board, crossing } = boards.both;
    const costs = (route: readonly string[]) =>
      route.slice(1).map((hex, n) => {
        const from = route[n] as string;
        return [`${from}-${hex}`, crossing[hexNumber(board, from) * 6 + sideTo(from, hex)]];
      });
    expect(costs(['F45', 'G44', 'G42'])).toEqual([
      ['F45-G44', 10],
      ['G44-G42', 60],
    ]);
    expect(costs(campidano)).toEqual([
      ['F45-E44', 10],
      ['E44-D43', 10],
      ['D43-D41', 10],
      ['D41-D39', 40],
      ['D39-D37', 10],
    ]);
    const printed = exitsOf(faceAt(board, {}, 'F45'));
    for (const neighbour of ['E44', 'G44']) expect(printed & (1 << sideTo('F45', neighbour))).not.toBe(0);
    expect(exitsOf(faceAt(board, {}, 'D37')) & (1 << sideTo('D37', 'D39'))).not.toBe(0);
  });

  it('the same in one game, from the launch to Oristano [4.9-03, 4.9-04, 4.9-05]', () => {
    const pass = { type: 'pass' } as const;
    const launched = play(
      stockTurn({ players: 3, cash: { P1: 330, P2: 330, P3: 330 } }),
      { type: 'launch', corp: 'FMS', value: 100 },
      pass,
      pass,
      { type: 'buyCert', corp: 'FMS', from: 'offer' },
      { type: 'buyCert', corp: 'FMS', from: 'offer' },
      pass,
    );
    expect([cash(launched, 'FMS'), chips(launched, 'FMS')]).toEqual([400, 3]);
    const opened = passedOver(launched);
    expect(asked(opened)).toBe('layTrack');
    const first = play(
      opened,
      lay('G44', '8', 'F45', 'G42'),
      lay('G42', '173', 'G44'),
      marker('F45', 'G44', 'G42'),
      { type: 'buyTrain', train: 'PH2-0', price: 100 },
      pass,
    );
    // 400 less 20, 70 and 100; the value went down and up again.
    expect([cash(first, 'FMS'), chips(first, 'FMS'), value(first, 'FMS')]).toEqual([210, 5, 100]);
    const second = play(
      first,
      lay('E44', '4', 'F45', 'D43'),
      lay('D43', '8', 'E44', 'D41'),
      { type: 'payDividend' },
      { type: 'buyTrain', train: 'PH2-1', price: 100 },
      pass,
    );
    // A share of 20 % in the offer brings 14 of the 70 to the company; the Dragons have bought it in the stock round since.
    expect([chips(second, 'FMS'), value(second, 'FMS')]).toEqual([7, 120]);
    expect(cash(second, 'FMS')).toBe(210 - 20 + 14 - 100 + 120);
    // Its destination is not reached: nobody is asked whether it converts.
    expect(asked(second)).toBe('stockTurn');
    const third = play(
      passedOver(second),
      lay('D41', '4', 'D43', 'D39'),
      lay('D39', '9', 'D41', 'D37'),
      marker(...campidano),
    );
    expect(chips(third, 'FMS')).toBe(14);
    const kept = play(third, { type: 'withhold' });
    expect(value(kept, 'FMS')).toBe(120);
    expect(cash(kept, 'FMS')).toBe(cash(second, 'FMS') - 20 - 80 + 140);
  });
});

/** Everybody passes until the stock round is over. */
function passedOver(state: State1865): State1865 {
  return asked(state) === 'stockTurn' ? passedOver(play(state, { type: 'pass' })) : state;
}
