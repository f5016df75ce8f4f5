import { BANK, type CorpId, trainsOf } from '@binario/rail';
import { boardOf } from '../board/of.ts';
import { trainDef } from '../board/questions.ts';
import type { Tx18fb } from '../effects.ts';
import { coverageFactor, trafficOf } from './running.ts';

/** PH6 trains from the bank, unpaid, until they suffice; at least one for a national without any (3.6.1). */
export function leaseTrains(tx: Tx18fb, corp: CorpId): void {
  const short = () =>
    trainsOf(tx.table, corp).length === 0 || trafficOf(tx.table, corp) > coverageFactor(tx.table, corp);
  while (short()) {
    const train = trainsOf(tx.table, BANK).find((each) => trainDef(boardOf(tx.table), each).kind === 'PH6');
    if (train === undefined) throw new Error('PH6 trains never run out');
    tx.emit({ type: 'trainLeased', corp, train });
  }
}
