import { SetupError, start } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { forms } from '../data/forms.ts';
import { boxes, percentPremium } from '../data/market.ts';
import { phases } from '../data/phases.ts';
import { compensation } from '../rules/absorption.ts';
import { dragonPurchase, dragonTurn } from '../rules/dragons.ts';
import { foreseeDragons } from '../rules/foresight.ts';
import { coverageOf, revenueOf } from '../rules/income.ts';
import { premiumPrice } from '../rules/rank.ts';
import { scores } from '../rules/score.ts';
import { placesOfTile, tileNamed } from '../rules/track.ts';
import {
  asked,
  beforeStockRound,
  campidano,
  campidanoTiles,
  cash,
  chips,
  companyTurn,
  decider,
  facts,
  game,
  held,
  inTurn,
  loans,
  marker,
  mineTiles,
  offered,
  operatingRound,
  type Position,
  play,
  refuses,
  stockTurn,
  tableOf,
  value,
  whyNot,
} from './support/index.ts';

const fresh = (form: 'c5basic' | 'c5expansion', players: number, seed = 1) => start(game, { form, players, seed });
const help = (train: string) => ({ type: 'helpBuy', train }) as const;

describe('1865 C.5 §1, §2 and §8 components and set-up', () => {
  it('1865-P-1-01 1865-P-2-05 basic: six companies, six cards, two or three players', () => {
    const two = fresh('c5basic', 2).table;
    expect(Object.keys(two.companies)).toHaveLength(6);
    expect(Object.values(two.privates).filter((holder) => holder === 'gone')).toHaveLength(2);
    expect(Object.values(fresh('c5basic', 3).table.privates)).not.toContain('gone');
    expect(() => fresh('c5basic', 4)).toThrow(SetupError);
  });

  it('1865-P-1-02 1865-P-2-06 expansion: eight companies, eight cards, three or four players', () => {
    expect(Object.keys(fresh('c5expansion', 4).table.companies)).toHaveLength(8);
    expect(Object.values(fresh('c5expansion', 3).table.privates).filter((holder) => holder === 'gone')).toHaveLength(2);
    expect(() => fresh('c5expansion', 2)).toThrow(SetupError);
  });

  it('1865-P-1-03 1865-P-1-04 trains', () => {
    expect(Object.values(forms.c5basic.trains)).toEqual([5, 4, 3, 2, 2]);
    expect(Object.values(forms.c5expansion.trains)).toEqual([6, 5, 4, 2, 3]);
  });

  it('1865-P-2-01 1865-P-2-02 1865-P-2-03 bank and capital', () => {
    for (const [form, players, each] of [
      ['c5basic', 2, 360],
      ['c5basic', 3, 330],
      ['c5expansion', 3, 330],
      ['c5expansion', 4, 300],
    ] as const) {
      const { table } = fresh(form, players);
      expect(table.cash.P1).toBe(each);
      expect(Object.values(table.cash).reduce((sum, amount) => sum + amount, 0)).toBe(8000);
    }
  });

  it('1865-P-2-04 1865-P-2-07 two cards each at random, no draft; home markers lie there', () => {
    const state = fresh('c5expansion', 4);
    expect(asked(state)).toBe('stockTurn');
    for (const seat of state.table.seats) {
      expect(Object.values(state.table.privates).filter((holder) => holder === seat)).toHaveLength(2);
    }
    const deals = new Set([1, 2, 3, 4, 5].map((seed) => JSON.stringify(fresh('c5expansion', 4, seed).table.privates)));
    expect(deals.size).toBeGreaterThan(1);
    expect(state.table.stations.F45).toEqual(['FMS']);
  });

  it('1865-P-3-01 1865-P-3-02 cards without a train earn nothing; the bonus of Cagliari in phase 4', () => {
    expect(
      coverageOf(tableOf({ form: 'c5basic', cards: { M1: 'FMS' }, companies: { FMS: { chips: 5 } } }), 'FMS'),
    ).toBe(0);
    const at = companyTurn({ form: 'c5basic', phase: 4, cards: { M3: 'P1' }, companies: { FMS: {} } }, 'FMS');
    expect(chips(play(at, { type: 'transferCard', private: 'M3' }), 'FMS')).toBe(4);
  });
});

