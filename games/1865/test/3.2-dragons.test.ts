import { certCount, percentOf } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { DRAGONS } from '../data/companies.ts';
import { dragonPurchase, dragonSales } from '../rules/dragons.ts';
import { foreseeDragons } from '../rules/foresight.ts';
import { rankOf, zoneOf } from '../rules/rank.ts';
import {
  asked,
  beforeStockRound,
  cash,
  facts,
  frame,
  held,
  type Position,
  play,
  settled,
  stateAt,
  stockTurn,
  tableOf,
  value,
} from './support/index.ts';

/** Stations that give a company this rank together with its trains. */
const marked = (...hexes: string[]) => ({ stations: hexes, markers: 7 });

/** The example of the rulebook: FMS 120 major rank 7, RCSF 80 major rank 5, SFSS 100 minor rank 5. */
const example: Position = {
  phase: 3,
  companies: {
    FMS: {
      status: 'major',
      value: 120,
      trains: ['PH2', 'PH2'],
      ...marked('F45', 'G42', 'D37'),
      singles: { dragons: 2 },
    },
    RCSF: { status: 'major', value: 80, trains: ['PH3'], ...marked('D37', 'C42'), singles: { dragons: 1 } },
    SFSS: { value: 100, trains: ['PH3'], ...marked('C28', 'A28'), markers: 3, singles: { dragons: 1 } },
  },
};

describe('1865 §3.2 rank and chart', () => {
  it('trains and markers, minor or major alike [3.2-03, 3.2-04, 3.2-05, P-1-05]', () => {
    const table = tableOf(example);
    expect([rankOf(table, 'FMS'), rankOf(table, 'RCSF'), rankOf(table, 'SFSS')]).toEqual([7, 5, 5]);
    const five = tableOf({ companies: { SFSS: { status: 'major', ...marked('C28', 'A28', 'G32', 'H31', 'D37') } } });
    expect(rankOf(five, 'SFSS')).toBe(5);
  });

  it('a rank above 16 is read as 16 [R-06]', () => {
    const table = tableOf({ phase: 7, companies: { FMS: { trains: ['PH7', 'PH7'], ...marked('F45', 'G42', 'D37') } } });
    expect(rankOf(table, 'FMS')).toBe(16);
  });

  it('sideways at once with trains and markers, not in stock rounds [3.2-06, 3.2-09, 3.2-11]', () => {
    const table = tableOf({ companies: { FMS: { stations: ['F45', 'G42', 'D37'], markers: 3 } } });
    expect(zoneOf(table, 'FMS')).toBe('white');
    const more = { ...table, trains: { ...table.trains, 'PH2-0': 'FMS' } };
    expect(zoneOf(more, 'FMS')).toBe('green');
    const sold = play(
      stockTurn({ cash: { P2: 100 }, companies: { FMS: { trains: ['PH2'], singles: { P2: 1 } } } }, 'P2'),
      { type: 'sellShares', corp: 'FMS', shares: 1 },
    );
    expect(rankOf(sold.table, 'FMS')).toBe(3);
  });

  it('start row by the phase of flotation [3.2-07, 3.2-08, 3.6-09]', () => {
    for (const [phase, row] of [
      [2, 1],
      [4, 1],
      [5, 2],
      [7, 2],
    ] as const) {
      const status = phase < 5 ? 'minor' : 'major';
      const singles = phase < 5 ? {} : { P1: 3 };
      const at = stockTurn(
        {
          phase,
          cash: { P1: 500, P2: 500 },
          companies: {
            FMS: { status, singles, markers: 1, value: 60, facts: { standing: 'launched', row: null, turns: 0 } },
          },
        },
        'P2',
      );
      expect(zoneOf(at.table, 'FMS')).toBeUndefined();
      const floated = play(at, { type: 'buyCert', corp: 'FMS', from: 'offer' });
      expect(facts(floated, 'FMS')).toMatchObject({ standing: 'floated', row });
      // 3.2-34: just floated, its rank is 1 and always red.
      expect(zoneOf(floated.table, 'FMS')).toBe('red');
    }
  });

  it('the Dragons do not buy a company that has just been launched [3.2-34]', () => {
    const at = play(stockTurn({ cash: { P1: 500, P2: 500 } }), { type: 'launch', corp: 'FMS', value: 60 });
    expect(dragonPurchase(at.table)).toBeUndefined();
    expect(held(at, 'FMS').dragons).toBeUndefined();
  });
});

