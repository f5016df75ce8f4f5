import { become, done, type Frame, type Offer } from '@binario/kernel';
import {
  type CorpId,
  cashOf,
  discardTrainStep,
  isNotOwn,
  isRefusedOffer,
  leastOffer,
  type PlayerId,
  pay,
  type TrainId,
  trainsOf,
} from '@binario/rail';
import type { ActionOf } from '../actions.ts';
import { classOf } from '../board/boardOf.ts';
import type { Tx1849 } from '../effects.ts';
import { bankruptcyRule, emergencySaleRules, type Need } from '../rules/emergency.ts';
import { rule1849 } from '../rules/rule.ts';
import { everySale, sellOrAsk } from '../rules/selling.ts';
import {
  acquireTrain,
  atFaceValue,
  cheapestPrice,
  inEmergency,
  presidentAdds,
  trainRules,
  trainsOnSale,
} from '../rules/trains.ts';
import { isStarted, presidentOf, type Table1849 } from '../table.ts';
import { declareBankruptcy } from './bankruptcy.ts';
import { dealKey, propose } from './consent.ts';
import { askIfChoice, type Step1849 } from './step.ts';

/** A corporation may buy trains (10.6). */
export interface BuyTrainsFrame extends Frame {
  readonly step: 'buyTrains';
  readonly corp: CorpId;
}

const needOf = (table: Table1849, frame: BuyTrainsFrame): Need => ({
  corp: frame.corp,
  amount: cheapestPrice(table, frame.corp),
});

/** Buy trains one at a time (10.6); who must own one and cannot pay gets help from its president (10.7). */
export const buyTrains: Step1849<BuyTrainsFrame> = {
  actions: ['buyTrain', 'sellStock', 'declareBankruptcy', 'pass'],
  gone: (table, frame) => (isStarted(table, frame.corp) ? undefined : 'closed'),
  begin: (tx, frame) => askIfChoice(tx, buyTrains, frame, presidentOf(tx.table, frame.corp)),
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  optionParts: [
    (table, { corp }, by) => trainsOnSale(table, corp).map((train) => atPrintedPrice(table, train, by)),
    (table, { corp }, by) => othersTrains(table, corp, by),
    (table, { corp }, by) => (inEmergency(table, corp) ? emergencyOptions(table, by) : []),
    (_table, _frame, by) => [{ type: 'pass', by }],
  ],
  rules: [
    ...trainRules,
    rule1849<BuyTrainsFrame>('10.6', 'train.refused', (table, _frame, action) => {
      if (action.type !== 'buyTrain' || atFaceValue(table, action.train)) return false;
      return isRefusedOffer(table, action.price, () => dealKey('train', action.train));
    }),
    rule1849<BuyTrainsFrame>('10.7', 'emergency.none', (table, frame, action) => {
      const raising = action.type === 'sellStock' || action.type === 'declareBankruptcy';
      return raising && !inEmergency(table, frame.corp) && { corp: frame.corp };
    }),
    ...emergencySaleRules(needOf),
    bankruptcyRule(needOf),
  ],
  take(tx, frame, action) {
    switch (action.type) {
      case 'buyTrain':
        buy(tx, frame.corp, action);
        return become(frame);
      case 'sellStock':
        raiseMoney(tx, frame.corp, action);
        return become(frame);
      case 'declareBankruptcy':
        declareBankruptcy(tx, frame.corp, action.by);
        return become(frame);
      default:
        return done();
    }
  },
};

const atPrintedPrice = (table: Table1849, train: TrainId, by: PlayerId): Offer => ({
  type: 'buyTrain',
  by,
  train,
  price: classOf(table, train).price,
});

function othersTrains(table: Table1849, corp: CorpId, by: PlayerId): readonly Offer[] {
  const max = cashOf(table, corp);
  const offers: Offer[] = [];
  for (const other in table.corps) {
    if (other === corp) continue;
    for (const train of trainsOf(table, other)) {
      const min = leastOffer(table, () => dealKey('train', train));
      offers.push({ type: 'buyTrain', by, train, price: { min, max } });
    }
  }
  return offers;
}

function emergencyOptions(table: Table1849, by: PlayerId): readonly Offer[] {
  return [...everySale(table, by), { type: 'declareBankruptcy', by }];
}

function buy(tx: Tx1849, corp: CorpId, { by, train, price }: ActionOf<'buyTrain'>): void {
  if (!atFaceValue(tx.table, train)) {
    propose(tx, by, { kind: 'train', corp, train, price });
  } else {
    pay(tx, by, corp, presidentAdds(tx.table, corp, train), 'presidentAdds');
    acquireTrain(tx, corp, train, price);
  }
}

/** Stock sold for the corporation: from now on no deal with others (10.7); the order of those to come may change. */
export function raiseMoney(tx: Tx1849, corp: CorpId, sale: ActionOf<'sellStock'>): void {
  tx.emit({ type: 'emergencySaleMade', corp });
  if (tx.table.keptOrder) tx.emit({ type: 'orderKept', corps: null });
  sellOrAsk(tx, sale.by, sale);
}

/** A surplus train goes back to the pool; the president chooses which (6). */
export const discardTrain = discardTrainStep<Table1849>({
  gone: (table, frame) => (isStarted(table, frame.corp) ? undefined : 'closed'),
  president: presidentOf,
  notOwn: rule1849('6', 'discard.notOwn', isNotOwn),
});
