import { GONE, POOL, trainsOf } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { closeCompany } from '../rules/closing.ts';
import { coverageFactor, trafficOf } from '../rules/running.ts';
import { nextToOperate } from '../steps/operating.ts';
import { presidentIfAny } from '../table.ts';
import {
  asked,
  cash,
  facts,
  formed,
  held,
  inTurn,
  offered,
  type Position,
  play,
  refuses,
  stepsAlone,
  stockTurn,
  tableOf,
  value,
  working,
} from './support/index.ts';

describe('18FB §3.6.1 leased trains', () => {
  it('seven tokens, eight markers and a 3+4: traffic 15, coverage 7, one 5+6 makes 18 [3.6.1-31, 3.6.1-32]', () => {
    const table = formed({
      companies: {
        NN: { trains: ['PH4'], markers: 5, stations: ['nC6', 'nD3', 'F25', 'I44'] },
        FC: { price: 90, markers: 3, stations: ['F11', 'B5', 'H7'] },
      },
    });
    expect([trafficOf(table, 'RM'), coverageFactor(table, 'RM'), table.companies.RM?.leased]).toEqual([
      15,
      18,
      ['PH6-0'],
    ]);
    const none = formed({ companies: { NN: {}, FC: { price: 90 } } });
    expect(none.companies.RM?.leased).toHaveLength(1);
    const enough = formed({ companies: { NN: { trains: ['PH5'] }, FC: { price: 90 } } });
    expect(enough.companies.RM?.leased).toEqual([]);
  });

  it('traffic that is just covered leases nothing, one marker more does [3.6.1-31]', () => {
    const at = (markers: number) =>
      formed({
        companies: {
          NN: { trains: ['PH4'], markers, stations: ['nC6', 'nD3'] },
          FC: { price: 90, stations: ['F11'] },
        },
      });
    expect([trafficOf(at(4), 'RM'), coverageFactor(at(4), 'RM'), at(4).companies.RM?.leased]).toEqual([7, 7, []]);
    expect([trafficOf(at(5), 'RM'), at(5).companies.RM?.leased]).toEqual([8, ['PH6-0']]);
  });

  it('a leased train leaves the game when the national closes, its own trains go to the pool [3.6.1-41, 3.4.11-12]', () => {
    const table = tableOf({
      phase: 6,
      companies: { RM: { stations: ['I44'], trains: ['PH5', 'PH6'], facts: { leased: ['PH6-0'] } } },
    });
    const after = working(table, (tx) => closeCompany(tx, 'RM')).table;
    expect([after.trains['PH6-0'], after.trains['PH5-0'], trainsOf(after, POOL)]).toEqual([GONE, POOL, ['PH5-0']]);
    expect(after.companies.RM).toMatchObject({ standing: 'closed', leased: [] });
  });

  const leasing = (more: NonNullable<Position['companies']>['RM'] = {}): Position => ({
    phase: 6,
    companies: {
      RM: {
        stations: ['I44', 'nC6'],
        singles: { RM: 6 },
        trains: ['PH6'],
        ...more,
        facts: { leased: ['PH6-0'], ...more.facts },
      },
      FST: { president: 'P2', cash: 900, trains: ['PH4'], price: 60 },
    },
  });

  it('it runs them, must withhold, and its price stays; no emergency [3.6.1-33, 3.6.1-35, 3.6.1-41, 3.6.1-43]', () => {
    const state = stepsAlone(leasing(), 'RM', 'runTrains', 'dividend', 'buyTrains');
    expect(state.table.turn.revenue).toBeGreaterThan(0);
    expect([cash(state, 'RM'), cash(state, 'P1'), value(state, 'RM'), state.flow]).toEqual([
      state.table.turn.revenue,
      0,
      100,
      [],
    ]);
    const idle = stepsAlone({ ...leasing({ stations: [] }) }, 'RM', 'runTrains', 'dividend');
    expect(value(idle, 'RM')).toBe(100);
  });

  it('paid in full as soon as it can, before any other purchase [3.6.1-34, 3.6.1-42]', () => {
    const rich = inTurn(leasing({ cash: 800 }), 'RM', 'buyTrains');
    refuses(rich, { type: 'pass' }, 'lease.mustPay');
    refuses(rich, { type: 'buyTrain', train: 'PH6-1', price: 700 }, 'train.leaseFirst');
    refuses(rich, { type: 'payLease', train: 'PH4-0' }, 'lease.notLeased');
    const paid = play(rich, { type: 'payLease', train: 'PH6-0' });
    expect([facts(paid, 'RM').leased, cash(paid, 'RM')]).toEqual([[], 100]);
    refuses(inTurn(leasing({ cash: 600 }), 'RM', 'buyTrains'), { type: 'payLease', train: 'PH6-0' }, 'lease.inFull');
    const finance = inTurn(leasing({ cash: 600 }), 'RM', 'finance');
    refuses(finance, { type: 'buyHolding', corp: 'FST', from: 'offer' }, 'holding.leaseFirst');
    const buyer = inTurn(leasing(), 'FST', 'buyTrains');
    refuses(buyer, { type: 'buyTrain', train: 'PH6-0', price: 700 }, 'train.leasedStays');
  });

  it('no regional is acquired with the money that would pay a lease [3.6.1-34, 3.6.3-01]', () => {
    const at = (money: number, step: string, regional = 0) =>
      inTurn(
        { ...leasing({ cash: money, stations: ['nC6', 'I44'] }), regionals: { SFSM: { owner: 'P1', cash: regional } } },
        'RM',
        step,
      );
    const acquire = { type: 'acquireRegional', private: 'SFSM' } as const;
    // SFSM has no train: it costs its nominal D130 and its treasury, which comes with it.
    for (const step of ['layTrack', 'buyTrains']) {
      refuses(at(800, step), acquire, 'acquire.leaseFirst');
      refuses(at(829, step, 100), acquire, 'acquire.leaseFirst');
      expect(cash(play(at(830, step, 100), acquire), 'RM')).toBe(700);
    }
    // What cannot pay a lease anyway is free to be spent.
    expect(facts(play(at(600, 'layTrack'), acquire), 'RM').leased).toEqual(['PH6-0']);
  });

  it('face value only, bought or sold [3.6.1-39]', () => {
    const position = leasing({ cash: 500, trains: ['PH5'], facts: { leased: [] } });
    refuses(
      inTurn(position, 'RM', 'buyTrains'),
      { type: 'buyTrain', train: 'PH4-0', price: 100 },
      'train.nationalFaceValue',
    );
    refuses(
      inTurn(position, 'FST', 'buyTrains'),
      { type: 'buyTrain', train: 'PH5-0', price: 100 },
      'train.nationalFaceValue',
    );
    expect(asked(play(inTurn(position, 'FST', 'buyTrains'), { type: 'buyTrain', train: 'PH5-0', price: 500 }))).toBe(
      'consent',
    );
  });

  it('in dark blue it sells all but its own presidential certificate [2.2.4-02, 2.3-15]', () => {
    const state = stepsAlone(
      {
        phase: 6,
        companies: {
          RM: {
            president: 'RM',
            price: 35,
            stations: [],
            trains: ['PH6'],
            singles: { P1: 1, RM: 2 },
            facts: { acting: 'P1' },
          },
        },
      },
      'RM',
      'finance',
    );
    expect(held(state, 'RM')).toMatchObject({ RM: 'P', pool: '2', P1: '1' });
  });

  it('without any player among its holders it takes no turn; its certificate can be bought [3.6.1-40]', () => {
    const position: Position = {
      phase: 6,
      cash: { P1: 250 },
      companies: { RM: { president: 'RM', singles: { pool: 2, RM: 6 }, stations: [], trains: ['PH6'] } },
    };
    expect(nextToOperate(tableOf(position))).toBeUndefined();
    const state = stockTurn(position);
    expect(offered(state, 'buyPresidency')).toHaveLength(1);
    const after = play(state, { type: 'buyPresidency', corp: 'RM' });
    expect([cash(after, 'P1'), presidentIfAny(after.table, 'RM')]).toEqual([50, 'P1']);
    expect(cash(after, 'RM')).toBeGreaterThanOrEqual(200);
    refuses(stockTurn({ ...position, cash: { P1: 199 } }), { type: 'buyPresidency', corp: 'RM' }, 'presidency.noMoney');
    // A seller that nobody could speak for.
    const buyer = inTurn(
      { ...position, companies: { ...position.companies, FST: { cash: 900, price: 60 } } },
      'FST',
      'buyTrains',
    );
    refuses(buyer, { type: 'buyTrain', train: 'PH6-0', price: 700 }, 'train.notForSale');
  });
});
