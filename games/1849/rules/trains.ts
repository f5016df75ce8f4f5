import { about, memo1, type Rule } from '@binario/kernel';
import {
  BANK,
  buyTrain,
  type CorpFrame,
  type CorpId,
  cashOf,
  GONE,
  isGivenAway,
  POOL,
  sellerOf,
  type TrainId,
  trainsOf,
} from '@binario/rail';
import { routeReachOf } from '@binario/track';
import type { Action1849, ActionOf } from '../actions.ts';
import { classOf, mapOf } from '../board/boardOf.ts';
import { isLaterPhase } from '../data/phases.ts';
import { kindOfTrain, saleOrder, type TrainClass } from '../data/trains.ts';
import type { Tx1849 } from '../effects.ts';
import { factsOf, isStarted, phaseOf, type Table1849 } from '../table.ts';
import { enterPhase } from './phases.ts';
import { rule1849 } from './rule.ts';

/** The train on top of each pile in the bank. */
const topOfPiles = memo1((trains: Table1849['trains']) => {
  const tops = new Map<TrainClass, TrainId>();
  for (const train of trainsOf({ trains }, BANK)) {
    const kind = kindOfTrain(train);
    if (!tops.has(kind)) tops.set(kind, train);
  }
  return tops;
});

/** The train of each class on top of its pile, for the classes on offer (10.6, 14.3). */
export function bankTrains(table: Table1849): readonly TrainId[] {
  const tops = topOfPiles(table.trains);
  const current = saleOrder.find((kind) => tops.has(kind));
  const reverse = table.phase === '16' ? tops.get('R6H') : undefined;
  const electric = isLaterPhase(table.phase, '10') ? tops.get('E') : undefined;
  return [current && tops.get(current), reverse, electric].filter((train) => train !== undefined);
}

/** What bank and pool sell to one corporation, what the cheapest costs, and whether it must buy. */
interface Sale {
  readonly trains: readonly TrainId[];
  readonly cheapest: number;
  /** Undefined until somebody wants to know: it must be followed on the map. */
  duty: boolean | undefined;
}

/** Every rule about a purchase asks for this: worked out once for each position. */
const saleByTable = memo1<Table1849, Map<CorpId, Sale>>(() => new Map());

function saleFor(table: Table1849, corp: CorpId): Sale {
  const known = saleByTable(table);
  const sale = known.get(corp) ?? findSale(table, corp);
  known.set(corp, sale);
  return sale;
}

function findSale(table: Table1849, corp: CorpId): Sale {
  const trains = [...bankTrains(table), ...trainsOf(table, POOL)].filter((train) => mayOwn(table, corp, train));
  const cheapest = Math.min(...trains.map((train) => classOf(table, train).price));
  return { trains, cheapest, duty: undefined };
}

/** What bank and pool sell at face value to this corporation: E trains only to owners of an E token (14.3). */
export const trainsOnSale = (table: Table1849, corp: CorpId): readonly TrainId[] => saleFor(table, corp).trains;

/** May the corporation have such a train? E-trains need an E-token (14.3). */
export function mayOwn(table: Table1849, corp: CorpId, train: TrainId): boolean {
  return kindOfTrain(train) !== 'E' || factsOf(table, corp).eToken;
}

/** The lowest price for which the corporation could get a train from bank or pool. */
export const cheapestPrice = (table: Table1849, corp: CorpId): number => saleFor(table, corp).cheapest;

/** The duty to own a train (10.6, RUL-49, RUL-50): a route of whatever length, and something to buy. */
export function mustBuyTrain(table: Table1849, corp: CorpId): boolean {
  const sale = saleFor(table, corp);
  sale.duty ??=
    trainsOf(table, corp).length === 0 && sale.trains.length > 0 && routeReachOf(mapOf(table), table, corp).joined;
  return sale.duty;
}

/** 10.7: no train, the duty to own one, and not enough money for the cheapest. */
export function inEmergency(table: Table1849, corp: CorpId): boolean {
  return cashOf(table, corp) < cheapestPrice(table, corp) && mustBuyTrain(table, corp);
}

/** Is the train sold at face value, by the bank or out of the pool? */
export const atFaceValue = (table: Table1849, train: TrainId): boolean =>
  sellerOf(table, train) === BANK || sellerOf(table, train) === POOL;

/** Has the corporation as many trains as the phase allows? */
export const atTrainLimit = (table: Table1849, corp: CorpId): boolean =>
  trainsOf(table, corp).length >= phaseOf(table).trainLimit;

type TrainRule = Rule<Table1849, CorpFrame, Action1849>;
/** What the president would have to add: only in an emergency, and only for the cheapest train (10.7). */
export function presidentAdds(table: Table1849, corp: CorpId, train: TrainId): number {
  const { price } = classOf(table, train);
  const helped = inEmergency(table, corp) && atFaceValue(table, train) && price === cheapestPrice(table, corp);
  return helped ? price - cashOf(table, corp) : 0;
}

type Purchase = ActionOf<'buyTrain'>;

/** 10.6 What guards the purchase of a train. */
export const trainRules: readonly TrainRule[] = [
  ...about<Table1849, CorpFrame, Purchase>('buyTrain', [
    rule1849('10.6', 'train.notForSale', (table, frame, { train }) => {
      const seller = sellerOf(table, train);
      const offered = seller === BANK ? bankTrains(table).includes(train) : seller === POOL || isStarted(table, seller);
      return (!offered || seller === frame.corp) && { train };
    }),
    rule1849(
      '14.3',
      'train.needsEToken',
      (table, { corp }, { train }) => !mayOwn(table, corp, train) && { corp, train },
    ),
    rule1849('10.6', 'train.limit', (table, { corp }) => {
      return atTrainLimit(table, corp) && { corp, limit: phaseOf(table).trainLimit };
    }),
    rule1849('10.6', 'train.faceValue', (table, _frame, { train, price: offered }) => {
      const { price } = classOf(table, train);
      return atFaceValue(table, train) && offered !== price && { train, price };
    }),
    rule1849('10.6', 'train.atLeastOne', isGivenAway),
    rule1849('10.7', 'train.noDealAfterSales', (table, _frame, { train }) => {
      return table.turn.emergencySales && !atFaceValue(table, train) && { train };
    }),
    rule1849('10.7', 'train.presidentShort', (table, frame, { train, by }) => {
      const adds = presidentAdds(table, frame.corp, train);
      const cash = cashOf(table, by);
      return adds > cash && { player: by, adds, cash };
    }),
    rule1849('10.6', 'train.noMoney', (table, { corp }, { train, price }) => {
      const cash = cashOf(table, corp);
      return price > cash + presidentAdds(table, corp, train) && { corp, price, cash };
    }),
  ]),
  ...about<Table1849, CorpFrame, Action1849>('pass', [
    rule1849('10.6', 'train.mustOwnOne', (table, { corp }) => mustBuyTrain(table, corp) && { corp }),
  ]),
];

/** Pays, hands over the train, closes RSA, and begins a new phase if it is the first of its class from the bank. */
export function acquireTrain(tx: Tx1849, corp: CorpId, train: TrainId, price: number): void {
  const seller = buyTrain(tx, corp, train, price);
  if (tx.table.rsaCorp === corp) {
    tx.emit({ type: 'rsaLinked', corp: null });
    if (tx.table.privates.RSA !== GONE) tx.emit({ type: 'privateMoved', private: 'RSA', to: GONE });
  }
  const { begins } = classOf(tx.table, train);
  if (seller === BANK && begins && isLaterPhase(begins, tx.table.phase)) enterPhase(tx, begins, corp);
}
