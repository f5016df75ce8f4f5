import { become, call, done, type Frame, legalOptions, type Next, type Offer, sampleOf, stay } from '@binario/kernel';
import { type CorpId, cashOf, leastOffer, type PlayerId, trainsOf } from '@binario/rail';
import type { Action18fb } from '../actions.ts';
import { boardOf } from '../board/of.ts';
import { trainDef } from '../board/questions.ts';
import type { Tx18fb } from '../effects.ts';
import { CONVENTIONS } from '../ids.ts';
import { bankrupt } from '../rules/bankruptcy.ts';
import {
  completePurchase,
  gap,
  missing,
  presidentSaleRules,
  presidentSales,
  type RaiseFrame,
  treasurySaleRules,
  treasurySales,
} from '../rules/emergency.ts';
import { sellHolding } from '../rules/holdings.ts';
import { operatingOrder } from '../rules/market.ts';
import { emergencyPrice, type Sale, sellInEmergency } from '../rules/selling.ts';
import {
  acquireTrain,
  atFaceOnly,
  type BuyTrainsFrame,
  bankTrains,
  cheapestPrice,
  dealFor,
  faceValue,
  helpComesLater,
  isLeased,
  isOthers,
  mustBuyTrain,
  needsHelp,
  payLease,
  tradesTrains,
  trainRules,
} from '../rules/trains.ts';
import { factsOf, isFrozen, phaseNumber, presidentIfAny, presidentOf, type Table18fb } from '../table.ts';
import type { RuleKey } from '../text/keys.ts';
import { proposeTrain } from './consent.ts';
import { goneCompany } from './gone.ts';
import { noteChoice, type Step18fb } from './step.ts';

/** Any number of trains, one at a time (3.4.8); who must own one and cannot pay gets help from the President. */
export const buyTrains: Step18fb<BuyTrainsFrame> = {
  actions: ['buyTrain', 'helpBuy', 'payLease', 'pass'],
  gone: goneCompany,
  begin(tx, frame) {
    const president = presidentIfAny(tx.table, frame.corp);
    if (president === undefined || isFrozen(tx.table, frame.corp)) return done();
    const lawful = legalOptions(buyTrains, tx.table, frame, president);
    if (lawful.every(({ type }) => type === 'pass')) return done();
    noteChoice(tx);
    const forced = lawful.length === 1 && phaseNumber(tx.table) < CONVENTIONS ? lawful[0] : undefined;
    // Nothing else is lawful: it is done at once (ruling A3). From phase 6 on a regional could still be acquired.
    return forced?.type === 'helpBuy' ? carryOut(tx, frame, sampleOf(forced) as Action18fb) : stay(frame);
  },
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options(table, frame, by) {
    const { corp } = frame;
    const onSale = bankTrains(table);
    const helped =
      needsHelp(table, corp) && !helpComesLater(table, frame)
        ? onSale.filter((train) => faceValue(table, train) === cheapestPrice(table))
        : [];
    return [
      ...factsOf(table, corp).leased.map((train) => ({ type: 'payLease', by, train })),
      ...onSale.map((train) => ({ type: 'buyTrain', by, train, price: faceValue(table, train) })),
      ...othersTrains(table, corp, by),
      ...helped.map((train) => ({ type: 'helpBuy', by, train })),
      { type: 'pass', by },
    ];
  },
  rules: trainRules,
  keeps: [
    'train.notForSale',
    'train.leasedStays',
    'train.faceValue',
    'train.nationalFaceValue',
    'train.atLeastOne',
    'help.notNeeded',
    'help.later',
    'help.onlyCheapest',
    'lease.notLeased',
  ] satisfies readonly RuleKey[],
  take: carryOut,
};

/** The train step once more, where a table raises emergency money after the financial step (ruling O17). */
export const lateTrains: Step18fb<LateTrainsFrame> = {
  gone: goneCompany,
  begin(tx, { corp }) {
    if (presidentIfAny(tx.table, corp) === undefined || !mustBuyTrain(tx.table, corp)) return done();
    return become<BuyTrainsFrame>({ step: 'buyTrains', corp, late: true });
  },
};

