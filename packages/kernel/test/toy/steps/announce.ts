import { call, done, type Frame, type SeatId, type Step, type WindowFrame, windowStep } from '@binario/kernel';
import { type Act, type CorpId, cashOf, type Effect, SHARE_PRICE, type Table } from '../model.ts';
import { buyShare } from '../verbs.ts';

interface Purchase {
  readonly by: SeatId;
  readonly corp: CorpId;
}

export interface AnnounceFrame extends Frame, Purchase {}

/** A purchase is announced; the holder of the card may make it in the buyer's place. */
export const announce: Step<Table, Effect, AnnounceFrame> = {
  begin(tx, frame) {
    const { by, corp } = frame;
    const asked = tx.table.seats.filter((seat) => seat !== by);
    return call({ step: 'interrupt', asked, value: { by, corp } }, frame);
  },
  resume(tx, frame, result) {
    const purchase = result as Purchase;
    buyShare(tx, purchase.by, purchase.corp);
    return done(purchase.by === frame.by);
  },
};

interface InterruptFrame extends WindowFrame {
  readonly value: Purchase;
}

export const interrupt = windowStep<Table, Effect, InterruptFrame, Act<'interrupt'> | Act<'decline'>>({
  actions: ['interrupt'],
  able: (table, _frame, by) => table.card === by && cashOf(table, by) >= SHARE_PRICE,
  options: (_table, _frame, by) => [{ type: 'interrupt', by }],
  rules: [],
  take(tx, frame, action) {
    tx.emit({ type: 'cardMoved', to: null });
    return done({ ...frame.value, by: action.by });
  },
});
