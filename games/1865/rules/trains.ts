import { about, type Rule } from '@binario/kernel';
import { BANK, type CorpId, cashOf, GONE, type Holder, POOL, pay, type TrainId, trainsOf } from '@binario/rail';
import type { Action1865, ActionOf } from '../actions.ts';
import { defOf, priceOfCard } from '../data/trains.ts';
import type { Tx1865 } from '../effects.ts';
import { factsOf, isRun, phaseNumber, phaseOf, type Table1865 } from '../table.ts';
import type { CompanyFrame } from './markers.ts';
import { moveUp } from './market.ts';
import { enterPhase } from './phases.ts';
import { rule1865 } from './rule.ts';

/** The top card of the available pile: one kind after another, the discounted card last (4.6). */
export function topOfPile(table: Table1865): TrainId {
  // Cards lie in the record in the order of sale; PH7 are added at the end.
  const [top] = trainsOf(table, BANK);
  if (top === undefined) throw new Error('the pile of trains is empty');
  return top;
}

/** What pile and pool sell at the price of the card. */
export const bankTrains = (table: Table1865): readonly TrainId[] => [topOfPile(table), ...trainsOf(table, POOL)];

export const cheapestPrice = (table: Table1865): number => Math.min(...bankTrains(table).map(priceOfCard));

/** At least one chip and no train (4.6). */
export const mustBuyTrain = (table: Table1865, corp: CorpId): boolean =>
  factsOf(table, corp).chips > 0 && trainsOf(table, corp).length === 0;

/** 4.7: the duty to buy, and a treasury that pays none of the trains the bank has. */
export const needsHelp = (table: Table1865, corp: CorpId): boolean =>
  mustBuyTrain(table, corp) && cashOf(table, corp) < cheapestPrice(table);

export const sellerOf = (table: Table1865, train: TrainId): Holder => table.trains[train] ?? GONE;

export const isOthers = (table: Table1865, train: TrainId): boolean =>
  table.companies[sellerOf(table, train)] !== undefined;

const asPurchase = (action: Action1865): ActionOf<'buyTrain'> | undefined =>
  action.type === 'buyTrain' ? action : undefined;

const wanted = (action: Action1865): TrainId | undefined =>
  action.type === 'buyTrain' || action.type === 'helpBuy' ? action.train : undefined;

type TrainRule = Rule<Table1865, CompanyFrame, Action1865>;

export const trainRules: readonly TrainRule[] = [
  ...about<Table1865, CompanyFrame, Action1865>(
    ['buyTrain', 'helpBuy'],
    [
      rule1865({ final: '4.6', proto: 'C.5 §5.5' }, 'train.notForSale', (table, frame, action) => {
        const train = wanted(action);
        if (train === undefined) return false;
        const seller = sellerOf(table, train);
        const offered = bankTrains(table).includes(train) || (isRun(table, seller) && seller !== frame.corp);
        return !offered && { train };
      }),
      rule1865('4.7', 'train.afterHelp', (table, frame, action) => {
        return wanted(action) !== undefined && table.turn.helped && { corp: frame.corp };
      }),
      rule1865('4.6', 'train.limit', (table, frame, action) => {
        const { trainLimit } = phaseOf(table);
        const full = trainsOf(table, frame.corp).length >= trainLimit;
        return wanted(action) !== undefined && full && { corp: frame.corp, limit: trainLimit };
      }),
    ],
  ),
  ...about<Table1865, CompanyFrame, Action1865>('buyTrain', [
    rule1865('4.6', 'train.cardPrice', (table, _frame, action) => {
      const buy = asPurchase(action);
      if (!buy || isOthers(table, buy.train)) return false;
      const price = priceOfCard(buy.train);
      return buy.price !== price && { train: buy.train, price };
    }),
    rule1865('4.6', 'train.atLeastOne', (_table, _frame, action) => {
      const buy = asPurchase(action);
      return !!buy && buy.price < 1 && { train: buy.train };
    }),
    rule1865('4.6', 'train.noMoney', (table, frame, action) => {
      const buy = asPurchase(action);
      const cash = cashOf(table, frame.corp);
      return !!buy && buy.price > cash && { corp: frame.corp, price: buy.price, cash };
    }),
  ]),
  ...about<Table1865, CompanyFrame, Action1865>('helpBuy', [
    rule1865('4.7', 'help.notNeeded', (table, frame, action) => {
      return action.type === 'helpBuy' && !needsHelp(table, frame.corp) && { corp: frame.corp };
    }),
    rule1865('4.7', 'help.onlyFromBank', (table, _frame, action) => {
      return action.type === 'helpBuy' && isOthers(table, action.train) && { train: action.train };
    }),
  ]),
  ...about<Table1865, CompanyFrame, Action1865>('pass', [
    rule1865('4.6', 'train.mustOwnOne', (table, frame, action) => {
      return action.type === 'pass' && mustBuyTrain(table, frame.corp) && { corp: frame.corp };
    }),
  ]),
];

/** Pays and hands over the train; a new one lifts the value once per turn and may begin a phase (3.11, 4.6). */
export function acquireTrain(tx: Tx1865, corp: CorpId, train: TrainId, price: number): void {
  const seller = sellerOf(tx.table, train);
  tx.emit({ type: 'noted', note: 'trainBought', params: { corp, train, from: seller, amount: price } });
  pay(tx, corp, seller === POOL ? BANK : seller, price, 'train');
  tx.emit({ type: 'trainMoved', train, to: corp });
  if (seller !== BANK) return;
  if (!tx.table.turn.newTrain) {
    tx.emit({ type: 'turnNoted', facts: { newTrain: true } });
    moveUp(tx, corp);
  }
  const { phase } = defOf(train);
  if (phase > phaseNumber(tx.table)) enterPhase(tx, phase, corp);
}
