import type { Frame } from '@binario/kernel';
import { GONE, type PlayerId, POOL, trainsOf } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { coverageOf } from '../data/trains.ts';
import { acquisitionPrice } from '../rules/acquisition.ts';
import { closeCompany } from '../rules/closing.ts';
import { inMarketOrder } from '../rules/market.ts';
import { formNational } from '../rules/merging.ts';
import { enterPhase } from '../rules/phases.ts';
import { candidates, type PollFrame, stateOfPoll } from '../rules/poll.ts';
import { checkOffice } from '../rules/presidency.ts';
import { coverageFactor, revenueOf, trafficOf } from '../rules/routes.ts';
import { slotFor } from '../rules/slots.ts';
import { nextToOperate } from '../steps/operating.ts';
import { presidentIfAny, type Table18fb } from '../table.ts';
import {
  asked,
  cash,
  decider,
  facts,
  held,
  inTurn,
  offered,
  type Position,
  play,
  refuses,
  settled,
  stateAt,
  stepsAlone,
  stockTurn,
  tableOf,
  tiles,
  token,
  value,
  working,
} from './support/index.ts';

/** The poll about RM, P1 having begun phase 6. */
const polling = (companies: Position['companies'], more: Position = {}) =>
  settled(
    stateAt(tableOf({ phase: 6, companies: companies ?? {}, ...more }), {
      step: 'poll',
      national: 'RM',
      initiator: 'P1',
      agreed: [],
      refused: [],
    } as Frame),
  );

const yes = { type: 'merge' } as const;
const no = { type: 'stayApart' } as const;

/** Which companies have merged. */
const merged = ({ table }: { readonly table: Table18fb }): readonly string[] =>
  Object.keys(table.companies).filter((corp) => table.companies[corp]?.standing === 'merged');

const four: NonNullable<Position['companies']> = {
  LdA: { president: 'P1', price: 130 },
  NN: { president: 'P2', price: 120 },
  FC: { president: 'P3', price: 110 },
  FSC: { president: 'P2', price: 100 },
};
/** Only these of the four are left. */
const left = (...corps: readonly (keyof typeof four)[]) => {
  const companies = Object.fromEntries(corps.map((corp) => [corp, four[corp]]));
  const gone = Object.keys(four).filter((corp) => !corps.includes(corp as keyof typeof four));
  return polling(companies, {
    table: {
      companies: {
        ...tableOf({ phase: 6, companies }).companies,
        ...Object.fromEntries(
          gone.map((corp) => [corp, { ...tableOf({ phase: 6 }).companies[corp], standing: 'closed' as const }]),
        ),
      } as Table18fb['companies'],
    },
  });
};

