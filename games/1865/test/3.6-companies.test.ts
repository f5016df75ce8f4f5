import { offers } from '@binario/kernel';
import { percentOf } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { OFFER } from '../data/companies.ts';
import {
  asked,
  beforeStockRound,
  campidanoTiles,
  cash,
  chips,
  companyTurn,
  facts,
  game,
  held,
  type Position,
  play,
  refuses,
  type State1865,
  stockTurn,
  tableOf,
  tiles,
  value,
  whyNot,
} from './support/index.ts';

const sell = (corp: 'FMS' | 'FA' | 'CFD', shares: number) => ({ type: 'sellShares', corp, shares }) as const;

const buy = (corp: 'FMS' | 'FA' | 'CFD', from: 'offer' | 'pool' | 'dragons' = 'offer') =>
  ({ type: 'buyCert', corp, from }) as const;

describe('1865 §3.6 Launching a new company', () => {
  it('president, value, twice the value to the treasury, bottom of the pile [3.6-02, 3.6-05, 3.6-04]', () => {
    const at = stockTurn({ cash: { P1: 200, P2: 200 }, companies: { FA: { value: 90, president: 'P2' } } });
    const state = play(at, { type: 'launch', corp: 'FMS', value: 90 });
    expect([cash(state, 'P1'), cash(state, 'FMS')]).toEqual([20, 180]);
    expect(held(state, 'FMS').P1).toBe('P');
    expect(state.table.market.map((marker) => marker.corp)).toEqual(['FA', 'FMS']);
    refuses(state, { type: 'launch', corp: 'FMS', value: 60 }, 'launch.notOpen');
  });

  it('the treasury is not the president’s: no action moves money between them [3.6-06, R-46]', () => {
    let state = companyTurn({ companies: { FMS: { cash: 500, chips: 3 } }, cash: { P1: 70 } }, 'FMS');
    expect(cash(state, 'P1')).toBe(70);
    // A whole turn without dividend or help: his purse is what it was, and he is offered nothing that would fill it.
    const types = new Set<string>();
    for (const move of [
      { type: 'layTile', hex: 'G44', tile: '8', rotation: 1 },
      { type: 'pass' },
      { type: 'buyTrain', train: 'PH2-0', price: 100 },
      { type: 'pass' },
    ] as const) {
      for (const { type } of offers(game, state, 'P1')) types.add(type);
      state = play(state, move);
      expect(cash(state, 'P1')).toBe(70);
    }
    expect([...types].sort()).toEqual(['buyTrain', 'layTile', 'pass']);
    expect(cash(state, 'FMS')).toBe(400);
  });

  it('a company that has not floated does not operate [3.6-07]', () => {
    const launched = play(
      stockTurn({ players: 2, cash: { P1: 120, P2: 0 }, companies: { FA: { president: 'P2', value: 100 } } }),
      { type: 'launch', corp: 'FMS', value: 60 },
    );
    expect(facts(launched, 'FMS').standing).toBe('launched');
    // FA operates in every round, FMS in none.
    const turnOf = (state: State1865) => state.flow.find((frame) => frame.step === 'companyTurn');
    expect(turnOf(launched)).toMatchObject({ corp: 'FA' });
    let state = launched;
    for (let n = 0; n < 4; n++) {
      expect(turnOf(state)).toMatchObject({ corp: 'FA' });
      state = play(state, { type: 'pass' });
    }
    expect([facts(state, 'FA').turns, facts(state, 'FMS').turns]).toEqual([5, 0]);
  });

  it('at 60 % it floats: chips of its home as it is, markers [3.6-08, 3.6-10, 3.6-11, R-03, R-04]', () => {
    const base = {
      status: 'minor',
      markers: 1,
      value: 60,
      facts: { standing: 'launched', row: null, turns: 0 },
    } as const;
    const float = (corp: 'FMS' | 'SFS', extra: Partial<Position> = {}) => {
      const at = stockTurn({ cash: { P2: 500 }, companies: { [corp]: base }, ...extra }, 'P2');
      return play(at, { type: 'buyCert', corp, from: 'offer' });
    };
    expect(chips(float('FMS'), 'FMS')).toBe(3);
    expect(chips(float('FMS', { tiles: { F45: ['C1', 0] } }), 'FMS')).toBe(4);
    // Arbatax without a tile gives nothing yet; with one, what it shows.
    expect(chips(float('SFS'), 'SFS')).toBe(0);
    expect(chips(float('SFS', { tiles: { I36: ['57', 0] } }), 'SFS')).toBe(2);
    expect(float('FMS').table.charters.FMS).toBe(2);
  });

  it('the first tile of a home gives its full value to a floated company, whoever lays it [R-03]', () => {
    const at = companyTurn({ companies: { SFS: {} } }, 'SFS');
    expect(chips(play(at, { type: 'layTile', hex: 'I36', tile: '57', rotation: 0 }), 'SFS')).toBe(2);
    const other = companyTurn(
      {
        companies: { FA: { stations: ['G32', 'H31'] }, FCS: { value: 90 } },
        tiles: tiles(['F37', '9', 'F35', 'F39'], ['F35', '4', 'F33', 'F37'], ['F33', '8', 'G32', 'F35']),
      },
      'FA',
    );
    expect(chips(play(other, { type: 'layTile', hex: 'F39', tile: '57', rotation: 0 }), 'FCS')).toBe(2);
    const unfloated = companyTurn(
      {
        companies: { FA: { stations: ['G32', 'H31'] } },
        tiles: tiles(['F37', '9', 'F35', 'F39'], ['F35', '4', 'F33', 'F37'], ['F33', '8', 'G32', 'F35']),
      },
      'FA',
    );
    expect(chips(play(unfloated, { type: 'layTile', hex: 'F39', tile: '57', rotation: 0 }), 'FCS')).toBe(0);
  });
});

