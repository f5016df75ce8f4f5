import { become, done, type Frame, stay } from '@binario/kernel';
import { BANK, type CorpId, cashOf, type PlayerId, pay } from '@binario/rail';
import type { Action1849 } from '../actions.ts';
import type { Tx1849 } from '../effects.ts';
import { BOND, INTEREST, issueRules, repayRules } from '../rules/bonds.ts';
import { bankruptcyRule, emergencySaleRules, missing, type Need } from '../rules/emergency.ts';
import { moveLeft, moveRight } from '../rules/market.ts';
import { rule1849 } from '../rules/rule.ts';
import { everySale } from '../rules/selling.ts';
import { factsOf, isStarted, plays18xx, presidentOf, type Table1849 } from '../table.ts';
import { declareBankruptcy } from './bankruptcy.ts';
import { askIfChoice, type Step1849 } from './step.ts';
import { raiseMoney } from './trains.ts';

/** A corporation owes the interest on its bond (14.2). */
export interface InterestFrame extends Frame {
  readonly step: 'payInterest';
  readonly corp: CorpId;
  /** The bank has taken it from an empty treasury already; only for imported games (compatibility 49). */
  readonly overdrawn?: boolean;
}

const interestNeed = (_table: Table1849, frame: InterestFrame): Need => ({
  corp: frame.corp,
  amount: frame.overdrawn ? 0 : INTEREST,
});

/** L.50 to the bank each turn with a bond outstanding, with the president's help if need be (14.2). */
export const payInterest: Step1849<InterestFrame> = {
  actions: ['payInterest', 'sellStock', 'declareBankruptcy'],
  gone: (table, frame) => (isStarted(table, frame.corp) ? undefined : 'closed'),
  begin(tx, frame) {
    const { corp } = frame;
    if (!factsOf(tx.table, corp).bond) return done();
    const settled = frame.overdrawn ? cashOf(tx.table, corp) >= 0 : cashOf(tx.table, corp) >= INTEREST;
    if (settled) {
      if (!frame.overdrawn) pay(tx, corp, BANK, INTEREST, 'interest');
      return done();
    }
    if (frame.overdrawn || !plays18xx(tx.table, 'interestOverdraws')) return stay(frame);
    pay(tx, corp, BANK, INTEREST, 'interest');
    return stay<InterestFrame>({ ...frame, overdrawn: true });
  },
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options(table, _frame, by) {
    return [{ type: 'payInterest', by }, ...everySale(table, by), { type: 'declareBankruptcy', by }];
  },
  rules: [
    rule1849<InterestFrame>('14.2', 'interest.presidentShort', (table, frame, action) => {
      const short = missing(table, interestNeed(table, frame));
      return action.type === 'payInterest' && short > 0 && { corp: frame.corp, missing: short };
    }),
    ...emergencySaleRules(interestNeed),
    bankruptcyRule(interestNeed),
  ],
  take(tx, frame, action) {
    switch (action.type) {
      case 'payInterest':
        helpWithInterest(tx, frame, action.by);
        return done();
      case 'sellStock':
        raiseMoney(tx, frame.corp, action);
        return become(frame);
      default:
        declareBankruptcy(tx, frame.corp, action.by);
        return become(frame);
    }
  },
};

/** The president adds exactly what the treasury lacks. */
function helpWithInterest(tx: Tx1849, frame: InterestFrame, player: PlayerId): void {
  const needed = interestNeed(tx.table, frame).amount - cashOf(tx.table, frame.corp);
  pay(tx, player, frame.corp, needed, 'presidentAdds');
  if (!frame.overdrawn) pay(tx, frame.corp, BANK, INTEREST, 'interest');
}

/** A corporation may repay or issue a bond (14.2). */
export interface BondFrame extends Frame {
  readonly step: 'repayBond' | 'issueBond';
  readonly corp: CorpId;
}

/** The whole bond from the treasury; the marker goes right (14.2). */
export const repayBond: Step1849<BondFrame> = {
  actions: ['repayBond', 'pass'],
  gone: (table, frame) => (isStarted(table, frame.corp) ? undefined : 'closed'),
  begin: (tx, frame) => askIfChoice(tx, repayBond, frame, presidentOf(tx.table, frame.corp)),
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options: (_table, _frame, by) => [
    { type: 'repayBond', by },
    { type: 'pass', by },
  ],
  rules: repayRules,
  take(tx, frame, action: Action1849) {
    if (action.type !== 'repayBond') return done();
    pay(tx, frame.corp, BANK, BOND, 'bondRepaid');
    tx.emit({ type: 'bondRepaid', corp: frame.corp });
    moveRight(tx, frame.corp);
    return done();
  },
};

/** L.500 from the bank; the marker goes left (14.2). */
export const issueBond: Step1849<BondFrame> = {
  actions: ['issueBond', 'pass'],
  gone: (table, frame) => (isStarted(table, frame.corp) ? undefined : 'closed'),
  begin: (tx, frame) => askIfChoice(tx, issueBond, frame, presidentOf(tx.table, frame.corp)),
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options: (_table, _frame, by) => [
    { type: 'issueBond', by },
    { type: 'pass', by },
  ],
  rules: issueRules,
  take(tx, frame, action: Action1849) {
    if (action.type !== 'issueBond') return done();
    pay(tx, BANK, frame.corp, BOND, 'bondIssued');
    tx.emit({ type: 'bondIssued', corp: frame.corp });
    moveLeft(tx, frame.corp);
    return done();
  },
};
