import { BANK } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { builtInBoard } from '../board/of.ts';
import { advice18fb } from '../bot/advice.ts';
import { bands } from '../ids.ts';
import { dividends, halves } from '../rules/dividends.ts';
import { interestFor } from '../rules/interest.ts';
import {
  asked,
  cash,
  companyTurn,
  facts,
  frame,
  offered,
  type Position,
  pass,
  play,
  settled,
  stateAt,
  tableOf,
  tiles,
  token,
  value,
} from './support/index.ts';

const { interestOf } = builtInBoard;

describe('18FB §3.4.4 secured interest', () => {
  const building = (more: NonNullable<Position['companies']>['FC'] = {}): Position => ({
    companies: { FC: { standing: 'building', ...more }, NN: { president: 'P2' } },
  });
  const used = (state: Position): Position => ({ ...state, table: { turn: { ...tableOf({}).turn, laid: 2 } } });
  const after = (position: Position) => {
    const table = { ...tableOf(position), operated: ['FC'], round: 'operating' as const };
    return settled(stateAt(table, frame('companyTurn', { corp: 'FC', todo: ['interest', 'runTrains', 'dividend'] })));
  };

  it('D5 to D25 by band [3.4.4-01, 3.4.4-02, 3.4.4-03, 3.4.4-04, 3.4.4-05, 3.4.4-06]', () => {
    expect(interestOf).toEqual({ A: 5, B: 10, C: 15, D: 20, E: 25 });
  });

  it('band D with 30 %: D60 from the bank, whatever the par [3.4.4-07, 3.4.4-14, 3.4.4-15, 3.4.4-17]', () => {
    for (const par of [60, 150]) {
      const position = used(building({ singles: { P1: 1 }, par, trains: ['PH1'] }));
      const state = after(position);
      expect([cash(state, 'P1'), value(state, 'FC'), state.table.turn.revenue]).toEqual([60, 100, null]);
      expect(cash(state, BANK)).toBe((tableOf(position).cash[BANK] ?? 0) - 60);
    }
  });

  describe('as per cent of the par, where a table plays so: fractions down, for each share [3.4.4-15, 3.4.4-01]', () => {
    const percent = { interest: 'percentOfPar' } as const;
    it.each([
      [60, 3, 6, 9, 12, 15],
      [70, 3, 7, 10, 14, 17],
      [80, 4, 8, 12, 16, 20],
      [90, 4, 9, 13, 18, 22],
      [100, 5, 10, 15, 20, 25],
      [110, 5, 11, 16, 22, 27],
      [120, 6, 12, 18, 24, 30],
      [130, 6, 13, 19, 26, 32],
    ])('par D%d', (par, ...amounts) => {
      const table = (options: Position['options']) =>
        tableOf({ ...(options && { options }), companies: { FC: { standing: 'building', par } } });
      expect(bands.map((band) => interestFor(table(percent), 'FC', band))).toEqual(amounts);
      expect(bands.map((band) => interestFor(table(undefined), 'FC', band))).toEqual([5, 10, 15, 20, 25]);
    });

    it('is paid so, and lifted by Melisurgo', () => {
      const position = used(building({ singles: { P1: 1, NN: 1 }, par: 70 }));
      const state = after({ ...position, options: percent });
      expect([cash(state, 'P1'), cash(state, 'NN')]).toEqual([42, 14]);
      const lifted = after({ ...position, options: percent, table: { ...position.table, melisurgo: 'FC' } });
      expect([cash(lifted, 'P1'), cash(lifted, 'NN')]).toEqual([51, 17]);
    });

    it('is what advice tells, also for a par that is not chosen yet', () => {
      const table = tableOf({ options: percent, companies: { FC: { standing: 'building', par: 70 } } });
      expect([advice18fb.interest(table, 'FC'), advice18fb.interest(table, 'FC', true)]).toEqual([14, 17]);
      expect([60, 130].map((par) => advice18fb.interest(table, 'FSC', false, par))).toEqual([12, 26]);
      expect(advice18fb.interest(tableOf({}), 'FSC', false, 60)).toBe(20);
    });
  });

  it('players and investing corporations, not offer, pool and its own treasury [3.4.4-08, 3.4.4-09]', () => {
    const position = used(building({ singles: { P2: 1, NN: 1, pool: 2, FC: 1 } }));
    const state = after(position);
    expect([cash(state, 'P1'), cash(state, 'P2'), cash(state, 'NN'), cash(state, 'FC')]).toEqual([40, 20, 20, 0]);
    expect(cash(state, BANK)).toBe((tableOf(position).cash[BANK] ?? 0) - 80);
  });

  it('with a step unused there is none, and the price goes left [3.4.4-10, 3.4.4-11, 3.4.4-18]', () => {
    const one = { ...building(), table: { turn: { ...tableOf({}).turn, laid: 1 } } };
    const state = after(one);
    expect([cash(state, 'P1'), value(state, 'FC')]).toEqual([0, 90]);
  });

  it('none in the turn that ends the building state [3.4.4-16]', () => {
    const position = { companies: { FC: { standing: 'provisional', stations: ['F11', 'B5'] } } } as const;
    const state = after({ ...position, table: { turn: { ...tableOf({}).turn, laid: 2, token: true } } });
    expect([cash(state, 'P1'), value(state, 'FC'), state.table.turn.building]).toEqual([0, 90, false]);
  });

  it('the token that ends it is laid before interest is due: the trains run instead [3.4.4-16]', () => {
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
      frame('companyTurn', { corp: 'FC', todo: [] }),
      frame('dividend', { corp: 'FC' }),
    );

  it('full: D200, 30 % to a player, 50 % for the offer to the company, nothing for the pool [3.4.6-01, 3.4.6-02, 3.4.6-06, 3.4.6-07, 3.4.6-08, 3.4.6-13]', () => {
    const state = paying(200, { singles: { P1: 1, pool: 2 } });
    expect(offered(state, 'payDividend').map(({ how }) => how)).toEqual(['full', 'half']);
    const after = play(state, { type: 'payDividend', how: 'full' });
    expect([cash(after, 'P1'), cash(after, 'FC')]).toEqual([60, 100]);
    expect(cash(after, BANK)).toBe(cash(state, BANK) - 160);
  });

  it('half: D130 become D70 and D60 [3.4.6-03, 3.4.6-04, 3.4.6-05]', () => {
    expect([halves(130), halves(140), halves(10)]).toEqual([
      { shared: 70, kept: 60 },
      { shared: 70, kept: 70 },
      { shared: 10, kept: 0 },
    ]);
    const after = play(paying(130, { singles: { P1: 3, P2: 5 } }), { type: 'payDividend', how: 'half' });
    expect([cash(after, 'P1'), cash(after, 'P2'), cash(after, 'FC')]).toEqual([35, 35, 60]);
  });

  it('own treasury pays the company, other corporations their own [3.4.6-09, 3.4.6-10]', () => {
    const table = tableOf({ companies: { FC: { singles: { FC: 2, NN: 1 } }, NN: { president: 'P2' } } });
    expect(Object.fromEntries(dividends(table, 'FC', 100))).toEqual({ P1: 20, FC: 70, NN: 10 });
  });

  it('withheld: all to the treasury [3.4.6-11]', () => {
    const after = play(paying(130), { type: 'withhold' });
    expect([cash(after, 'FC'), cash(after, 'P1'), value(after, 'FC')]).toEqual([130, 0, 90]);
  });
});
