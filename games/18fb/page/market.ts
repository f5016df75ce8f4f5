import { lasting } from '@binario/kernel';
import type { GridSpec } from '@binario/web/panels';
import type { Board18fb } from '../board/board.ts';
import { spaceAt } from '../board/questions.ts';

/** The grid with its two blues, the starting column by phase, and the ledges. */
export const marketOn = lasting(
  (board: Board18fb): GridSpec => ({
    grid: board.grid,
    zonesOf: (cell, price) => {
      const { zone, ledge, startsIn } = spaceAt(board, cell);
      return [
        `zone-${zone}`,
        ...(startsIn === undefined ? [] : [`is-start-${startsIn}`]),
        ...(ledge ? ['is-ledge'] : []),
        ...(price === board.topPrice ? ['is-end'] : []),
      ];
    },
    key: [
      { zone: 'is-start-1', text: 'market.start1' },
      { zone: 'is-start-2', text: 'market.start2' },
      { zone: 'is-start-5', text: 'market.start5' },
      { zone: 'zone-light', text: 'market.light' },
      { zone: 'zone-dark', text: 'market.dark' },
      { zone: 'is-ledge', text: 'market.ledge' },
      { zone: 'is-end', text: 'market.end' },
    ],
  }),
);
