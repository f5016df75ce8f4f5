import { presidentIn, railNotation } from '@binario/rail';
import type { ActionSample } from '../actions.ts';
import type { TableSample } from '../table.ts';

/** How its moves are written; the grammar is that of all games (docs/notation.md). */
export const notation = railNotation<TableSample, ActionSample['type']>({
  moves: {
    pass: 'pass',
    buyCert: 'buy',
    layTile: 'lay {tile} {hex}/{rotation#}',
    buyTrain: 'buy train',
  },
  personal: [],
  president: (table, corp) => presidentIn(table.certs[corp] ?? []),
});
