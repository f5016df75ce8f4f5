import type { Frame } from '@binario/kernel';
import { BANK, type PlayerId, POOL, trainsOf } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { interestOf } from '../data/concessions.ts';
import { dividends, halves } from '../rules/dividends.ts';
import { operatingOrder } from '../rules/market.ts';
import { nextToOperate } from '../steps/operating.ts';
import { isFrozen, presidentOf } from '../table.ts';
import {
  asked,
  beforeOperatingRound,
  cash,
  companyTurn,
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
  tableOf,
  tiles,
  token,
  value,
} from './support/index.ts';

const pass = { type: 'pass' } as const;
const train = (id: string, price: number) => ({ type: 'buyTrain', train: id, price }) as const;

describe('18FB §3.4 order', () => {
  it('18fb-3.4-02 18fb-3.4-03 18fb-3.4-04 by price, then further right, then the top of the stack', () => {
    const table = tableOf({
      companies: {
        NN: { price: 100 },
        FST: { price: 100 },
        FC: { price: { row: 6, col: 5 } },
        FB: { price: 120 },
      },
    });
    expect(table.market.find(({ corp }) => corp === 'FC')).toMatchObject({ row: 6, col: 5 });
    expect(operatingOrder(table)).toEqual(['FB', 'FC', 'NN', 'FST']);
  });

  it('18fb-3.4-05 18fb-3.4-06 found anew after each, everybody once', () => {
    const table = tableOf({ companies: { NN: { price: 100 }, FST: { price: 90 } } });
    expect(nextToOperate(table)).toBe('NN');
    const moved = { ...table, operated: ['NN'], market: [...table.market] };
    expect(nextToOperate(moved)).toBe('FST');
    expect(nextToOperate({ ...moved, operated: ['NN', 'FST'] })).toBeUndefined();
    const later = { ...table, market: [{ corp: 'FST', row: 0, col: 4 }, ...table.market.slice(0, 1)] };
    expect(nextToOperate(later)).toBe('FST');
  });

  it('18fb-3.4-07 18fb-3.5.2-06 18fb-3.5.2-32 regionals with an owner first, by their numbers', () => {
    const table = tableOf({
      phase: 5,
      companies: { NN: { price: 150 } },
      regionals: { FdC: { owner: 'P2' }, SFSM: { owner: POOL }, FAS: { owner: 'P1' } },
    });
    const order: (string | undefined)[] = [];
    let now = table;
    for (let corp = nextToOperate(now); corp !== undefined; corp = nextToOperate(now)) {
      order.push(corp);
      now = { ...now, operated: [...now.operated, corp] };
    }
    expect(order).toEqual(['FAS', 'FdC', 'NN']);
  });

  it('18fb-3.4-08 18fb-3.5.1-22 after the first round the second, after the second a stock round', () => {
    const first = beforeOperatingRound({ companies: { NN: { cash: 100, trains: ['PH1'] } } });
    const rounds: string[] = [];
    let state = first;
    while (asked(state) !== 'stockTurn' && rounds.length < 40) {
      const round = state.flow.find(({ step }) => step === 'operatingRound') as Frame & { readonly number?: number };
      rounds.push(String(round?.number));
      state = play(state, asked(state) === 'dividend' ? { type: 'withhold' } : pass);
    }
    expect([...new Set(rounds)]).toEqual(['1', '2']);
  });

  it('18fb-3.4-11 18fb-3.5-15 only floated companies', () => {
    const table = tableOf({ phase: 5, companies: { NN: { standing: 'started', facts: { steps: 0 } } } });
    expect(nextToOperate(table)).toBeUndefined();
  });
});

