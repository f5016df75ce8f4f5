import { lasting } from '@binario/kernel';
import type { GridSpec } from '@binario/web/panels';
import type { Market1849 } from '../board/compile.ts';

/** How the market of a board is drawn. */
export const marketSpec: (market: Market1849) => GridSpec = lasting(({ grid, starts, blue, endPrice, closed }) => {
  const isStart = new Set([...starts.values()].map(({ row, col }) => `${row},${col}`));
  return {
    grid,
    zonesOf: ({ row, col }, price) => [
      ...(isStart.has(`${row},${col}`) ? ['is-start'] : []),
      ...(blue[row]?.[col] ? ['is-blue'] : []),
      ...(price === endPrice ? ['is-end'] : []),
      ...(row === closed.row && col === closed.col ? ['is-closed'] : []),
    ],
    wordOf: (price) => (price === 0 ? 'market.closed' : undefined),
    key: [
      { zone: 'is-start', text: 'market.start' },
      { zone: 'is-blue', text: 'market.blue' },
      { zone: 'is-end', text: 'market.end' },
    ],
  };
});