describe('18FB §3.6.1 the poll', () => {
  it('18fb-3.6.1-04 18fb-3.6.1-08 four companies: asked from the dearest on', () => {
    const state = polling(four);
    expect([asked(state), decider(state)]).toEqual(['poll', 'P1']);
    expect(merged(play(state, yes, yes))).toEqual(['LdA', 'NN'].sort(byTable));
    expect(merged(play(state, no, no))).toEqual(['FC', 'FSC'].sort(byTable));
    expect(merged(play(state, yes, no, no))).toEqual(['FSC', 'LdA'].sort(byTable));
    expect(merged(play(state, yes, no, yes))).toEqual(['LdA', 'FC'].sort(byTable));
    expect(merged(play(state, no, yes, yes))).toEqual(['NN', 'FC'].sort(byTable));
    expect(merged(play(state, no, yes, no))).toEqual(['NN', 'FSC'].sort(byTable));
  });

  it('18fb-3.6.1-05 three left: the first refuses, the other two merge', () => {
    expect(merged(play(left('LdA', 'NN', 'FC'), no))).toEqual(['NN', 'FC'].sort(byTable));
  });

  it('18fb-3.6.1-06 three left: the first agrees, the second refuses: first and third', () => {
    expect(merged(play(left('LdA', 'NN', 'FC'), yes, no))).toEqual(['LdA', 'FC'].sort(byTable));
  });

  it('18fb-3.6.1-07 three left: the first two agree, the third stays out', () => {
    expect(merged(play(left('LdA', 'NN', 'FC'), yes, yes))).toEqual(['LdA', 'NN'].sort(byTable));
  });

  it('18fb-3.6.1-09 18fb-3.6.1-02 18fb-3.6.2-02 two left merge unasked, one merges alone, without any the national does not form', () => {
    expect(merged(left('NN', 'FC'))).toEqual(['NN', 'FC'].sort(byTable));
    const alone = left('NN');
    expect([merged(alone), facts(alone, 'RM').standing]).toEqual([['NN'], 'definitive']);
    const none = left();
    expect([merged(none), facts(none, 'RM').standing]).toEqual([[], 'unfloated']);
  });

  it('18fb-3.6.1-10 un-floated companies rank last in printed order and always agree', () => {
    const table = tableOf({ phase: 6, companies: { FSC: { price: 60 } } });
    expect(candidates(table, 'RM')).toEqual(['FSC', 'LdA', 'NN', 'FC']);
    const frame: PollFrame = { step: 'poll', national: 'RM', initiator: 'P1', agreed: [], refused: [] };
    expect(stateOfPoll(table, frame)).toEqual({ kind: 'ask', corp: 'FSC' });
    expect(stateOfPoll(table, { ...frame, agreed: ['FSC'] })).toEqual({ kind: 'merge', corps: ['FSC', 'LdA'] });
    expect(stateOfPoll(table, { ...frame, refused: ['FSC'] })).toEqual({ kind: 'merge', corps: ['LdA', 'NN'] });
    expect(merged(polling({}))).toEqual(['LdA', 'NN'].sort(byTable));
  });

  it('18fb-3.6.1-47 a started company below 60 % counts as floated', () => {
    const companies = { NN: { standing: 'started', price: 90, facts: { steps: 0 } } } as const;
    expect(candidates(tableOf({ phase: 6, companies }), 'RM')[0]).toBe('NN');
    expect([asked(polling(companies)), decider(polling(companies))]).toEqual(['poll', 'P1']);
  });

  it('18fb-3.6.2-04 18fb-4-13 RM first, then RA by the same rules', () => {
    const table = tableOf({ phase: 5, companies: { NN: {}, LTF: { president: 'P2' } } });
    const { owed } = working(table, (tx) => enterPhase(tx, 6, 'NN'));
    expect(owed.map((frame) => (frame as PollFrame).national)).toEqual(['RM', 'RA']);
    expect(owed.every((frame) => (frame as PollFrame).initiator === 'P1')).toBe(true);
  });
});

const byTable = (x: string, y: string): number => {
  const order = Object.keys(tableOf({}).companies);
  return order.indexOf(x) - order.indexOf(y);
};

/** RM formed out of these two, the dearer first. */
const formed = (position: Position, corps: readonly string[] = ['NN', 'FC'], initiator: PlayerId = 'P1') =>
  working(tableOf({ phase: 6, ...position }), (tx) => formNational(tx, 'RM', corps, initiator)).table;
const heldIn = (table: Table18fb) => held({ table }, 'RM');

