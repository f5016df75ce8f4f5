import { about, type Frame, type Rule } from '@binario/kernel';
import { BANK, type CorpId, cashOf, GONE, type Holder, memo1, POOL, pay, type TrainId, trainsOf } from '@binario/rail';
import type { Action18fb, ActionOf } from '../actions.ts';
import { nationalIds } from '../data/corporations.ts';
import { coverageOf, defOf, trainKinds } from '../data/trains.ts';
import type { Tx18fb } from '../effects.ts';
import { factsOf, isFloated, isFrozen, isOperational, phaseNumber, presidentIfAny, type Table18fb } from '../table.ts';
import { isLeasing } from './dividends.ts';
import { enterPhase } from './phases.ts';
import { rule18fb } from './rule.ts';

export interface CompanyFrame extends Frame {
  readonly corp: CorpId;
}

type Trains = Table18fb['trains'];

const ordinary: readonly string[] = trainKinds;

/** The first card of the oldest kind that is not sold out (2.6). */
function topOfPile(trains: Trains): TrainId {
  const waiting = trainsOf({ trains }, BANK);
  for (const kind of trainKinds) {
    const top = waiting.find((train) => defOf(train).kind === kind);
    if (top !== undefined) return top;
  }
  throw new Error('the pile of trains is empty');
}

/** Regional cards that have come to the pool were acquired before and are ordinary now. */
const onSale = memo1((trains: Trains): readonly TrainId[] => [topOfPile(trains), ...trainsOf({ trains }, POOL)]);

/** What the bank sells: the pile, and what came back, at face value (ruling P7). */
export const bankTrains = (table: Table18fb): readonly TrainId[] => onSale(table.trains);

const lowestPrice = memo1((trains: Trains): number =>
  Math.min(...onSale(trains).map((train) => coverageOf(train, trains[train] ?? GONE, false).cost)),
);

/** What is written on the card in these hands. */
export const faceValue = (table: Table18fb, train: TrainId): number => {
  const holder = table.trains[train] ?? GONE;
  return coverageOf(train, holder, table.regionals[holder] !== undefined).cost;
};

export const cheapestPrice = (table: Table18fb): number => lowestPrice(table.trains);

/** Only a provisional or definitive company must own a train (ruling O14). */
export const mustBuyTrain = (table: Table18fb, corp: CorpId): boolean =>
  isOperational(table, corp) && trainsOf(table, corp).length === 0;

/** 3.4.10: the duty to buy, and a treasury that pays none of the trains the bank has. */
export const needsHelp = (table: Table18fb, corp: CorpId): boolean =>
  mustBuyTrain(table, corp) && cashOf(table, corp) < cheapestPrice(table);

/** A frame of the train step; `late`: after the financial one, for a company that still has no train. */
export interface BuyTrainsFrame extends CompanyFrame {
  readonly step: 'buyTrains';
  readonly late?: boolean;
}

/** Where a table plays the sections in their order, 3.4.10 comes after 3.4.9: no help before that (ruling O17). */
export const helpComesLater = (table: Table18fb, frame: Frame): boolean =>
  table.options.emergency === 'afterFinance' && !(frame as BuyTrainsFrame).late;

/** In the financial step: a train must still be bought after it (ruling O17). */
export const trainIsDue = (table: Table18fb, corp: CorpId): boolean =>
  table.options.emergency === 'afterFinance' && mustBuyTrain(table, corp);

export const sellerOf = (table: Table18fb, train: TrainId): Holder => table.trains[train] ?? GONE;

export const isOthers = (table: Table18fb, train: TrainId): boolean =>
  table.companies[sellerOf(table, train)] !== undefined;

/** Floated, with somebody to agree, and not frozen: who takes part in the trade of trains (ruling O14). */
export const tradesTrains = (table: Table18fb, corp: CorpId): boolean =>
  isFloated(table, corp) && !isFrozen(table, corp) && presidentIfAny(table, corp) !== undefined;

export const isLeased = (table: Table18fb, train: TrainId): boolean =>
  table.companies[sellerOf(table, train)]?.leased.includes(train) ?? false;

export const isNational = (corp: string): boolean => (nationalIds as readonly string[]).includes(corp);

/** RM and RA neither buy nor sell at another price (3.6.1). */
export const atFaceOnly = (table: Table18fb, corp: CorpId, train: TrainId): boolean =>
  !isOthers(table, train) || isNational(corp) || isNational(sellerOf(table, train));

/** Under this name a refused price is remembered for the turn: the seller and the kind of train (ruling A2). */
export const trainDeal = (seller: Holder, train: TrainId): string => `${seller} ${defOf(train).kind}`;

/** The highest price refused for such a train of this seller in the turn. Mostly nothing was refused at all. */
export function refusedPrice(table: Table18fb, seller: Holder, train: TrainId): number | undefined {
  const { refused } = table.turn;
  for (const _deal in refused) return refused[trainDeal(seller, train)];
  return undefined;
}

const asPurchase = (action: Action18fb): ActionOf<'buyTrain'> | undefined =>
  action.type === 'buyTrain' ? action : undefined;

type TrainRule = Rule<Table18fb, CompanyFrame, Action18fb>;

