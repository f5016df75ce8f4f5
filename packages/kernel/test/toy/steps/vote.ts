import { done, type Frame, type Step, stay } from '@binario/kernel';
import type { Act, Effect, Table } from '../model.ts';

const answers = ['yes', 'no'];

/** Shall there be another round? All vote at once, in secret; a tie is a no. */
export const vote: Step<Table, Effect, Frame, Act<'vote', { answer: string }>> = {
  actions: ['vote'],
  actors: (table) => table.seats.filter((seat) => table.ballots[seat] === undefined),
  options: (_table, _frame, by) => [{ type: 'vote', by, answer: { oneOf: answers } }],
  take(tx, frame, action) {
    tx.emit({ type: 'ballotCast', by: action.by, answer: action.answer });
    const cast = Object.values(tx.table.ballots);
    if (cast.length < tx.table.seats.length) return stay(frame);
    const yes = cast.filter((answer) => answer === 'yes').length;
    tx.emit({ type: 'ballotsOpened', yes, no: cast.length - yes });
    return done(yes > cast.length / 2 ? 'goOn' : 'stop');
  },
};
