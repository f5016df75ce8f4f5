import { apply } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import type { PhaseId } from '../data/phases.ts';
import {
  asked,
  buy,
  type CorpPosition,
  decider,
  frame,
  game,
  operating,
  type Position,
  pass,
  play,
  priceOfCell,
  type State1849,
  settled,
  space,
  stack,
  stateAt,
  stockTurn,
  tableOf,
  value,
} from './support/index.ts';

/** All have passed in succession: the stock round ends. */
const ended = (position: Position): State1849 =>
  settled(
    stateAt(
      tableOf(position),
      frame('game', { next: 'operatingRounds', number: 1 }),
      frame('stockRound', { number: 1, begun: true, turn: 'P1', passes: 3, lastActor: null }),
    ),
  );

const inPool: CorpPosition = { singles: { pool: 1 } };
/** Everything in the hands of players. */
const soldOut: CorpPosition = { singles: { P1: 3, P2: 3 }, last: 'P3' };

describe('1849 §9.7 End of the stock round', () => {
  it('first the priority deal is given, then prices are checked [9.7-01]', () => {
    const state = play(
      stockTurn({ cash: { P1: 500, P2: 500, P3: 500 }, corps: { RCS: { singles: { pool: 2 } } } }),
      buy('RCS'),
      pass,
      pass,
    );
    const result = apply(game, state, { type: 'pass', by: decider(state) } as never);
    const events = result.ok ? result.events.map((event) => event.type) : [];
    expect(events).toContain('markerMoved');
    expect(events.indexOf('priorityGiven')).toBeGreaterThanOrEqual(0);
    expect(events.indexOf('priorityGiven')).toBeLessThan(events.indexOf('markerMoved'));
    expect(result.ok && result.state.table.priority).toBe('P2');
  });

  it('corporations are checked in market value order as it was before the first move [9.7-02]', () => {
    // RCS (105) falls and CTL (95) rises, both into the space of 100: RCS, checked first, lies on top.
    const state = ended({ corps: { CTL: { ...soldOut, at: [4, 5] }, RCS: { ...inPool, at: [2, 5] } } });
    expect(stack(state, [3, 5])).toEqual(['RCS', 'CTL']);
  });

  it('certificates in the pool: down one row, whatever their number [9.7-03]', () => {
    for (const singles of [1, 3, 5]) {
      const state = ended({ corps: { RCS: { singles: { pool: singles } } } });
      expect(space(state, 'RCS')).toEqual([4, 5]);
    }
    expect(space(ended({ corps: { RCS: { last: 'pool' } } }), 'RCS')).toEqual([4, 5]);
    // Also if nothing is left in the treasury.
    const both = ended({ corps: { RCS: { singles: { P1: 3, P2: 2, pool: 1 }, last: 'P3' } } });
    expect(space(both, 'RCS')).toEqual([4, 5]);
  });

  it('at the bottom of its column it does not move; 27 in the first column goes to Closed [9.7-04]', () => {
    const bottoms = [
      [9, 1, 24],
      [9, 2, 27],
      [9, 3, 31],
      [8, 4, 45],
      [8, 5, 50],
      [8, 6, 56],
      [7, 7, 77],
      [7, 8, 86],
      [7, 9, 95],
      [6, 10, 127],
      [5, 11, 162],
      [4, 12, 198],
      [3, 13, 230],
    ] as const;
    for (const [row, col, price] of bottoms) {
      // RCS lies on top of CTL and keeps its place, as it does not move.
      const at = [row, col] as const;
      const state = ended({ phase: '16', corps: { RCS: { ...inPool, at }, CTL: { at } } });
      expect(value(state, 'RCS')).toBe(price);
      expect(stack(state, at)).toEqual(['RCS', 'CTL']);
    }
    const closed = ended({ corps: { RCS: { ...inPool, at: [8, 0] } }, cash: { P1: 500 } });
    expect(closed.table.corps.RCS).toBeUndefined();
  });

  it('nothing in pool and treasury: up one row [9.7-05]', () => {
    const state = ended({ corps: { RCS: soldOut } });
    expect(space(state, 'RCS')).toEqual([2, 5]);
    expect(value(state, 'RCS')).toBe(105);
  });

  it.each<[string, readonly [number, number], PhaseId, number]>([
    ['the top row', [0, 5], '4', 133],
    ['the top row', [0, 12], '12', 276],
    ['230 before Phase 16', [3, 13], '12', 230],
    ['230 in Phase 16 rises', [3, 13], '16', 242],
    ['the blue zone in Phase 16 rises', [2, 14], '16', 295],
  ])('not up from the top row, nor from 230 before Phase 16: %s [9.7-06]', (_name, at, phase, price) => {
    expect(value(ended({ phase, corps: { RCS: { ...soldOut, at } } }), 'RCS')).toBe(price);
  });

  it('stock in the treasury and none in the pool: no movement [9.7-07]', () => {
    const state = ended({ corps: { RCS: { singles: { P1: 3, P2: 3 } }, CTL: {} } });
    expect(space(state, 'RCS')).toEqual([3, 5]);
    expect(stack(state, [3, 5])).toEqual(['RCS', 'CTL']);
  });

  it('moved markers go under those in the new space, in the order of the check [9.7-08]', () => {
    // SFA lies at 95 and stays; RCS and CTL come down from 100, RCS first.
    const state = ended({
      corps: { RCS: { ...inPool, at: [3, 5] }, CTL: { ...inPool, at: [3, 5] }, SFA: { at: [4, 5] } },
    });
    expect(stack(state, [4, 5])).toEqual(['SFA', 'RCS', 'CTL']);
    expect(priceOfCell([4, 5])).toBe(95);
  });

  it('a corporation closed by this movement does not take part in the operating rounds [9.7-09]', () => {
    const turnsOf = (RCS: CorpPosition): readonly (string | undefined)[] => {
      let state = ended({ cash: { P1: 500 }, corps: { RCS: { ...RCS, at: [8, 0] }, SFA: { cash: 40 } } });
      const turns: (string | undefined)[] = [];
      for (; asked(state) !== 'stockTurn'; state = play(state, pass)) {
        if (asked(state) === 'layTrack') turns.push(operating(state));
      }
      return turns;
    };
    expect(turnsOf({})).toEqual(['SFA', 'RCS']);
    expect(turnsOf(inPool)).toEqual(['SFA']);
  });
});
