import { percentOf } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { chartRows } from '../data/chart.ts';
import { OFFER } from '../data/companies.ts';
import { zoneOf } from '../rules/rank.ts';
import {
  asked,
  beforeStockRound,
  campidanoTiles,
  cash,
  chips,
  companyTurn,
  decider,
  facts,
  held,
  mineTiles,
  offered,
  type Position,
  play,
  refuses,
  stockTurn,
  tableOf,
  tiles,
  value,
  whyNot,
} from './support/index.ts';

const sell = (corp: 'FMS' | 'FA' | 'CFD', shares: number) => ({ type: 'sellShares', corp, shares }) as const;
const buy = (corp: 'FMS' | 'FA' | 'CFD', from: 'offer' | 'pool' | 'dragons' = 'offer') =>
  ({ type: 'buyCert', corp, from }) as const;

describe('1865 §3.3 Players', () => {
  const position: Position = {
    cash: { P1: 500, P2: 500, P3: 500 },
    companies: {
      FMS: { president: 'P2', singles: { P1: 1 }, value: 70 },
      FA: { status: 'major', president: 'P3', singles: { P1: 3, P3: 2 }, value: 110 },
    },
  };

  it('1865-3.3-01 1865-3.4-01 1865-3.4-08 sell any number, in any order, then buy one', () => {
    const state = play(stockTurn(position), sell('FA', 2), sell('FMS', 1), { type: 'launch', corp: 'CFD', value: 60 });
    expect(state.flow.at(-1)).toMatchObject({ player: 'P2' });
  });

  it('1865-3.3-02 1865-3.3-03 the purchase ends the turn: nothing is sold after it, no second one', () => {
    const state = play(stockTurn(position), buy('FA'));
    expect(decider(state)).toBe('P2');
  });

  it('1865-3.3-04 passing is allowed', () => {
    expect(offered(stockTurn(position), 'pass')).toHaveLength(1);
  });

  it('1865-3.3-06 1865-R-07 1865-3.13-01 who acts gets another turn; priority to the left of the last to act', () => {
    let state = play(stockTurn(position, 'P2'), { type: 'pass' });
    state = play(state, sell('FA', 1), { type: 'pass' });
    expect(decider(state)).toBe('P1');
    state = play(state, { type: 'pass' }, { type: 'pass' });
    expect(asked(state)).toBe('stockTurn');
    state = play(state, { type: 'pass' });
    expect(asked(state)).not.toBe('stockTurn');
    expect(state.table.priority).toBe('P1');
    const idle = play(
      stockTurn({ ...position, table: { priority: 'P2' } }, 'P2'),
      { type: 'pass' },
      { type: 'pass' },
      { type: 'pass' },
    );
    expect(idle.table.priority).toBe('P2');
  });
});

describe('1865 §3.4 Selling certificates', () => {
  const carl: Position = {
    companies: {
      FA: { status: 'major', president: 'P1', singles: { P3: 3 }, value: 110 },
      FMS: { president: 'P1', singles: { P3: 1 }, value: 70 },
    },
  };

  it('1865-3.4-02 1865-3.4-05 1865-3.4-11 Carl sells 3 FA and 1 FMS for L.400, no value moves', () => {
    const state = play(stockTurn(carl, 'P3'), sell('FA', 3), sell('FMS', 1));
    expect(cash(state, 'P3')).toBe(400);
    expect([value(state, 'FA'), value(state, 'FMS')]).toEqual([110, 70]);
  });

  it('1865-3.4-10 1865-3.4-12 two minor certificates in the pool are 40 %: no third', () => {
    const at = stockTurn(
      { companies: { ...carl.companies, FMS: { president: 'P1', singles: { P3: 1, pool: 2 } } } },
      'P3',
    );
    refuses(at, sell('FMS', 1), 'sell.poolFull');
  });

  it('1865-3.4-03 1865-3.10-05 no presidential certificate unless another has two singles', () => {
    const alone = stockTurn({ companies: { FMS: { singles: { P1: 1, P2: 1 } } } });
    play(alone, sell('FMS', 1));
    refuses(alone, sell('FMS', 2), 'sell.noSuccessor');
    // The Dragons are no successors.
    const dragons = stockTurn({ companies: { FMS: { singles: { P1: 1, dragons: 2 } } } });
    refuses(dragons, sell('FMS', 2), 'sell.noSuccessor');
    refuses(alone, sell('FMS', 4), 'sell.notHeld');
  });

  it('1865-3.4-04 1865-3.4-06 1865-3.11-03 the president sells at one price, then one space down per share', () => {
    const at = stockTurn({ companies: { FA: { status: 'major', singles: { P1: 3 }, value: 110 } } });
    const state = play(at, sell('FA', 3));
    expect(cash(state, 'P1')).toBe(330);
    expect(value(state, 'FA')).toBe(80);
  });

  it('1865-3.4-07 not twice in the same turn', () => {
    const at = stockTurn({ ...carl, cash: { P3: 100 } }, 'P3');
    refuses(play(at, sell('FA', 1)), sell('FA', 1), 'sell.oneBlock');
  });

  it('1865-3.4-09 1865-R-10 nothing of a company that has not operated, anew after a re-launch', () => {
    const at = stockTurn({ companies: { FMS: { singles: { P1: 1 }, facts: { turns: 0 } } }, cash: { P1: 200 } });
    refuses(at, sell('FMS', 1), 'sell.notOperated');
  });
});