describe('18FB §3.4.4 secured interest', () => {
  const building = (more: NonNullable<Position['companies']>['FC'] = {}): Position => ({
    companies: { FC: { standing: 'building', ...more }, NN: { president: 'P2' } },
  });
  const used = (state: Position): Position => ({ ...state, table: { turn: { ...tableOf({}).turn, laid: 2 } } });
  const after = (position: Position) => {
    const table = { ...tableOf(position), operated: ['FC'], round: 'operating' as const };
    return settled(
      stateAt(table, { step: 'companyTurn', corp: 'FC', todo: ['interest', 'runTrains', 'dividend'] } as Frame),
    );
  };

  it('18fb-3.4.4-01 18fb-3.4.4-02 18fb-3.4.4-03 18fb-3.4.4-04 18fb-3.4.4-05 18fb-3.4.4-06 D5 to D25 by band', () => {
    expect(interestOf).toEqual({ A: 5, B: 10, C: 15, D: 20, E: 25 });
  });

  it('18fb-3.4.4-07 18fb-3.4.4-14 18fb-3.4.4-15 18fb-3.4.4-17 band D with 30 %: D60 from the bank, whatever the par', () => {
    for (const par of [60, 150]) {
      const position = used(building({ singles: { P1: 1 }, par, trains: ['PH1'] }));
      const state = after(position);
      expect([cash(state, 'P1'), value(state, 'FC'), state.table.turn.revenue]).toEqual([60, 100, null]);
      expect(cash(state, BANK)).toBe((tableOf(position).cash[BANK] ?? 0) - 60);
    }
  });

  it('18fb-3.4.4-08 18fb-3.4.4-09 players and investing corporations, not offer, pool and its own treasury', () => {
    const position = used(building({ singles: { P2: 1, NN: 1, pool: 2, FC: 1 } }));
    const state = after(position);
    expect([cash(state, 'P1'), cash(state, 'P2'), cash(state, 'NN'), cash(state, 'FC')]).toEqual([40, 20, 20, 0]);
    expect(cash(state, BANK)).toBe((tableOf(position).cash[BANK] ?? 0) - 80);
  });

  it('18fb-3.4.4-10 18fb-3.4.4-11 18fb-3.4.4-18 with a step unused there is none, and the price goes left', () => {
    const one = { ...building(), table: { turn: { ...tableOf({}).turn, laid: 1 } } };
    const state = after(one);
    expect([cash(state, 'P1'), value(state, 'FC')]).toEqual([0, 90]);
  });

  it('18fb-3.4.4-16 none in the turn that ends the building state', () => {
    const position = { companies: { FC: { standing: 'provisional', stations: ['F11', 'B5'] } } } as const;
    const state = after({ ...position, table: { turn: { ...tableOf({}).turn, laid: 2, token: true } } });
    expect([cash(state, 'P1'), value(state, 'FC'), state.table.turn.building]).toEqual([0, 90, false]);
  });

  it('18fb-3.4.4-16 the token that ends it is laid before interest is due: the trains run instead', () => {
    const position: Position = {
      companies: { NN: { standing: 'building', cash: 100, trains: ['PH1'] } },
      tiles: tiles(['nC4', '58', 'nC6', 'nD3'], ['nD3', '6', 'nC4', 'nD1']),
      // Every tile step is used: without the token interest would be due.
      table: { turn: { ...tableOf({}).turn, laid: 2 } },
    };
    const state = companyTurn(position, 'NN', 'layTrack');
    expect(asked(state)).toBe('placeToken');
    const laid = play(state, token('nC6', 'nC4', 'nD3'));
    expect([facts(laid, 'NN').standing, asked(laid), laid.table.turn.revenue]).toEqual(['provisional', 'dividend', 90]);
    expect([cash(laid, 'P1'), laid.table.turn.building]).toEqual([0, false]);
    expect(cash(play(state, pass), 'P1')).toBe(10);
  });
});