describe('1865 §3.2 what they sell', () => {
  const red: Position = {
    phase: 3,
    cash: { P1: 500 },
    companies: { FMS: { status: 'major', row: 2, value: 120, president: 'P2', singles: { dragons: 4, pool: 3 } } },
  };

  it('all in the red that the pool takes, the rest is kept; one space down per share [3.2-13, R-08]', () => {
    expect(dragonSales(tableOf(red))).toHaveLength(1);
    const state = settled(
      stateAt(
        tableOf(red),
        frame('stockRound', { number: 1, begun: true, next: 'dragons', turn: 'P1', passes: 0, lastActor: null }),
      ),
    );
    expect(held(state, 'FMS')).toMatchObject({ dragons: '2', pool: '5' });
    expect(value(state, 'FMS')).toBe(100);
  });

  it('no money moves with the pool [3.2-29, 3.2-28]', () => {
    const table = tableOf(red);
    const state = settled(
      stateAt(
        table,
        frame('stockRound', { number: 1, begun: true, next: 'dragons', turn: 'P1', passes: 0, lastActor: null }),
      ),
    );
    expect(state.table.cash).toEqual(table.cash);
  });

  it('with new room in the pool they sell again [3.2-33]', () => {
    const at = stockTurn({ ...red, companies: { FMS: { ...red.companies?.FMS, singles: { dragons: 2, pool: 5 } } } });
    const after = play(at, { type: 'buyCert', corp: 'FMS', from: 'pool' });
    expect(held(after, 'FMS')).toMatchObject({ P1: '1', dragons: '1', pool: '5' });
  });

  it('one block per company, in operating order', () => {
    const table = tableOf({
      phase: 3,
      companies: {
        FMS: { row: 2, value: 80, singles: { dragons: 1 } },
        FA: { row: 2, value: 120, singles: { dragons: 2 } },
      },
    });
    expect(dragonSales(table).map(({ corp, certs }) => [corp, certs.length])).toEqual([
      ['FA', 2],
      ['FMS', 1],
    ]);
  });

  it('nothing happens in the white [3.2-22]', () => {
    const table = tableOf({ companies: { FMS: { stations: ['F45', 'G42', 'D37'], singles: { dragons: 1 } } } });
    expect(zoneOf(table, 'FMS')).toBe('white');
    expect(dragonSales(table)).toEqual([]);
    expect(dragonPurchase(table)).toBeUndefined();
  });
});

describe('1865 §3.2 what they buy', () => {
  it('the example: RCSF, SFSS, FMS, RCSF, then SFSS is barred [3.2-32, 3.2-15, 3.2-16, 3.2-17]', () => {
    const table = tableOf(example);
    const bought = foreseeDragons(table).map(({ purchase }) => purchase?.corp);
    expect(bought).toEqual(['RCSF', 'SFSS', 'FMS', 'RCSF', 'FMS', 'RCSF']);
    const decided = foreseeDragons(table).map(({ purchase }) => purchase?.decidedBy);
    expect(decided.slice(0, 3)).toEqual(['cheapest', 'fewest', 'rank']);
    const inPhase2 = { ...table, phase: '2' };
    expect(foreseeDragons(inPhase2).map(({ purchase }) => purchase?.corp)).toEqual(['RCSF', 'SFSS']);
  });

  it('at last the token on top of the pile [3.2-18]', () => {
    const twin = { status: 'major', value: 100, trains: ['PH2', 'PH2'], singles: {} } as const;
    const table = tableOf({ companies: { FA: { ...twin }, FMS: { ...twin } } });
    expect(dragonPurchase(table)).toMatchObject({ corp: 'FA', decidedBy: 'pile', among: ['FA', 'FMS'] });
    const other = tableOf({ companies: { FMS: { ...twin }, FA: { ...twin } } });
    expect(dragonPurchase(other)).toMatchObject({ corp: 'FMS', decidedBy: 'pile' });
  });

  const green = { status: 'major', value: 100, trains: ['PH2', 'PH2'] } as const;

  it('the bank pays the company for a certificate of the offer [3.2-14, 3.2-30]', () => {
    const at = stockTurn({ cash: { P1: 100, P2: 100 }, companies: { FMS: { ...green, singles: { P1: 1 } } } });
    const before = cash(at, 'bank');
    const after = play(at, { type: 'pass' });
    expect(held(after, 'FMS').dragons).toBe('1');
    expect(cash(after, 'FMS')).toBe(100);
    expect(cash(after, 'bank')).toBe(before - 100);
  });

  it('offer before pool; their certificates lie apart [3.2-20, 3.2-31]', () => {
    const both = tableOf({ companies: { FMS: { ...green, singles: { pool: 2 } } } });
    expect(dragonPurchase(both)).toMatchObject({ from: 'offer' });
    const only = tableOf({ companies: { FMS: { ...green, singles: { pool: 2, P1: 4, P2: 2 } } } });
    expect(dragonPurchase(only)).toMatchObject({ from: 'pool' });
    const state = settled(
      stateAt(
        only,
        frame('stockRound', { number: 1, begun: true, next: 'dragons', turn: 'P1', passes: 0, lastActor: null }),
      ),
    );
    expect(cash(state, 'FMS')).toBe(0);
  });

  it('six, ten, sixteen certificates [3.2-19, 3.2-25, 3.2-26, 3.2-27, P-4.3-01]', () => {
    for (const [phase, limit] of [
      [2, 6],
      [3, 10],
      [5, 16],
    ] as const) {
      const many = { status: 'major', value: 100, trains: ['PH7', 'PH7'], row: 1 } as const;
      const table = tableOf({
        phase: 7,
        companies: { FMS: { ...many }, FA: { ...many }, SFS: { ...many }, CFC: { ...many } },
      });
      const turns = foreseeDragons({ ...table, phase: String(phase) });
      expect(turns).toHaveLength(limit);
    }
  });

  it('never more than 50 %: two certificates of a minor, five of a major [3.2-24, T-01]', () => {
    const minor = tableOf({ companies: { FMS: { value: 100, trains: ['PH2', 'PH2'] } } });
    expect(foreseeDragons(minor)).toHaveLength(2);
    const major = tableOf({ phase: 5, companies: { FMS: { ...green, trains: ['PH5', 'PH5'] } } });
    expect(foreseeDragons(major)).toHaveLength(5);
  });

  it('nothing in the green: they pass [3.2-21]', () => {
    expect(foreseeDragons(tableOf({ companies: { FMS: {} } }))).toEqual([]);
  });

  it('never president, never the presidential certificate [3.2-23]', () => {
    const table = tableOf({
      form: 'c5basic',
      companies: { FMS: { ...green, president: 'pool', singles: { P1: 1, P2: 1, dragons: 4, P3: 1, pool: 1 } } },
    });
    const purchase = dragonPurchase(table);
    expect(purchase?.cert).not.toBe(0);
    expect(percentOf(table.certs.FMS ?? [], DRAGONS)).toBe(40);
  });

  it('the foresight writes nothing and agrees with what then happens', () => {
    const at = stockTurn({ ...example, cash: { P1: 10, P2: 10, P3: 10 } });
    const before = JSON.stringify(at.table);
    const foreseen = foreseeDragons(at.table);
    expect(JSON.stringify(at.table)).toBe(before);
    let state = at;
    const bought: string[] = [];
    for (let n = 0; n < 12 && asked(state) === 'stockTurn'; n++) {
      const had = certCount(state.table.certs, DRAGONS);
      const corps = Object.keys(state.table.certs);
      const holding = (s: typeof state) =>
        corps.map((corp) => (s.table.certs[corp] ?? []).filter((c) => c.holder === DRAGONS).length);
      const old = holding(state);
      state = play(state, { type: 'pass' });
      if (certCount(state.table.certs, DRAGONS) > had) {
        const now = holding(state);
        corps.forEach((corp, i) => {
          for (let k = old[i] ?? 0; k < (now[i] ?? 0); k++) bought.push(corp);
        });
      }
    }
    expect([...bought].sort()).toEqual(foreseen.map(({ purchase }) => purchase?.corp as string).sort());
  });

  it('looks into the next round: rank tokens go down a row first', () => {
    const table = tableOf({
      phase: 3,
      companies: { FMS: { row: 1, trains: ['PH2'], stations: ['F45', 'G42', 'D37'], singles: { dragons: 1 } } },
    });
    expect(foreseeDragons(table)[0]?.purchase?.corp).toBe('FMS');
    expect(foreseeDragons(table, true)).toEqual([]);
  });
});

