import { trainsOf } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { asked, corpTurn, decider, play, refuses } from './support/index.ts';

describe('1849 §10.6 Purchase trains', () => {
  it('1849-10.6-21 in Phase 8 two 8H and the first 10H: one of the three goes back to the pool', () => {
    const state = corpTurn({ phase: '8', corps: { CTL: { cash: 600, trains: ['8H', '8H'] } } }, 'CTL', 'buyTrains');
    // The third 8H is out of the way, so that the 10H is next.
    const sold = { ...state, table: { ...state.table, trains: { ...state.table.trains, '8H-2': 'gone' } } };
    const bought = play(sold, { type: 'buyTrain', train: '10H-0', price: 550 });
    expect(asked(bought)).toBe('discardTrain');
    expect(decider(bought)).toBe('P1');
    const after = play(bought, { type: 'discardTrain', train: '8H-0' });
    expect(trainsOf(after.table, 'CTL')).toEqual(['8H-1', '10H-0']);
    expect(trainsOf(after.table, 'pool')).toEqual(['8H-0']);
  });

  it('1849-10.6-22 in Phase 12 two 8H: the first 16H may not be bought', () => {
    const state = corpTurn({ phase: '12', corps: { CTL: { cash: 1200, trains: ['8H', '8H'] } } }, 'CTL', 'buyTrains');
    refuses(state, { type: 'buyTrain', train: '16H-0', price: 1100 }, 'train.limit');
  });
});
