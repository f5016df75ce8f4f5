import { become, call, done, type Frame, type Offer, stay } from '@binario/kernel';
import { afterTurn, allPassed, leftOf, type PassingFrame, type PlayerId } from '@binario/rail';
import type { Corp } from '../data/corporations.ts';
import { bringGaribaldiBack } from '../rules/garibaldi.ts';
import { adjustPrices, forgetSales } from '../rules/market.ts';
import { rule1849 } from '../rules/rule.ts';
import { barPurchase, everySale, sellOrAsk } from '../rules/selling.ts';
import { goHome, nextToStart, startCorporation, startRules } from '../rules/starting.ts';
import { buyCert, purchaseRules, type StockRule, saleRules, surplus } from '../rules/stock.ts';
import { inMarketOrder, phaseOf, type Table1849 } from '../table.ts';
import { hasChoice, noteChoice, type Step1849 } from './step.ts';

/** A stock round (9): whose turn it is, and how many have passed in a row. */
export interface StockRoundFrame extends PassingFrame {
  readonly step: 'stockRound';
  readonly number: number;
  readonly begun: boolean;
}

/** The frame of a stock round: the player with the priority card begins. */
export const beginStockRound = ({ priority }: Table1849, number: number): StockRoundFrame => ({
  step: 'stockRound',
  number,
  begun: false,
  turn: priority,
  passes: 0,
  lastActor: null,
});

/** Section 9: turns clockwise until all have passed in succession, then 9.7. */
export const stockRound: Step1849<StockRoundFrame> = {
  begin(tx, frame) {
    if (!frame.begun) {
      tx.emit({ type: 'stockRoundBegan', number: frame.number });
      bringGaribaldiBack(tx);
      for (const corp in tx.table.corps) if (!tx.table.corps[corp]?.home) goHome(tx, corp as Corp);
      return become<StockRoundFrame>({ ...frame, begun: true });
    }
    if (!allPassed(tx.table, frame)) {
      return call<StockTurnFrame, StockRoundFrame>(
        { step: 'stockTurn', player: frame.turn, sold: false, started: null, extra: 0 },
        frame,
      );
    }
    if (frame.lastActor) tx.emit({ type: 'priorityGiven', player: leftOf(tx.table, frame.lastActor) });
    adjustPrices(tx);
    if (tx.table.messinaClosed) tx.emit({ type: 'messinaBanned', banned: false });
    return done();
  },
  resume(tx, frame, acted) {
    forgetSales(tx);
    return become(afterTurn(tx.table, frame, acted === true));
  },
};

/** A player's turn in the stock round: what he has sold and started in it. */
export interface StockTurnFrame extends Frame {
  readonly step: 'stockTurn';
  readonly player: PlayerId;
  readonly sold: boolean;
  /** The corporation started in this turn, and how many singles were taken with it (9.4). */
  readonly started: Corp | null;
  readonly extra: number;
}

const EXTRA_AT_START = 2;

const turnRules: readonly StockRule[] = [
  rule1849<StockTurnFrame>('9', 'sell.beforeBuying', (_table, frame, action) => {
    return action.type === 'sellStock' && frame.started !== null && { corp: action.corp };
  }),
  ...saleRules,
  rule1849<StockTurnFrame>('9', 'buy.onePurchase', (_table, frame, action) => {
    return action.type === 'startCorp' && frame.started !== null && { corp: frame.started };
  }),
  rule1849<StockTurnFrame>('9.4', 'start.onlyTreasurySingles', (_table, frame, action) => {
    if (action.type !== 'buyCert' || frame.started === null) return false;
    return (action.corp !== frame.started || action.from !== 'treasury') && { corp: frame.started };
  }),
  ...purchaseRules,
  ...startRules,
  rule1849<StockTurnFrame>('9.1', 'pass.mustSellDown', (table, frame, action) => {
    if (action.type !== 'pass') return false;
    const over = surplus(table, action.by);
    return over > 0 && canSell(table, frame) && { surplus: over, limit: table.certLimit };
  }),
] as readonly StockRule[];

const sellingOnly: Pick<Step1849<StockTurnFrame>, 'options' | 'rules'> = {
  options: (table, _frame, by) => everySale(table, by),
  rules: saleRules,
};

function canSell(table: Table1849, frame: StockTurnFrame): boolean {
  return frame.started === null && hasChoice(sellingOnly, table, frame, frame.player);
}

function purchases(table: Table1849, { started }: StockTurnFrame, by: PlayerId): readonly Offer[] {
  if (started !== null) return [{ type: 'buyCert', by, corp: started, from: 'treasury' }];
  const offers: Offer[] = [];
  for (const corp of inMarketOrder(table)) {
    offers.push({ type: 'buyCert', by, corp, from: 'treasury' }, { type: 'buyCert', by, corp, from: 'pool' });
  }
  return offers;
}

function starts(table: Table1849, by: PlayerId): readonly Offer[] {
  const corp = nextToStart(table);
  return corp ? phaseOf(table).startValues.map((value) => ({ type: 'startCorp', by, corp, value })) : [];
}

/** A player's turn: sell, then buy one certificate or start a corporation (9). */
export const stockTurn: Step1849<StockTurnFrame> = {
  actions: ['sellStock', 'buyCert', 'startCorp', 'pass'],
  begin(tx, frame) {
    const acted = frame.sold || frame.started !== null;
    if (frame.extra >= EXTRA_AT_START || !hasChoice(stockTurn, tx.table, frame, frame.player)) return done(acted);
    noteChoice(tx);
    return stay(frame);
  },
  actors: (_table, frame) => [frame.player],
  optionParts: [
    (table, frame, by) => (frame.started === null ? everySale(table, by) : []),
    purchases,
    (table, frame, by) => (frame.started === null ? starts(table, by) : []),
    (_table, _frame, by) => [{ type: 'pass', by }],
  ],
  rules: turnRules,
  take(tx, frame, action) {
    switch (action.type) {
      case 'sellStock':
        barPurchase(tx, action.by, action.corp);
        sellOrAsk(tx, action.by, action);
        return become<StockTurnFrame>({ ...frame, sold: true });
      case 'buyCert':
        buyCert(tx, action.by, action.corp, action.from);
        return frame.started === null ? done(true) : become<StockTurnFrame>({ ...frame, extra: frame.extra + 1 });
      case 'startCorp':
        startCorporation(tx, action.corp, action.by, action.value, action.by);
        return become<StockTurnFrame>({ ...frame, started: action.corp });
      default:
        if (!frame.sold && frame.started === null) tx.emit({ type: 'passed', player: action.by });
        return done(frame.sold || frame.started !== null);
    }
  },
};