describe('1865 §3.5 Buying certificates', () => {
  const position: Position = {
    cash: { P2: 1000 },
    companies: { FA: { status: 'major', singles: { pool: 1, dragons: 1, P1: 2 }, value: 100 } },
  };

  it('1865-3.5-01 1865-3.5-03 1865-F-03 from the offer at market value, to the company', () => {
    const state = play(stockTurn(position, 'P2'), buy('FA'));
    expect([cash(state, 'P2'), cash(state, 'FA')]).toEqual([900, 100]);
  });

  it('1865-3.5-04 from the pool at market value, to the bank', () => {
    const at = stockTurn(position, 'P2');
    const state = play(at, buy('FA', 'pool'));
    expect([cash(state, 'P2'), cash(state, 'FA'), cash(state, 'bank')]).toEqual([900, 0, cash(at, 'bank') + 100]);
  });

  it('1865-3.5-05 1865-3.5-06 from the Dragons: value, white or green price, to the bank', () => {
    for (const [stations, cost] of [
      [['G32'], 100],
      [['G32', 'H31', 'C28'], 110],
      [['G32', 'H31', 'C28', 'A28', 'D37'], 130],
    ] as const) {
      const at = stockTurn({ ...position, companies: { FA: { ...position.companies?.FA, stations } } }, 'P2');
      const state = play(at, buy('FA', 'dragons'));
      expect(cash(at, 'P2') - cash(state, 'P2')).toBe(cost);
    }
  });

  it('1865-3.5-02 1865-3.6-01 the presidential certificate is bought first', () => {
    refuses(stockTurn(position, 'P2'), buy('FMS'), 'buy.noneThere');
    refuses(
      stockTurn(position, 'P2'),
      buy('FA', 'pool') && { type: 'buyCert', corp: 'CFD', from: 'pool' },
      'buy.noneThere',
    );
  });

  it('1865-3.5-07 1865-3.5-08 1865-3.5-09 1865-3.5-10 1865-R-01 1865-R-25 the certificate limit stops purchases, nothing else', () => {
    expect([2, 3, 4].map((players) => tableOf({ players: players as 2 }).certLimit)).toEqual([36, 24, 18]);
    const at = stockTurn({ ...position, table: { certLimit: 0 }, cards: { M1: 'P2' } }, 'P2');
    refuses(at, buy('FA'), 'buy.certificateLimit');
    refuses(at, { type: 'launch', corp: 'FMS', value: 60 }, 'buy.certificateLimit');
    expect(whyNot(at, { type: 'pass' })).toBeUndefined();
    // Cards do not count: with one certificate allowed, one can be bought.
    play(stockTurn({ ...position, table: { certLimit: 1 }, cards: { M1: 'P2', M2: 'P2' } }, 'P2'), buy('FA'));
  });

  it('1865-3.5-11 not after selling it in this round', () => {
    const at = stockTurn(
      { ...position, companies: { FA: { ...position.companies?.FA, singles: { P2: 1, pool: 1, dragons: 1 } } } },
      'P2',
    );
    const sold = play(at, sell('FA', 1));
    for (const from of ['offer', 'pool', 'dragons'] as const) refuses(sold, buy('FA', from), 'buy.soldThisRound');
  });

  it('1865-3.5-12 1865-1-23 not above 60 %', () => {
    const at = stockTurn({ cash: { P1: 500 }, companies: { FA: { status: 'major', singles: { P1: 4 } } } });
    refuses(at, buy('FA'), 'buy.holdingLimit');
  });

  it('not without the money', () => {
    refuses(stockTurn({ cash: { P2: 99 }, companies: { FA: { value: 100 } } }, 'P2'), buy('FA'), 'buy.noMoney');
    refuses(stockTurn({ cash: { P2: 119 } }, 'P2'), { type: 'launch', corp: 'FMS', value: 60 }, 'buy.noMoney');
  });
});

