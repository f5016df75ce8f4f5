import { about, become, call, done, type Frame, type Offer, stay } from '@binario/kernel';
import { afterTurn, allPassed, type CorpId, cashOf, leftOf, type PassingFrame, type PlayerId } from '@binario/rail';
import type { Action1865 } from '../actions.ts';
import { buyCert, buyPresidency, certThere, purchaseRules } from '../rules/buying.ts';
import { mayConvert } from '../rules/conversion.ts';
import { dragonTurn } from '../rules/dragons.ts';
import { floatIfSold, launch, launchRules } from '../rules/launching.ts';
import { minesDown, rowsDown } from '../rules/preliminaries.ts';
import { rule1865 } from '../rules/rule.ts';
import { mostSaleable, type StockRule, saleRules, sellShares } from '../rules/selling.ts';
import { companiesInPlay, operatingOrder, phaseOf, presidentIfAny, type Table1865 } from '../table.ts';
import type { RuleKey } from '../text/keys.ts';
import type { ConvertFrame } from './convert.ts';
import { hasChoice, noteChoice, type Step1865 } from './step.ts';

/** Passes are counted in succession, the Dragons having done nothing in between. */
export interface StockRoundFrame extends PassingFrame {
  readonly step: 'stockRound';
  readonly number: number;
  /** The operations of 3.12 are done. */
  readonly begun: boolean;
  readonly next: 'dragons' | 'player';
}

/** The frame of a stock round: the Dragons first, then the player with the priority. */
export const beginStockRound = ({ priority }: Table1865, number: number): StockRoundFrame => ({
  step: 'stockRound',
  number,
  begun: false,
  next: 'dragons',
  turn: priority,
  passes: 0,
  lastActor: null,
});

/** Dragons and players in turn until all have passed in order (3.1). */
export const stockRound: Step1865<StockRoundFrame> = {
  begin(tx, frame) {
    if (!frame.begun) {
      tx.emit({ type: 'stockRoundBegan', number: frame.number });
      minesDown(tx);
      rowsDown(tx);
      const asked = operatingOrder(tx.table).filter((corp) => mayConvert(tx.table, corp));
      return call(
        { step: 'conversions', corps: asked } as ConversionsFrame,
        { ...frame, begun: true } as StockRoundFrame,
      );
    }
    if (allPassed(tx.table, frame)) {
      if (frame.lastActor) tx.emit({ type: 'priorityGiven', player: leftOf(tx.table, frame.lastActor) });
      return done();
    }
    if (frame.next === 'dragons') {
      const { sales, purchase } = dragonTurn(tx);
      const acted = sales.length > 0 || purchase !== undefined;
      return become({ ...frame, next: 'player', passes: acted ? 0 : frame.passes } as StockRoundFrame);
    }
    return call(
      { step: 'stockTurn', player: frame.turn, sold: [] } as StockTurnFrame,
      { ...frame, next: 'dragons' } as StockRoundFrame,
    );
  },
  resume(tx, frame, acted) {
    // Back from the conversions: nobody has had a turn.
    return become(acted === undefined ? frame : afterTurn(tx.table, frame, acted === true));
  },
};

/** Presidents of eligible minors are asked in operating order (3.12). */
export interface ConversionsFrame extends Frame {
  readonly step: 'conversions';
  readonly corps: readonly CorpId[];
}

/** Asks one company after another whether it converts. */
export const conversions: Step1865<ConversionsFrame> = {
  begin(_tx, frame) {
    const [corp, ...corps] = frame.corps;
    if (corp === undefined) return done();
    return call({ step: 'convert', corp } as ConvertFrame, { ...frame, corps } as ConversionsFrame);
  },
};

/** A player's turn in the stock round: what he has sold in it. */
export interface StockTurnFrame extends Frame {
  readonly step: 'stockTurn';
  readonly player: PlayerId;
  /** Companies sold in this turn. */
  readonly sold: readonly CorpId[];
}

/** What a sale in a player's turn must respect. */
export const blockRules: readonly StockRule[] = [
  ...about('sellShares', [
    rule1865<StockTurnFrame>('3.4', 'sell.oneBlock', (_table, frame, action) => {
      return action.type === 'sellShares' && frame.sold.includes(action.corp) && { corp: action.corp };
    }),
  ]),
  ...saleRules,
] as readonly StockRule[];

const turnRules: readonly StockRule[] = [...blockRules, ...launchRules, ...purchaseRules] as readonly StockRule[];

function sales(table: Table1865, by: PlayerId): readonly Offer[] {
  const out: Offer[] = [];
  for (const corp of companiesInPlay(table)) {
    const max = mostSaleable(table, by, corp);
    if (max > 0) out.push({ type: 'sellShares', by, corp, shares: { min: 1, max } });
  }
  return out;
}

function purchases(table: Table1865, by: PlayerId): readonly Offer[] {
  const out: Offer[] = [];
  for (const corp of companiesInPlay(table)) {
    for (const from of ['offer', 'pool', 'dragons'] as const) {
      if (certThere(table, corp, from) !== undefined) out.push({ type: 'buyCert', by, corp, from });
    }
    if (presidentIfAny(table, corp) === undefined) out.push({ type: 'buyPresidency', by, corp });
  }
  return out;
}

function launches(table: Table1865, by: PlayerId): readonly Offer[] {
  const out: Offer[] = [];
  const values = phaseOf(table).startValues.filter((value) => 2 * value <= cashOf(table, by));
  for (const corp in table.companies) {
    if (table.companies[corp]?.standing !== 'unlaunched') continue;
    out.push({ type: 'launch', by, corp, value: { oneOf: values } });
  }
  return out;
}

/** A player's turn: sell, then buy one certificate (3.3). A purchase ends it. */
export const stockTurn: Step1865<StockTurnFrame> = {
  actions: ['sellShares', 'buyCert', 'buyPresidency', 'launch', 'pass'],
  begin(tx, frame) {
    if (!hasChoice(stockTurn, tx.table, frame, frame.player)) return done(frame.sold.length > 0);
    noteChoice(tx);
    return stay(frame);
  },
  actors: (_table, frame) => [frame.player],
  optionParts: [
    (table, _frame, by) => sales(table, by),
    (table, _frame, by) => purchases(table, by),
    (table, _frame, by) => launches(table, by),
    (_table, _frame, by) => [{ type: 'pass', by }],
  ],
  rules: turnRules,
  keeps: ['sell.notHeld', 'buy.noneThere'] satisfies readonly RuleKey[],
  take(tx, frame, action: Action1865) {
    switch (action.type) {
      case 'sellShares':
        tx.emit({ type: 'saleBarred', player: action.by, corp: action.corp });
        sellShares(tx, action.by, action);
        return become({ ...frame, sold: [...frame.sold, action.corp] } as StockTurnFrame);
      case 'buyCert':
        buyCert(tx, action.by, action.corp, action.from);
        floatIfSold(tx, action.corp);
        return done(true);
      case 'buyPresidency':
        buyPresidency(tx, action.by, action.corp);
        floatIfSold(tx, action.corp);
        return done(true);
      case 'launch':
        launch(tx, action.by, action.corp, action.value);
        return done(true);
      default:
        if (frame.sold.length === 0) tx.emit({ type: 'passed', player: action.by });
        return done(frame.sold.length > 0);
    }
  },
};
