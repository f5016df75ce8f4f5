import { SetupError, start } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { forms } from '../data/forms.ts';
import { boxes, percentPremium } from '../data/market.ts';
import { foreseeDragons } from '../rules/foresight.ts';
import { coverageOf } from '../rules/income.ts';
import { premiumPrice } from '../rules/rank.ts';
import {
  asked,
  beforeStockRound,
  cash,
  chips,
  companyTurn,
  decider,
  facts,
  game,
  held,
  mineTiles,
  type Position,
  play,
  refuses,
  stockTurn,
  tableOf,
  value,
  whyNot,
} from './support/index.ts';

const fresh = (form: 'c5basic' | 'c5expansion', players: number, seed = 1) => start(game, { form, players, seed });

describe('1865 C.5 §1, §2 and §8 components and set-up', () => {
  it('basic: six companies, six cards, two or three players [P-1-01, P-2-05]', () => {
    const two = fresh('c5basic', 2).table;
    expect(Object.keys(two.companies)).toHaveLength(6);
    expect(Object.values(two.privates).filter((holder) => holder === 'gone')).toHaveLength(2);
    expect(Object.values(fresh('c5basic', 3).table.privates)).not.toContain('gone');
    expect(() => fresh('c5basic', 4)).toThrow(SetupError);
  });

  it('expansion: eight companies, eight cards, three or four players [P-1-02, P-2-06]', () => {
    expect(Object.keys(fresh('c5expansion', 4).table.companies)).toHaveLength(8);
    expect(Object.values(fresh('c5expansion', 3).table.privates).filter((holder) => holder === 'gone')).toHaveLength(2);
    expect(() => fresh('c5expansion', 2)).toThrow(SetupError);
  });

  it('trains [P-1-03, P-1-04]', () => {
    expect(Object.values(forms.c5basic.trains)).toEqual([5, 4, 3, 2, 2]);
    expect(Object.values(forms.c5expansion.trains)).toEqual([6, 5, 4, 2, 3]);
  });

  it('bank and capital [P-2-01, P-2-02, P-2-03]', () => {
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

  it('two cards each at random, no draft; home markers lie there [P-2-04, P-2-07]', () => {
    const state = fresh('c5expansion', 4);
    expect(asked(state)).toBe('stockTurn');
    for (const seat of state.table.seats) {
      expect(Object.values(state.table.privates).filter((holder) => holder === seat)).toHaveLength(2);
    }
    const deals = new Set([1, 2, 3, 4, 5].map((seed) => JSON.stringify(fresh('c5expansion', 4, seed).table.privates)));
    expect(deals.size).toBeGreaterThan(1);
    expect(state.table.stations.F45).toEqual(['FMS']);
  });

  it('cards without a train earn nothing; the bonus of Cagliari in phase 4 [P-3-01, P-3-02]', () => {
    expect(
      coverageOf(tableOf({ form: 'c5basic', cards: { M1: 'FMS' }, companies: { FMS: { chips: 5 } } }), 'FMS'),
    ).toBe(0);
    const at = companyTurn({ form: 'c5basic', phase: 4, cards: { M3: 'P1' }, companies: { FMS: {} } }, 'FMS');
    expect(chips(play(at, { type: 'transferCard', private: 'M3' }), 'FMS')).toBe(4);
  });
});

describe('1865 C.5 §4 stock round', () => {
  it('mines, ranks and conversions come first [P-4.1-01]', () => {
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

  it('the Dragons as in the final rules [P-4.3-02]', () => {
    const table = tableOf({ form: 'c5basic', companies: { FMS: { trains: ['PH2', 'PH2'] } } });
    expect(foreseeDragons(table).map(({ purchase }) => purchase?.corp)).toEqual(['FMS', 'FMS']);
  });

  it('certificate limits [P-4.4-01, P-4.4-02]', () => {
    expect([fresh('c5basic', 2).table.certLimit, fresh('c5basic', 3).table.certLimit]).toEqual([18, 13]);
    expect([fresh('c5expansion', 3).table.certLimit, fresh('c5expansion', 4).table.certLimit]).toEqual([18, 13]);
  });

  it('ten and thirty per cent to the nearest five [P-4.4-03, P-4.4-04, P-4.4-05, P-4.4-06]', () => {
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

  it('in the red the value itself, to the bank [P-4.4-07]', () => {
    const at = stockTurn(
      { form: 'c5basic', cash: { P2: 200 }, companies: { FA: { value: 80, singles: { dragons: 1 } } } },
      'P2',
    );
    expect(premiumPrice(at.table, 'FA')).toBe(80);
    const state = play(at, { type: 'buyCert', corp: 'FA', from: 'dragons' });
    expect(cash(state, 'bank')).toBe(cash(at, 'bank') + 80);
  });

  it('sales, drops and exchanges as in the final rules [P-4.4-08]', () => {
    const at = stockTurn({
      form: 'c5basic',
      companies: { FA: { status: 'major', value: 100, singles: { P1: 1, P3: 2 } } },
    });
    const state = play(at, { type: 'sellShares', corp: 'FA', shares: 3 });
    expect(held(state, 'FA')).toMatchObject({ P3: 'P', pool: '3' });
    expect(value(state, 'FA')).toBe(70);
  });

  it('the value token enters at flotation, below those there [P-4.6-01, P-4.6-05]', () => {
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
    expect([value(state, 'FA'), value(state, 'FMS')]).toEqual([90, 90]);
    expect(cash(state, 'FMS')).toBe(270);
  });

  it('rows by the phase of flotation [P-4.6-02, P-4.6-03, P-4.6-04]', () => {
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

  it('markers of a re-launched company by phase; its home at flotation [P-4.8-01, P-4.8-02, P-5.2-01, P-6.3-04]', () => {
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

  it('no free slot: neither the presidential nor the floating certificate [P-5.2-02]', () => {
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
    // While nobody runs it a single share floats nothing and is sold; what would give it a president is not.
    const waiting = stockTurn(
      {
        ...absorbed,
        companies: { RCSF: { ...absorbed.companies?.RCSF, president: 'pool', singles: { P1: 1, P3: 1, pool: 2 } } },
      },
      'P2',
    );
    const shelved = { ...waiting, table: { ...waiting.table, stations } };
    expect(whyNot(shelved, { type: 'buyCert', corp: 'RCSF', from: 'offer' })).toBeUndefined();
    refuses(shelved, { type: 'buyPresidency', corp: 'RCSF' }, 'launch.noFreeCity');
    const few = stockTurn(
      { ...absorbed, companies: { RCSF: { ...absorbed.companies?.RCSF, president: 'pool', singles: { P3: 1 } } } },
      'P2',
    );
    refuses(
      { ...few, table: { ...few.table, stations } },
      { type: 'buyPresidency', corp: 'RCSF' },
      'launch.noFreeCity',
    );
    const second = { ...shelved, flow: stockTurn(absorbed, 'P3').flow };
    refuses(second, { type: 'buyCert', corp: 'RCSF', from: 'offer', by: 'P3' }, 'float.noFreeCity');
  });
});
