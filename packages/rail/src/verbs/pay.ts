import type { Tx } from '@binario/kernel';
import type { RailEffect } from '../model/effects.ts';
import type { Holder } from '../model/ids.ts';

/** Verbs work on any transaction that understands the rail effects. */
export type RailTx<T> = Pick<Tx<T, RailEffect>, 'table' | 'emit'>;

/** Nothing is recorded for nothing. */
export function pay<T>(tx: RailTx<T>, from: Holder, to: Holder, amount: number, why: string): void {
  if (amount < 0) throw new Error(`a payment of ${amount} (${why})`);
  if (amount > 0) tx.emit({ type: 'paid', from, to, amount, why });
}
