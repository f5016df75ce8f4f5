import type { Tx } from '@binario/kernel';
import { type CorpId, type RailEffect, reduceRail } from '@binario/rail';
import type { TableSample } from './table.ts';

/** What can happen besides the effects every railway game has. */
export type EffectSample =
  | RailEffect
  | { readonly type: 'roundBegan'; readonly number: number }
  | { readonly type: 'ran'; readonly corp: CorpId; readonly revenue: number }
  | { readonly type: 'ended' };

export type TxSample = Tx<TableSample, EffectSample>;

export function reduce(table: TableSample, effect: EffectSample): TableSample {
  switch (effect.type) {
    case 'ended':
      return { ...table, ended: true };
    case 'roundBegan':
    case 'ran':
      return table;
    default:
      return reduceRail(table, effect);
  }
}
