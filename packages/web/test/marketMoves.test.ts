import { describe, expect, it } from 'vitest';
import { marketMoves } from '../src/engine/marketMoves.ts';
import { movesAt } from '../src/panels/useMoves.ts';

const at = (corp: string, row: number, col: number) => ({ corp, row, col });

describe('what an act would do to the market', () => {
  const before = [at('A', 0, 3), at('B', 2, 2)];

  it('is the way of every marker that moves, also of one that comes or goes', () => {
    expect(marketMoves(before, [at('A', 1, 3), at('C', 4, 0)], undefined)).toEqual([
      { corp: 'A', from: { row: 0, col: 3 }, to: { row: 1, col: 3 } },
      { corp: 'B', from: { row: 2, col: 2 }, to: null },
      { corp: 'C', from: null, to: { row: 4, col: 0 } },
    ]);
  });

  it('leaves out what would happen anyway', () => {
    const after = [at('A', 0, 4), at('B', 2, 1)];
    expect(marketMoves(before, after, [at('A', 0, 3), at('B', 2, 1)]).map(({ corp }) => corp)).toEqual(['A']);
  });

  it('is told space by space', () => {
    const moves = marketMoves(before, [at('A', 1, 3), at('B', 2, 2)], undefined);
    expect(movesAt(moves, 1, 3).coming.map(({ corp }) => corp)).toEqual(['A']);
    expect([...movesAt(moves, 0, 3).leaving]).toEqual(['A']);
    expect(movesAt(moves, 2, 2)).toEqual({ coming: [], leaving: new Set() });
  });
});