describe('1865 §3.1 order of the round', () => {
  it('Dragons first and between all players [3.1-01, 3.1-02, 3.2-01, 3.2-02, 3.2-12, 3.3-05]', () => {
    const state = beforeStockRound({
      phase: 3,
      cash: { P1: 500, P2: 500, P3: 500 },
      companies: {
        SFSS: {
          status: 'major',
          row: 2,
          value: 80,
          trains: ['PH3', 'PH2'],
          stations: ['C28', 'A28'],
          singles: { P1: 1, P2: 1 },
        },
        FCS: {
          status: 'major',
          row: 2,
          value: 100,
          trains: ['PH3', 'PH2'],
          stations: ['F39', 'D37'],
          president: 'P2',
          singles: { P1: 1 },
        },
      },
      tiles: {},
    });
    // The Dragons have bought SFSS, the cheaper of two equals.
    expect(held(state, 'SFSS').dragons).toBe('1');
    expect(state.flow.at(-1)).toMatchObject({ step: 'stockTurn', player: 'P1' });
    const alan = play(
      state,
      { type: 'sellShares', corp: 'FCS', shares: 1 },
      { type: 'buyCert', corp: 'SFSS', from: 'offer' },
    );
    expect(held(alan, 'FCS').dragons).toBe('1');
    expect(alan.flow.at(-1)).toMatchObject({ player: 'P2' });
    const bob = play(alan, { type: 'pass' });
    expect(certCount(bob.table.certs, DRAGONS)).toBe(3);
  });

  it('it ends when all have passed and the Dragons did nothing in between [3.1-03, 3.3-07, F-05]', () => {
    // Three certificates to buy: the round goes on although the players pass.
    const at = stockTurn({
      players: 2,
      cash: { P1: 60, P2: 60 },
      companies: {
        FMS: {
          status: 'major',
          value: 50,
          trains: ['PH2', 'PH2'],
          president: 'P2',
          singles: { P1: 3, P2: 2 },
          chips: 1,
        },
      },
    });
    let state = at;
    let passes = 0;
    while (asked(state) === 'stockTurn' && passes < 20) {
      state = play(state, { type: 'pass' });
      passes++;
    }
    expect(held(state, 'FMS').dragons).toBe('3');
    expect(passes).toBe(5);
  });
});
