import { directEnds, trainsOf } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { boards } from '../data/map.ts';
import { compensation, meansFor, sharesForSale } from '../rules/absorption.ts';
import { replacements } from '../rules/replacing.ts';
import {
  asked,
  campidanoTiles,
  cash,
  chips,
  companyTurn,
  facts,
  held,
  inTurn,
  loans,
  mineTiles,
  offered,
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

type Name = 'FMS' | 'RCSF' | 'FA' | 'SFS' | 'FCS';
const take = (corp: Name) => ({ type: 'absorb', corp }) as const;
const give = (corp: Name) => ({ type: 'beAbsorbed', corp }) as const;

/** Bob (P2) presides over FMS (A) and RCSF (B); they share Cagliari and a line to Oristano. */
const bob: Position = {
  phase: 6,
  companies: {
    FMS: {
      president: 'P2',
      value: 120,
      cash: 250,
      chips: 30,
      status: 'major',
      singles: { P2: 4, P1: 4 },
      stations: ['F45', 'G42', 'D37'],
      markers: 5,
    },
    RCSF: {
      president: 'P2',
      value: 150,
      cash: 150,
      chips: 12,
      trains: ['PH6'],
      singles: { P1: 1, dragons: 1 },
      stations: ['D37', 'C28'],
      row: 5,
    },
  },
  tiles: { ...campidanoTiles, ...mineTiles, G42: ['175', 0] },
};

/** As in the figure: all five markers of A are on the map. */
const figure: Position = {
  ...bob,
  companies: { ...bob.companies, FMS: { ...bob.companies?.FMS, stations: ['F45', 'G42', 'D37', 'G32', 'H25'] } },
};

describe('1865 §5.5 the worked example', () => {
  it('1865-5.5-13 four shares in play at 150 in the red: 600, cash 400, one loan, 300 left', () => {
    const at = companyTurn(figure, 'FMS', 'absorb');
    expect(compensation(at.table, 'RCSF')).toBe(600);
    expect(cash(at, 'FMS') + cash(at, 'RCSF')).toBe(400);
    expect(sharesForSale(at.table, 'FMS')).toBe(0);
    const state = play(at, take('RCSF'));
    expect(loans(state, 'FMS')).toBe(1);
    expect(cash(state, 'FMS')).toBe(300);
    expect(cash(state, 'P2')).toBe(300);
    expect(cash(state, 'P1')).toBe(150);
    expect(held(state, 'RCSF')).toEqual({ offer: 'P+8' });
  });

  it('1865-5.5-14 seven markers, a brown mine given up, one replaced, L.50 for the other', () => {
    const at = companyTurn(figure, 'FMS', 'absorb');
    expect([at.table.charters.FMS, facts(at, 'FMS').markers]).toEqual([0, 5]);
    let state = play(at, take('RCSF'));
    expect(asked(state)).toBe('vacateMines');
    expect([state.table.charters.FMS, facts(state, 'FMS').markers]).toEqual([2, 7]);
    state = play(state, { type: 'vacateMine', hex: 'G42' });
    // Three on the chart; nothing is left to choose: Sassari is replaced, two are left, Oristano brings L.50.
    expect(state.table.charters.FMS).toBe(2);
    expect(cash(state, 'FMS')).toBe(350);
    expect([...(state.table.stations.C28 ?? [])].sort()).toEqual(['FMS', 'SFSS']);
    expect(state.table.stations.D37?.filter(Boolean)).toEqual(['FMS']);
    expect(state.table.stations.G42?.filter(Boolean)).toEqual([]);
    expect(facts(state, 'RCSF')).toMatchObject({ standing: 'unlaunched', status: 'major' });
    expect(facts(state, 'FMS').markers).toBe(7);
    expect(chips(state, 'FMS')).toBe(42);
    expect(trainsOf(state.table, 'FMS')).toEqual(['PH6-0']);
    expect(asked(state)).toBe('layTrack');
  });
});

describe('1865 §5.1 and §5.2 who may absorb whom', () => {
  it('1865-5.1-01 the same president', () => {
    const other = {
      ...bob,
      companies: { ...bob.companies, RCSF: { ...bob.companies?.RCSF, president: 'P1' as const } },
    };
    refuses(inTurn(other, 'FMS', 'absorb'), take('RCSF'), 'absorb.otherPresident');
    refuses(inTurn(bob, 'FMS', 'absorb'), take('FMS'), 'absorb.notFloated');
    refuses(inTurn(bob, 'FMS', 'absorb'), take('FA'), 'absorb.notFloated');
  });

  it('1865-5.1-02 1865-5.1-03 1865-5.1-04 passive: absorbed instead of operating; the acquirer keeps its own turn', () => {
    const at = companyTurn(bob, 'RCSF', 'absorb');
    const state = play(at, give('FMS'), { type: 'pass' });
    expect(facts(state, 'RCSF').standing).toBe('unlaunched');
    expect(state.flow.find((frame) => frame.step === 'companyTurn')).toMatchObject({ corp: 'FMS' });
    // Also by a company that has operated already.
    const late = companyTurn({ ...bob, table: { operated: ['FMS'] } }, 'RCSF', 'absorb');
    expect(whyNot(late, give('FMS'))).toBeUndefined();
  });

  it('1865-5.1-05 active: only one that has not operated in this round', () => {
    refuses(inTurn({ ...bob, table: { operated: ['RCSF'] } }, 'FMS', 'absorb'), take('RCSF'), 'absorb.hasOperated');
  });

  it('1865-5.1-06 several, one after another, then it operates', () => {
    const three: Position = {
      ...bob,
      companies: { ...bob.companies, FCS: { president: 'P2', value: 10, cash: 0, stations: ['F39', 'F45'], row: 5 } },
    };
    let state = play(companyTurn(three, 'FMS', 'absorb'), take('RCSF'), { type: 'pass' });
    expect(asked(state)).toBe('absorb');
    state = play(state, take('FCS'), { type: 'pass' });
    expect(facts(state, 'FCS').standing).toBe('unlaunched');
    expect(asked(state)).toBe('layTrack');
  });

  it('1865-5.2-01 both have operated', () => {
    for (const corp of ['FMS', 'RCSF'] as const) {
      const fresh = {
        ...bob,
        companies: { ...bob.companies, [corp]: { ...bob.companies?.[corp], facts: { turns: 0 } } },
      };
      refuses(inTurn(fresh, 'FMS', 'absorb'), take('RCSF'), 'absorb.newCompany');
    }
  });

  it('1865-5.2-02 connected by a city or by a direct route', () => {
    const apart: Position = {
      companies: { FMS: { cash: 900 }, RCSF: { value: 90, cash: 0 } },
    };
    refuses(inTurn(apart, 'FMS', 'absorb'), take('RCSF'), 'absorb.notConnected');
    expect(whyNot(inTurn({ ...apart, tiles: campidanoTiles }, 'FMS', 'absorb'), take('RCSF'))).toBeUndefined();
    // A common city is enough, without any track.
    const shared = { companies: { ...apart.companies, FMS: { cash: 900, stations: ['F45', 'D37'] } } };
    expect(whyNot(inTurn(shared, 'FMS', 'absorb'), take('RCSF'))).toBeUndefined();
  });

  it('1865-5.2-03 the money must be within reach', () => {
    const poor: Position = {
      companies: {
        FMS: { cash: 0, value: 10, singles: { pool: 2, P1: 1 }, loans: 3 },
        RCSF: { value: 90, cash: 0 },
      },
      tiles: campidanoTiles,
    };
    const at = inTurn(poor, 'FMS', 'absorb');
    expect(meansFor(at.table, { acquirer: 'FMS', target: 'RCSF' })).toBe(0);
    refuses(at, take('RCSF'), 'absorb.noMoney');
    // Whatever the president has, it is not his to pay.
    refuses(inTurn({ ...poor, cash: { P1: 3000 } }, 'FMS', 'absorb'), take('RCSF'), 'absorb.noMoney');
  });

  it('1865-5.2-04 a minor may absorb a major', () => {
    const at = inTurn(
      { companies: { FMS: { cash: 900 }, RCSF: { status: 'major', value: 90, cash: 0 } }, tiles: campidanoTiles },
      'FMS',
      'absorb',
    );
    const state = play(at, take('RCSF'));
    expect(facts(state, 'FMS').status).toBe('minor');
    expect(facts(state, 'FMS').markers).toBe(7);
  });

  it('1865-R-26 in a passive absorption the target does nothing else', () => {
    const at = companyTurn({ ...bob, cards: { M1: 'P2' } }, 'RCSF', 'absorb');
    expect(whyNot(at, give('FMS'))).toBeUndefined();
    refuses(play(at, { type: 'transferCard', private: 'M1' }), give('FMS'), 'absorb.turnBegun');
  });

  it('1865-R-26 who has repaid a loan or absorbed another has begun its turn', () => {
    const { FMS, RCSF } = bob.companies ?? {};
    const three: Position = {
      ...bob,
      companies: {
        FMS: { ...FMS, cash: 900, stations: ['F45', 'G42'] },
        RCSF: { ...RCSF, cash: 2500, loans: 2 },
        FCS: { president: 'P2', value: 10, stations: ['F39', 'D37'], row: 5 },
      },
    };
    const at = companyTurn(three, 'RCSF', 'absorb');
    expect(whyNot(at, give('FMS'))).toBeUndefined();
    for (const begun of [play(at, { type: 'repayLoan' }), play(at, take('FCS'))]) {
      expect([asked(begun), whyNot(begun, take('FMS'))]).toEqual(['absorb', undefined]);
      refuses(begun, give('FMS'), 'absorb.turnBegun');
      expect(offered(begun, 'beAbsorbed')).toEqual([]);
    }
  });
});

describe('1865 §5.3 Compensation', () => {
  const pair = (target: Partial<NonNullable<Position['companies']>['RCSF']>, acquirer = {}): Position => ({
    companies: {
      FMS: { cash: 100, value: 100, ...acquirer },
      RCSF: { value: 100, cash: 50, singles: { P2: 1, pool: 1, dragons: 1 }, ...target },
    },
    tiles: campidanoTiles,
  });

  it('1865-5.3-01 1865-5.3-02 1865-5.3-03 players, pool and Dragons are paid, the offer not, by the zone of the target', () => {
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

  it('1865-5.3-04 1865-5.3-05 1865-5.3-06 1865-5.3-07 1865-R-27 cash of both, own shares one by one without a drop, then loans', () => {
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

  it('1865-5.3-08 1865-5.5-03 1865-5.5-04 1865-5.5-02 loans of both count, three at most', () => {
    const many = pair({ loans: 2 }, { loans: 2, cash: 900 });
    refuses(inTurn(many, 'FMS', 'absorb'), take('RCSF'), 'absorb.tooManyLoans');
    const two = play(inTurn(pair({ loans: 1 }, { loans: 1, cash: 900 }), 'FMS', 'absorb'), take('RCSF'));
    expect(loans(two, 'FMS')).toBe(2);
    const none = pair({ value: 490 }, { loans: 3, cash: 0, singles: { P1: 1, pool: 2 } });
    refuses(inTurn(none, 'FMS', 'absorb'), take('RCSF'), 'absorb.noMoney');
  });

  it('1865-5.3-08 1865-4.1-07 a loan repaid before the absorption makes room for those of the target', () => {
    const many = pair({ loans: 2 }, { loans: 2, cash: 1100 });
    const at = companyTurn(many, 'FMS', 'absorb');
    expect(asked(at)).toBe('absorb');
    refuses(at, take('RCSF'), 'absorb.tooManyLoans');
    const state = play(at, { type: 'repayLoan' }, take('RCSF'));
    expect([loans(state, 'FMS'), facts(state, 'RCSF').standing]).toEqual([3, 'unlaunched']);
    // Who has not the money for it is not asked.
    expect(asked(companyTurn(pair({ loans: 2 }, { loans: 2, cash: 400 }), 'FMS', 'absorb'))).not.toBe('absorb');
  });

  it('1865-5.3-09 certificates return to the offer as those of a major', () => {
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

  it('1865-5.3-10 1865-5.3-11 1865-4.4-03 launched again as a major, its home chosen at once, seven markers', () => {
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
  const until = (state: State1865, place: 'stockTurn' | Name): State1865 => {
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

  it('1865-R-10 absorbed and launched again, it has not operated until it has done so again', () => {
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

  it('1865-R-37 no city with a free slot: no launch', () => {
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

  it('1865-R-37 1865-6.1-02 in the short game the new home lies in Sardinia', () => {
    const homes = (form: 'normal' | 'short') => {
      const state = play(relaunched({ ...again, form }), { type: 'launch', corp: 'RCSF', value: 60 });
      if (form === 'short') refuses(state, { type: 'chooseHome', hex: 'E6' }, 'home.notInPlay');
      return offered(state, 'chooseHome').map((offer) => offer.hex as string);
    };
    expect(homes('short').sort()).toEqual(['C28', 'D37', 'F45', 'G32', 'H25']);
    expect(homes('normal').sort()).toEqual(['C28', 'D13', 'D37', 'E6', 'F45', 'G18', 'G32', 'H25', 'H5']);
  });
});

describe('1865 §5.4 Post absorption effects', () => {
  it('1865-5.4-01 1865-2.6-16 chips, trains, cards and loans pass on; a bonus not yet paid counts', () => {
    const at = inTurn(
      {
        ...bob,
        cards: { M3: 'RCSF', M5: 'RCSF' },
        table: { bonusPaid: ['M5'] },
        companies: { ...bob.companies, RCSF: { ...bob.companies?.RCSF, loans: 1 } },
      },
      'FMS',
      'absorb',
    );
    const state = play(at, take('RCSF'), { type: 'pass' });
    expect(state.table.privates).toMatchObject({ M3: 'FMS', M5: 'FMS' });
    // 30 + 12 and the bonus of Cagliari in phase 6; Oristano was paid before.
    expect(chips(state, 'FMS')).toBe(48);
    expect(loans(state, 'FMS')).toBe(2);
  });

  it('1865-5.4-01 1865-2.6-05 the bonus of a card that comes along is paid before a mine is given up', () => {
    const at = inTurn(
      {
        phase: 3,
        cards: { M4: 'RCSF' },
        companies: {
          FMS: { cash: 900, stations: ['F45', 'C44'], chips: 5 },
          RCSF: { value: 60, cash: 0, chips: 4 },
        },
        tiles: campidanoTiles,
      },
      'FMS',
      'absorb',
    );
    const state = play(at, take('RCSF'));
    expect([asked(state), chips(state, 'FMS')]).toEqual(['vacateMines', 5 + 4 + 3]);
    const left = play(state, { type: 'vacateMine', hex: 'C44' });
    expect([chips(left, 'FMS'), left.table.bonusPaid]).toEqual([12, ['M4']]);
  });

  it('1865-2.6-16 1865-2.6-07 a marker that takes the place of the target’s brings the bonus of the acquirer’s card', () => {
    const at = inTurn(
      {
        phase: 4,
        cards: { M5: 'FMS' },
        companies: { FMS: { cash: 900, chips: 5 }, RCSF: { value: 60, cash: 0, chips: 4 } },
        tiles: campidanoTiles,
      },
      'FMS',
      'absorb',
    );
    expect(chips(play(at, take('RCSF')), 'FMS')).toBe(5 + 4 + 4);
  });

  it('1865-R-35 trains above the limit are discarded by choice', () => {
    const at = inTurn(
      { ...bob, companies: { ...bob.companies, FMS: { ...bob.companies?.FMS, trains: ['PH5', 'PH5'] } } },
      'FMS',
      'absorb',
    );
    const state = play(at, take('RCSF'));
    expect(asked(state)).toBe('discardTrain');
    expect(offered(state, 'discardTrain')).toHaveLength(3);
    expect(trainsOf(play(state, { type: 'discardTrain', train: 'PH5-0' }).table, 'FMS')).toHaveLength(2);
  });

  it('1865-5.4-02 1865-5.4-03 filled up to seven; own mines may be given up', () => {
    const state = play(inTurn(bob, 'FMS', 'absorb'), take('RCSF'));
    refuses(state, { type: 'vacateMine', hex: 'F45' }, 'vacate.notOwnMine');
    const kept = play(state, { type: 'pass' });
    expect(kept.table.stations.G42).toEqual(['FMS']);
  });

  it('1865-5.4-04 1865-5.4-05 1865-5.4-06 cities must be replaced, for nothing; mines may be left', () => {
    const mines: Position = {
      companies: {
        FMS: { cash: 900 },
        RCSF: { value: 90, cash: 0, stations: ['D37', 'G42', 'C28'], markers: 3 },
      },
      tiles: { ...campidanoTiles, ...mineTiles },
    };
    const state = play(inTurn(mines, 'FMS', 'absorb'), take('RCSF'));
    expect(asked(state)).toBe('replaceMarkers');
    expect(offered(state, 'replaceMarkers').map((offer) => [...(offer.hexes as string[])].sort())).toEqual([
      ['C28', 'D37'],
      ['C28', 'D37', 'G42'],
    ]);
    refuses(state, { type: 'replaceMarkers', hexes: ['D37'] }, 'replace.citiesFirst');
    refuses(state, { type: 'replaceMarkers', hexes: ['D37', 'C28', 'F45'] }, 'replace.notTheirs');
    const before = cash(state, 'FMS');
    const left = play(state, { type: 'replaceMarkers', hexes: ['D37', 'C28'] });
    expect(left.table.stations.G42?.filter(Boolean)).toEqual([]);
    expect(cash(left, 'FMS')).toBe(before);
    expect(chips(left, 'FMS')).toBe(0);
  });

  it('1865-5.4-07 L.50 for each city where it is already', () => {
    const state = play(inTurn(bob, 'FMS', 'absorb'), take('RCSF'), { type: 'pass' });
    expect(cash(state, 'FMS')).toBe(350);
  });

  const crowded: Position = {
    companies: {
      FMS: { status: 'major', cash: 2000, stations: ['F45', 'H25', 'D13', 'E6', 'H5', 'G18'], markers: 7 },
      RCSF: { value: 60, cash: 0, stations: ['D37', 'C28', 'G32'], markers: 3 },
    },
    tiles: campidanoTiles,
  };

  it('1865-5.4-08 1865-5.4-09 short of markers: only those with a direct route, the rest is lost', () => {
    const { board, crossing } = boards.both;
    const at = inTurn(crowded, 'FMS', 'absorb');
    expect([...directEnds(board, at.table.map, crossing, 'D37')]).toEqual(['F45']);
    const frame = { step: 'replaceMarkers', corp: 'FMS', target: 'RCSF' } as const;
    expect(replacements(at.table, frame)).toEqual([['D37']]);
    const state = play(at, take('RCSF'));
    expect(state.table.stations.D37).toContain('FMS');
    expect(state.table.stations.C28?.filter(Boolean)).toEqual(['SFSS']);
    // Two shares of RCSF, which lies in the white at 60.
    expect(cash(state, 'FMS')).toBe(2000 - 130);
  });

  it('1865-5.4-09 mines do not make it short of markers (ruling 48)', () => {
    // One marker left: enough for Sassari, which no track joins; that the mine would need another does not matter.
    const position: Position = {
      companies: {
        FMS: { status: 'major', cash: 2000, stations: ['F45', 'D37', 'H25', 'D13', 'E6', 'H5'], markers: 7 },
        RCSF: { value: 60, cash: 0, stations: ['D37', 'C28', 'G42'], markers: 3 },
      },
      tiles: { ...campidanoTiles, ...mineTiles },
    };
    const at = inTurn(position, 'FMS', 'absorb');
    expect([...directEnds(boards.both.board, at.table.map, boards.both.crossing, 'C28')]).toEqual([]);
    const state = play(at, take('RCSF'));
    expect(state.table.stations.C28).toContain('FMS');
    expect(state.table.stations.G42?.filter(Boolean)).toEqual([]);
    expect(state.table.charters.FMS).toBe(0);
  });

  it('the president chooses among equal sets, and is refused a wrong one', () => {
    const line = tiles(
      ['B27', '8', 'C28', 'A28'] as never,
      ['E36', '9', 'D37', 'F35'],
      ['F35', '4', 'E36', 'G34'],
      ['G34', '8', 'F35', 'G32'],
    );
    const two: Position = {
      companies: {
        FMS: { status: 'major', cash: 2000, stations: ['F45', 'H25', 'D13', 'E6', 'H5', 'G18'], markers: 7 },
        RCSF: { value: 60, cash: 0, stations: ['D37', 'I36', 'F39'], markers: 3 },
      },
      phase: 3,
      tiles: {
        ...campidanoTiles,
        F45: ['C1', 0],
        ...tiles(
          ['F43', '4', 'F45', 'F41'],
          ['F41', '9', 'F43', 'F39'],
          ['F39', '57', 'F41', 'F37'],
          ['I36', '57', 'I34', 'I38'],
        ),
      },
    };
    expect(Object.keys(line)).toHaveLength(4);
    const base = inTurn(two, 'FMS', 'absorb');
    // The homes of SFS and FCS leave room for this test.
    const stations = { ...base.table.stations, I36: ['RCSF'], F39: ['RCSF'] };
    const companies = {
      ...base.table.companies,
      SFS: { ...facts(base, 'SFS'), markers: 0 },
      FCS: { ...facts(base, 'FCS'), markers: 0 },
    };
    const at = { ...base, table: { ...base.table, stations, companies } };
    const state = play(at, take('RCSF'));
    expect(offered(state, 'replaceMarkers').map((offer) => offer.hexes)).toEqual([['F39'], ['D37']].sort());
    refuses(state, { type: 'replaceMarkers', hexes: ['I36'] }, 'replace.notConnected');
    refuses(state, { type: 'replaceMarkers', hexes: ['D37', 'F39'] }, 'replace.tooMany');
    const chosen = play(state, { type: 'replaceMarkers', hexes: ['D37'] });
    expect(chosen.table.stations.D37).toContain('FMS');
  });

  it('one marker per company in Carbonia also here: keep or swap, not both', () => {
    const both: Position = {
      companies: {
        FMS: { cash: 900, stations: ['F45', 'C44'] },
        RCSF: { value: 60, cash: 0, stations: ['D37', 'C46'], markers: 3 },
      },
      tiles: campidanoTiles,
    };
    const keep = play(inTurn(both, 'FMS', 'absorb'), take('RCSF'), { type: 'pass' });
    expect(keep.table.stations.C46?.filter(Boolean)).toEqual([]);
    const swap = play(inTurn(both, 'FMS', 'absorb'), take('RCSF'), { type: 'vacateMine', hex: 'C44' });
    expect(asked(swap)).toBe('replaceMarkers');
    const swapped = play(swap, { type: 'replaceMarkers', hexes: ['D37', 'C46'] });
    expect(swapped.table.stations.C46).toEqual(['FMS']);
    const held2 = {
      ...both,
      companies: { ...both.companies, RCSF: { ...both.companies?.RCSF, stations: ['D37', 'C46', 'G42'] } },
    };
    const asking = play(inTurn(held2, 'FMS', 'absorb'), take('RCSF'), { type: 'pass' });
    refuses(asking, { type: 'replaceMarkers', hexes: ['D37', 'C46'] }, 'replace.carbonia');
  });
});

describe('1865 §5.5 State aid loans', () => {
  it('1865-5.5-01 1865-5.5-07 1865-5.5-08 1865-5.5-09 repaid in full at any moment of its own turn, no interest', () => {
    const position: Position = { companies: { FMS: { cash: 1100, loans: 2, chips: 3, trains: ['PH2'] } } };
    for (const step of ['layTrack', 'income', 'buyTrains', 'endTurn']) {
      const state = play(companyTurn(position, 'FMS', step), { type: 'repayLoan' });
      expect([cash(state, 'FMS'), loans(state, 'FMS')]).toEqual([600, 1]);
    }
    const poor = companyTurn({ companies: { FMS: { cash: 499, loans: 1, chips: 3, trains: ['PH2'] } } }, 'FMS');
    refuses(poor, { type: 'repayLoan' }, 'loan.inFull');
    refuses(companyTurn({ companies: { FMS: { cash: 900 } } }, 'FMS'), { type: 'repayLoan' }, 'loan.none');
  });
});