export const trainRules: readonly TrainRule[] = [
  ...about<Table18fb, CompanyFrame, Action18fb>(
    ['buyTrain', 'helpBuy'],
    [
      rule18fb('3.4.8', 'train.notForSale', (table, frame, action) => {
        const train = action.type === 'buyTrain' || action.type === 'helpBuy' ? action.train : undefined;
        if (train === undefined) return false;
        const seller = sellerOf(table, train);
        const others = seller !== frame.corp && tradesTrains(table, seller);
        return !bankTrains(table).includes(train) && !others && { train };
      }),
    ],
  ),
  ...about<Table18fb, CompanyFrame, Action18fb>('buyTrain', [
    rule18fb('3.6.1', 'train.leasedStays', (table, _frame, action) => {
      const buy = asPurchase(action);
      return !!buy && isLeased(table, buy.train) && { train: buy.train };
    }),
    rule18fb('3.6.1', 'train.leaseFirst', (table, frame, action) => {
      return !!asPurchase(action) && isLeasing(table, frame.corp) && { corp: frame.corp };
    }),
    rule18fb('3.4.8', 'train.faceValue', (table, _frame, action) => {
      const buy = asPurchase(action);
      if (!buy || isOthers(table, buy.train)) return false;
      const price = faceValue(table, buy.train);
      return buy.price !== price && { train: buy.train, price };
    }),
    rule18fb('3.6.1', 'train.nationalFaceValue', (table, frame, action) => {
      const buy = asPurchase(action);
      if (!buy || !isOthers(table, buy.train) || !atFaceOnly(table, frame.corp, buy.train)) return false;
      const price = faceValue(table, buy.train);
      return buy.price !== price && { train: buy.train, price };
    }),
    rule18fb('3.4.8', 'train.atLeastOne', (_table, _frame, action) => {
      const buy = asPurchase(action);
      return !!buy && buy.price < 1 && { train: buy.train };
    }),
    rule18fb('3.4.8', 'train.noMoney', (table, frame, action) => {
      const buy = asPurchase(action);
      const cash = cashOf(table, frame.corp);
      return !!buy && buy.price > cash && { corp: frame.corp, price: buy.price, cash };
    }),
    rule18fb('3.4.8', 'train.refused', (table, _frame, action) => {
      const buy = asPurchase(action);
      const refused = buy && refusedPrice(table, sellerOf(table, buy.train), buy.train);
      return !!buy && refused !== undefined && buy.price <= refused && { price: refused };
    }),
  ]),
  ...about<Table18fb, CompanyFrame, Action18fb>('helpBuy', [
    rule18fb('3.4.10', 'help.notNeeded', (table, frame, action) => {
      return action.type === 'helpBuy' && !needsHelp(table, frame.corp) && { corp: frame.corp };
    }),
    rule18fb('3.4.9', 'help.later', (table, frame, action) => {
      return action.type === 'helpBuy' && helpComesLater(table, frame) && { corp: frame.corp };
    }),
    rule18fb('3.4.10', 'help.onlyCheapest', (table, _frame, action) => {
      if (action.type !== 'helpBuy') return false;
      const cheapest = !isOthers(table, action.train) && faceValue(table, action.train) === cheapestPrice(table);
      return !cheapest && { train: action.train, price: cheapestPrice(table) };
    }),
  ]),
  ...about<Table18fb, CompanyFrame, Action18fb>('payLease', [
    rule18fb('3.6.1', 'lease.notLeased', (table, frame, action) => {
      const leased = action.type === 'payLease' && factsOf(table, frame.corp).leased.includes(action.train);
      return action.type === 'payLease' && !leased && { train: action.train };
    }),
    rule18fb('3.6.1', 'lease.inFull', (table, frame, action) => {
      if (action.type !== 'payLease') return false;
      const [cost, cash] = [faceValue(table, action.train), cashOf(table, frame.corp)];
      return cost > cash && { corp: frame.corp, cost, cash };
    }),
  ]),
  ...about<Table18fb, CompanyFrame, Action18fb>('pass', [
    rule18fb('3.6.1', 'lease.mustPay', (table, frame, action) => {
      const able = factsOf(table, frame.corp).leased.some(
        (train) => faceValue(table, train) <= cashOf(table, frame.corp),
      );
      return action.type === 'pass' && able && { corp: frame.corp };
    }),
    rule18fb('3.4.8', 'train.mustOwnOne', (table, frame, action) => {
      const waits = helpComesLater(table, frame) && needsHelp(table, frame.corp);
      return action.type === 'pass' && mustBuyTrain(table, frame.corp) && !waits && { corp: frame.corp };
    }),
  ]),
];

/** Pays and hands over; the first ordinary card of its kind out of the pile begins a phase (2.1). */
export function acquireTrain(tx: Tx18fb, corp: CorpId, train: TrainId, price: number): void {
  const seller = sellerOf(tx.table, train);
  tx.emit({ type: 'noted', note: 'trainBought', params: { corp, train, from: seller, amount: price } });
  pay(tx, corp, seller === POOL ? BANK : seller, price, 'train');
  tx.emit({ type: 'trainMoved', train, to: corp });
  // A regional company buys one train in a turn (3.5.2).
  if (tx.table.regionals[corp]) tx.emit({ type: 'turnNoted', facts: { bought: true } });
  const { phase, kind } = defOf(train);
  if (seller === BANK && ordinary.includes(kind) && phase > phaseNumber(tx.table)) enterPhase(tx, phase, corp);
}

export function payLease(tx: Tx18fb, corp: CorpId, train: TrainId): void {
  const amount = faceValue(tx.table, train);
  tx.emit({ type: 'noted', note: 'leasePaid', params: { corp, train, amount } });
  pay(tx, corp, BANK, amount, 'train');
  tx.emit({ type: 'leasePaid', corp, train });
}