describe('1865 C.5 §4 stock round', () => {
  it('1865-P-4.1-01 mines, ranks and conversions come first', () => {
    const state = beforeStockRound({
      form: 'c5basic',
      phase: 3,
      companies: { FMS: { stations: ['F45', 'C46', 'G42'], row: 1 } },
      tiles: mineTiles,
    });
    expect(state.table.map.G42?.tile).toBe('174');
    expect(facts(state, 'FMS').row).toBe(2);
    expect(asked(state)).toBe('convert');
  });

  it('1865-P-4.3-02 the Dragons as in the final rules', () => {
    const table = tableOf({ form: 'c5basic', companies: { FMS: { trains: ['PH2', 'PH2'] } } });
    expect(foreseeDragons(table).map(({ purchase }) => purchase?.corp)).toEqual(['FMS', 'FMS']);
  });

  it('1865-P-4.4-01 1865-P-4.4-02 certificate limits', () => {
    expect([fresh('c5basic', 2).table.certLimit, fresh('c5basic', 3).table.certLimit]).toEqual([18, 13]);
    expect([fresh('c5expansion', 3).table.certLimit, fresh('c5expansion', 4).table.certLimit]).toEqual([18, 13]);
  });

  it('1865-P-4.4-03 1865-P-4.4-04 1865-P-4.4-05 1865-P-4.4-06 ten and thirty per cent to the nearest five', () => {
    expect(percentPremium(80)).toEqual({ white: 90, green: 105 });
    expect(percentPremium(110)).toEqual({ white: 120, green: 145 });
    expect(percentPremium(10)).toEqual({ white: 10, green: 15 });
    for (const { value: v } of boxes) {
      for (const percent of [110, 130]) expect(((v * percent) / 100) % 5).not.toBe(2.5);
    }
    const agree = boxes.filter(
      (box) => percentPremium(box.value).white === box.white && percentPremium(box.value).green === box.green,
    );
    expect(agree.map((box) => box.value)).toEqual([30, 60, 70, 100]);
  });

  it('1865-P-4.4-07 in the red the value itself, to the bank', () => {
    const at = stockTurn(
      { form: 'c5basic', cash: { P2: 200 }, companies: { FA: { value: 80, singles: { dragons: 1 } } } },
      'P2',
    );
    expect(premiumPrice(at.table, 'FA')).toBe(80);
    const state = play(at, { type: 'buyCert', corp: 'FA', from: 'dragons' });
    expect(cash(state, 'bank')).toBe(cash(at, 'bank') + 80);
  });

  it('1865-P-4.4-08 sales, drops and exchanges as in the final rules', () => {
    const at = stockTurn({
      form: 'c5basic',
      companies: { FA: { status: 'major', value: 100, singles: { P1: 1, P3: 2 } } },
    });
    const state = play(at, { type: 'sellShares', corp: 'FA', shares: 3 });
    expect(held(state, 'FA')).toMatchObject({ P3: 'P', pool: '3' });
    expect(value(state, 'FA')).toBe(70);
  });

  it('1865-P-4.6-01 1865-P-4.6-05 the value token enters at flotation, below those there', () => {
    let state = stockTurn({
      form: 'c5basic',
      cash: { P1: 500, P2: 500 },
      companies: { FA: { value: 90, president: 'P2' } },
    });
    state = play(state, { type: 'launch', corp: 'FMS', value: 90 });
    expect(state.table.market.map((each) => each.corp)).toEqual(['FA']);
    expect(value(state, 'FMS')).toBe(90);
    state = play(state, { type: 'buyCert', corp: 'FMS', from: 'offer' });
    expect(facts(state, 'FMS').standing).toBe('floated');
    expect(state.table.market.map((each) => each.corp)).toEqual(['FA', 'FMS']);
    expect(cash(state, 'FMS')).toBe(270);
  });

  it('1865-P-4.6-02 1865-P-4.6-03 1865-P-4.6-04 rows by the phase of flotation', () => {
    expect([2, 3, 4, 5, 6, 7].map(forms.c5basic.startRow)).toEqual([1, 1, 2, 3, 3, 3]);
  });

  const absorbed: Position = {
    form: 'c5basic',
    cash: { P1: 2000, P2: 2000 },
    companies: {
      RCSF: {
        status: 'major',
        president: 'P1',
        singles: { P1: 3 },
        value: 60,
        markers: 0,
        stations: [],
        facts: { standing: 'launched', relaunch: true, home: null, row: null, turns: 0, value: 60 },
      },
    },
  };
  const launched = (position: Position) => stockTurn(position, 'P2');

  it('1865-P-4.8-01 1865-P-4.8-02 1865-P-5.2-01 1865-P-6.3-04 markers of a re-launched company by phase; its home at flotation', () => {
    for (const [phase, markers] of [
      [2, 4],
      [3, 5],
      [4, 6],
      [5, 7],
      [7, 7],
    ] as const) {
      let state = play(launched({ ...absorbed, phase }), { type: 'buyCert', corp: 'RCSF', from: 'offer' });
      expect(asked(state)).toBe('chooseHome');
      expect(decider(state)).toBe('P1');
      state = play(state, { type: 'chooseHome', hex: 'G32' });
      expect(facts(state, 'RCSF')).toMatchObject({ standing: 'floated', home: 'G32', markers, chips: 3 });
    }
    const first = stockTurn(
      {
        form: 'c5basic',
        phase: 5,
        cash: { P2: 500 },
        companies: {
          FMS: {
            status: 'major',
            singles: { P1: 3 },
            markers: 1,
            facts: { standing: 'launched', row: null, turns: 0 },
          },
        },
      },
      'P2',
    );
    expect(facts(play(first, { type: 'buyCert', corp: 'FMS', from: 'offer' }), 'FMS').markers).toBe(7);
  });

  it('1865-P-5.2-02 no free slot: neither the presidential nor the floating certificate', () => {
    const state = launched(absorbed);
    const stations = Object.fromEntries(
      ['F45', 'D37', 'C28', 'F39', 'I36', 'G32', 'H25'].map((hex) => [hex, ['FA', 'FMS', 'SFS', 'FCS']]),
    );
    const full = { ...state, table: { ...state.table, stations } };
    refuses(full, { type: 'buyCert', corp: 'RCSF', from: 'offer' }, 'float.noFreeCity');
    const before = {
      ...full,
      table: {
        ...full.table,
        companies: { ...full.table.companies, RCSF: { ...facts(full, 'RCSF'), standing: 'unlaunched' as const } },
      },
    };
    refuses(before, { type: 'launch', corp: 'RCSF', value: 60 }, 'launch.noFreeCity');
  });
});

