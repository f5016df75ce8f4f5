import { become, done, type Step, sequence } from '@binario/kernel';
import { type CorpFrame, type CorpId, cashOf, corpGone, corpOf, type Effect, type Table } from '../model.ts';
import { merge, pay } from '../verbs.ts';

export interface AbsorbFrame extends CorpFrame {
  readonly target: CorpId;
}

/** One after another: pay the holders, take over what the target has, discard what is too much. */
export const absorb: Step<Table, Effect, AbsorbFrame> = {
  gone: corpGone,
  begin(_tx, { corp, target }) {
    return become(sequence({ step: 'payOut', corp, target }, { step: 'takeOver', corp, target }));
  },
};

export const payOut: Step<Table, Effect, AbsorbFrame> = {
  begin(tx, { corp, target }) {
    for (const seat of tx.table.seats) {
      const due = 5 * (corpOf(tx.table, target).shares[seat] ?? 0);
      pay(tx, corp, seat, Math.min(due, cashOf(tx.table, corp)));
    }
    return done();
  },
};

export const takeOver: Step<Table, Effect, AbsorbFrame> = {
  begin(tx, { corp, target }) {
    merge(tx, target, corp);
    return done();
  },
};