/** Emergency money may be raised after the financial step, where that was agreed on (ruling O17). */
export interface LateTrainsFrame extends Frame {
  readonly step: 'lateTrains';
  readonly corp: CorpId;
}

function carryOut(tx: Tx18fb, frame: BuyTrainsFrame, action: Action18fb): Next {
  const { corp } = frame;
  switch (action.type) {
    case 'buyTrain':
      if (isOthers(tx.table, action.train)) proposeTrain(tx, action.by, { ...action, corp });
      else acquireTrain(tx, corp, action.train, action.price);
      return become(frame);
    case 'helpBuy':
      return call({ step: 'raiseMoney', corp, train: action.train } as RaiseFrame, frame);
    case 'payLease':
      payLease(tx, corp, action.train);
      return become(frame);
    default:
      return done();
  }
}

/** One train of each kind of every other company: any sum from D1 on, the face value where a national has a part in it. */
function othersTrains(table: Table18fb, corp: CorpId, by: PlayerId): readonly Offer[] {
  const max = cashOf(table, corp);
  const out: Offer[] = [];
  for (const seller of operatingOrder(table)) {
    if (seller === corp || !tradesTrains(table, seller)) continue;
    const seen: string[] = [];
    for (const train of trainsOf(table, seller)) {
      const { kind } = trainDef(boardOf(table), train);
      if (seen.includes(kind) || isLeased(table, train)) continue;
      seen.push(kind);
      const min = leastOffer(table, dealFor(table, train));
      const price = atFaceOnly(table, corp, train) ? faceValue(table, train) : { min, max };
      out.push({ type: 'buyTrain', by, train, price });
    }
  }
  return out;
}

/** Treasury stock, then the President's cash, then his stock, all at half price; who fails is bankrupt (3.4.10, 3.4.11). */
export const raiseMoney: Step18fb<RaiseFrame> = {
  actions: ['sellHolding', 'sellShares'],
  exclusive: true,
  gone: goneCompany,
  begin(tx, frame) {
    const president = presidentIfAny(tx.table, frame.corp);
    // Withdrawn and frozen in the middle of it, the company needs no train any more (ruling O18).
    if (president === undefined || isFrozen(tx.table, frame.corp)) return done();
    if (gap(tx.table, frame) <= 0) return bought(tx, frame);
    const own = treasurySales(tx.table, frame, president);
    if (own.length === 0 && missing(tx.table, frame) <= 0) return bought(tx, frame);
    const sales = own.length > 0 ? own : presidentSales(tx.table, frame, president);
    const [only] = sales;
    if (only !== undefined && sales.length > 1) return stay(frame);
    if (only !== undefined) {
      // The only sale that is lawful needs no question (ruling A3).
      sell(tx, frame, own.length > 0 ? 'treasury' : president, only);
      return become(frame);
    }
    bankrupt(tx, president, frame.corp);
    // Whoever comes after him is asked anew: what closed with him may have left a cheaper train in the pool.
    return done();
  },
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options(table, frame, by) {
    const out: Offer[] = treasurySales(table, frame, by).map((sale) => ({ type: 'sellHolding', by, ...sale }));
    return out.length > 0 ? out : presidentSales(table, frame, by).map((sale) => ({ type: 'sellShares', by, ...sale }));
  },
  rules: [...treasurySaleRules, ...presidentSaleRules] as NonNullable<Step18fb<RaiseFrame>['rules']>,
  take(tx, frame, action) {
    if (action.type === 'sellHolding') sell(tx, frame, 'treasury', action);
    else if (action.type === 'sellShares') sell(tx, frame, action.by, action);
    return become(frame);
  },
};

function sell(tx: Tx18fb, frame: RaiseFrame, seller: PlayerId | 'treasury', { corp, shares }: Sale): void {
  if (seller === 'treasury') sellHolding(tx, frame.corp, { corp, shares }, emergencyPrice(tx.table, corp));
  else sellInEmergency(tx, seller, { corp, shares });
}

function bought(tx: Tx18fb, frame: RaiseFrame) {
  completePurchase(tx, frame);
  return done();
}