describe('18FB §3.4.6 dividend', () => {
  const paying = (
    revenue: number,
    more: NonNullable<Position['companies']>['FC'] = {},
    others: Position['companies'] = {},
  ) =>
    stateAt(
      {
        ...tableOf({ companies: { FC: { trains: ['PH1'], ...more }, ...others } }),
        turn: { ...tableOf({}).turn, revenue },
        round: 'operating',
      },
      { step: 'companyTurn', corp: 'FC', todo: [] } as Frame,
      { step: 'dividend', corp: 'FC' } as Frame,
    );

  it('18fb-3.4.6-01 18fb-3.4.6-02 18fb-3.4.6-06 18fb-3.4.6-07 18fb-3.4.6-08 18fb-3.4.6-13 full: D200, 30 % to a player, 50 % for the offer to the company, nothing for the pool', () => {
    const state = paying(200, { singles: { P1: 1, pool: 2 } });
    expect(offered(state, 'payDividend').map(({ how }) => how)).toEqual(['full', 'half']);
    const after = play(state, { type: 'payDividend', how: 'full' });
    expect([cash(after, 'P1'), cash(after, 'FC')]).toEqual([60, 100]);
    expect(cash(after, BANK)).toBe(cash(state, BANK) - 160);
  });

  it('18fb-3.4.6-03 18fb-3.4.6-04 18fb-3.4.6-05 half: D130 become D70 and D60', () => {
    expect([halves(130), halves(140), halves(10)]).toEqual([
      { shared: 70, kept: 60 },
      { shared: 70, kept: 70 },
      { shared: 10, kept: 0 },
    ]);
    const after = play(paying(130, { singles: { P1: 3, P2: 5 } }), { type: 'payDividend', how: 'half' });
    expect([cash(after, 'P1'), cash(after, 'P2'), cash(after, 'FC')]).toEqual([35, 35, 60]);
  });

  it('18fb-3.4.6-09 18fb-3.4.6-10 own treasury pays the company, other corporations their own', () => {
    const table = tableOf({ companies: { FC: { singles: { FC: 2, NN: 1 } }, NN: { president: 'P2' } } });
    expect(Object.fromEntries(dividends(table, 'FC', 100))).toEqual({ P1: 20, FC: 70, NN: 10 });
  });

  it('18fb-3.4.6-11 withheld: all to the treasury', () => {
    const after = play(paying(130), { type: 'withhold' });
    expect([cash(after, 'FC'), cash(after, 'P1'), value(after, 'FC')]).toEqual([130, 0, 90]);
  });
});

describe('18FB §3.4.8 trains', () => {
  it('18fb-3.4.8-02 18fb-3.4.8-09 18fb-3.4.8-07 from the bank at the printed price, money to the bank', () => {
    const state = inTurn({ companies: { NN: { cash: 260 } }, poolTrains: ['PH2'] }, 'NN', 'buyTrains');
    refuses(state, train('PH1-0', 90), 'train.faceValue');
    const after = play(state, train('PH1-0', 100));
    expect([cash(after, 'NN'), cash(after, BANK) - cash(state, BANK)]).toEqual([160, 100]);
    expect(trainsOf(play(state, train('PH2-0', 150)).table, 'NN')).toEqual(['PH2-0']);
    refuses(inTurn({ companies: { NN: { cash: 99 } } }, 'NN', 'buyTrains'), train('PH1-0', 100), 'train.noMoney');
  });

  const two: Position = {
    cash: { P2: 0 },
    companies: { NN: { cash: 300 }, FST: { president: 'P2', trains: ['PH1'], cash: 0 }, FC: { trains: ['PH1'] } },
  };

  it('18fb-3.4.8-03 18fb-3.4.8-10 18fb-3.4.8-11 of another company, its last too, if both Presidents agree', () => {
    const state = inTurn(two, 'NN', 'buyTrains');
    refuses(state, train('PH1-0', 0), 'train.atLeastOne');
    const asking = play(state, train('PH1-0', 40));
    expect([asked(asking), decider(asking)]).toEqual(['consent', 'P2']);
    const after = play(asking, { type: 'consent' });
    expect([trainsOf(after.table, 'NN'), cash(after, 'FST'), cash(after, 'NN')]).toEqual([['PH1-0'], 40, 260]);
    const refused = play(asking, { type: 'refuse' });
    refuses(refused, train('PH1-0', 40), 'train.refused');
    expect(asked(play(refused, train('PH1-0', 41)))).toBe('consent');
  });

  it('18fb-3.4.8-04 one player leads both: he sets the price', () => {
    const after = play(inTurn(two, 'NN', 'buyTrains'), train('PH1-1', 1));
    expect([trainsOf(after.table, 'NN'), cash(after, 'FC')]).toEqual([['PH1-1'], 1]);
  });

  it('18fb-3.4.8-06 a provisional or definitive company may not end its turn without a train', () => {
    for (const standing of ['provisional', 'definitive'] as const) {
      refuses(inTurn({ companies: { NN: { standing, cash: 200 } } }, 'NN', 'buyTrains'), pass, 'train.mustOwnOne');
    }
  });

  it('18fb-3.4.8-08 building companies may buy and need not', () => {
    const state = inTurn({ companies: { NN: { standing: 'building', cash: 200 } } }, 'NN', 'buyTrains');
    expect(trainsOf(play(state, train('PH1-0', 100)).table, 'NN')).toEqual(['PH1-0']);
    expect(trainsOf(play(state, pass).table, 'NN')).toEqual([]);
  });
});

