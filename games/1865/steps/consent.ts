import { sellerOf, type TrainId, trainDeals } from '@binario/rail';
import { kindOfCard } from '../data/trains.ts';
import type { Effect1865 } from '../effects.ts';
import { acquireTrain } from '../rules/trains.ts';
import { isRun, presidentOf, type Table1865 } from '../table.ts';

/** Under this name a refused offer is remembered for the rest of the turn: the kind of train, the company (ruling 57). */
export const dealKey = (seller: string, train: TrainId): string => `${seller} ${kindOfCard(train)}`;

/** A company wants a train of another one: carried out at once when one player decides for both, else the owner is asked. */
export const { consent, propose } = trainDeals<Table1865, Effect1865>({
  gone: (table, { corp, train }) =>
    isRun(table, corp) && isRun(table, sellerOf(table, train)) ? undefined : 'no longer in operation',
  president: presidentOf,
  acquire: acquireTrain,
  refuse(tx, { corp, train, price }, by) {
    tx.emit({ type: 'offerRefused', player: by, corp, deal: dealKey(sellerOf(tx.table, train), train), price });
  },
});
