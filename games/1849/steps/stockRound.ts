import { become, call, done, type Frame, type Offer, stay } from '@binario/kernel';
import { afterTurn, allPassed, leftOf, type PassingFrame, type PlayerId } from '@binario/rail';
import type { Action1849 } from '../actions.ts';
import type { Corp } from '../data/corporations.ts';
import type { Tx1849 } from '../effects.ts';
import { bringGaribaldiBack } from '../rules/garibaldi.ts';
import { adjustPrices, forgetSales } from '../rules/market.ts';
import { rule1849 } from '../rules/rule.ts';
import { barPurchase, salesOf, sellOrAsk, stockOf } from '../rules/selling.ts';
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

function saleOptions(table: Table1849, by: PlayerId): readonly Offer[] {
  return stockOf(table, by).flatMap((corp) =>
    salesOf(table, by, corp).map((sale) => ({ type: 'sellStock', by, ...sale })),
  );
}

function canSell(table: Table1849, frame: StockTurnFrame): boolean {
  const sellOnly = {
    ...stockTurn,
    options: (t: Table1849, _f: StockTurnFrame, by: PlayerId) => saleOptions(t, by),
    rules: saleRules,
  };
  return frame.started === null && hasChoice(sellOnly, table, frame, frame.player);
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
  options(table, frame, by) {
    if (frame.started !== null) {
      return [
        { type: 'buyCert', by, corp: frame.started, from: 'treasury' },
        { type: 'pass', by },
      ];
    }
    const next = nextToStart(table);
    const starts = next
      ? phaseOf(table).startValues.map((value) => ({ type: 'startCorp', by, corp: next, value }))
      : [];
    const purchases = inMarketOrder(table).flatMap((corp) => [
      { type: 'buyCert', by, corp, from: 'treasury' },
      { type: 'buyCert', by, corp, from: 'pool' },
    ]);
    return [...saleOptions(table, by), ...purchases, ...starts, { type: 'pass', by }];
  },
  rules: turnRules,
  take(tx, frame, action) {
    switch (action.type) {
      case 'sellStock':
        sell(tx, action);
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

function sell(tx: Tx1849, action: Extract<Action1849, { type: 'sellStock' }>): void {
  const { type: _type, by, ...sale } = action;
  barPurchase(tx, by, action.corp);
  sellOrAsk(tx, by, sale);
}
