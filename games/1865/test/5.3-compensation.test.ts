import { describe, expect, it } from 'vitest';
import { compensation } from '../rules/absorption.ts';
import {
  asked,
  campidanoTiles,
  cash,
  companyTurn,
  facts,
  held,
  inTurn,
  loans,
  offered,
  type Position,
  play,
  refuses,
  type State1865,
  stockTurn,
  tableOf,
  take,
  value,
  whyNot,
} from './support/index.ts';

describe('1865 §5.3 Compensation', () => {
  const pair = (target: Partial<NonNullable<Position['companies']>['RCSF']>, acquirer = {}): Position => ({
    companies: {
      FMS: { cash: 100, value: 100, ...acquirer },
      RCSF: { value: 100, cash: 50, singles: { P2: 1, pool: 1, dragons: 1 }, ...target },
    },
    tiles: campidanoTiles,
  });

  it('players, pool and Dragons are paid, the offer not, by the zone of the target [5.3-01, 5.3-02, 5.3-03]', () => {
    for (const [stations, each] of [
      [['D37'], 100],
      [['D37', 'C42', 'C28'], 110],
      [['D37', 'C42', 'C28', 'A28', 'G32'], 130],
    ] as const) {
      const table = tableOf(pair({ stations, markers: 7 }));
      expect(compensation(table, 'RCSF')).toBe(5 * each);
      const fewer = tableOf(pair({ stations, markers: 7, singles: { P2: 1 } }));
      expect(compensation(fewer, 'RCSF')).toBe(3 * each);
    }
  });

  it('cash of both, own shares one by one without a drop, then loans [5.3-04, 5.3-05, 5.3-06, 5.3-07, R-27]', () => {
    const state = play(inTurn(pair({}), 'FMS', 'absorb'), take('RCSF'));
    // 500 needed, 150 in cash; two own shares (40 % of a minor in the pool) bring 200; one loan for the rest.
    expect(held(state, 'FMS').pool).toBe('2');
    expect(value(state, 'FMS')).toBe(100);
    expect(loans(state, 'FMS')).toBe(1);
    expect(cash(state, 'FMS')).toBe(350);
    const enough = play(inTurn(pair({}, { cash: 450 }), 'FMS', 'absorb'), take('RCSF'));
    expect(held(enough, 'FMS').pool).toBeUndefined();
    expect(loans(enough, 'FMS')).toBe(0);
    expect(cash(enough, 'FMS')).toBe(0);
    const one = play(inTurn(pair({}, { cash: 360 }), 'FMS', 'absorb'), take('RCSF'));
    expect(held(one, 'FMS').pool).toBe('1');
    expect(cash(one, 'FMS')).toBe(10);
  });

  it('loans of both count, three at most [5.3-08, 5.5-03, 5.5-04, 5.5-02]', () => {
    const many = pair({ loans: 2 }, { loans: 2, cash: 900 });
    refuses(inTurn(many, 'FMS', 'absorb'), take('RCSF'), 'absorb.tooManyLoans');
    const two = play(inTurn(pair({ loans: 1 }, { loans: 1, cash: 900 }), 'FMS', 'absorb'), take('RCSF'));
    expect(loans(two, 'FMS')).toBe(2);
    const none = pair({ value: 490 }, { loans: 3, cash: 0, singles: { P1: 1, pool: 2 } });
    refuses(inTurn(none, 'FMS', 'absorb'), take('RCSF'), 'absorb.noMoney');
  });

  it('a loan repaid before the absorption makes room for those of the target [5.3-08, 4.1-07]', () => {
    const many = pair({ loans: 2 }, { loans: 2, cash: 1100 });
    const at = companyTurn(many, 'FMS', 'absorb');
    expect(asked(at)).toBe('absorb');
    refuses(at, take('RCSF'), 'absorb.tooManyLoans');
    const state = play(at, { type: 'repayLoan' }, take('RCSF'));
    expect([loans(state, 'FMS'), facts(state, 'RCSF').standing]).toEqual([3, 'unlaunched']);
    // Who has not the money for it is not asked.
    expect(asked(companyTurn(pair({ loans: 2 }, { loans: 2, cash: 400 }), 'FMS', 'absorb'))).not.toBe('absorb');
  });

  it('certificates return to the offer as those of a major [5.3-09]', () => {
    const state = play(inTurn(pair({}), 'FMS', 'absorb'), take('RCSF'));
    expect(held(state, 'RCSF')).toEqual({ offer: 'P+8' });
    expect(facts(state, 'RCSF')).toMatchObject({ standing: 'unlaunched', status: 'major', relaunch: true, row: null });
    expect(state.table.market.map((marker) => marker.corp)).toEqual(['FMS']);
  });

  const again: Position = {
    cash: { P1: 1000, P2: 1000 },
    companies: { FMS: { stations: ['F45', 'D37'], cash: 0 } },
    table: {},
  };
  const relaunched = (position: Position = again) => {
    const state = stockTurn(position);
    const { table } = state;
    return {
      ...state,
      table: {
        ...table,
        stations: { ...table.stations, D37: ['FMS'] },
        certs: {
          ...table.certs,
          RCSF:
            tableOf({ companies: { RCSF: { status: 'major' } } }).certs.RCSF?.map((cert) => ({
              ...cert,
              holder: 'offer',
            })) ?? [],
        },
        companies: {
          ...table.companies,
          RCSF: { ...facts(state, 'RCSF'), status: 'major' as const, relaunch: true, home: null, markers: 0 },
        },
      },
    };
  };

  it('launched again as a major, its home chosen at once, seven markers [5.3-10, 5.3-11, 4.4-03]', () => {
    let state = play(relaunched(), { type: 'launch', corp: 'RCSF', value: 60 });
    expect(asked(state)).toBe('chooseHome');
    refuses(state, { type: 'chooseHome', hex: 'G42' }, 'home.notFree');
    refuses(state, { type: 'chooseHome', hex: 'F39' }, 'home.notFree');
    state = play(state, { type: 'chooseHome', hex: 'G32' });
    expect(state.table.stations.G32).toEqual(['FA', 'RCSF']);
    for (let n = 0; n < 2; n++)
      state = play(
        state,
        { type: 'buyCert', corp: 'RCSF', from: 'offer' },
        { type: 'buyCert', corp: 'RCSF', from: 'offer' },
      );
    expect(facts(state, 'RCSF')).toMatchObject({ standing: 'floated', markers: 7, chips: 3, turns: 0, row: 1 });
  });

  /** Nobody does anything but what must be done, until it is this company's turn, or that of players. */
  const until = (state: State1865, place: 'stockTurn' | 'FMS' | 'RCSF'): State1865 => {
    let now = state;
    for (let n = 0; n < 40; n++) {
      const turn = now.flow.find((frame) => frame.step === 'companyTurn') as { corp?: string } | undefined;
      if (asked(now) === place || turn?.corp === place) return now;
      const mustBuy = asked(now) === 'buyTrains' && offered(now, 'pass').length === 0;
      if (mustBuy) now = play(now, { type: 'buyTrain', train: 'PH2-0', price: 100 });
      else now = play(now, asked(now) === 'income' ? { type: 'withhold' } : { type: 'pass' });
    }
    throw new Error(`never came to ${place}`);
  };

  it('absorbed and launched again, it has not operated until it has done so again [R-10]', () => {
    const at = companyTurn(
      {
        players: 2,
        cash: { P1: 600, P2: 600 },
        companies: { FMS: { cash: 1500 }, RCSF: { value: 90, singles: { P2: 1 }, facts: { turns: 4 } } },
        tiles: campidanoTiles,
      },
      'FMS',
      'absorb',
    );
    let state = until(play(at, take('RCSF')), 'stockTurn');
    const buy = { type: 'buyCert', corp: 'RCSF', from: 'offer' } as const;
    const sale = { type: 'sellShares', corp: 'RCSF', shares: 1 } as const;
    state = play(state, { type: 'launch', corp: 'RCSF', value: 60 }, { type: 'chooseHome', hex: 'D37' });
    state = play(state, buy, buy, buy, buy);
    expect([facts(state, 'RCSF').standing, held(state, 'RCSF')]).toEqual([
      'floated',
      { P1: 'P+2', P2: '2', offer: '4' },
    ]);
    for (const flow of [stockTurn({}, 'P1').flow, stockTurn({}, 'P2').flow])
      refuses({ ...state, flow }, sale, 'sell.notOperated');
    // FMS comes first and finds nothing to absorb; in the next round it does.
    state = until(state, 'FMS');
    expect(asked(state)).toBe('layTrack');
    refuses({ ...state, flow: at.flow }, take('RCSF'), 'absorb.newCompany');
    state = until(until(state, 'RCSF'), 'FMS');
    expect([asked(state), whyNot(state, take('RCSF'))]).toEqual(['absorb', undefined]);
    expect(whyNot({ ...state, flow: stockTurn({}, 'P2').flow }, sale)).toBeUndefined();
  });

  it('no city with a free slot: no launch [R-37]', () => {
    const state = relaunched();
    const full = Object.fromEntries(
      Object.keys(state.table.stations)
        .concat(['D13', 'E6', 'H25'])
        .map((hex) => [hex, ['FA', 'CFC', 'FMS', 'SFS']]),
    );
    refuses(
      { ...state, table: { ...state.table, stations: full } },
      { type: 'launch', corp: 'RCSF', value: 60 },
      'launch.noFreeCity',
    );
    // One free slot is enough.
    const one = { ...full, H25: [] };
    const open = { ...state, table: { ...state.table, stations: one } };
    expect(whyNot(open, { type: 'launch', corp: 'RCSF', value: 60 })).toBeUndefined();
  });

  it('in the short game the new home lies in Sardinia [R-37, 6.1-02]', () => {
    const homes = (form: 'normal' | 'short') => {
      const state = play(relaunched({ ...again, form }), { type: 'launch', corp: 'RCSF', value: 60 });
      if (form === 'short') refuses(state, { type: 'chooseHome', hex: 'E6' }, 'home.notInPlay');
      return offered(state, 'chooseHome').map((offer) => offer.hex as string);
    };
    expect(homes('short').sort()).toEqual(['C28', 'D37', 'F45', 'G32', 'H25']);
    expect(homes('normal').sort()).toEqual(['C28', 'D13', 'D37', 'E6', 'F45', 'G18', 'G32', 'H25', 'H5']);
  });
});
