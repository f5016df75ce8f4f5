import { about, type Offer, type Rule, type StandingOffers } from '@binario/kernel';
import { BANK, cashOf, type PlayerId, pay, privatesOf } from '@binario/rail';
import type { Action1865 } from '../actions.ts';
import type { Effect1865 } from '../effects.ts';
import { giveBonuses } from '../rules/maritime.ts';
import { rule1865 } from '../rules/rule.ts';
import { boardOf, factsOf, presidentOf, type Table1865 } from '../table.ts';
import type { CompanyTurnFrame } from './operating.ts';

type TurnRule = Rule<Table1865, CompanyTurnFrame, Action1865>;

const rules: readonly TurnRule[] = [
  ...about<Table1865, CompanyTurnFrame, Action1865>('transferCard', [
    rule1865('2.6', 'card.notYours', (table, _frame, action) => {
      return (
        action.type === 'transferCard' && table.privates[action.private] !== action.by && { private: action.private }
      );
    }),
  ]),
  ...about<Table1865, CompanyTurnFrame, Action1865>('repayLoan', [
    rule1865('5.5', 'loan.none', (table, frame, action) => {
      return action.type === 'repayLoan' && factsOf(table, frame.corp).loans === 0 && { corp: frame.corp };
    }),
    rule1865('5.5', 'loan.inFull', (table, frame, action) => {
      const cost = boardOf(table).figures.loan;
      const cash = cashOf(table, frame.corp);
      return action.type === 'repayLoan' && cash < cost && { corp: frame.corp, cost, cash };
    }),
  ]),
];

function options(table: Table1865, frame: CompanyTurnFrame, by: PlayerId): readonly Offer[] {
  const cards = privatesOf(table, by).map((card) => ({ type: 'transferCard', by, private: card }));
  return factsOf(table, frame.corp).loans > 0 ? [...cards, { type: 'repayLoan', by }] : cards;
}

/** What a company may do at any moment of its turn: take maritime cards of its president, repay loans (2.6, 5.5). */
export const standing: StandingOffers<Table1865, Effect1865, CompanyTurnFrame, Action1865> = {
  actions: ['transferCard', 'repayLoan'],
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options: (table, frame, by) => options(table, frame, by as PlayerId),
  rules,
  take(tx, frame, action) {
    const { corp } = frame;
    if (action.type === 'transferCard') {
      tx.emit({ type: 'cardTransferred', private: action.private, player: action.by, corp });
      giveBonuses(tx, corp);
    } else if (action.type === 'repayLoan') {
      const { loan } = boardOf(tx.table).figures;
      pay(tx, corp, BANK, loan, 'loan');
      tx.emit({ type: 'loanRepaid', corp, amount: loan });
    }
    return frame;
  },
};
