import type { Rule } from '@binario/kernel';
import {
  BANK,
  type CorpId,
  cashOf,
  GONE,
  type Holder,
  POOL,
  pay,
  reachOf,
  type TrainId,
  trainsOf,
} from '@binario/rail';
import type { Action1849, ActionOf } from '../actions.ts';
import { board } from '../data/map.ts';
import { classOf, saleOrder, type TrainClass } from '../data/trains.ts';
import type { Tx1849 } from '../effects.ts';
import { factsOf, isStarted, phaseOf, type Table1849 } from '../table.ts';
import { enterPhase, isLaterPhase } from './phases.ts';
import { rule1849 } from './rule.ts';
import type { CorpFrame } from './tokens.ts';

/** The train of each class on top of its pile, for the classes on offer (10.6, 14.3). */
export function bankTrains(table: Table1849): readonly TrainId[] {
  const unsold = trainsOf(table, BANK);
  const first = (kind: TrainClass) => unsold.find((train) => classOf(train).class === kind);
  const current = saleOrder.map(first).find((train) => train !== undefined);
  const reverse = table.phase === '16' ? first('R6H') : undefined;
  const electric = isLaterPhase(table.phase, '10') ? first('E') : undefined;
  return [current, reverse, electric].filter((train) => train !== undefined);
}

/** What bank and pool sell at face value to this corporation: E trains only to owners of an E token (14.3). */
export function trainsOnSale(table: Table1849, corp: CorpId): readonly TrainId[] {
  const trains = [...bankTrains(table), ...trainsOf(table, POOL)];
  return trains.filter((train) => mayOwn(table, corp, train));
}

export function mayOwn(table: Table1849, corp: CorpId, train: TrainId): boolean {
  return classOf(train).class !== 'E' || factsOf(table, corp).eToken;
}

export function cheapestPrice(table: Table1849, corp: CorpId): number {
  return Math.min(...trainsOnSale(table, corp).map((train) => classOf(train).price));
}

/** The duty to own a train (10.6, RUL-49, RUL-50): a route of whatever length, and something to buy. */
export function mustBuyTrain(table: Table1849, corp: CorpId): boolean {
  return (
    trainsOf(table, corp).length === 0 && trainsOnSale(table, corp).length > 0 && reachOf(board, table, corp).joined
  );
}

/** 10.7: no train, the duty to own one, and not enough money for the cheapest. */
export function inEmergency(table: Table1849, corp: CorpId): boolean {
  return mustBuyTrain(table, corp) && cashOf(table, corp) < cheapestPrice(table, corp);
}

export const sellerOf = (table: Table1849, train: TrainId): Holder => table.trains[train] ?? GONE;

/** Is it sold at face value, by the bank or out of the pool? */
export const atFaceValue = (table: Table1849, train: TrainId): boolean =>
  sellerOf(table, train) === BANK || sellerOf(table, train) === POOL;

export const atTrainLimit = (table: Table1849, corp: CorpId): boolean =>
  trainsOf(table, corp).length >= phaseOf(table).trainLimit;

type TrainRule = Rule<Table1849, CorpFrame, Action1849>;
const asPurchase = (action: Action1849): ActionOf<'buyTrain'> | undefined =>
  action.type === 'buyTrain' ? action : undefined;

/** What the president would have to add: only in an emergency, and only for the cheapest train (10.7). */
export function presidentAdds(table: Table1849, corp: CorpId, train: TrainId): number {
  const { price } = classOf(train);
  const helped = inEmergency(table, corp) && atFaceValue(table, train) && price === cheapestPrice(table, corp);
  return helped ? price - cashOf(table, corp) : 0;
}

export const trainRules: readonly TrainRule[] = [
  rule1849('10.6', 'train.notForSale', (table, frame, action) => {
    const buy = asPurchase(action);
    if (!buy) return false;
    const seller = sellerOf(table, buy.train);
    const offered =
      seller === BANK ? bankTrains(table).includes(buy.train) : seller === POOL || isStarted(table, seller);
    return (!offered || seller === frame.corp) && { train: buy.train };
  }),
  rule1849('14.3', 'train.needsEToken', (table, frame, action) => {
    const buy = asPurchase(action);
    return !!buy && !mayOwn(table, frame.corp, buy.train) && { corp: frame.corp, train: buy.train };
  }),
  rule1849('10.6', 'train.limit', (table, frame, action) => {
    const buy = asPurchase(action);
    return !!buy && atTrainLimit(table, frame.corp) && { corp: frame.corp, limit: phaseOf(table).trainLimit };
  }),
  rule1849('10.6', 'train.faceValue', (table, _frame, action) => {
    const buy = asPurchase(action);
    if (!buy || !atFaceValue(table, buy.train)) return false;
    const { price } = classOf(buy.train);
    return buy.price !== price && { train: buy.train, price };
  }),
  rule1849('10.6', 'train.atLeastOne', (_table, _frame, action) => {
    const buy = asPurchase(action);
    return !!buy && buy.price < 1 && { train: buy.train };
  }),
  rule1849('10.7', 'train.noDealAfterSales', (table, _frame, action) => {
    const buy = asPurchase(action);
    return !!buy && table.turn.emergencySales && !atFaceValue(table, buy.train) && { train: buy.train };
  }),
  rule1849('10.7', 'train.presidentShort', (table, frame, action) => {
    const buy = asPurchase(action);
    const adds = buy ? presidentAdds(table, frame.corp, buy.train) : 0;
    const cash = cashOf(table, action.by);
    return adds > cash && { player: action.by, adds, cash };
  }),
  rule1849('10.6', 'train.noMoney', (table, frame, action) => {
    const buy = asPurchase(action);
    if (!buy) return false;
    const cash = cashOf(table, frame.corp) + presidentAdds(table, frame.corp, buy.train);
    return buy.price > cash && { corp: frame.corp, price: buy.price, cash: cashOf(table, frame.corp) };
  }),
  rule1849('10.6', 'train.mustOwnOne', (table, frame, action) => {
    return action.type === 'pass' && mustBuyTrain(table, frame.corp) && { corp: frame.corp };
  }),
];

/** Pays, hands over the train, closes RSA, and begins a new phase if it is the first of its class from the bank. */
export function acquireTrain(tx: Tx1849, corp: CorpId, train: TrainId, price: number): void {
  const seller = sellerOf(tx.table, train);
  tx.emit({ type: 'noted', note: 'trainBought', params: { corp, train, from: seller, amount: price } });
  pay(tx, corp, seller === POOL ? BANK : seller, price, 'train');
  tx.emit({ type: 'trainMoved', train, to: corp });
  if (tx.table.rsaCorp === corp) {
    tx.emit({ type: 'rsaLinked', corp: null });
    if (tx.table.privates.RSA !== GONE) tx.emit({ type: 'privateMoved', private: 'RSA', to: GONE });
  }
  const { begins } = classOf(train);
  if (seller === BANK && begins && isLaterPhase(begins, tx.table.phase)) enterPhase(tx, begins, corp);
}