describe('1865 §3.6 Launching a new company', () => {
  it('1865-3.6-02 1865-3.6-05 1865-3.6-04 president, value, twice the value to the treasury, bottom of the pile', () => {
    const at = stockTurn({ cash: { P1: 200, P2: 200 }, companies: { FA: { value: 90, president: 'P2' } } });
    const state = play(at, { type: 'launch', corp: 'FMS', value: 90 });
    expect([cash(state, 'P1'), cash(state, 'FMS')]).toEqual([20, 180]);
    expect(held(state, 'FMS').P1).toBe('P');
    expect(state.table.market.map((marker) => marker.corp)).toEqual(['FA', 'FMS']);
    refuses(state, { type: 'launch', corp: 'FMS', value: 60 }, 'launch.notOpen');
  });

  it('1865-3.6-06 1865-R-46 the treasury is not the president’s: no action moves money between them', () => {
    const at = companyTurn({ companies: { FMS: { cash: 500, chips: 3 } }, cash: { P1: 0 } }, 'FMS');
    expect(cash(play(at, { type: 'pass' }), 'P1')).toBe(0);
  });

  it('1865-3.6-07 a company that has not floated does not operate', () => {
    const launched = play(stockTurn({ players: 2, cash: { P1: 120, P2: 0 } }), {
      type: 'launch',
      corp: 'FMS',
      value: 60,
    });
    expect(launched.table.companies.FMS?.standing).toBe('launched');
    // Nobody can do more: no company had a turn.
    expect(launched.table.companies.FMS?.turns).toBe(0);
  });

  it('1865-3.6-08 1865-3.6-10 1865-3.6-11 1865-R-03 1865-R-04 at 60 % it floats: chips of its home as it is, markers', () => {
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

  it('1865-R-03 the first tile of a home gives its full value to a floated company, whoever lays it', () => {
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
  it('1865-3.7-02 1865-3.7-03 1865-3.7-04 1865-3.7-05 CFD at 90 in phase 2', () => {
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

  it('1865-R-24 later sales do not undo the flotation', () => {
    const at = stockTurn({ companies: { FMS: { president: 'P1', singles: { P2: 1 } } } }, 'P2');
    const state = play(at, sell('FMS', 1));
    expect(facts(state, 'FMS').standing).toBe('floated');
  });

  it('1865-R-09 a minor launched before phase 5 stays one', () => {
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
  it('1865-3.8-01 1865-3.8-02 1865-3.8-03 1865-3.8-04 1865-3.8-05 1865-R-42 FMS at 110 in phase 5', () => {
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

  it('1865-3.9-06 1865-3.9-07 1865-3.9-12 1865-3.12-11 1865-R-45 CFD converts in phase 3', () => {
    const state = play(beforeStockRound({ ...cfd, cash: { P1: 500 } }), { type: 'convert' });
    const certs = state.table.certs.CFD ?? [];
    expect([percentOf(certs, 'P1'), percentOf(certs, 'P3')]).toEqual([30, 10]);
    expect(held(state, 'CFD')).toMatchObject({ P1: 'P+1', P3: '1', offer: '6' });
    expect(facts(state, 'CFD')).toMatchObject({ status: 'major', markers: 5 });
    expect(value(state, 'CFD')).toBe(90);
    expect(whyNot(state, { type: 'buyCert', corp: 'CFD', from: 'offer' })).toBeUndefined();
  });

  it('1865-3.9-08 1865-3.9-09 1865-3.9-10 1865-3.9-11 1865-R-36 markers by phase, never above seven', () => {
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

  it('1865-3.9-01 1865-3.9-02 1865-3.9-03 1865-3.9-04 1865-3.9-05 a direct route over towns is enough, no marker needed', () => {
    expect(asked(beforeStockRound(line))).toBe('convert');
    expect(asked(beforeStockRound({ companies: { RCSF: {} } }))).not.toBe('convert');
    expect(asked(stockTurn({ ...line, cash: { P1: 100 } }))).toBe('stockTurn');
  });

  it('a third city on the way is no direct route', () => {
    // FA reaches Olbia only through another city here: Nuoro - Bitti - ... is not built.
    const state = beforeStockRound({ companies: { SFS: {} }, tiles: {} });
    expect(asked(state)).not.toBe('convert');
  });

  it('1865-3.12-09 1865-3.12-10 asked in operating order, and refusing is allowed', () => {
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

describe('1865 §3.10 Transfer of presidency', () => {
  it('1865-3.10-01 1865-3.10-02 1865-3.10-03 1865-3.10-04 by purchase: Carl takes CFD with 40 % against 30 %', () => {
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

  it('1865-3.10-06 1865-3.10-08 1865-3.10-09 by sale: Alan sells all, Carl has the double share, three spaces down', () => {
    const at = stockTurn({ companies: { CFD: { status: 'major', singles: { P1: 1, P3: 2 }, value: 100 } } });
    const state = play(at, sell('CFD', 3));
    expect(held(state, 'CFD')).toMatchObject({ P3: 'P', pool: '3' });
    expect(value(state, 'CFD')).toBe(70);
    expect(cash(state, 'P1')).toBe(300);
  });

  it('1865-3.10-07 equal holdings: the first on the left', () => {
    const at = stockTurn(
      { players: 4, companies: { CFD: { status: 'major', president: 'P2', singles: { P1: 2, P4: 2 } } } },
      'P2',
    );
    expect(held(play(at, sell('CFD', 2)), 'CFD')).toMatchObject({ P4: 'P', P1: '2', pool: '2' });
  });

  it('1865-R-11 one share of the double one may go after the exchange', () => {
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

  it('1865-3.11-01 1865-3.11-02 1865-3.11-05 1865-3.11-07 a dividend and a new PH3: 130 to 150, below those there', () => {
    let state = play(companyTurn(fms, 'FMS', 'income'), { type: 'payDividend' });
    expect(value(state, 'FMS')).toBe(140);
    state = play(state, { type: 'buyTrain', train: 'PH3-1', price: 200 });
    expect(value(state, 'FMS')).toBe(150);
    expect(state.table.market.map((marker) => marker.corp)).toEqual(['FA', 'FMS']);
  });

  it('1865-3.11-02 a second new train in the same turn lifts nothing', () => {
    const at = companyTurn({ companies: { FMS: { value: 100, chips: 1, cash: 300 } } }, 'FMS', 'buyTrains');
    const two = play(
      at,
      { type: 'buyTrain', train: 'PH2-0', price: 100 },
      { type: 'buyTrain', train: 'PH2-1', price: 100 },
    );
    expect(value(two, 'FMS')).toBe(110);
  });

  it('1865-3.11-06 1865-3.11-08 1865-F-01 RCSF withholds 160 and buys a PH3 of FMS: no move', () => {
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

  it('1865-3.11-04 1865-3.11-09 SFSS earns nothing and buys a PH4: one down, one up, at the bottom of its pile', () => {
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

  it('1865-R-12 at both ends a token stays, also in its place of the pile', () => {
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

  it('1865-3.12-01 1865-3.12-02 1865-3.12-04 mines with a marker go down one step', () => {
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

  it('1865-3.12-03 a mine without a marker stays', () => {
    const state = beforeStockRound({ phase: 5, cash: { P1: 100 }, companies: { FMS: {} }, tiles: mines('173') });
    expect(state.table.map.G42?.tile).toBe('173');
  });

  it('1865-3.12-05 1865-3.12-06 1865-3.12-07 1865-3.2-10 rank tokens one row down, towards the row of the phase', () => {
    const state = beforeStockRound({ phase: 4, cash: { P1: 100 }, companies: { FMS: { row: 1 }, FA: { row: 3 } } });
    expect([facts(state, 'FMS').row, facts(state, 'FA').row]).toEqual([2, 3]);
    expect(chartRows[1]?.phase).toBe(3);
  });

  it('1865-3.12-08 the example of phase 5: into the red, into the white, and one that stays', () => {
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

  it('1865-3.13-02 no bonus when all certificates are sold', () => {
    const at = stockTurn({ companies: { FMS: { singles: { P1: 1, P2: 2 }, value: 100 } } });
    const round = play(at, { type: 'pass' }, { type: 'pass' });
    expect(asked(round)).toBe('layTrack');
    expect(value(round, 'FMS')).toBe(100);
  });
});
