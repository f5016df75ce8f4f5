import { about, type Rule } from '@binario/kernel';
import {
  BANK,
  buyTrain,
  type CorpFrame,
  type CorpId,
  cashOf,
  isGivenAway,
  isTooDear,
  POOL,
  sellerOf,
  type TrainId,
  trainsOf,
} from '@binario/rail';
import type { Action1865, ActionOf } from '../actions.ts';
import { cardOf, priceOfCard } from '../board/boardOf.ts';
import type { Tx1865 } from '../effects.ts';
import { factsOf, isRun, phaseNumber, phaseOf, type Table1865 } from '../table.ts';
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

/** The lowest price of a train at the bank. */
export const cheapestPrice = (table: Table1865): number =>
  Math.min(...bankTrains(table).map((train) => priceOfCard(table, train)));

/** At least one chip and no train (4.6). */
export const mustBuyTrain = (table: Table1865, corp: CorpId): boolean =>
  factsOf(table, corp).chips > 0 && trainsOf(table, corp).length === 0;

/** 4.7: the duty to buy, and a treasury that pays none of the trains the bank has. */
export const needsHelp = (table: Table1865, corp: CorpId): boolean =>
  mustBuyTrain(table, corp) && cashOf(table, corp) < cheapestPrice(table);

/** Does the train belong to a company, not to bank or pool? */
export const isOthers = (table: Table1865, train: TrainId): boolean =>
  table.companies[sellerOf(table, train)] !== undefined;

type Purchase = ActionOf<'buyTrain'>;
type Wish = ActionOf<'buyTrain' | 'helpBuy'>;

type TrainRule = Rule<Table1865, CorpFrame, Action1865>;

/** 4.6 What guards the purchase of a train. */
export const trainRules: readonly TrainRule[] = [
  ...about<Table1865, CorpFrame, Wish>(
    ['buyTrain', 'helpBuy'],
    [
      rule1865({ final: '4.6', proto: 'C.5 §5.5' }, 'train.notForSale', (table, frame, { train }) => {
        const seller = sellerOf(table, train);
        const offered = bankTrains(table).includes(train) || (isRun(table, seller) && seller !== frame.corp);
        return !offered && { train };
      }),
      rule1865('4.7', 'train.afterHelp', (table, { corp }) => table.turn.helped && { corp }),
      rule1865('4.6', 'train.limit', (table, { corp }) => {
        const { trainLimit: limit } = phaseOf(table);
        return trainsOf(table, corp).length >= limit && { corp, limit };
      }),
    ],
  ),
  ...about<Table1865, CorpFrame, Purchase>('buyTrain', [
    rule1865('4.6', 'train.cardPrice', (table, _frame, { train, price: offered }) => {
      const price = priceOfCard(table, train);
      return !isOthers(table, train) && offered !== price && { train, price };
    }),
    rule1865('4.6', 'train.atLeastOne', isGivenAway),
    rule1865('4.6', 'train.noMoney', isTooDear),
  ]),
  ...about<Table1865, CorpFrame, ActionOf<'helpBuy'>>('helpBuy', [
    rule1865('4.7', 'help.notNeeded', (table, { corp }) => !needsHelp(table, corp) && { corp }),
    rule1865('4.7', 'help.onlyFromBank', (table, _frame, { train }) => isOthers(table, train) && { train }),
  ]),
  ...about<Table1865, CorpFrame, Action1865>('pass', [
    rule1865('4.6', 'train.mustOwnOne', (table, { corp }) => mustBuyTrain(table, corp) && { corp }),
  ]),
];

/** Pays and hands over the train; a new one lifts the value once per turn and may begin a phase (3.11, 4.6). */
export function acquireTrain(tx: Tx1865, corp: CorpId, train: TrainId, price: number): void {
  const first = !tx.table.turn.newTrain;
  if (buyTrain(tx, corp, train, price) !== BANK) return;
  if (first) moveUp(tx, corp);
  const { phase } = cardOf(tx.table, train);
  if (phase > phaseNumber(tx.table)) enterPhase(tx, phase, corp);
}