describe('18FB §3.6.1 the exchange', () => {
  it('18fb-3.6.1-11 18fb-3.6.1-12 at the price of the dearer, under the tokens there', () => {
    const table = formed({ companies: { NN: { price: 120 }, FC: { price: 100 }, FST: { price: 120 } } });
    expect([value({ table, flow: [], rng: 1 }, 'RM'), inMarketOrder(table)]).toEqual([120, ['FST', 'RM']]);
  });

  it('18fb-3.6.1-13 two un-floated companies: D100', () => {
    const table = formed({}, ['LdA', 'NN']);
    expect([value({ table, flow: [], rng: 1 }, 'RM'), table.companies.RM?.par]).toEqual([100, 100]);
  });

  it('18fb-3.6.1-14 18fb-3.6.1-15 18fb-3.6.1-16 18fb-3.6.1-17 two for one, both companies together, from the one who began the phase', () => {
    const position: Position = {
      companies: {
        NN: { president: 'P1', singles: { P1: 1, P2: 3 } },
        FC: { president: 'P2', price: 90, singles: { P2: 1, P1: 3 } },
      },
    };
    // Three and three each: the first in order gets the office and one share, the other three shares.
    expect(heldIn(formed(position, ['NN', 'FC'], 'P1'))).toMatchObject({ P1: 'P+1', P2: '3' });
    expect(heldIn(formed(position, ['NN', 'FC'], 'P2'))).toMatchObject({ P2: 'P+1', P1: '3' });
  });

  it('18fb-3.6.1-18 18fb-3.6.1-19 18fb-3.6.1-20 an odd floated share brings D65 at D130, an un-floated one nothing', () => {
    const floated = formed({ companies: { NN: { price: 130, singles: { P2: 1 } }, FC: { price: 100 } } });
    expect([floated.cash.P2, heldIn(floated).P2]).toEqual([65, undefined]);
    const position: Position = {
      companies: { NN: { price: 130 }, LdA: { standing: 'unfloated', president: 'offer', singles: { P2: 1, P1: 1 } } },
    };
    const mixed = formed(position, ['NN', 'LdA']);
    // P1: three shares, the odd one is the un-floated; P2: one un-floated share.
    expect([mixed.cash.P1, mixed.cash.P2, heldIn(mixed).P1]).toEqual([0, 0, '1']);
  });

  it('18fb-3.6.1-21 18fb-3.6.1-22 18fb-3.6.1-24 18fb-3.6.1-28 treasury, pool, and the rest to the treasury of RM', () => {
    const table = formed({
      companies: {
        NN: { singles: { P1: 2, NN: 3, pool: 3 } },
        FC: { price: 90, singles: { pool: 6, P1: 2 } },
      },
    });
    // P1: 4 + 4 old shares. Treasury: three, one kept, the odd one to the pool: 3 + 6 + 1 make five.
    expect(heldIn(table)).toEqual({ P1: 'P+2', pool: '5', RM: '1' });
    const odd = formed({ companies: { NN: { singles: { pool: 1 } }, FC: { price: 90 } } });
    expect(heldIn(odd).pool).toBeUndefined();
    const full = formed({ companies: { NN: { singles: { pool: 7 } }, FC: { price: 90, singles: { pool: 7 } } } });
    expect(heldIn(full).pool).toBe('7');
  });

  it('18fb-3.6.1-23 third corporations after the players; an odd share is paid into their treasury', () => {
    const table = formed({
      companies: {
        NN: { price: 130, singles: { FST: 1, FB: 1 } },
        FC: { price: 90, singles: { FST: 1 } },
        FST: { president: 'P2', price: 80 },
        FB: { president: 'P2', price: 70 },
      },
    });
    expect([heldIn(table).FST, heldIn(table).FB, table.cash.FB]).toEqual(['1', undefined, 65]);
  });

  it('18fb-3.6.1-25 then whoever has more takes the presidency', () => {
    const table = formed({
      companies: {
        NN: { president: 'P1', singles: { P2: 4, P1: 1 } },
        FC: { president: 'P2', price: 90, singles: { P2: 1, P1: 1 } },
      },
    });
    // P1 is served first and gets the office with four old shares; P2 has seven.
    expect(heldIn(table)).toMatchObject({ P2: 'P+1', P1: '2' });
  });

  it('18fb-3.6.1-44 18fb-3.6.1-45 with three old shares nobody takes the office: the largest holder acts, and takes it with two shares', () => {
    const table = formed({
      companies: {
        NN: { president: 'P1', singles: { P2: 3, P3: 2 } },
        FC: { standing: 'unfloated', president: 'offer', facts: { concession: GONE } },
      },
    });
    expect([heldIn(table).RM?.startsWith('P'), presidentIfAny(table, 'RM'), table.companies.RM?.acting]).toEqual([
      true,
      'P1',
      'P1',
    ]);
    const cert = table.certs.RM?.findIndex(({ holder, kind }) => holder === 'RM' && kind === 'ordinary') ?? -1;
    const more = working(table, (tx) => {
      tx.emit({ type: 'certMoved', corp: 'RM', cert, to: 'P3' });
      checkOffice(tx, 'RM');
    }).table;
    expect([heldIn(more).P3, presidentIfAny(more, 'RM'), more.companies.RM?.acting]).toEqual(['P', 'P3', null]);
  });

  it('18fb-3.6.1-26 18fb-3.6.1-27 18fb-3.6.1-29 18fb-3.6.1-30 18fb-3.6.1-38 18fb-3.6.1-48 RM takes what they had, they leave the game', () => {
    const table = formed({
      companies: {
        NN: { cash: 50, trains: ['PH5'], markers: 3, stations: ['nC6', 'I44'], price: 110 },
        FC: { cash: 70, trains: ['PH4'], markers: 2, stations: ['F11', 'H7'], price: 90 },
        FST: { president: 'P2', singles: { NN: 1, FC: 1 } },
      },
    });
    expect([table.cash.RM, table.cash.NN, table.companies.RM?.markers]).toEqual([120, 0, 5]);
    expect(trainsOf(table, 'RM')).toEqual(expect.arrayContaining(['PH5-0', 'PH4-0']));
    expect(held({ table }, 'FST').RM).toBe('2');
    expect(['nC6', 'I44', 'F11', 'H7'].map((hex) => table.stations[hex]?.includes('RM'))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([table.companies.NN?.standing, table.certs.NN, table.companies.RM?.steps]).toEqual(['merged', undefined, 4]);
    expect(slotFor(table, 'nD3', 'FST')).toBe(0);
    const table2 = formed({
      companies: { NN: { stations: ['nC6', 'I44'] }, FC: { price: 90, stations: ['F11', 'F7'] } },
    });
    expect(table2.charters.RM).toBe(14 - 4);
  });

  it('18fb-3.6.1-30 two tokens in one place become one', () => {
    const companies = { NN: {}, FC: { price: 90, stations: ['F11', 'nC6'] } } as const;
    expect(tableOf({ phase: 6, companies }).stations.nC6).toEqual(['NN', 'FC']);
    const table = formed({ companies });
    expect([table.stations.nC6, table.stations.F11]).toEqual([['RM', null], ['RM']]);
    expect([table.charters.RM, trafficOf(table, 'RM')]).toEqual([14 - 2, 2]);
    expect(slotFor(table, 'nC6', 'FST')).toBe(1);
  });

  it('18fb-3.6.1-46 for an un-floated company RM lays a token on its home', () => {
    const table = formed({ companies: { NN: {} } }, ['NN', 'LdA']);
    expect(table.stations.F31).toContain('RM');
  });

  it('18fb-3.6.1-36 18fb-3.6.1-37 it operates in this round only if neither has; the turn of one that merges ends', () => {
    const position: Position = { companies: { NN: {}, FC: { price: 90 } } };
    expect(nextToOperate(formed(position))).toBe('RM');
    expect(nextToOperate(formed({ ...position, table: { operated: ['FC'] } }))).toBeUndefined();
    const state = inTurn(
      { phase: 5, companies: { NN: { cash: 1000, price: 130 }, FC: { president: 'P1', price: 90 } } },
      'NN',
      'buyTrains',
    );
    const trains = Object.fromEntries(
      Object.entries(state.table.trains).map(([train, at]) => [train, train.startsWith('PH5') ? GONE : at]),
    );
    const buying = stateAt({ ...state.table, trains }, ...state.flow);
    const polled = play(buying, { type: 'buyTrain', train: 'PH6-0', price: 700 });
    expect([asked(polled), decider(polled)]).toEqual(['poll', 'P1']);
    const after = play(polled, yes, yes);
    expect([facts(after, 'NN').standing, after.table.operated.includes('RM')]).toEqual(['merged', true]);
    expect(after.flow.some((frame) => (frame as Frame & { corp?: string }).corp === 'NN')).toBe(false);
  });
});

describe('18FB §3.6.1 leased trains', () => {
  it('18fb-3.6.1-31 18fb-3.6.1-32 seven tokens, eight markers and a 3+4: traffic 15, coverage 7, one 5+6 makes 18', () => {
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

  it('18fb-3.6.1-31 traffic that is just covered leases nothing, one marker more does', () => {
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

  it('18fb-3.6.1-41 18fb-3.4.11-12 a leased train leaves the game when the national closes, its own trains go to the pool', () => {
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

  it('18fb-3.6.1-33 18fb-3.6.1-35 18fb-3.6.1-41 18fb-3.6.1-43 it runs them, must withhold, and its price stays; no emergency', () => {
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

  it('18fb-3.6.1-34 18fb-3.6.1-42 paid in full as soon as it can, before any other purchase', () => {
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

  it('18fb-3.6.1-34 18fb-3.6.3-01 no regional is acquired with the money that would pay a lease', () => {
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

  it('18fb-3.6.1-39 face value only, bought or sold', () => {
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

  it('18fb-2.2.4-02 18fb-2.3-15 in dark blue it sells all but its own presidential certificate', () => {
    const state = stepsAlone(
      {
        phase: 6,
        companies: {
          RM: {
            president: 'RM' as PlayerId,
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

  it('18fb-3.6.1-40 without any player among its holders it takes no turn; its certificate can be bought', () => {
    const position: Position = {
      phase: 6,
      cash: { P1: 250 },
      companies: { RM: { president: 'RM' as PlayerId, singles: { pool: 2, RM: 6 }, stations: [], trains: ['PH6'] } },
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

describe('18FB §3.6.3 acquisitions', () => {
  const position = (cashOf: number, more: Position = {}): Position => ({
    phase: 6,
    companies: { NN: { cash: cashOf, trains: ['PH4'], stations: ['nC6'] } },
    regionals: { SFSM: { owner: 'P2', cash: 90, trains: ['R5'], facts: { markers: 6 } } },
    ...more,
  });
  const acquire = { type: 'acquireRegional', private: 'SFSM' } as const;

  it('18fb-3.6.3-03 18fb-3.6.3-04 18fb-3.6.3-05 18fb-3.6.3-06 D90 + D40 + D130 = D260', () => {
    expect(acquisitionPrice(tableOf(position(0)), 'SFSM')).toBe(260);
  });

  it('18fb-3.6.3-01 18fb-3.6.3-02 18fb-3.6.3-11 18fb-3.6.3-12 18fb-3.6.3-13 18fb-3.6.3-14 18fb-3.6.3-16 at any moment, paid to the owner, who is not asked; a token in its home is link enough', () => {
    for (const step of ['layTrack', 'finance']) {
      const after = play(inTurn(position(300), 'NN', step), acquire);
      expect([cash(after, 'P2'), cash(after, 'NN'), cash(after, 'SFSM')]).toEqual([260, 130, 0]);
      expect([after.table.privates.SFSM, after.table.regionals.SFSM?.standing]).toEqual([GONE, 'acquired']);
      expect(facts(after, 'NN').markers).toBe(6);
      expect(trainsOf(after.table, 'NN')).toEqual(expect.arrayContaining(['PH4-0', 'R5-0']));
    }
  });

  it('18fb-3.6.3-07 18fb-3.6.3-08 18fb-3.6.3-17 linked without other cities, all of the price at once, not out of the pool', () => {
    refuses(inTurn(position(259), 'NN', 'finance'), acquire, 'acquire.noMoney');
    const far = position(500, {
      companies: { NN: { cash: 500, trains: ['PH4'], stations: ['I44'], facts: { home: 'nC6' } } },
    });
    refuses(inTurn(far, 'NN', 'finance'), acquire, 'acquire.notLinked');
    const pooled = position(500, { regionals: { SFSM: { owner: POOL } } });
    refuses(inTurn(pooled, 'NN', 'finance'), acquire, 'acquire.noOwner');
    // From Gioia over Villa San Giovanni to Reggio, where FC has no token of its own.
    const near = inTurn(
      {
        phase: 6,
        companies: { FC: { cash: 500, trains: ['PH4'], stations: ['F11', 'B5'] } },
        regionals: { FdC: { owner: 'P2' } },
        tiles: tiles(['A4', '58', 'A2', 'B5'], ['B5', '57', 'A4', 'C6']),
      },
      'FC',
      'finance',
    );
    expect(cash(play(near, { type: 'acquireRegional', private: 'FdC' }), 'P2')).toBe(130);
  });

  it('18fb-3.6.3-09 18fb-3.6.3-10 0+4 becomes 2+2 and 0+6 3+4, to be used at once', () => {
    expect([coverageOf('R5-0', 'NN', false), coverageOf('R6-0', 'NN', false)]).toMatchObject([
      { cities: 2, towns: 2 },
      { cities: 3, towns: 4 },
    ]);
    const before = play(inTurn(position(300), 'NN', 'layTrack'), acquire);
    expect(coverageFactor(before.table, 'NN')).toBe(7 + 4);
  });

  it('18fb-3.6.3-15 any number in a turn', () => {
    const two = position(900, {
      regionals: { SFSM: { owner: 'P2' }, SEPSA: { owner: 'P3' } },
    });
    const after = play(inTurn(two, 'NN', 'layTrack'), acquire, { type: 'acquireRegional', private: 'SEPSA' });
    expect([cash(after, 'P2'), cash(after, 'P3')]).toEqual([130, 130]);
  });

  it('18fb-3.6.3-18 converted trains are never scrapped', () => {
    const table = tableOf({ phase: 5, companies: { NN: { trains: ['R5', 'PH3'] } } });
    const after = working(table, (tx) => enterPhase(tx, 6, 'NN')).table;
    expect(trainsOf(after, 'NN')).toEqual(['R5-0']);
  });

  it('18fb-3.6.3-01 18fb-3.6.3-10 also between the last tile or token and the run: the trains acquired then run', () => {
    const line = tiles(['nC4', '58', 'nC6', 'nD3'], ['nD3', '6', 'nC4', 'nD1']);
    const state = inTurn(position(900, { tiles: line }), 'NN', 'placeToken');
    const laid = play(state, token('nC6', 'nC4', 'nD3'));
    expect([asked(laid), laid.table.turn.revenue]).toEqual(['beforeRun', null]);
    const run = play(laid, acquire);
    // Only the PH4 before; now the stations and markers of the regional's train too.
    expect([asked(run), run.table.turn.revenue]).toEqual(['dividend', revenueOf(run.table, 'NN')]);
    expect(coverageFactor(run.table, 'NN')).toBeGreaterThan(coverageFactor(laid.table, 'NN'));
    // Who passes goes on, and who passed the token with the regional within reach is not asked again.
    expect(asked(play(laid, { type: 'pass' }))).toBe('dividend');
    expect(asked(play(state, { type: 'pass' }))).toBe('dividend');
    // All tile steps are used and no token is left: nothing else is asked before the run.
    const { table, flow } = inTurn(position(900), 'NN', 'layTrack');
    const used = { ...table, turn: { ...table.turn, laid: 4 }, charters: { ...table.charters, NN: 0 } };
    expect(asked(settled(stateAt(used, ...flow)))).toBe('beforeRun');
  });

  it('the end of the turn is asked only while something can still be acquired', () => {
    expect(asked(stepsAlone(position(300), 'NN', 'endTurn'))).toBe('endTurn');
    expect(stepsAlone(position(100), 'NN', 'endTurn').flow).toEqual([]);
  });
});
