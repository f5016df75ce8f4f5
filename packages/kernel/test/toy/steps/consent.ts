import { done, type Step, stay } from '@binario/kernel';
import {
  type Act,
  type CorpFrame,
  type CorpId,
  corpGone,
  type Effect,
  presidentOf,
  type Table,
  type TrainId,
} from '../model.ts';

export interface ConsentFrame extends CorpFrame {
  readonly buyer: CorpId;
  readonly train: TrainId;
  readonly price: number;
}

/** The seller's president is asked; one who presides over both has answered already. */
export const consent: Step<Table, Effect, ConsentFrame, Act<'agree'> | Act<'refuse'>> = {
  actions: ['agree', 'refuse'],
  exclusive: true,
  gone: corpGone,
  begin(tx, frame) {
    return presidentOf(tx.table, frame.corp) === presidentOf(tx.table, frame.buyer) ? done('agreed') : stay(frame);
  },
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options: (_table, _frame, by) => [
    { type: 'agree', by },
    { type: 'refuse', by },
  ],
  take: (_tx, _frame, action) => done(action.type === 'agree' ? 'agreed' : 'refused'),
};