describe('1865 C.5 §5 operating round', () => {
  it('1865-P-5.1-01 the second tile may upgrade the first', () => {
    const at = companyTurn({ form: 'c5basic', phase: 3, companies: { FMS: { cash: 100 } } }, 'FMS');
    const one = play(at, { type: 'layTile', hex: 'E44', tile: '4', rotation: 2 });
    expect(cash(play(one, { type: 'layTile', hex: 'E44', tile: '87', rotation: 5 }), 'FMS')).toBe(80);
  });

  it('1865-P-5.1-03 1865-P-5.1-04 1865-P-5.1-05 1865-P-5.1-06 1865-P-8.3-02 places of the brown tiles', () => {
    const places = (form: 'c5basic' | 'c5expansion', tile: string) => placesOfTile(forms[form], tileNamed(tile));
    expect([places('c5basic', '63'), places('c5basic', '700'), places('c5basic', '146')]).toEqual([
      ['F39'],
      ['I36'],
      ['F25', 'B29'],
    ]);
    expect([places('c5expansion', '63'), places('c5expansion', '700')]).toEqual([
      ['F39', 'D13'],
      ['I36', 'E6'],
    ]);
    expect(places('c5expansion', '146')).toContain('E16');
    expect(places('c5expansion', 'B1')).toEqual(['H5']);
    const olbia = companyTurn(
      { form: 'c5basic', phase: 5, companies: { FA: { stations: ['G32', 'H25'] } }, tiles: { H25: ['15', 0] } },
      'FA',
    );
    refuses(olbia, { type: 'layTile', hex: 'H25', tile: '63', rotation: 0 }, 'lay.restricted');
  });

  it('1865-P-5.1-07 the dotted sides are valid, beyond them is nothing', () => {
    const at = companyTurn({ form: 'c5basic', companies: { SFSS: {} }, tiles: { B27: ['7', 4] } }, 'SFSS');
    expect(whyNot(at, { type: 'layTile', hex: 'C26', tile: '8', rotation: 1 })).toBeUndefined();
    refuses(at, { type: 'layTile', hex: 'D13', tile: '57', rotation: 1 }, 'lay.notInPlay');
  });

  it('1865-P-5.2-03 1865-P-5.2-04 1865-P-5.3-01 1865-P-5.3-02 1865-P-5.3-03 a fresh mine marker gives its chips once', () => {
    expect(forms.c5basic.turn.indexOf('operateMines')).toBeGreaterThan(forms.c5basic.turn.indexOf('placeMarker'));
    const at = companyTurn(
      { form: 'c5basic', companies: { FMS: { cash: 300, chips: 3 } }, tiles: mineTiles },
      'FMS',
      'placeMarker',
    );
    const placed = play(at, marker('F45', 'G44', 'G42'));
    expect(chips(placed, 'FMS')).toBe(5);
    const line = companyTurn(
      { form: 'c5basic', companies: { FMS: { cash: 300, chips: 3 } }, tiles: campidanoTiles },
      'FMS',
      'placeMarker',
    );
    expect(chips(play(line, marker(...campidano)), 'FMS')).toBe(8);
    const there = inTurn(
      { form: 'c5basic', companies: { FMS: { cash: 300, stations: ['F45', 'D37'] } }, tiles: campidanoTiles },
      'FMS',
      'placeMarker',
    );
    refuses(there, marker(...campidano), 'marker.alreadyThere');
  });

  it('1865-P-5.5-01 1865-P-5.5-02 train limits, second-hand from L.1', () => {
    expect([2, 3, 4, 5, 6, 7].map((n) => phases[String(n)]?.trainLimit)).toEqual([4, 3, 3, 3, 2, 2]);
    const at = companyTurn(
      { form: 'c5basic', companies: { FMS: { cash: 10, chips: 1 }, FA: { trains: ['PH2'], value: 90 } } },
      'FMS',
      'buyTrains',
    );
    expect(whyNot(at, { type: 'buyTrain', train: 'PH2-0', price: 1 })).toBeUndefined();
    expect(revenueOf(at.table, 'FA')).toBe(0);
  });
});

