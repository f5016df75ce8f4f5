import { about, type Frame, lasting, memo1, type Rule } from '@binario/kernel';
import {
  BANK,
  buyTrain,
  type CorpFrame,
  type CorpId,
  cashOf,
  GONE,
  isGivenAway,
  isRefusedOffer,
  isTooDear,
  POOL,
  pay,
  sellerOf,
  type TrainId,
  trainsOf,
} from '@binario/rail';
import type { Action18fb, ActionOf } from '../actions.ts';
import type { Board18fb } from '../board/board.ts';
import { boardOf } from '../board/of.ts';
import { coverageOf, trainDef } from '../board/questions.ts';
import type { Tx18fb } from '../effects.ts';
import { nationalIds, trainKinds } from '../ids.ts';
import { factsOf, isFloated, isFrozen, isOperational, phaseNumber, presidentIfAny, type Table18fb } from '../table.ts';
import { isLeasing } from './dividends.ts';
import { enterPhase } from './phases.ts';
import { rule18fb } from './rule.ts';

type Trains = Table18fb['trains'];

const ordinary: readonly string[] = trainKinds;

/** The first card of the oldest kind that is not sold out (2.6). */
function topOfPile(board: Board18fb, trains: Trains): TrainId {
  const waiting = trainsOf({ trains }, BANK);
  for (const kind of trainKinds) {
    const top = waiting.find((train) => trainDef(board, train).kind === kind);
    if (top !== undefined) return top;
  }
  throw new Error('the pile of trains is empty');
}

/** What is for sale, and the lowest price. */
interface Sales {
  readonly trains: readonly TrainId[];
  readonly lowest: number;
}

const salesOn = lasting((board: Board18fb) =>
  memo1((trains: Trains): Sales => {
    // Regional cards that have come to the pool were acquired before and are ordinary now.
    const onSale = [topOfPile(board, trains), ...trainsOf({ trains }, POOL)];
    const prices = onSale.map((train) => coverageOf(board, train, trains[train] ?? GONE, false).cost);
    return { trains: onSale, lowest: Math.min(...prices) };
  }),
);

const salesOf = (table: Table18fb): Sales => salesOn(boardOf(table))(table.trains);

/** What the bank sells: the pile, and what came back, at face value (ruling P7). */
export const bankTrains = (table: Table18fb): readonly TrainId[] => salesOf(table).trains;

/** What is written on the card in these hands. */
export const faceValue = (table: Table18fb, train: TrainId): number => {
  const holder = table.trains[train] ?? GONE;
  return coverageOf(boardOf(table), train, holder, table.regionals[holder] !== undefined).cost;
};

/** The lowest price of a train that is for sale. */
export const cheapestPrice = (table: Table18fb): number => salesOf(table).lowest;

/** Only a provisional or definitive company must own a train (ruling O14). */
export const mustBuyTrain = (table: Table18fb, corp: CorpId): boolean =>
  isOperational(table, corp) && trainsOf(table, corp).length === 0;

/** 3.4.10: the duty to buy, and a treasury that pays none of the trains the bank has. */
export const needsHelp = (table: Table18fb, corp: CorpId): boolean =>
  mustBuyTrain(table, corp) && cashOf(table, corp) < cheapestPrice(table);

/** A frame of the train step; `late`: after the financial one, for a company that still has no train. */
export interface BuyTrainsFrame extends CorpFrame {
  readonly step: 'buyTrains';
  readonly late?: boolean;
}

/** Where a table plays the sections in their order, 3.4.10 comes after 3.4.9: no help before that (ruling O17). */
export const helpComesLater = (table: Table18fb, frame: Frame): boolean =>
  table.options.emergency === 'afterFinance' && !(frame as BuyTrainsFrame).late;

/** In the financial step: a train must still be bought after it (ruling O17). */
export const trainIsDue = (table: Table18fb, corp: CorpId): boolean =>
  table.options.emergency === 'afterFinance' && mustBuyTrain(table, corp);

/** Does the train belong to a company, not to bank or pool? */
export const isOthers = (table: Table18fb, train: TrainId): boolean =>
  table.companies[sellerOf(table, train)] !== undefined;

/** Floated, with somebody to agree, and not frozen: who takes part in the trade of trains (ruling O14). */
export const tradesTrains = (table: Table18fb, corp: CorpId): boolean =>
  isFloated(table, corp) && !isFrozen(table, corp) && presidentIfAny(table, corp) !== undefined;

/** Is the train run by a company that has not paid for it? */
export const isLeased = (table: Table18fb, train: TrainId): boolean =>
  table.companies[sellerOf(table, train)]?.leased.includes(train) ?? false;

/** A train it leases could be paid for now (3.6.1). */
export function mustPayLease(table: Table18fb, corp: CorpId): boolean {
  const cash = cashOf(table, corp);
  return factsOf(table, corp).leased.some((train) => faceValue(table, train) <= cash);
}

