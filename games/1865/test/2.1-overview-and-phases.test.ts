import { SetupError, start } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { phases } from '../data/phases.ts';
import { scores } from '../rules/score.ts';
import {
  asked,
  beforeStockRound,
  cash,
  companyTurn,
  decider,
  facts,
  frameIn,
  game,
  held,
  inTurn,
  offered,
  type Position,
  play,
  refuses,
  type State1865,
  stockTurn,
  tableOf,
} from './support/index.ts';

const pick = (card: string) => ({ type: 'pickCard', private: card }) as const;

const fresh = (players: number, form?: 'normal' | 'short'): State1865 =>
  start(game, { players, seed: 1, ...(form && { form }) });

describe('1865 §2.1 Game overview', () => {
  it('wealth is cash plus shares at market value [2.1-01, 2.7-04]', () => {
    const table = tableOf({ cash: { P1: 100 }, companies: { FMS: { singles: { P1: 1, P2: 1 }, value: 90 } } });
    expect(scores(table).map(({ player, total }) => [player, total])).toEqual([
      ['P1', 370],
      ['P2', 90],
      ['P3', 0],
    ]);
  });

  it('dividends go to the owners [2.1-02]', () => {
    const at = companyTurn({ companies: { FMS: { chips: 5, trains: ['PH2'], singles: { P2: 2 } } } }, 'FMS', 'income');
    const paid = play(at, { type: 'payDividend' });
    expect([cash(paid, 'P1'), cash(paid, 'P2'), cash(paid, 'FMS')]).toEqual([20, 20, 10]);
  });

  it('anybody may hold shares; the largest holder decides, for good or ill [2.1-03, 2.1-04, 2.1-05, 2.1-06]', () => {
    const at = companyTurn(
      { companies: { FMS: { president: 'P2', singles: { P1: 1 }, chips: 5, trains: ['PH2'] } } },
      'FMS',
      'income',
    );
    expect(decider(at)).toBe('P2');
    expect(play(at, { type: 'withhold' }).table.cash.P1).toBe(0);
  });

  it('the presidency moves when another has more [2.1-07]', () => {
    const at = stockTurn(
      {
        cash: { P2: 500 },
        companies: { FMS: { status: 'major', singles: { P2: 2 }, value: 100 } },
      },
      'P2',
    );
    expect(held(play(at, { type: 'buyCert', corp: 'FMS', from: 'offer' }), 'FMS')).toMatchObject({
      P2: 'P+1',
      P1: '2',
    });
  });

  it('two or three may play the short game, four not [2.1-08, 6.1-01]', () => {
    for (const players of [2, 3]) expect(fresh(players, 'short').table.seats).toHaveLength(players);
    expect(() => fresh(4, 'short')).toThrow(SetupError);
    for (const players of [2, 3, 4]) expect(fresh(players).table.seats).toHaveLength(players);
    for (const players of [1, 5]) expect(() => fresh(players)).toThrow('2 or 3 or 4');
  });
});

