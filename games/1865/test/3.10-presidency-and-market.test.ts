import { describe, expect, it } from 'vitest';
import { chartRows } from '../data/chart.ts';
import { zoneOf } from '../rules/rank.ts';
import {
  asked,
  beforeStockRound,
  cash,
  companyTurn,
  facts,
  held,
  mineTiles,
  type Position,
  play,
  stockTurn,
  tableOf,
  value,
} from './support/index.ts';

const sell = (corp: 'FMS' | 'FA' | 'CFD', shares: number) => ({ type: 'sellShares', corp, shares }) as const;

const buy = (corp: 'FMS' | 'FA' | 'CFD', from: 'offer' | 'pool' | 'dragons' = 'offer') =>
  ({ type: 'buyCert', corp, from }) as const;

describe('1865 §3.10 Transfer of presidency', () => {
  it('by purchase: Carl takes CFD with 40 % against 30 % [3.10-01, 3.10-02, 3.10-03, 3.10-04]', () => {
    const at = stockTurn(
      { cash: { P3: 500 }, companies: { CFD: { status: 'major', singles: { P1: 1, P3: 3 }, cash: 77 } } },
      'P3',
    );
    const state = play(at, buy('CFD'));
    expect(held(state, 'CFD')).toMatchObject({ P1: '3', P3: 'P+2' });
    // Equal holdings change nothing.
    const equal = stockTurn(
      { cash: { P3: 500 }, companies: { CFD: { status: 'major', singles: { P1: 1, P3: 2 } } } },
      'P3',
    );
    expect(held(play(equal, buy('CFD')), 'CFD')).toMatchObject({ P1: 'P+1', P3: '3' });
  });

  it('by sale: Alan sells all, Carl has the double share, three spaces down [3.10-06, 3.10-08, 3.10-09]', () => {
    const at = stockTurn({ companies: { CFD: { status: 'major', singles: { P1: 1, P3: 2 }, value: 100 } } });
    const state = play(at, sell('CFD', 3));
    expect(held(state, 'CFD')).toMatchObject({ P3: 'P', pool: '3' });
    expect(value(state, 'CFD')).toBe(70);
    expect(cash(state, 'P1')).toBe(300);
  });

  it('equal holdings: the first on the left [3.10-07]', () => {
    const at = stockTurn(
      { players: 4, companies: { CFD: { status: 'major', president: 'P2', singles: { P1: 2, P4: 2 } } } },
      'P2',
    );
    expect(held(play(at, sell('CFD', 2)), 'CFD')).toMatchObject({ P4: 'P', P1: '2', pool: '2' });
  });

  it('one share of the double one may go after the exchange [R-11]', () => {
    const at = stockTurn({ companies: { CFD: { status: 'major', singles: { P3: 2 } } } });
    expect(held(play(at, sell('CFD', 1)), 'CFD')).toMatchObject({ P1: '1', P3: 'P', pool: '1' });
  });
});

describe('1865 §3.11 Movements on the stock market', () => {
  const fms: Position = {
    phase: 3,
    companies: {
      FA: { value: 150, president: 'P2' },
      FMS: { value: 130, chips: 13, trains: ['PH2', 'PH2'], cash: 300 },
    },
  };

  it('a dividend and a new PH3: 130 to 150, below those there [3.11-01, 3.11-02, 3.11-05, 3.11-07]', () => {
    let state = play(companyTurn(fms, 'FMS', 'income'), { type: 'payDividend' });
    expect(value(state, 'FMS')).toBe(140);
    state = play(state, { type: 'buyTrain', train: 'PH3-1', price: 200 });
    expect(value(state, 'FMS')).toBe(150);
    expect(state.table.market.map((marker) => marker.corp)).toEqual(['FA', 'FMS']);
  });

  it('a second new train in the same turn lifts nothing [3.11-02]', () => {
    const at = companyTurn({ companies: { FMS: { value: 100, chips: 1, cash: 300 } } }, 'FMS', 'buyTrains');
    const two = play(
      at,
      { type: 'buyTrain', train: 'PH2-0', price: 100 },
      { type: 'buyTrain', train: 'PH2-1', price: 100 },
    );
    expect(value(two, 'FMS')).toBe(110);
  });

  it('RCSF withholds 160 and buys a PH3 of FMS: no move [3.11-06, 3.11-08, F-01]', () => {
    const at = companyTurn(
      {
        phase: 3,
        companies: {
          RCSF: { value: 120, chips: 16, trains: ['PH2', 'PH2'] },
          FMS: { value: 100, trains: ['PH3'], president: 'P1' },
        },
      },
      'RCSF',
      'income',
    );
    const state = play(at, { type: 'withhold' }, { type: 'buyTrain', train: 'PH3-0', price: 160 });
    expect(state.table.trains['PH3-0']).toBe('RCSF');
    expect(value(state, 'RCSF')).toBe(120);
    expect(cash(state, 'FMS')).toBe(160);
  });

  it('SFSS earns nothing and buys a PH4: one down, one up, at the bottom of its pile [3.11-04, 3.11-09]', () => {
    const position: Position = {
      phase: 4,
      companies: { SFSS: { value: 100, chips: 5, cash: 400 }, FA: { value: 100, president: 'P2' } },
    };
    const state = companyTurn(position, 'SFSS', 'income');
    expect(value(state, 'SFSS')).toBe(90);
    const bought = play(state, { type: 'buyTrain', train: 'PH4-1', price: 350 });
    expect(value(bought, 'SFSS')).toBe(100);
    expect(bought.table.market.map((marker) => marker.corp)).toEqual(['FA', 'SFSS']);
  });

  it('at both ends a token stays, also in its place of the pile [R-12]', () => {
    const low = companyTurn({ companies: { FMS: { value: 10, cash: 500 }, FA: { value: 10 } } }, 'FMS', 'income');
    expect(low.table.market.map((marker) => marker.corp)).toEqual(['FMS', 'FA']);
    expect(value(low, 'FMS')).toBe(10);
    const high = companyTurn(
      { companies: { FMS: { value: 490, chips: 1, trains: ['PH2'] }, FA: { value: 490 } } },
      'FMS',
      'income',
    );
    const paid = play(high, { type: 'payDividend' });
    expect(value(paid, 'FMS')).toBe(490);
    expect(paid.table.market.map((marker) => marker.corp)).toEqual(['FMS', 'FA']);
  });
});

