import { about, type Rule } from '@binario/kernel';
import {
  BANK,
  type CorpFrame,
  type CorpId,
  cashOf,
  isGivenAway,
  isPlayer,
  isRefusedOffer,
  isTooDear,
  pay,
  sellerOf,
  type TrainId,
  trainsOf,
} from '@binario/rail';
import type { Action18fb, ActionOf } from '../actions.ts';
import { boardOf } from '../board/of.ts';
import { trainDef } from '../board/questions.ts';
import type { Tx18fb } from '../effects.ts';
import { regionalKinds } from '../ids.ts';
import { phaseNumber, presidentOf, type Table18fb } from '../table.ts';
import { rule18fb } from './rule.ts';
import { dealFor, faceValue } from './trains.ts';

/** The first card of every kind of regional train that is on sale; both kinds may be, if the table plays so (ruling P8). */
export function regionalPiles(table: Table18fb): readonly TrainId[] {
  const waiting = trainsOf(table, BANK);
  const piles = regionalKinds.flatMap((kind) => {
    const top = waiting.find((train) => trainDef(boardOf(table), train).kind === kind);
    return top !== undefined && trainDef(boardOf(table), top).phase <= phaseNumber(table) ? [top] : [];
  });
  return table.options.regionalTrains === 'soldOut' ? piles.slice(0, 1) : piles;
}

/** In the hands of another regional company that has an owner. */
const isOtherRegionals = (table: Table18fb, corp: CorpId, train: TrainId): boolean => {
  const seller = sellerOf(table, train);
  return seller !== corp && table.regionals[seller] !== undefined && isPlayer(table.privates[seller] ?? BANK);
};

const wanted = (action: Action18fb): TrainId | undefined =>
  action.type === 'buyTrain' || action.type === 'helpBuy' ? action.train : undefined;

/** What guards the train purchase of a regional company. */
export const regionalTrainRules: readonly Rule<Table18fb, CorpFrame, Action18fb>[] = [
  ...about<Table18fb, CorpFrame, Action18fb>(
    ['buyTrain', 'helpBuy'],
    [
      rule18fb('3.5.2', 'regionalTrain.notForSale', (table, frame, action) => {
        const train = wanted(action);
        if (train === undefined) return false;
        const fine = regionalPiles(table).includes(train) || isOtherRegionals(table, frame.corp, train);
        return !fine && { train };
      }),
    ],
  ),
  ...about<Table18fb, CorpFrame, ActionOf<'buyTrain'>>('buyTrain', [
    rule18fb('3.5.2', 'regionalTrain.faceValue', (table, _frame, { train, price: offered }) => {
      if (sellerOf(table, train) !== BANK) return false;
      const price = faceValue(table, train);
      return offered !== price && { train, price };
    }),
    rule18fb('3.5.2', 'regionalTrain.atLeastOne', isGivenAway),
    rule18fb('3.5.2', 'regionalTrain.noMoney', isTooDear),
    rule18fb('3.5.2', 'regionalTrain.refused', (table, _frame, { train, price }) => {
      return isRefusedOffer(table, price, dealFor(table, train));
    }),
  ]),
  ...about<Table18fb, CorpFrame, Action18fb>('helpBuy', [
    rule18fb('3.5.2', 'regionalHelp.onlyFromBank', (table, _frame, action) => {
      return action.type === 'helpBuy' && sellerOf(table, action.train) !== BANK && { train: action.train };
    }),
    rule18fb('3.5.2', 'regionalHelp.notNeeded', (table, frame, action) => {
      if (action.type !== 'helpBuy') return false;
      const rich = regionalPiles(table).some((train) => faceValue(table, train) <= cashOf(table, frame.corp));
      return (rich || trainsOf(table, frame.corp).length > 0) && { corp: frame.corp };
    }),
    rule18fb('3.5.2', 'regionalHelp.noMoney', (table, frame, action) => {
      if (action.type !== 'helpBuy') return false;
      const cost = faceValue(table, action.train) - cashOf(table, frame.corp);
      const cash = cashOf(table, action.by);
      return cost > cash && { cost, cash };
    }),
  ]),
];

/** The owner adds just what is missing (ruling R6). */
export function addMissing(tx: Tx18fb, corp: CorpId, train: TrainId): void {
  const missing = faceValue(tx.table, train) - cashOf(tx.table, corp);
  pay(tx, presidentOf(tx.table, corp), corp, missing, 'presidentAdds');
}
