import { done } from '@binario/kernel';
import { certsOf, type PlayerId, POOL } from '@binario/rail';
import type { ActionOf } from '../actions.ts';
import { LAST } from '../data/corporations.ts';
import { certsIn, exchange } from '../rules/presidency.ts';
import { type SwapBackFrame, type SwapFrame, sellStock } from '../rules/selling.ts';
import { isStarted } from '../table.ts';
import type { Step1849 } from './step.ts';

type Take = ActionOf<'takeCerts'>;

const bothWays = (by: PlayerId) => [
  { type: 'takeCerts', by, certs: 'last' },
  { type: 'takeCerts', by, certs: 'singles' },
];

/** 9.5: the outgoing president takes the last certificate or two singles, before anything goes to the pool. */
export const swapCerts: Step1849<SwapFrame, Take> = {
  actions: ['takeCerts'],
  exclusive: true,
  gone: (table, frame) => (isStarted(table, frame.corp) ? undefined : 'closed'),
  actors: (_table, frame) => [frame.outgoing],
  options: (_table, _frame, by) => bothWays(by),
  take(tx, frame, action) {
    if (frame.sale) sellStock(tx, frame.outgoing, frame.sale, action.certs);
    else exchange(tx, frame.corp, frame.outgoing, frame.incoming, action.certs);
    return done();
  },
};

/** Compatibility 12: the last certificate was taken by default; two singles of the new president may replace it. */
export const swapBack: Step1849<SwapBackFrame, Take> = {
  actions: ['takeCerts'],
  exclusive: true,
  gone: (table, frame) => (isStarted(table, frame.corp) ? undefined : 'closed'),
  actors: (_table, frame) => [frame.outgoing],
  options: (_table, _frame, by) => bothWays(by),
  take(tx, frame, action) {
    if (action.certs === 'last') return done();
    const { corp, incoming } = frame;
    const to = frame.pooled ? POOL : frame.outgoing;
    for (const cert of certsOf(certsIn(tx.table, corp), incoming, 'ordinary').slice(0, 2)) {
      tx.emit({ type: 'certMoved', corp, cert, to });
    }
    tx.emit({ type: 'certMoved', corp, cert: LAST, to: incoming });
    return done();
  },
};