describe('1865 §3.12 Operations before a stock round', () => {
  const mines = (tile: string): NonNullable<Position['tiles']> => ({ ...mineTiles, G42: [tile, 0] });

  it('mines with a marker go down one step [3.12-01, 3.12-02, 3.12-04]', () => {
    for (const [phase, before, after] of [
      [2, '173', '173'],
      [3, '173', '174'],
      [4, '174', '174'],
      [5, '173', '174'],
      [5, '174', '175'],
      [7, '175', '175'],
    ] as const) {
      const state = beforeStockRound({
        phase,
        cash: { P1: 100 },
        companies: { FMS: { stations: ['F45', 'G42'] } },
        tiles: mines(before),
      });
      expect(state.table.map.G42?.tile).toBe(after);
      expect(state.table.map.G42?.rotation).toBe(0);
    }
  });

  it('a mine without a marker stays [3.12-03]', () => {
    const state = beforeStockRound({ phase: 5, cash: { P1: 100 }, companies: { FMS: {} }, tiles: mines('173') });
    expect(state.table.map.G42?.tile).toBe('173');
  });

  it('rank tokens one row down, towards the row of the phase [3.12-05, 3.12-06, 3.12-07, 3.2-10]', () => {
    const state = beforeStockRound({ phase: 4, cash: { P1: 100 }, companies: { FMS: { row: 1 }, FA: { row: 3 } } });
    expect([facts(state, 'FMS').row, facts(state, 'FA').row]).toEqual([2, 3]);
    expect(chartRows[1]?.phase).toBe(3);
  });

  it('the example of phase 5: into the red, into the white, and one that stays [3.12-08]', () => {
    const position: Position = {
      phase: 5,
      cash: { P1: 100 },
      companies: {
        RCSF: { row: 2, stations: ['D37', 'C42'], trains: ['PH4'], markers: 3 },
        SFSS: { row: 3, status: 'major', stations: ['C28', 'A28', 'D37', 'G32', 'H31'], trains: ['PH5'] },
        SFS: { row: 4, stations: ['I36'], trains: ['PH3'] },
      },
    };
    const before = tableOf(position);
    expect([zoneOf(before, 'RCSF'), zoneOf(before, 'SFSS')]).toEqual(['white', 'green']);
    const { table } = beforeStockRound(position);
    expect(['RCSF', 'SFSS', 'SFS'].map((corp) => [table.companies[corp]?.row, zoneOf(table, corp)])).toEqual([
      [3, 'red'],
      [4, 'white'],
      [4, 'red'],
    ]);
  });

  it('no bonus when all certificates are sold [3.13-02]', () => {
    const at = stockTurn({ companies: { FMS: { singles: { P1: 1, P2: 2 }, value: 100 } } });
    const round = play(at, { type: 'pass' }, { type: 'pass' });
    expect(asked(round)).toBe('layTrack');
    expect(value(round, 'FMS')).toBe(100);
  });
});
