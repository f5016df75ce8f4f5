import { describe, expect, it } from 'vitest';
import type { Corp } from '../data/corporations.ts';
import type { PhaseId } from '../data/phases.ts';
import { inMarketOrder } from '../table.ts';
import { grid, isBlue, startCells } from './support/builtIn.ts';
import {
  begin,
  buy,
  type CorpPosition,
  cash,
  corpTurn,
  frame,
  type Position,
  pass,
  play,
  roundBegins,
  type State1849,
  sell,
  space,
  stack,
  stockTurn,
  tableOf,
  value,
} from './support/index.ts';

type Space = readonly [row: number, col: number];

/** Akragas at this space is about to say what becomes of L.1,000 of revenue. */
function earning(at: Space, phase: PhaseId = '10'): State1849 {
  const state = corpTurn({ phase, corps: { SFA: { at } } }, 'SFA', 'runTrains');
  const paying = frame('payDividend', { corp: 'SFA', revenue: 1000 });
  return { ...state, flow: [...state.flow.slice(0, -1), paying] };
}

const right = (at: Space, phase?: PhaseId) => space(play(earning(at, phase), { type: 'payDividend' }), 'SFA');
const left = (at: Space) => space(play(earning(at), { type: 'withhold' }), 'SFA');

/** P1 sells so many shares of Akragas at this space. */
const selling = (at: Space, shares: number, phase: PhaseId = '10') =>
  play(stockTurn({ phase, corps: { SFA: { at, singles: { P1: 5 } } } }), sell('SFA', shares));
const down = (at: Space, shares = 1, phase?: PhaseId) => space(selling(at, shares, phase), 'SFA');

/** At the end of a stock round the price rises if players hold all the stock. */
const held: CorpPosition = { singles: { P1: 2, P2: 2, P3: 2 }, last: 'P2' };
const up = (at: Space, phase: PhaseId = '10') => {
  const state = roundBegins({ phase, corps: { SFA: { ...held, at } } }, 'stockRound');
  return space(play(state, pass, pass, pass), 'SFA');
};

const isClosed = ({ table }: State1849, corp: Corp) =>
  table.corps[corp] === undefined && table.certs[corp] === undefined && table.queue.at(-1) === corp;

