import { call, done, stay } from '@binario/kernel';
import type { ActionOf } from '../actions.ts';
import { ownsUnused } from '../rules/deposits.ts';
import { carryOutPurchase, panfiloAgainst } from '../rules/panfilo.ts';
import type { TakeConcessionFrame } from '../rules/presidency.ts';
import { mayReacquire, reacquireRules } from '../rules/reacquirable.ts';
import type { Step18fb } from './step.ts';

/** A new president is asked about the concession, with what he had been about to do. */
export interface Asked extends TakeConcessionFrame {
  readonly intended?: ActionOf<'reacquireConcession'>;
}

/** The new President may at once take the concession that was withdrawn (3.2.3). */
export const takeConcession: Step18fb<Asked> = {
  actions: ['reacquireConcession', 'pass'],
  exclusive: true,
  gone: (table, frame) =>
    mayReacquire(table, frame.corp, frame.player) ? undefined : 'the concession cannot be taken',
  begin: (_tx, frame) => stay(frame),
  actors: (_table, frame) => [frame.player],
  options: (table, frame, by) => [
    { type: 'reacquireConcession', by, corp: frame.corp, help: 'none' },
    ...(ownsUnused(table, 'Bayard', by) ? [{ type: 'reacquireConcession', by, corp: frame.corp, help: 'bayard' }] : []),
    { type: 'pass', by },
  ],
  rules: reacquireRules as Step18fb<Asked>['rules'] & object,
  take(tx, frame, action) {
    if (action.type !== 'reacquireConcession') return done();
    const asked = tx.table.round === 'stock' ? panfiloAgainst(tx.table, action) : undefined;
    if (asked) return call(asked, { ...frame, intended: action } as Asked);
    carryOutPurchase(tx, action);
    return done();
  },
  resume(tx, frame, result) {
    if (frame.intended && result !== 'taken') carryOutPurchase(tx, frame.intended);
    return done();
  },
};