describe('1865 §3.7 Minor companies', () => {
  it('CFD at 90 in phase 2 [3.7-02, 3.7-03, 3.7-04, 3.7-05]', () => {
    let state = stockTurn({ cash: { P1: 330, P2: 330, P3: 330 } });
    state = play(state, { type: 'launch', corp: 'CFD', value: 90 }, { type: 'pass' }, { type: 'pass' });
    expect(cash(state, 'CFD')).toBe(180);
    state = play(state, buy('CFD'));
    expect(facts(state, 'CFD')).toMatchObject({ standing: 'floated', markers: 3 });
    state = play(state, { type: 'pass' }, buy('CFD'));
    expect(cash(state, 'CFD')).toBe(360);
    expect(state.table.charters.CFD).toBe(2);
    const certs = state.table.certs.CFD ?? [];
    expect([percentOf(certs, 'P1'), percentOf(certs, 'P3'), percentOf(certs, OFFER)]).toEqual([60, 20, 20]);
    expect(value(state, 'CFD')).toBe(90);
  });

  it('later sales do not undo the flotation [R-24]', () => {
    const at = stockTurn({ companies: { FMS: { president: 'P1', singles: { P2: 1 } } } }, 'P2');
    const state = play(at, sell('FMS', 1));
    expect(facts(state, 'FMS').standing).toBe('floated');
  });

  it('a minor launched before phase 5 stays one [R-09]', () => {
    const at = stockTurn(
      {
        phase: 5,
        cash: { P2: 300 },
        companies: { FMS: { markers: 1, value: 60, facts: { standing: 'launched', row: null, turns: 0 } } },
      },
      'P2',
    );
    const state = play(at, buy('FMS'));
    expect(facts(state, 'FMS')).toMatchObject({ status: 'minor', markers: 3, standing: 'floated' });
  });
});

describe('1865 §3.8 Major companies', () => {
  it('FMS at 110 in phase 5 [3.8-01, 3.8-02, 3.8-03, 3.8-04, 3.8-05, R-42]', () => {
    const change = companyTurn(
      { phase: 4, players: 2, cash: { P1: 2000, P2: 2000 }, companies: { FA: { cash: 600, chips: 1 } }, table: {} },
      'FA',
      'buyTrains',
    );
    const cards = Object.fromEntries(
      Object.entries(change.table.trains).map(([train, holder]) => [train, train < 'PH5' ? 'gone' : holder]),
    );
    const phase5 = play(
      { ...change, table: { ...change.table, trains: cards } },
      { type: 'buyTrain', train: 'PH5-0', price: 500 },
    );
    expect(facts(phase5, 'FMS').status).toBe('major');
    expect(phase5.table.certs.FMS).toHaveLength(9);
    expect(facts(phase5, 'FA').status).toBe('minor');
    let state = stockTurn({ players: 2, cash: { P1: 2000, P2: 2000 } }, 'P2');
    state = {
      ...state,
      table: {
        ...state.table,
        phase: '5',
        certs: phase5.table.certs,
        companies: { ...state.table.companies, FMS: { ...facts(phase5, 'FMS') } },
      },
    };
    state = {
      ...state,
      table: { ...state.table, certs: { ...tableOf({ players: 2 }).certs, FMS: phase5.table.certs.FMS ?? [] } },
    };
    state = play(state, { type: 'launch', corp: 'FMS', value: 110 });
    for (let n = 0; n < 3; n++) state = play(state, { type: 'pass' }, buy('FMS'));
    expect(cash(state, 'FMS')).toBe(550);
    expect(facts(state, 'FMS').standing).toBe('launched');
    state = play(state, buy('FMS'));
    expect(facts(state, 'FMS')).toMatchObject({ standing: 'floated', markers: 7 });
    expect(cash(state, 'FMS')).toBe(660);
    expect(held(state, 'FMS')).toMatchObject({ P2: 'P+3', P1: '1', offer: '4' });
  });
});

