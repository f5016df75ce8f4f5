import type { Tx } from '@binario/kernel';
import { type CorpId, type RailEffect, reduceRail } from '@binario/rail';
import type { TableSample } from './table.ts';

/** What can happen besides the effects every railway game has. */
export type EffectSample =
  | RailEffect
  | { readonly type: 'roundBegan'; readonly number: number }
  | { readonly type: 'ran'; readonly corp: CorpId; readonly revenue: number }
  | { readonly type: 'ended' };

/** What verbs and steps change the table through. */
export type TxSample = Tx<TableSample, EffectSample>;

/** The table after an effect. The one place where it changes. */
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