describe('1849 §5 Stock market', () => {
  it('stock is bought and sold at the price of the marker [5-01]', () => {
    const at = [0, 9] as const;
    const corps: Position['corps'] = { SFA: { at, singles: { P1: 1, pool: 1 }, president: 'P2' } };
    const state = stockTurn({ cash: { P1: 500 }, corps });
    expect(value(state, 'SFA')).toBe(202);
    expect(cash(play(state, buy('SFA', 'treasury')), 'P1')).toBe(298);
    expect(cash(play(state, buy('SFA', 'pool')), 'P1')).toBe(298);
    expect(cash(play(state, sell('SFA')), 'P1')).toBe(702);
    const last: Position['corps'] = { SFA: { at, singles: { P2: 3, P3: 3 }, president: 'P2' } };
    expect(cash(play(stockTurn({ cash: { P1: 500 }, corps: last }), buy('SFA')), 'P1')).toBe(96);
  });

  it('who arrives lies under those already there, also at the start [5-02]', () => {
    const corps: Position['corps'] = {
      RCS: { at: [4, 5] },
      CTL: { at: [4, 5] },
      SFA: { at: [3, 5], singles: { P1: 1 } },
    };
    expect(stack(play(stockTurn({ corps }), sell('SFA')), [4, 5])).toEqual(['RCS', 'CTL', 'SFA']);
    const started = play(
      stockTurn({ cash: { P1: 200 }, corps: { RCS: {}, CTL: {} }, queue: ['IFT'] }),
      begin('IFT', 100),
    );
    expect(stack(started, [3, 5])).toEqual(['RCS', 'CTL', 'IFT']);
  });

  it('no move up or down where there is no space; of several rows as many as there are [5-03]', () => {
    expect(up([0, 4])).toEqual([0, 4]);
    expect(down([8, 5])).toEqual([8, 5]);
    expect(down([7, 5], 3)).toEqual([8, 5]);
    expect(down([4, 12], 5)).toEqual([4, 12]);
    // Who does not move keeps his place in the stack.
    const at = [8, 6] as const;
    const stays = stockTurn({ corps: { SFA: { at, singles: { P1: 2 } }, RCS: { at } } });
    expect(stack(play(stays, sell('SFA', 2)), at)).toEqual(['SFA', 'RCS']);
  });

  it('left at the left edge is down, right at the right edge is up [5-04, 5-05, 5-06]', () => {
    expect(left([4, 4])).toEqual([4, 3]);
    expect(left([0, 0])).toEqual([1, 0]);
    expect(left([7, 0])).toEqual([8, 0]);
    expect(right([4, 4])).toEqual([4, 5]);
    expect(right([4, 12])).toEqual([3, 12]);
    expect(right([5, 11])).toEqual([4, 11]);
    expect(right([8, 6])).toEqual([7, 6]);
    expect(right([9, 3])).toEqual([8, 3]);
    expect(right([2, 15], '16')).toEqual([1, 15]);
    expect(right([0, 15], '16')).toEqual([0, 15]);
  });

  it('before Phase 16 the blue zone is the right edge [5-07, 5-08, 5-09]', () => {
    for (const phase of ['4', '6', '8', '10', '12'] as const) {
      expect(value(play(earning([2, 12], phase), { type: 'payDividend' }), 'SFA')).toBe(240);
      expect(value(play(earning([1, 12], phase), { type: 'payDividend' }), 'SFA')).toBe(276);
      expect(right([2, 12], phase)).toEqual([1, 12]);
      expect(right([1, 12], phase)).toEqual([0, 12]);
      expect(right([0, 12], phase)).toEqual([0, 12]);
      expect(right([3, 13], phase)).toEqual([3, 13]);
      // 230 lies under the zone: not by the rise at the end of a stock round either.
      expect(up([3, 13], phase)).toEqual([3, 13]);
    }
    expect(right([3, 12], '12')).toEqual([3, 13]);
  });

  it('from Phase 16 on the blue spaces are like any other [5-10]', () => {
    expect(right([2, 12], '16')).toEqual([2, 13]);
    expect(right([1, 12], '16')).toEqual([1, 13]);
    expect(right([0, 12], '16')).toEqual([0, 13]);
    expect(right([3, 13], '16')).toEqual([2, 13]);
    expect(up([3, 13], '16')).toEqual([2, 13]);
    expect(up([1, 14], '16')).toEqual([0, 14]);
    expect(down([1, 14], 1, '16')).toEqual([2, 14]);
  });

  it('the blue spaces [5-11]', () => {
    const blue = grid.map((row, r) => row.filter((_price, c) => isBlue({ row: r, col: c })));
    expect(blue.slice(0, 3)).toEqual([
      [306, 340, 377],
      [266, 295, 328],
      [242, 269, 298],
    ]);
    expect(blue.slice(3).flat()).toEqual([]);
  });

  it('market order: price, then further right, then from the top of the stack down [5-12]', () => {
    const table = tableOf({
      players: 5,
      corps: {
        ATA: { at: [4, 5] },
        CTL: { at: [4, 5] },
        IFT: { at: [7, 9] },
        RCS: { at: [0, 2] },
        SFA: { at: [4, 6] },
      },
    });
    // SFA stands at 106, all others at 95, in columns 9, 5, 5 and 2.
    expect(inMarketOrder(table)).toEqual(['SFA', 'IFT', 'ATA', 'CTL', 'RCS']);
  });

  it('whoever enters Closed is closed at once, for whatever reason [5-13]', () => {
    expect(isClosed(selling([8, 0], 1), 'SFA')).toBe(true);
    expect(isClosed(play(earning([8, 0]), { type: 'withhold' }), 'SFA')).toBe(true);
    // No train, no revenue: the marker goes left.
    expect(isClosed(play(corpTurn({ corps: { SFA: { at: [9, 1] } } }, 'SFA'), pass), 'SFA')).toBe(true);
    // The corporation sells its own stock.
    const treasury = corpTurn({ corps: { SFA: { at: [8, 0] } } }, 'SFA', 'finance');
    expect(isClosed(play(treasury, { type: 'sellTreasury', ordinary: 1, last: 0 }), 'SFA')).toBe(true);
    // Stock lies in the pool when a stock round ends.
    const round = roundBegins({ corps: { SFA: { at: [8, 0], singles: { pool: 1, P1: 1 } } } }, 'stockRound');
    expect(isClosed(play(round, pass), 'SFA')).toBe(true);
  });

  it('Closed lies below 27 and left of 24, and nowhere else [5-14]', () => {
    expect([value(earning([8, 0]), 'SFA'), value(earning([9, 1]), 'SFA')]).toEqual([27, 24]);
    expect(down([8, 0])).toBeUndefined();
    expect(left([8, 0])).toBeUndefined();
    expect(left([9, 1])).toBeUndefined();
    // The lowest spaces of all other columns are bottoms: no sale goes beyond them.
    const bottoms = '9,1 9,2 9,3 8,4 8,5 8,6 7,7 7,8 7,9 6,10 5,11 4,12 3,13 2,14 2,15';
    for (const at of bottoms.split(' ').map((each) => each.split(',').map(Number) as unknown as Space)) {
      expect(down(at, 1, '16')).toEqual(at);
    }
    expect(left([9, 2])).toEqual([9, 1]);
  });

  it('a sale of several shares that reaches Closed stops there [5-15]', () => {
    const state = selling([7, 0], 4);
    expect(isClosed(state, 'SFA')).toBe(true);
    expect(cash(state, 'P1')).toBe(4 * 34);
    expect(down([6, 0], 2)).toEqual([8, 0]);
  });

  it('the rows of the market [5-16]', () => {
    expect(grid).toEqual([
      [72, 83, 95, 107, 120, 133, 147, 164, 182, 202, 224, 248, 276, 306, 340, 377],
      [63, 72, 82, 93, 104, 116, 128, 142, 158, 175, 195, 216, 240, 266, 295, 328],
      [57, 66, 75, 84, 95, 105, 117, 129, 144, 159, 177, 196, 218, 242, 269, 298],
      [54, 62, 71, 80, 90, 100, 111, 123, 137, 152, 169, 187, 208, 230],
      [52, 59, 68, 77, 86, 95, 106, 117, 130, 145, 160, 178, 198],
      [47, 54, 62, 70, 78, 87, 96, 107, 118, 131, 146, 162],
      [41, 47, 54, 61, 68, 75, 84, 93, 103, 114, 127],
      [34, 39, 45, 50, 57, 63, 70, 77, 86, 95],
      [27, 31, 36, 40, 45, 50, 56],
      // Closed comes first; it is no price.
      [0, 24, 27, 31],
    ]);
  });

  it('the starting spaces [5-17]', () => {
    expect(startCells).toEqual({
      68: { row: 4, col: 2 },
      100: { row: 3, col: 5 },
      144: { row: 2, col: 8 },
      216: { row: 1, col: 11 },
    });
    const started = (price: number) =>
      space(play(stockTurn({ phase: '10', cash: { P1: 432 }, queue: ['SFA'] }), begin('SFA', price)), 'SFA');
    expect([68, 100, 144, 216].map(started)).toEqual([
      [4, 2],
      [3, 5],
      [2, 8],
      [1, 11],
    ]);
  });
});