describe('18FB §3.4.9 financial step', () => {
  const finance = (companies: Position['companies'], more: Position = {}) =>
    inTurn({ companies: { ...companies }, ...more }, 'NN', 'finance');
  const buys = (corp: string, from: 'offer' | 'pool' = 'offer') => ({ type: 'buyHolding', corp, from }) as const;
  const sells = (corp: string, shares = 1) => ({ type: 'sellHolding', corp, shares }) as const;

  it('18fb-3.4.9-01 building companies do not trade', () => {
    const state = stepsAlone(
      { companies: { NN: { standing: 'building', cash: 500 }, FC: { president: 'P2' } } },
      'NN',
      'finance',
    );
    expect(state.flow).toEqual([]);
  });

  it('18fb-3.4.9-02 18fb-3.4.9-05 18fb-3.4.9-06 18fb-3.4.9-08 any sales first, then one certificate, not of what was sold', () => {
    const state = finance({
      NN: { cash: 300, trains: ['PH1'] },
      FC: { president: 'P2', singles: { NN: 1 } },
      FST: { president: 'P2', singles: { NN: 1 } },
      FB: { president: 'P2' },
    });
    const sold = play(state, sells('FC'), sells('FST'));
    expect(cash(sold, 'NN')).toBe(500);
    refuses(sold, buys('FC', 'pool'), 'holding.justSold');
    const bought = stateAt({ ...sold.table, turn: { ...sold.table.turn, bought: true } }, ...sold.flow);
    refuses(bought, buys('FB'), 'holding.oneCertificate');
    refuses(bought, sells('NN'), 'holding.notHeld');
    expect(held(play(sold, buys('FB')), 'FB')).toMatchObject({ NN: '1' });
  });

  it('18fb-3.4.9-03 18fb-3.4.9-10 own stock from the pool only, any amount', () => {
    const state = finance({ NN: { cash: 300, trains: ['PH1'], singles: { pool: 2, NN: 3 } } });
    refuses(state, buys('NN'), 'holding.ownFromOffer');
    const after = play(state, buys('NN', 'pool'));
    expect([held(after, 'NN').NN, cash(after, BANK) - cash(state, BANK)]).toEqual(['4', 100]);
  });

  it('18fb-3.4.9-04 18fb-3.4.9-16 18fb-3.4.9-15 other stock from offer or pool; the offer’s money goes to the issuing company, and no office with it', () => {
    const state = finance({
      NN: { cash: 300, trains: ['PH1'] },
      FC: { president: 'P2', par: 70, singles: { pool: 1 } },
    });
    const offer = play(state, buys('FC'));
    expect([cash(offer, 'FC'), cash(offer, 'NN'), presidentOf(offer.table, 'FC')]).toEqual([70, 230, 'P2']);
    expect(cash(play(state, buys('FC', 'pool')), 'NN')).toBe(200);
    refuses(state, buys('FB'), 'holding.noneThere');
    refuses(
      finance({ NN: { cash: 60, trains: ['PH1'] }, FC: { president: 'P2', par: 70 } }),
      buys('FC'),
      'holding.noMoney',
    );
  });

  it('18fb-3.4.9-09 one certificate of each other company', () => {
    const state = finance({ NN: { cash: 300, trains: ['PH1'] }, FC: { president: 'P2', singles: { NN: 1 } } });
    refuses(state, buys('FC'), 'holding.oneOfEach');
  });

  it('18fb-3.4.9-09 a second one that a merger brought is sold in the next financial step, at the price and for good', () => {
    const state = companyTurn(
      {
        phase: 6,
        companies: {
          RM: { stations: [], trains: ['PH6'], cash: 200, singles: { RM: 3 } },
          FC: { president: 'P2', price: 90, singles: { RM: 2 } },
          FB: { president: 'P2', price: 80, singles: { RM: 1 } },
        },
      },
      'RM',
      'finance',
    );
    expect([asked(state), cash(state, 'RM'), value(state, 'FC')]).toEqual(['finance', 290, 90]);
    expect(held(state, 'FC')).toMatchObject({ RM: '1', pool: '1' });
    // One of another company and any number of its own may stay.
    expect([held(state, 'FB').RM, held(state, 'RM').RM]).toEqual(['1', '3']);
    refuses(state, buys('FC', 'pool'), 'holding.justSold');
  });

  it('18fb-3.4.9-11 18fb-3.4.9-18 wished sales keep to the pool limit and to what players could sell', () => {
    const full = finance({ NN: { trains: ['PH1'] }, FC: { president: 'P2', singles: { NN: 1, pool: 5 } } });
    refuses(full, sells('FC'), 'holding.poolFull');
    const fresh = finance({
      NN: { trains: ['PH1'] },
      FC: { president: 'P2', standing: 'building', singles: { NN: 1 } },
    });
    refuses(fresh, sells('FC'), 'holding.notOperated');
  });
});

