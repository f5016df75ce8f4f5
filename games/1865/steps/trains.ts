import { about, become, call, done, type Frame, type Offer, stay } from '@binario/kernel';
import {
  type CorpId,
  cashOf,
  discardTrainStep,
  isNotOwn,
  isRefusedOffer,
  leastOffer,
  type PlayerId,
  sellerOf,
  trainsOf,
} from '@binario/rail';
import type { ActionOf } from '../actions.ts';
import { priceOfCard } from '../board/boardOf.ts';
import { eliminate } from '../rules/bankruptcy.ts';
import {
  completeHelp,
  couldRaise,
  forcedSaleRules,
  type HelpFrame,
  helpRules,
  missing,
  takePersonalLoans,
} from '../rules/forced.ts';
import { rule1865 } from '../rules/rule.ts';
import { salesOf, sellShares } from '../rules/selling.ts';
import { acquireTrain, bankTrains, isOthers, needsHelp, trainRules } from '../rules/trains.ts';
import { formOf, isRun, operatingOrder, presidentOf, type Table1865 } from '../table.ts';
import type { RuleKey } from '../text/keys.ts';
import { dealKey, propose } from './consent.ts';
import { goneCompany } from './operating.ts';
import { hasChoice, type Step1865 } from './step.ts';

/** A company may buy trains (4.6). */
export interface BuyTrainsFrame extends Frame {
  readonly step: 'buyTrains';
  readonly corp: CorpId;
}

/** Buy trains one at a time (4.6); who must own one and cannot pay gets help from the president (4.7). */
export const buyTrains: Step1865<BuyTrainsFrame> = {
  actions: ['buyTrain', 'helpBuy', 'pass'],
  gone: goneCompany,
  begin: (tx, frame) =>
    hasChoice(buyTrains, tx.table, frame, presidentOf(tx.table, frame.corp)) ? stay(frame) : done(),
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  optionParts: [
    (table, _frame, by) =>
      bankTrains(table).map((train) => ({ type: 'buyTrain', by, train, price: priceOfCard(table, train) })),
    (table, { corp }, by) => othersTrains(table, corp, by),
    (table, { corp }, by) =>
      needsHelp(table, corp) ? bankTrains(table).map((train) => ({ type: 'helpBuy', by, train })) : [],
    (_table, _frame, by) => [{ type: 'pass', by }],
  ],
  rules: [
    ...trainRules,
    ...about<Table1865, BuyTrainsFrame, ActionOf<'buyTrain'>>('buyTrain', [
      rule1865<BuyTrainsFrame, ActionOf<'buyTrain'>>('4.6', 'train.refused', (table, _frame, { train, price }) => {
        return isOthers(table, train) && isRefusedOffer(table, price, () => dealKey(sellerOf(table, train), train));
      }),
    ]),
    ...about('helpBuy', helpRules),
  ],
  keeps: [
    'train.notForSale',
    'train.cardPrice',
    'train.atLeastOne',
    'help.notNeeded',
    'help.onlyFromBank',
  ] satisfies readonly RuleKey[],
  take(tx, frame, action) {
    switch (action.type) {
      case 'buyTrain':
        if (isOthers(tx.table, action.train))
          propose(tx, action.by, { corp: frame.corp, train: action.train, price: action.price });
        else acquireTrain(tx, frame.corp, action.train, action.price);
        return become(frame);
      case 'helpBuy':
        return call({ step: 'helpPurchase', corp: frame.corp, train: action.train, sold: [] } as HelpFrame, frame);
      default:
        return done();
    }
  },
};

/** Trains of other companies, one of each kind and price: any sum from L.1 to all the treasury has. */
function othersTrains(table: Table1865, corp: CorpId, by: PlayerId): readonly Offer[] {
  const max = cashOf(table, corp);
  const out: Offer[] = [];
  if (max === 0) return out;
  for (const seller of operatingOrder(table)) {
    if (seller === corp || !isRun(table, seller)) continue;
    const seen: number[] = [];
    for (const train of trainsOf(table, seller)) {
      if (seen.includes(priceOfCard(table, train))) continue;
      seen.push(priceOfCard(table, train));
      const min = leastOffer(table, () => dealKey(seller, train));
      out.push({ type: 'buyTrain', by, train, price: { min, max } });
    }
  }
  return out;
}

/** The president finds the money: his cash, then shares, then loans; in C.5 he may fail (4.7 to 4.9). */
export const helpPurchase: Step1865<HelpFrame> = {
  actions: ['sellShares'],
  exclusive: true,
  gone: goneCompany,
  begin(tx, frame) {
    const lacks = missing(tx.table, frame);
    if (lacks <= 0) {
      completeHelp(tx, frame);
      return done();
    }
    if (couldRaise(tx.table, frame) > 0) return stay(frame);
    const president = presidentOf(tx.table, frame.corp);
    if (formOf(tx.table).bankruptcy === 'elimination') {
      eliminate(tx, president, frame.corp);
      return done();
    }
    takePersonalLoans(tx, president, lacks);
    completeHelp(tx, frame);
    return done();
  },
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options: (table, _frame, by) => salesOf(table, by).map((sale) => ({ type: 'sellShares', by, ...sale })),
  rules: forcedSaleRules,
  take(tx, frame, action) {
    const sale = action as ActionOf<'sellShares'>;
    sellShares(tx, sale.by, sale);
    return become({ ...frame, sold: [...frame.sold, sale.corp] } as HelpFrame);
  },
};

/** A surplus train goes to the pool; the president chooses which (4.6). */
export const discardTrain = discardTrainStep<Table1865>({
  gone: goneCompany,
  president: presidentOf,
  notOwn: rule1865('4.6', 'discard.notOwn', isNotOwn),
});