/** Is this one of the national companies? */
export const isNational = (corp: string): boolean => (nationalIds as readonly string[]).includes(corp);

/** RM and RA neither buy nor sell at another price (3.6.1). */
export const atFaceOnly = (table: Table18fb, corp: CorpId, train: TrainId): boolean =>
  !isOthers(table, train) || isNational(corp) || isNational(sellerOf(table, train));

/** Under this name a refused price is remembered for the turn: the seller and the kind of train (ruling A2). */
export const dealFor = (table: Table18fb, train: TrainId) => (): string =>
  `${sellerOf(table, train)} ${trainDef(boardOf(table), train).kind}`;

type Purchase = ActionOf<'buyTrain'>;
type Help = ActionOf<'helpBuy'>;
type LeaseAction = ActionOf<'payLease'>;
type TrainRule = Rule<Table18fb, CorpFrame, Action18fb>;

/** 3.4.8 What guards the purchase of a train. */
export const trainRules: readonly TrainRule[] = [
  ...about<Table18fb, CorpFrame, Purchase | Help>(
    ['buyTrain', 'helpBuy'],
    [
      rule18fb('3.4.8', 'train.notForSale', (table, frame, { train }) => {
        const seller = sellerOf(table, train);
        const others = seller !== frame.corp && tradesTrains(table, seller);
        return !bankTrains(table).includes(train) && !others && { train };
      }),
    ],
  ),
  ...about<Table18fb, CorpFrame, Purchase>('buyTrain', [
    rule18fb('3.6.1', 'train.leasedStays', (table, _frame, { train }) => isLeased(table, train) && { train }),
    rule18fb('3.6.1', 'train.leaseFirst', (table, { corp }) => isLeasing(table, corp) && { corp }),
    rule18fb('3.4.8', 'train.faceValue', (table, _frame, { train, price: offered }) => {
      if (isOthers(table, train)) return false;
      const price = faceValue(table, train);
      return offered !== price && { train, price };
    }),
    rule18fb('3.6.1', 'train.nationalFaceValue', (table, frame, { train, price: offered }) => {
      if (!isOthers(table, train) || !atFaceOnly(table, frame.corp, train)) return false;
      const price = faceValue(table, train);
      return offered !== price && { train, price };
    }),
    rule18fb('3.4.8', 'train.atLeastOne', isGivenAway),
    rule18fb('3.4.8', 'train.noMoney', isTooDear),
    rule18fb('3.4.8', 'train.refused', (table, _frame, { train, price }) =>
      isRefusedOffer(table, price, dealFor(table, train)),
    ),
  ]),
  ...about<Table18fb, CorpFrame, Help>('helpBuy', [
    rule18fb('3.4.10', 'help.notNeeded', (table, { corp }) => !needsHelp(table, corp) && { corp }),
    rule18fb('3.4.9', 'help.later', (table, frame) => helpComesLater(table, frame) && { corp: frame.corp }),
    rule18fb('3.4.10', 'help.onlyCheapest', (table, _frame, { train }) => {
      const price = cheapestPrice(table);
      return (isOthers(table, train) || faceValue(table, train) !== price) && { train, price };
    }),
  ]),
  ...about<Table18fb, CorpFrame, LeaseAction>('payLease', [
    rule18fb('3.6.1', 'lease.notLeased', (table, { corp }, { train }) => {
      return !factsOf(table, corp).leased.includes(train) && { train };
    }),
    rule18fb('3.6.1', 'lease.inFull', (table, { corp }, { train }) => {
      const [cost, cash] = [faceValue(table, train), cashOf(table, corp)];
      return cost > cash && { corp, cost, cash };
    }),
  ]),
  ...about<Table18fb, CorpFrame, Action18fb>('pass', [
    rule18fb('3.6.1', 'lease.mustPay', (table, { corp }) => mustPayLease(table, corp) && { corp }),
    rule18fb('3.4.8', 'train.mustOwnOne', (table, frame) => {
      const { corp } = frame;
      const waits = helpComesLater(table, frame) && needsHelp(table, corp);
      return mustBuyTrain(table, corp) && !waits && { corp };
    }),
  ]),
];

/** Pays and hands over; the first ordinary card of its kind out of the pile begins a phase (2.1). */
export function acquireTrain(tx: Tx18fb, corp: CorpId, train: TrainId, price: number): void {
  const seller = buyTrain(tx, corp, train, price);
  const { phase, kind } = trainDef(boardOf(tx.table), train);
  if (seller === BANK && ordinary.includes(kind) && phase > phaseNumber(tx.table)) enterPhase(tx, phase, corp);
}

/** A national company pays for a train it has leased. */
export function payLease(tx: Tx18fb, corp: CorpId, train: TrainId): void {
  const amount = faceValue(tx.table, train);
  pay(tx, corp, BANK, amount, 'train');
  tx.emit({ type: 'leasePaid', corp, train, amount });
}