describe('1865 §2.2 Game sequence', () => {
  it('seven phases; the first ends with the maritime cards [2.2-01, 2.2-03, 2.2-04]', () => {
    expect(Object.keys(phases)).toHaveLength(7);
    const state = fresh(2);
    expect(state.table.phase).toBe('1');
    const drafted = play(state, pick('M1'), pick('M2'), pick('M3'), pick('M4'));
    expect(drafted.table.phase).toBe('2');
    expect(asked(drafted)).toBe('stockTurn');
  });

  it('a phase starts with the first train of its number [2.2-02, 4.6-14]', () => {
    const at = companyTurn(
      { companies: { FMS: { cash: 500, chips: 1 } }, table: { trains: sold(['PH2']) } },
      'FMS',
      'buyTrains',
    );
    expect(play(at, { type: 'buyTrain', train: 'PH3-0', price: 200 }).table.phase).toBe('3');
  });

  it('one stock round, two operating rounds, again and again [2.2-05, 2.2-06, 2.5-07]', () => {
    let state = play(fresh(2), pick('M1'), pick('M2'), pick('M3'), pick('M4'));
    state = play(
      state,
      { type: 'launch', corp: 'FMS', value: 60 },
      { type: 'pass' },
      { type: 'buyCert', corp: 'FMS', from: 'offer' },
    );
    const rounds: string[] = [];
    for (let n = 0; n < 40 && rounds.length < 5; n++) {
      const kind = state.flow.some(({ step }) => step === 'operatingRound') ? 'operatingRound' : 'stockRound';
      const round = `${kind} ${frameIn(state, kind).number}`;
      if (rounds.at(-1) !== round) rounds.push(round);
      const step = asked(state);
      if (step === 'buyTrains' && offered(state, 'pass').length === 0)
        state = play(state, { type: 'buyTrain', train: 'PH2-0', price: 100 });
      else state = step === 'income' ? play(state, { type: 'withhold' }) : play(state, { type: 'pass' });
    }
    expect(rounds).toEqual([
      'stockRound 1',
      'operatingRound 1',
      'operatingRound 2',
      'stockRound 2',
      'operatingRound 1',
    ]);
  });

  it('colours by phase stay available [2.2-07, 2.2-13, 2.2-17, 2.2-23, 2.2-25, 2.2-26]', () => {
    const tiles = Object.values(phases).map((phase) => phase.tiles.at(-1));
    expect(tiles).toEqual([undefined, 'yellow', 'green', 'green', 'brown', 'brown', 'grey']);
    for (const n of [3, 4, 5, 6, 7]) expect(phases[String(n)]?.tiles).toContain('green');
    refuses(
      companyTurn({ companies: { FMS: {} } }, 'FMS'),
      { type: 'layTile', hex: 'F45', tile: 'C1', rotation: 0 },
      'lay.colourOfPhase',
    );
  });

  it('train limits by phase, per company [2.2-08, 2.2-14, 2.2-21, F-02]', () => {
    expect([2, 3, 4, 5, 6, 7].map((n) => phases[String(n)]?.trainLimit)).toEqual([4, 3, 3, 3, 2, 2]);
    const position: Position = {
      companies: {
        FMS: { cash: 500, trains: ['PH2', 'PH2', 'PH2', 'PH2'], chips: 1 },
        FA: { cash: 500, trains: ['PH2'], chips: 1, value: 90 },
      },
    };
    refuses(inTurn(position, 'FMS', 'buyTrains'), { type: 'buyTrain', train: 'PH2-D', price: 70 }, 'train.limit');
    // The same president's other company has room.
    play(companyTurn(position, 'FA', 'buyTrains'), { type: 'buyTrain', train: 'PH2-D', price: 70 });
  });

  it('minors before phase 5, majors from then on [2.2-09, 2.2-19, 3.7-01]', () => {
    expect(Object.values(fresh(3).table.companies).map(({ status }) => status)).toEqual(Array(8).fill('minor'));
    // One train after another from the pile: who is not launched is a minor until the first PH5 is sold.
    for (const [phase, train, price, status] of [
      [2, 'PH3', 200, 'minor'],
      [3, 'PH4', 350, 'minor'],
      [4, 'PH5', 500, 'major'],
    ] as const) {
      const before = ['PH2', 'PH3', 'PH4'].filter((kind) => kind < train);
      const at = companyTurn(
        { phase, cash: { P1: 900 }, companies: { FMS: { cash: 600, chips: 1 } }, table: { trains: sold(before) } },
        'FMS',
        'buyTrains',
      );
      const after = play(at, { type: 'buyTrain', train: `${train}-0`, price });
      expect(after.table.companies.FA?.status).toBe(status);
      const launching = { ...stockTurn({}), table: after.table };
      const launched = play(launching, { type: 'launch', corp: 'FA', value: 60 });
      expect(launched.table.companies.FA?.status).toBe(status);
      expect(held(launched, 'FA')).toEqual(status === 'minor' ? { P1: 'P', offer: '3' } : { P1: 'P', offer: '8' });
    }
  });

  it('a minor launched before phase 5 stays one, and floats as one [R-09]', () => {
    const at = companyTurn(
      {
        phase: 4,
        cash: { P3: 500 },
        companies: {
          FMS: { cash: 600, chips: 1 },
          CFD: {
            president: 'P2',
            value: 90,
            cash: 180,
            markers: 1,
            facts: { standing: 'launched', row: null, turns: 0 },
          },
        },
        table: { trains: sold(['PH2', 'PH3', 'PH4']) },
      },
      'FMS',
      'buyTrains',
    );
    const after = play(at, { type: 'buyTrain', train: 'PH5-0', price: 500 });
    expect(after.table.phase).toBe('5');
    // FA lies in the box and is turned over, CFD is not.
    expect(['FA', 'CFD'].map((corp) => facts(after, corp).status)).toEqual(['major', 'minor']);
    expect(held(after, 'CFD')).toEqual({ P2: 'P', offer: '3' });
    // 40 % and one certificate more are 60 %.
    const trading = { ...stockTurn({}, 'P3'), table: after.table };
    const floated = play(trading, { type: 'buyCert', corp: 'CFD', from: 'offer' });
    expect(facts(floated, 'CFD')).toMatchObject({ standing: 'floated', status: 'minor', markers: 3 });
    expect(held(floated, 'CFD')).toEqual({ P2: 'P', P3: '1', offer: '2' });
  });

  it('starting values by phase [2.2-10, 2.2-15, 2.2-20, 3.6-03]', () => {
    const values = (n: number) => phases[String(n)]?.startValues;
    expect(values(2)).toEqual([60, 70, 80, 90, 100]);
    expect(values(3)).toEqual([60, 70, 80, 90, 100, 110, 120, 130]);
    expect(values(4)).toEqual(values(3));
    expect(values(5)).toEqual([60, 70, 80, 90, 100, 110, 120, 130, 140, 150]);
    expect(values(7)).toEqual(values(5));
    const rich = { cash: { P1: 1000 } } as const;
    refuses(stockTurn(rich), { type: 'launch', corp: 'FMS', value: 110 }, 'launch.valueOfPhase');
    play(stockTurn({ ...rich, phase: 3 }), { type: 'launch', corp: 'FMS', value: 130 });
    refuses(stockTurn({ ...rich, phase: 3 }), { type: 'launch', corp: 'FMS', value: 140 }, 'launch.valueOfPhase');
    refuses(stockTurn({ ...rich, phase: 5 }), { type: 'launch', corp: 'FMS', value: 65 }, 'launch.valueOfPhase');
  });

  it('conversions and transfers from phase 2 on [2.2-11, 2.2-12]', () => {
    expect(asked(beforeStockRound({ companies: { FMS: { stations: ['F45', 'C46'] } } }))).toBe('convert');
    const at = companyTurn({ cards: { M1: 'P1' }, companies: { FMS: {} } }, 'FMS');
    expect(offered(at, 'transferCard')).toHaveLength(1);
  });

  it('scrapping by phase, in companies and in the pool [2.2-16, 2.2-22, 2.2-24]', () => {
    for (const [phase, kind, next, price] of [
      [3, 'PH2', 'PH4', 350],
      [5, 'PH3', 'PH6', 650],
      [6, 'PH4', 'PH7', 800],
    ] as const) {
      const position: Position = {
        phase,
        poolTrains: [kind],
        companies: { FMS: { cash: 1000, chips: 1 }, FA: { trains: [kind], value: 90 } },
      };
      const { trains } = tableOf(position);
      const all = Object.fromEntries(
        Object.entries(trains).map(([train, holder]) => [train, holder === 'bank' && train < next ? 'gone' : holder]),
      );
      const at = companyTurn({ ...position, table: { trains: all } }, 'FMS', 'buyTrains');
      const after = play(at, { type: 'buyTrain', train: `${next}-0`, price });
      const left = Object.entries(after.table.trains).filter(
        ([train, holder]) => train.startsWith(kind) && holder !== 'gone',
      );
      expect(left).toEqual([]);
    }
  });

  it('phase 5 takes the cards of players, not those of companies [2.2-18, 2.6-13, 2.6-14]', () => {
    const at = companyTurn(
      {
        phase: 4,
        cards: { M1: 'P1', M2: 'P2', M3: 'FMS' },
        companies: { FMS: { cash: 600, chips: 1 } },
        table: { trains: sold(['PH2', 'PH3', 'PH4']) },
      },
      'FMS',
      'buyTrains',
    );
    const after = play(at, { type: 'buyTrain', train: 'PH5-0', price: 500 });
    expect(after.table.privates).toMatchObject({ M1: 'gone', M2: 'gone', M3: 'FMS' });
  });
});

describe('1865 §2.3 Etiquette', () => {
  it('everything is open to everybody [2.3-01, 2.3-02, 2.3-03, 2.3-04]', () => {
    const { table } = fresh(3);
    expect(game.view(table, 'P2')).toBe(table);
    expect(game.view(table, undefined)).toBe(table);
  });
});

/** All trains of these kinds have left the pile. */
function sold(kinds: readonly string[]) {
  const { trains } = start(game, { players: 3, seed: 1 }).table;
  return Object.fromEntries(
    Object.entries(trains).map(([train, holder]) => [train, kinds.includes(train.slice(0, 3)) ? 'gone' : holder]),
  );
}