describe('1865 C.5 §5.5 bankruptcy', () => {
  /** P1 cannot pay a PH7 for FMS. */
  const broke: Position = {
    form: 'c5expansion',
    players: 3,
    phase: 7,
    poolTrains: ['PH6'],
    cash: { P1: 30, P2: 100, P3: 100 },
    cards: { M1: 'P1', M2: 'FMS' },
    companies: {
      FMS: {
        status: 'major',
        cash: 20,
        chips: 3,
        value: 100,
        singles: { P1: 1, P2: 1, pool: 1, dragons: 1 },
        loans: 1,
        stations: ['F45', 'G42'],
      },
      FA: { status: 'major', value: 50, president: 'P1', singles: { P1: 1, P2: 2, P3: 2, pool: 5 - 3 } },
      CFC: {
        status: 'major',
        value: 40,
        president: 'P1',
        singles: { P3: 1 },
        chips: 1,
        trains: ['PH7'],
        stations: ['H5'],
      },
      SFS: { status: 'major', value: 60, president: 'P2', singles: { P1: 2 } },
    },
    table: { priority: 'P1' },
  };
  const out = () => {
    let state = play(companyTurn(broke, 'FMS', 'buyTrains'), help('PH6-0'));
    for (let n = 0; n < 6 && asked(state) === 'helpPurchase'; n++) {
      const [sale] = offered(state, 'sellShares');
      if (!sale) break;
      const all = offered(state, 'sellShares').at(-1) as never as { corp: 'FMS'; shares: number };
      state = play(state, { type: 'sellShares', corp: all.corp, shares: all.shares });
    }
    return state;
  };

  it('1865-P-5.5-05 1865-P-5.5-06 only the cheapest train may be tried beyond his means', () => {
    const at = companyTurn(broke, 'FMS', 'buyTrains');
    refuses(at, help('PH7-1'), 'help.beyondMeans');
    expect(whyNot(at, help('PH6-0'))).toBeUndefined();
  });

  it('1865-P-5.5-07 1865-P-5.5-08 1865-P-5.5-09 1865-P-5.5-10 he is out: cash to the bank, cards gone, priority to the left', () => {
    const state = out();
    expect(state.table.leavers).toEqual(['P1']);
    expect(cash(state, 'P1')).toBe(0);
    expect(state.table.privates.M1).toBe('gone');
    expect(state.table.priority).toBe('P2');
    expect(state.table.certLimit).toBe(18);
    expect(scores(state.table).at(-1)?.player).toBe('P1');
  });

  it('1865-P-5.5-11 1865-P-5.5-12 1865-P-5.5-13 1865-P-5.5-14 1865-P-5.5-15 1865-P-5.5-16 the company is closed for good', () => {
    const state = out();
    expect(facts(state, 'FMS')).toMatchObject({ standing: 'closed', chips: 0, loans: 0 });
    expect(state.table.certs.FMS).toBeUndefined();
    expect(cash(state, 'FMS')).toBe(0);
    expect(state.table.privates.M2).toBe('gone');
    expect(state.table.stations.F45?.filter(Boolean)).toEqual([]);
    expect(state.table.stations.G42?.filter(Boolean)).toEqual([]);
    const again = stockTurn({ form: 'c5expansion', cash: { P2: 500 }, companies: {} }, 'P2');
    const closed = {
      ...again,
      table: {
        ...again.table,
        companies: { ...again.table.companies, FMS: { ...facts(again, 'FMS'), standing: 'closed' as const } },
      },
    };
    refuses(closed, { type: 'launch', corp: 'FMS', value: 60 }, 'launch.notOpen');
  });

  it('1865-P-5.5-17 1865-P-5.5-19 1865-P-5.5-20 his other companies go to the largest holder, ties to the left; the swap', () => {
    const state = out();
    // P2 and P3 hold two singles of FA each: P2 sits on his left.
    expect(held(state, 'FA').P2).toBe('P');
  });

  it('1865-P-5.5-21 1865-P-5.5-22 nobody with two shares: the company waits, and its value stands still', () => {
    const state = out();
    expect(state.table.certs.CFC?.[0]?.holder).toBe('pool');
    const waiting: Position = {
      form: 'c5expansion',
      companies: {
        CFC: { president: 'pool', status: 'major', value: 40, chips: 1, trains: ['PH2'] },
        FA: { cash: 500, value: 30 },
      },
    };
    const round = operatingRound(waiting);
    expect(round.flow.find((frame) => frame.step === 'companyTurn')).toMatchObject({ corp: 'FA' });
    refuses(
      companyTurn(waiting, 'FA', 'buyTrains'),
      { type: 'buyTrain', train: 'PH2-0', price: 1 },
      'train.notForSale',
    );
    expect(
      asked(
        beforeStockRound({
          form: 'c5expansion',
          cash: { P1: 100 },
          companies: { FMS: { president: 'pool', stations: ['F45', 'C46'] } },
        }),
      ),
    ).not.toBe('convert');
    const red = tableOf({
      form: 'c5expansion',
      companies: { CFC: { president: 'pool', status: 'major', value: 40, singles: { dragons: 2 } } },
    });
    let table = red;
    dragonTurn({
      get table() {
        return table;
      },
      emit: (effect) => {
        table = game.reduce(table, effect);
      },
    });
    expect(held({ table }, 'CFC').pool).toBe('P+2');
    expect(table.market).toEqual(red.market);
  });

  const shelf: Position = {
    form: 'c5expansion',
    cash: { P1: 300, P2: 300, P3: 300 },
    companies: { CFC: { president: 'pool', status: 'major', value: 40, singles: { P1: 1, P2: 1, pool: 5 } } },
  };

  it('1865-P-5.5-18 more than 50 % in the pool bars sales', () => {
    refuses(stockTurn(shelf), { type: 'sellShares', corp: 'CFC', shares: 1 }, 'sell.poolFull');
  });

  it('1865-P-5.5-23 1865-P-5.5-25 singles are traded as usual; who comes to two swaps at once', () => {
    const state = play(stockTurn(shelf), { type: 'buyCert', corp: 'CFC', from: 'pool' });
    expect(held(state, 'CFC')).toMatchObject({ P1: 'P', pool: '6' });
    const green = tableOf({ ...shelf, companies: { CFC: { ...shelf.companies?.CFC, trains: ['PH2', 'PH2'] } } });
    expect(dragonPurchase(green)?.corp).toBe('CFC');
  });

  it('1865-P-5.5-24 the double share from the pool at twice the value; more shares take it over', () => {
    const state = play(stockTurn(shelf, 'P3'), { type: 'buyPresidency', corp: 'CFC' });
    expect(held(state, 'CFC').P3).toBe('P');
    expect(cash(state, 'P3')).toBe(220);
    refuses(
      play(stockTurn(shelf, 'P3'), { type: 'buyPresidency', corp: 'CFC' }),
      { type: 'buyPresidency', corp: 'CFC' },
      'buy.presidencyNotThere',
    );
  });

  it('1865-P-5.5-26 while it waits, its lowest trains are discarded first', () => {
    const at = companyTurn(
      {
        form: 'c5expansion',
        phase: 5,
        companies: {
          FA: { cash: 700, chips: 1 },
          CFC: { president: 'pool', status: 'major', trains: ['PH5', 'PH4', 'PH4'], row: 1, value: 40 },
        },
      },
      'FA',
      'buyTrains',
    );
    const cards = Object.fromEntries(
      Object.entries(at.table.trains).map(([id, holder]) => [id, id < 'PH6' && holder === 'bank' ? 'gone' : holder]),
    );
    const state = play(
      { ...at, table: { ...at.table, trains: cards } },
      { type: 'buyTrain', train: 'PH6-0', price: 650 },
    );
    expect(state.table.trains).toMatchObject({ 'PH4-0': 'pool', 'PH4-1': 'CFC', 'PH5-0': 'CFC' });
    const rows = beforeStockRound({
      form: 'c5expansion',
      phase: 3,
      cash: { P1: 60 },
      companies: { CFC: { president: 'pool', row: 1 } },
    });
    expect(facts(rows, 'CFC').row).toBe(2);
  });

  it('1865-P-5.5-27 an unfloated company of his: shares in the pool count as sold', () => {
    const at = stockTurn(
      {
        form: 'c5expansion',
        cash: { P2: 300 },
        companies: {
          CFC: { president: 'pool', value: 60, markers: 1, facts: { standing: 'launched', row: null, turns: 0 } },
        },
      },
      'P2',
    );
    // 40 % in the pool; one single more makes 60 %, but nobody runs it yet.
    const one = play(at, { type: 'buyCert', corp: 'CFC', from: 'offer' });
    expect(facts(one, 'CFC').standing).toBe('launched');
    const lead = { ...one, flow: at.flow };
    expect(facts(play(lead, { type: 'buyPresidency', corp: 'CFC' }), 'CFC').standing).toBe('floated');
  });

  it('1865-P-5.5-28 1865-P-7-01 1865-P-7-02 one player left: the game is over and he has won', () => {
    const last: Position = {
      form: 'c5basic',
      players: 2,
      phase: 7,
      cash: { P1: 10, P2: 50 },
      companies: { FMS: { status: 'major', cash: 0, chips: 3 } },
    };
    const state = play(companyTurn(last, 'FMS', 'buyTrains'), help('PH7-0'));
    expect(state.table.ended).toEqual({ reason: 'onePlayer' });
    expect(scores(state.table)[0]).toMatchObject({ player: 'P2', total: 50 });
  });
});

