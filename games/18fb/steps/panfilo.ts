import { done, stay } from '@binario/kernel';
import { type PanfiloFrame, type Preemption, preempt, preemptions } from '../rules/panfilo.ts';
import { rule18fb } from '../rules/rule.ts';
import type { Step18fb } from './step.ts';

/** The owner of Panfilo De Riseis may take what another is about to buy (2.7 note 3). */
export const panfilo: Step18fb<PanfiloFrame> = {
  actions: ['preemptConcession', 'preemptPurchase', 'decline'],
  exclusive: true,
  begin: (_tx, frame) => stay(frame),
  actors: (_table, frame) => [frame.player],
  options: (table, frame, by) => [...preemptions(table, frame), { type: 'decline', by }],
  rules: [
    rule18fb<PanfiloFrame>('2.7', 'preempt.unlawful', (table, frame, action) => {
      if (action.type === 'decline') return false;
      const wanted = JSON.stringify({ ...action });
      const fine = preemptions(table, frame).some((each) => same(each, wanted));
      return !fine && { corp: frame.purchase.corp };
    }),
  ],
  take(tx, frame, action) {
    if (action.type === 'decline') return done('declined');
    preempt(tx, frame, action as Preemption);
    return done('taken');
  },
};

/** Fields may come in any order. */
function same(answer: Preemption, wanted: string): boolean {
  const fields = (text: object) => JSON.stringify(Object.entries(text).sort(([x], [y]) => (x < y ? -1 : 1)));
  return fields(answer) === fields(JSON.parse(wanted) as object);
}
