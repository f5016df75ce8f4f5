import { become, done, stay } from '@binario/kernel';
import type { CorpId } from '@binario/rail';
import { formNational } from '../rules/merging.ts';
import { type PollFrame, stateOfPoll } from '../rules/poll.ts';
import { presidentOf, type Table18fb } from '../table.ts';
import type { Step18fb } from './step.ts';

function asked(table: Table18fb, frame: PollFrame): CorpId {
  const state = stateOfPoll(table, frame);
  if (state.kind !== 'ask') throw new Error(`nobody is asked about ${frame.national}`);
  return state.corp;
}

/** The Presidents say whether their companies become part of the national, the dearest first (3.6.1). */
export const poll: Step18fb<PollFrame> = {
  actions: ['merge', 'stayApart'],
  exclusive: true,
  begin(tx, frame) {
    const state = stateOfPoll(tx.table, frame);
    if (state.kind === 'ask') return stay(frame);
    if (state.corps.length > 0) formNational(tx, frame.national, state.corps, frame.initiator);
    else tx.emit({ type: 'nationalMissing', national: frame.national });
    return done();
  },
  actors: (table, frame) => [presidentOf(table, asked(table, frame))],
  options: (_table, _frame, by) => [
    { type: 'merge', by },
    { type: 'stayApart', by },
  ],
  take(tx, frame, action) {
    const corp = asked(tx.table, frame);
    const agrees = action.type === 'merge';
    tx.emit({ type: 'mergerAnswered', player: action.by, corp, national: frame.national, agrees });
    return become(
      (agrees
        ? { ...frame, agreed: [...frame.agreed, corp] }
        : { ...frame, refused: [...frame.refused, corp] }) as PollFrame,
    );
  },
};