describe('1865 §3.9 and §3.12 Conversion', () => {
  const cfd: Position = {
    phase: 3,
    companies: { CFD: { president: 'P1', singles: { P1: 1, P3: 1 }, stations: ['G18', 'H5'], value: 90 } },
  };

  it('CFD converts in phase 3 [3.9-06, 3.9-07, 3.9-12, 3.12-11, R-45]', () => {
    const state = play(beforeStockRound({ ...cfd, cash: { P1: 500 } }), { type: 'convert' });
    const certs = state.table.certs.CFD ?? [];
    expect([percentOf(certs, 'P1'), percentOf(certs, 'P3')]).toEqual([30, 10]);
    expect(held(state, 'CFD')).toMatchObject({ P1: 'P+1', P3: '1', offer: '6' });
    expect(facts(state, 'CFD')).toMatchObject({ status: 'major', markers: 5 });
    expect(value(state, 'CFD')).toBe(90);
    expect(whyNot(state, { type: 'buyCert', corp: 'CFD', from: 'offer' })).toBeUndefined();
  });

  it('markers by phase, never above seven [3.9-08, 3.9-09, 3.9-10, 3.9-11, R-36]', () => {
    for (const [phase, more] of [
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 4],
      [7, 4],
    ] as const) {
      const state = play(beforeStockRound({ ...cfd, phase }), { type: 'convert' });
      expect(facts(state, 'CFD').markers).toBe(3 + more);
    }
    const many = { CFD: { ...cfd.companies?.CFD, markers: 7 } };
    expect(facts(play(beforeStockRound({ ...cfd, companies: many }), { type: 'convert' }), 'CFD').markers).toBe(7);
  });

  const line: Position = { companies: { RCSF: {} }, tiles: campidanoTiles };

  it('a direct route over towns is enough, no marker needed [3.9-01, 3.9-02, 3.9-03, 3.9-04, 3.9-05]', () => {
    expect(asked(beforeStockRound(line))).toBe('convert');
    expect(asked(beforeStockRound({ companies: { RCSF: {} } }))).not.toBe('convert');
    // At no other time: not in the stock round itself, not in its turn.
    refuses(stockTurn({ ...line, cash: { P1: 100 } }), { type: 'convert' }, 'turn.notOffered');
    refuses(companyTurn(line, 'RCSF'), { type: 'convert' }, 'turn.notOffered');
  });

  it('a third city on the way is no direct route, whoever has a marker there [3.9-03]', () => {
    // Oristano - Isili - Cagliari.
    const over: Position = {
      phase: 3,
      companies: { RCSF: {} },
      tiles: {
        ...tiles(
          ['E36', '8', 'D37', 'F37'],
          ['F37', '8', 'E36', 'F39'],
          ['F39', '57', 'F37', 'F41'],
          ['F41', '9', 'F39', 'F43'],
          ['F43', '4', 'F41', 'F45'],
        ),
        F45: ['C1', 0],
      },
    };
    expect(asked(beforeStockRound(over))).not.toBe('convert');
    // From a marker in Isili itself the route is direct.
    const there = { ...over, companies: { RCSF: { stations: ['D37', 'F39'] } }, tiles: { ...over.tiles } };
    const isili = { ...there, tiles: { ...there.tiles, F39: ['14', 0] as const } };
    expect(asked(beforeStockRound(isili))).toBe('convert');
  });

  it('asked in operating order, and refusing is allowed [3.12-09, 3.12-10]', () => {
    const state = beforeStockRound({
      companies: {
        CFD: { president: 'P1', stations: ['G18', 'H5'], value: 80 },
        FMS: { president: 'P2', stations: ['F45', 'C46'], value: 90 },
      },
    });
    expect(state.flow.at(-1)).toMatchObject({ corp: 'FMS' });
    const next = play(state, { type: 'pass' });
    expect(next.flow.at(-1)).toMatchObject({ corp: 'CFD' });
    expect(facts(next, 'FMS').status).toBe('minor');
  });
});