describe('18FB §3.4.10 emergency', () => {
  const emergency = (position: Position) => inTurn(position, 'NN', 'buyTrains');
  const help = (id = 'PH1-0') => ({ type: 'helpBuy', train: id }) as const;

  it('18fb-3.4.10-01 18fb-3.4.10-02 18fb-3.4.10-04 the treasury first, then the cash of the President', () => {
    const state = emergency({ cash: { P1: 80 }, companies: { NN: { cash: 30 } } });
    refuses(state, pass, 'train.mustOwnOne');
    const after = play(state, help());
    expect([cash(after, 'P1'), cash(after, 'NN'), trainsOf(after.table, 'NN')]).toEqual([10, 0, ['PH1-0']]);
    refuses(emergency({ companies: { NN: { cash: 100 } } }), help(), 'help.notNeeded');
  });

  it('18fb-3.4.10-03 18fb-3.4.10-06 18fb-3.4.10-07 18fb-3.4.10-13 then stock of the treasury at half price, before his own money; the offer is no treasury', () => {
    const state = emergency({
      cash: { P1: 500 },
      companies: {
        NN: { cash: 10, singles: {} },
        FC: { president: 'P2', price: 90, singles: { NN: 1 } },
        FB: { president: 'P2', price: 55, singles: { NN: 1 } },
      },
    });
    const raising = play(state, help());
    expect([asked(raising), offered(raising, 'sellHolding').map(({ corp }) => corp)]).toEqual([
      'raiseMoney',
      ['FC', 'FB'],
    ]);
    refuses(raising, { type: 'sellShares', corp: 'NN', shares: 1 }, 'emergency.treasuryFirst');
    const one = play(raising, { type: 'sellHolding', corp: 'FC', shares: 1 });
    // D45, then the only other share brings D27 by itself; the President adds the last D18.
    expect([cash(one, 'P1'), trainsOf(one.table, 'NN'), value(one, 'FC')]).toEqual([500 - 18, ['PH1-0'], 90]);
  });

  it('18fb-3.4.10-12 neither sells a certificate more than is needed', () => {
    const treasury = play(emergency({ companies: { NN: { cash: 30, singles: { NN: 3 } } } }), help());
    refuses(treasury, { type: 'sellHolding', corp: 'NN', shares: 3 }, 'emergency.treasuryMoreThanNeeded');
    const own = play(
      emergency({
        cash: { P1: 10 },
        companies: { NN: { cash: 20 }, FC: { price: 90, singles: { P1: 3 } }, FB: { price: 80, singles: { P1: 2 } } },
      }),
      help(),
    );
    refuses(own, { type: 'sellShares', corp: 'FC', shares: 3 }, 'emergency.moreThanNeeded');
    const after = play(own, { type: 'sellShares', corp: 'FC', shares: 2 });
    expect([trainsOf(after.table, 'NN'), cash(after, 'P1'), held(after, 'FC').P1]).toEqual([['PH1-0'], 20, 'P+1']);
  });

  it('18fb-3.4.10-05 18fb-3.4.10-08 18fb-3.4.10-15 18fb-2.2.5-21 then his stock, within the pool limit and only what has operated; no price falls', () => {
    const raising = play(
      emergency({
        companies: {
          NN: { cash: 20 },
          FC: { president: 'P2', price: 90, singles: { P1: 1, pool: 5 } },
          FB: { president: 'P2', standing: 'building', price: 80, singles: { P1: 2 } },
          FST: { president: 'P2', price: 70, singles: { P1: 2 } },
          LdA: { president: 'P2', price: 60, singles: { P1: 2 } },
        },
      }),
      help(),
    );
    refuses(raising, { type: 'sellShares', corp: 'FC', shares: 1 }, 'sell.poolFull');
    refuses(raising, { type: 'sellShares', corp: 'FB', shares: 1 }, 'sell.notOperated');
    const sold = play(raising, { type: 'sellShares', corp: 'FST', shares: 2 });
    // One share of LdA is then the only lawful sale: D30 more than the D70, and D80 are paid.
    expect([value(sold, 'FST'), value(sold, 'LdA'), cash(sold, 'P1')]).toEqual([70, 60, 20]);
  });

  it('18fb-3.4.10-09 18fb-3.4.10-10 not the office of the company that buys, any other', () => {
    const raising = play(
      emergency({
        companies: {
          NN: { cash: 0, singles: { P1: 1, P2: 4 }, price: 60 },
          FC: { price: 90, singles: { P1: 1, P2: 3 } },
        },
      }),
      help(),
    );
    refuses(raising, { type: 'sellShares', corp: 'NN', shares: 3 }, 'emergency.keepsOffice');
    refuses(raising, { type: 'sellShares', corp: 'NN', shares: 1 }, 'emergency.keepsOffice');
    const other = play(raising, { type: 'sellShares', corp: 'FC', shares: 2 });
    expect(presidentOf(other.table, 'FC')).toBe('P2');
  });

  it('18fb-3.4.10-09 who only acts as President of a national sells none of its shares', () => {
    const state = inTurn(
      {
        phase: 6,
        cash: { P1: 500 },
        companies: {
          RM: {
            president: 'RM' as PlayerId,
            singles: { P1: 1, P2: 1, P3: 1, pool: 3, FC: 1, FB: 1 },
            stations: [],
            facts: { acting: 'P1' },
          },
          FC: { president: 'P2', price: 110, singles: { P1: 2 } },
          FB: { president: 'P2', price: 90, singles: { P1: 2 } },
        },
      },
      'RM',
      'buyTrains',
    );
    const raising = play(state, { type: 'helpBuy', train: 'PH6-0' });
    expect([asked(raising), decider(raising)]).toEqual(['raiseMoney', 'P1']);
    refuses(raising, { type: 'sellShares', corp: 'RM', shares: 1 }, 'emergency.keepsOffice');
    expect(new Set(offered(raising, 'sellShares').map(({ corp }) => corp))).toEqual(new Set(['FC', 'FB']));
  });

  it('18fb-3.4.10-12 18fb-3.4.11-01 two shares are sold where one would do but cannot be sold alone', () => {
    // One share would leave P1 half a presidential certificate and P2 only 10 points ahead.
    const state = emergency({ companies: { NN: { cash: 95, price: 60 }, FC: { price: 90, singles: { P2: 2 } } } });
    // The new President of FC leaves its concession in the pool.
    const after = play(state, help(), pass);
    expect([after.table.leavers, trainsOf(after.table, 'NN')]).toEqual([[], ['PH1-0']]);
    expect([cash(after, 'P1'), presidentOf(after.table, 'FC')]).toEqual([85, 'P2']);
    // A smaller block that may be sold is still enough, and more is refused.
    const either = emergency({
      companies: {
        NN: { cash: 95, price: 60 },
        FC: { price: 90, singles: { P1: 2 } },
        FB: { president: 'P2', singles: { P1: 1 } },
      },
    });
    const raising = play(either, help());
    refuses(raising, { type: 'sellShares', corp: 'FC', shares: 2 }, 'emergency.moreThanNeeded');
    expect(cash(play(raising, { type: 'sellShares', corp: 'FC', shares: 1 }), 'P1')).toBe(40);
  });

  it('18fb-3.4.10-11 only the cheapest train', () => {
    const state = emergency({
      cash: { P1: 500 },
      poolTrains: ['PH2'],
      companies: { NN: { cash: 0 }, FC: { trains: ['PH1'], president: 'P2' } },
    });
    refuses(state, help('PH2-0'), 'help.onlyCheapest');
    refuses(state, help('PH1-0'), 'help.onlyCheapest');
    expect(trainsOf(play(state, help('PH1-1')).table, 'NN')).toEqual(['PH1-1']);
  });

  it('18fb-3.4.10-14 regionals, cards and concessions are not sold', () => {
    const raising = inTurn(
      {
        phase: 5,
        regionals: { FAS: { owner: 'P1' } },
        companies: { NN: {}, FC: { president: 'P2', singles: { P1: 2 } }, FB: { president: 'P2', singles: { P1: 2 } } },
      },
      'NN',
      'buyTrains',
    );
    const asking = play(raising, { type: 'helpBuy', train: 'PH5-1' });
    expect(new Set(offered(asking, 'sellShares').map(({ corp }) => corp))).toEqual(new Set(['FC', 'FB']));
  });
});

