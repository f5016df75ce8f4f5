import type { GridSpec } from '@binario/web/panels';
import { grid, spaceAt, TOP_PRICE } from '../data/market.ts';

/** The grid with its two blues, the starting column by phase, and the ledges. */
export const market18fb: GridSpec = {
  grid,
  zonesOf: (cell, price) => {
    const { zone, ledge, startsIn } = spaceAt(cell);
    return [
      `zone-${zone}`,
      ...(startsIn === undefined ? [] : [`is-start-${startsIn}`]),
      ...(ledge ? ['is-ledge'] : []),
      ...(price === TOP_PRICE ? ['is-end'] : []),
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
};