describe('1865 C.5 §6 absorption and loans', () => {
  const pair: Position = {
    form: 'c5basic',
    companies: {
      FMS: { cash: 2000, value: 100 },
      RCSF: { value: 80, cash: 0, stations: ['D37', 'C28', 'G32'], markers: 3, loans: 1 },
    },
    tiles: campidanoTiles,
  };

  it('1865-P-6.2-01 1865-P-6.2-02 compensation at +10 and +30 per cent', () => {
    expect(compensation(tableOf(pair), 'RCSF')).toBe(2 * 90);
    const green = { ...pair, companies: { ...pair.companies, RCSF: { ...pair.companies?.RCSF, trains: ['PH2'] } } };
    expect(compensation(tableOf(green), 'RCSF')).toBe(2 * 105);
    const red = { ...pair, companies: { ...pair.companies, RCSF: { ...pair.companies?.RCSF, stations: ['D37'] } } };
    expect(compensation(tableOf(red), 'RCSF')).toBe(2 * 80);
  });

  it('1865-P-6.3-01 1865-P-6.3-02 every replaced marker needs a direct route; one that has none is lost without money', () => {
    const state = play(inTurn(pair, 'FMS', 'absorb'), { type: 'absorb', corp: 'RCSF' });
    expect(state.table.stations.D37).toContain('FMS');
    expect(state.table.stations.C28?.filter(Boolean)).toEqual(['SFSS']);
    expect(state.table.stations.G32?.filter(Boolean)).toEqual(['FA']);
    expect(cash(state, 'FMS')).toBe(2000 - 180);
  });

  it('1865-P-6.3-03 L.50 where it is already', () => {
    const shared = {
      ...pair,
      companies: { ...pair.companies, FMS: { cash: 2000, value: 100, stations: ['F45', 'D37'] } },
    };
    const state = play(inTurn(shared, 'FMS', 'absorb'), { type: 'absorb', corp: 'RCSF' });
    expect(cash(state, 'FMS')).toBe(2000 - 180 + 50);
  });

  it('1865-P-6.4-01 1865-P-6.4-02 1865-P-6.4-03 loans of the target pass on; none for players; L.50 off the value', () => {
    const state = play(inTurn(pair, 'FMS', 'absorb'), { type: 'absorb', corp: 'RCSF' });
    expect(loans(state, 'FMS')).toBe(1);
    expect(forms.c5basic.bankruptcy).toBe('elimination');
    expect(
      scores(tableOf({ form: 'c5basic', companies: { FMS: { value: 30, loans: 1 } } })).find(
        (each) => each.player === 'P1',
      )?.total,
    ).toBe(-40);
  });
});