describe('18FB §3.4.11 bankruptcy', () => {
  const ruined = (phase: number, companies: Position['companies'], more: Position = {}): Position => ({
    phase,
    cash: { P1: 35, P2: 500, P3: 500 },
    companies: { NN: { cash: 5, price: 60 }, ...companies },
    ...more,
  });
  const helped = (position: Position) => {
    const state = inTurn(position, 'NN', 'buyTrains');
    return play(state, offered(state, 'helpBuy')[0] as never);
  };

  it('18fb-3.4.11-01 18fb-3.4.11-02 18fb-3.4.11-03 18fb-3.4.11-05 18fb-3.4.11-08 18fb-3.4.11-15 18fb-3.4.11-16 18fb-3.2.3-02 phases 1 to 4: out, holdings to the pool, concessions withdrawn, the company frozen without a train', () => {
    const after = helped(
      ruined(
        1,
        { FC: { price: 90, singles: { P1: 1, pool: 5 } }, FB: { president: 'P2', singles: { P1: 1, pool: 5 } } },
        { cards: { Bayard: 'P1' } },
      ),
    );
    expect(after.table.leavers).toEqual(['P1']);
    expect([held(after, 'NN').pool, held(after, 'FC').pool, held(after, 'FB').pool]).toEqual(['P', 'P+6', '6']);
    expect([facts(after, 'NN').concession, facts(after, 'FC').concession]).toEqual([POOL, POOL]);
    // The money raised stays; the round has gone on meanwhile, so it may be more by now.
    expect(cash(after, 'NN')).toBe(40);
    expect(trainsOf(after.table, 'NN')).toEqual([]);
    expect([after.table.privates.Bayard, cash(after, 'P1')]).toEqual([POOL, 0]);
  });

  it('18fb-3.2.3-02 18fb-3.4.11-05 also the concession of a company he does not preside over, and that of one he does but another owns', () => {
    const after = helped(
      ruined(1, {
        FC: { president: 'P2', price: 90, singles: { P1: 1, pool: 5 }, facts: { concession: 'P1', deposit: 100 } },
        FB: { president: 'P1', price: 80, singles: { P2: 1, pool: 5 }, facts: { concession: 'P2', deposit: 150 } },
        FST: { president: 'P2', price: 70 },
      }),
    );
    expect(after.table.leavers).toEqual(['P1']);
    expect(facts(after, 'FC')).toMatchObject({ concession: POOL, deposit: 0 });
    expect(facts(after, 'FB')).toMatchObject({ concession: POOL, deposit: 0 });
    expect([presidentOf(after.table, 'FC'), isFrozen(after.table, 'FC')]).toEqual(['P2', true]);
    expect(facts(after, 'FST').concession).toBe('P2');
  });

  it('18fb-3.4.11-06 18fb-3.4.11-07 18fb-3.4.11-09 from phase 5 the holder of most shares takes over and must finish', () => {
    const after = helped(
      ruined(5, {
        NN: { cash: 5, price: 60, singles: { P2: 2, P3: 2 }, facts: { turns: 0 } },
        FC: { price: 90, singles: { P3: 2, P2: 1 }, facts: { turns: 0 } },
      }),
    );
    expect(after.table.leavers).toEqual(['P1']);
    expect([presidentOf(after.table, 'NN'), presidentOf(after.table, 'FC')]).toEqual(['P2', 'P3']);
    // P2 has paid D460 for the train of D500.
    expect([trainsOf(after.table, 'NN'), cash(after, 'P2')]).toEqual([['PH5-1'], 40]);
  });

  it('18fb-3.4.11-09 18fb-3.4.10-01 what closed with him may have left a cheaper train for the new President', () => {
    const at = (treasury: number, money: number) =>
      helped(
        ruined(
          5,
          {
            NN: { cash: treasury, price: 60, singles: { P2: 2 }, facts: { turns: 0 } },
            FC: { price: 90, trains: ['PH4'], facts: { turns: 0 } },
          },
          { cash: { P1: 0, P2: money } },
        ),
      );
    const after = at(0, 400);
    expect([after.table.leavers, trainsOf(after.table, 'NN'), cash(after, 'P2')]).toEqual([['P1'], ['PH4-0'], 50]);
    // The treasury pays it: no help, but he may not go without a train.
    const rich = at(380, 100);
    expect([rich.table.leavers, asked(rich), decider(rich)]).toEqual([['P1'], 'buyTrains', 'P2']);
    refuses(rich, { type: 'pass' }, 'train.mustOwnOne');
    refuses(rich, { type: 'helpBuy', train: 'PH4-0' }, 'help.notNeeded');
    const bought = play(rich, { type: 'buyTrain', train: 'PH4-0', price: 350 });
    expect([trainsOf(bought.table, 'NN'), cash(bought, 'P2')]).toEqual([['PH4-0'], 100]);
  });

  it('18fb-3.4.11-06 18fb-3.4.11-09 who only acts for a national has the next holder act and finish', () => {
    const acting = (singles: Record<string, number>) =>
      inTurn(
        {
          phase: 6,
          cash: { P1: 20, P2: 900 },
          companies: {
            RM: { president: 'RM' as PlayerId, singles, stations: ['nC6'], facts: { acting: 'P1', turns: 0 } },
          },
        },
        'RM',
        'buyTrains',
      );
    const after = play(acting({ P1: 1, P2: 1, RM: 6 }), { type: 'helpBuy', train: 'PH6-0' });
    expect([after.table.leavers, facts(after, 'RM').standing, facts(after, 'RM').acting]).toEqual([
      ['P1'],
      'definitive',
      'P2',
    ]);
    expect([asked(after), decider(after), cash(after, 'RM')]).toEqual(['buyTrains', 'P2', 20]);
    refuses(after, { type: 'pass' }, 'train.mustOwnOne');
    expect(cash(play(after, { type: 'helpBuy', train: 'PH6-0' }), 'P2')).toBe(220);
    // Nobody else holds a share: it goes on without a turn.
    const none = play(acting({ P1: 1, RM: 7 }), { type: 'helpBuy', train: 'PH6-0' });
    expect([facts(none, 'RM').standing, facts(none, 'RM').acting]).toEqual(['definitive', null]);
  });

  it('18fb-3.4.11-10 18fb-3.4.11-11 18fb-3.4.11-12 18fb-3.4.11-13 without such a holder the company closes', () => {
    const after = helped(
      ruined(5, {
        FC: { price: 90, trains: ['PH4'], singles: { P2: 1 }, facts: { turns: 0 }, stations: ['F11', 'H7'] },
      }),
    );
    expect([facts(after, 'NN').standing, facts(after, 'FC').standing]).toEqual(['closed', 'closed']);
    expect([trainsOf(after.table, POOL), cash(after, 'P2')]).toEqual([['PH4-0'], 500]);
    expect(Object.values(after.table.stations).flat()).not.toContain('FC');
    expect(after.table.certs.FC).toBeUndefined();
  });

  it('18fb-3.4.11-14 with one player left the game ends', () => {
    const after = helped(ruined(1, {}, { table: { leavers: ['P3'] }, cash: { P1: 35, P2: 500 } }));
    expect([after.flow, after.table.ended]).toEqual([[], { reason: 'onePlayer' }]);
  });
});
