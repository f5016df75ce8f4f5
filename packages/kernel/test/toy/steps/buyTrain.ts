import { become, call, done, type Offer, type Rule, rule, type Step } from '@binario/kernel';
import {
  type Act,
  type CorpFrame,
  type CorpId,
  cashOf,
  corpGone,
  corpOf,
  type Effect,
  openCorps,
  type Pass,
  presidentOf,
  priceOf,
  type Table,
  type TrainId,
  trainLimit,
} from '../model.ts';
import { buyFromDepot, merge, pay } from '../verbs.ts';

/** An offer that was refused this turn. */
interface Refused {
  readonly train: TrainId;
  readonly price: number;
}

export interface BuyTrainFrame extends CorpFrame {
  readonly refused?: readonly Refused[];
  readonly proposed?: Refused & { readonly from: CorpId };
}

type Propose = Act<'propose', { from: CorpId; train: TrainId; price: number }>;
type Moves =
  | Act<'buyTrain', { train: TrainId }>
  | Propose
  | Act<'raise'>
  | Act<'absorb', { target: CorpId }>
  | Act<'mergeInto', { target: CorpId }>
  | Pass;

const next = (table: Table): TrainId | undefined => table.depot[0];
const mustBuy = (table: Table, corp: CorpId): boolean =>
  corpOf(table, corp).trains.length === 0 && next(table) !== undefined;
const isFull = (table: Table, corp: CorpId): boolean => corpOf(table, corp).trains.length >= trainLimit(table);
const refusedAt = (frame: BuyTrainFrame, train: TrainId): number =>
  Math.max(0, ...(frame.refused ?? []).filter((each) => each.train === train).map((each) => each.price));

const others = (table: Table, corp: CorpId): readonly CorpId[] => openCorps(table).filter((each) => each !== corp);

const rules: readonly Rule<Table, BuyTrainFrame, Moves>[] = [
  rule('toy §4.1', 'train.mustOwnOne', (table, frame, action) => {
    return action.type === 'pass' && mustBuy(table, frame.corp) && { corp: frame.corp };
  }),
  rule('toy §4.2', 'train.limit', (table, frame, action) => {
    const buys = action.type === 'buyTrain' || action.type === 'propose';
    return buys && isFull(table, frame.corp) && { limit: trainLimit(table) };
  }),
  rule('toy §4.3', 'train.noMoney', (table, frame, action) => {
    if (action.type !== 'buyTrain' && action.type !== 'propose') return false;
    const price = action.type === 'buyTrain' ? priceOf(action.train) : action.price;
    return price > cashOf(table, frame.corp) && { price };
  }),
  rule('toy §4.4', 'train.refusedBefore', (_table, frame, action) => {
    if (action.type !== 'propose') return false;
    const price = refusedAt(frame, action.train);
    return action.price <= price && { train: action.train, price };
  }),
  rule('toy §4.5', 'raise.notForced', (table, frame, action) => {
    const train = next(table);
    const forced = mustBuy(table, frame.corp) && train !== undefined && priceOf(train) > cashOf(table, frame.corp);
    return action.type === 'raise' && !forced && { corp: frame.corp };
  }),
  rule('toy §5.1', 'absorb.samePresident', (table, frame, action) => {
    if (action.type !== 'absorb' && action.type !== 'mergeInto') return false;
    return presidentOf(table, action.target) !== presidentOf(table, frame.corp) && { target: action.target };
  }),
];

function proposals(table: Table, frame: BuyTrainFrame, by: string): readonly Offer[] {
  return others(table, frame.corp).flatMap((from) =>
    corpOf(table, from).trains.map((train) => {
      const price = { min: refusedAt(frame, train) + 1, max: cashOf(table, frame.corp) };
      return { type: 'propose', by, from, train, price };
    }),
  );
}

/** Trains from the depot or from another corporation; a corporation without a train must buy, whatever it takes. */
export const buyTrain: Step<Table, Effect, BuyTrainFrame, Moves> = {
  actions: ['buyTrain', 'propose', 'raise', 'absorb', 'mergeInto', 'pass'],
  gone: corpGone,
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options(table, frame, by) {
    const train = next(table);
    return [
      ...(train === undefined ? [] : [{ type: 'buyTrain', by, train }]),
      ...proposals(table, frame, by),
      { type: 'raise', by },
      ...others(table, frame.corp).flatMap((target) => [
        { type: 'absorb', by, target },
        { type: 'mergeInto', by, target },
      ]),
      { type: 'pass', by },
    ];
  },
  rules,
  take(tx, frame, action) {
    const { corp } = frame;
    switch (action.type) {
      case 'pass':
        return done();
      case 'raise':
        return call({ step: 'raiseMoney', corp }, frame);
      case 'absorb':
        return call({ step: 'absorb', corp, target: action.target }, frame);
      case 'mergeInto':
        merge(tx, corp, action.target);
        return become(frame);
      case 'buyTrain':
        buyFromDepot(tx, corp, action.train);
        return become(frame);
      case 'propose': {
        const { from, train, price } = action;
        return call(
          { step: 'consent', corp: from, train, price, buyer: corp },
          { ...frame, proposed: { from, train, price } },
        );
      }
    }
  },
  resume(tx, { proposed, ...frame }, result) {
    if (!proposed) return become(frame);
    const { from, train, price } = proposed;
    if (result !== 'agreed') return become({ ...frame, refused: [...(frame.refused ?? []), { train, price }] });
    pay(tx, frame.corp, from, price);
    tx.emit({ type: 'trainMoved', train, to: frame.corp });
    return become(frame);
  },
};
