import type { GridSpec } from '@binario/web/panels';
import { closedBox, endPrice, grid, isBlue, startCells } from '../data/market.ts';

const starts = new Set(Object.values(startCells).map(({ row, col }) => `${row},${col}`));

export const market1849: GridSpec = {
  grid,
  zonesOf: ({ row, col }, price) => [
    ...(starts.has(`${row},${col}`) ? ['is-start'] : []),
    ...(isBlue({ row, col }) ? ['is-blue'] : []),
    ...(price === endPrice ? ['is-end'] : []),
    ...(row === closedBox.row && col === closedBox.col ? ['is-closed'] : []),
  ],
  wordOf: (price) => (price === 0 ? 'market.closed' : undefined),
  key: [
    { zone: 'is-start', text: 'market.start' },
    { zone: 'is-blue', text: 'market.blue' },
    { zone: 'is-end', text: 'market.end' },
  ],
};
