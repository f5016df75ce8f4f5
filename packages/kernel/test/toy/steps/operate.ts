import { become, call, done, idle, rule, type Step, stay } from '@binario/kernel';
import {
  type Act,
  type CorpFrame,
  cashOf,
  corpGone,
  corpOf,
  type Effect,
  LOAN,
  presidentOf,
  type Table,
  trainLimit,
} from '../model.ts';
import { borrow, pay, repay } from '../verbs.ts';

export interface OperateFrame extends CorpFrame {
  readonly todo: readonly string[];
}

type Loan = Act<'borrow'> | Act<'repay'>;

/** The steps of a turn in order; loans may be taken and repaid at any moment of it. */
export const operate: Step<Table, Effect, OperateFrame, Loan> = {
  gone: corpGone,
  begin(_tx, frame) {
    const [step, ...todo] = frame.todo;
    return step ? call({ step, corp: frame.corp }, { ...frame, todo }) : done();
  },
  standing: {
    actions: ['borrow', 'repay'],
    actors: (table, frame) => [presidentOf(table, frame.corp)],
    options: (_table, _frame, by) => [
      { type: 'borrow', by },
      { type: 'repay', by },
    ],
    rules: [
      rule('toy §3.1', 'loan.atMostTwo', (table, frame, action) => {
        return action.type === 'borrow' && corpOf(table, frame.corp).loans >= 2 && { corp: frame.corp };
      }),
      rule('toy §3.2', 'loan.none', (table, frame, action) => {
        return action.type === 'repay' && corpOf(table, frame.corp).loans === 0 && { corp: frame.corp };
      }),
      rule('toy §3.3', 'loan.noMoney', (table, frame, action) => {
        return action.type === 'repay' && cashOf(table, frame.corp) < LOAN && { corp: frame.corp };
      }),
    ],
    take(tx, frame, action) {
      if (action.type === 'borrow') borrow(tx, frame.corp);
      else repay(tx, frame.corp);
      return frame;
    },
  },
};

/** Mail money: a throw of the dice. */
export const collect: Step<Table, Effect, CorpFrame> = {
  gone: corpGone,
  begin(tx, frame) {
    pay(tx, 'bank', frame.corp, 1 + tx.draw(6));
    return done();
  },
};

/** Nothing to do but to end the turn, unless a loan can still be taken or repaid. */
export const endTurn: Step<Table, Effect, CorpFrame, Act<'endTurn'>> = {
  actions: ['endTurn'],
  gone: corpGone,
  begin: (_tx, frame) => idle(frame),
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options: (_table, _frame, by) => [{ type: 'endTurn', by }],
  take: () => done(),
};

/** The president chooses which train goes; no loan is taken or repaid meanwhile. */
export const discardTrain: Step<Table, Effect, CorpFrame, Act<'discard', { train: string }>> = {
  actions: ['discard'],
  exclusive: true,
  gone: corpGone,
  begin(tx, frame) {
    return corpOf(tx.table, frame.corp).trains.length > trainLimit(tx.table) ? stay(frame) : done();
  },
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options: (table, frame, by) => [{ type: 'discard', by, train: { oneOf: corpOf(table, frame.corp).trains } }],
  take(tx, frame, action) {
    tx.emit({ type: 'trainMoved', train: action.train, to: 'scrap' });
    return become(frame);
  },
};
