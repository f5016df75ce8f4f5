import { about, become, call, done, type Frame, type Offer, type Rule, stay } from '@binario/kernel';
import {
  type CorpId,
  cashOf,
  isPlayer,
  leftOf,
  type PlayerId,
  POOL,
  percentOf,
  playersIn,
  privatesOf,
  refusedPrice,
} from '@binario/rail';
import type { Action18fb } from '../actions.ts';
import { boardOf } from '../board/of.ts';
import type { Tx18fb } from '../effects.ts';
import { cardIds, type Regional } from '../ids.ts';
import { nominalOf } from '../rules/auction.ts';
import { buyPresidency, certThere, isAbandoned, presidencyRules, purchaseRules } from '../rules/buying.ts';
import { cardDeal, cardRules, isCard, takeCard } from '../rules/cards.ts';
import { helpsFor, ownsUnused } from '../rules/deposits.ts';
import type { LendingFrame } from '../rules/lending.ts';
import { inMarketOrder, moveUpTogether, operatingOrder } from '../rules/market.ts';
import { type Contested, carryOutPurchase, panfiloAgainst } from '../rules/panfilo.ts';
import { reacquireRules } from '../rules/reacquirable.ts';
import { regionalPurchaseRules, takeRegional } from '../rules/regionals.ts';
import { leastRelief, reliefOf } from '../rules/relief.ts';
import { rule18fb } from '../rules/rule.ts';
import { asSale, type StockRule, saleRules, sellShares } from '../rules/selling.ts';
import { certsIn, sharesOf } from '../rules/shares.ts';
import { openConcessions, startable, startCompany, startingRules } from '../rules/starting.ts';
import { factsOf, isOperational, isStarted, OFFER, type Table18fb } from '../table.ts';
import type { RuleKey } from '../text/keys.ts';
import { lending } from './anyTime.ts';
import type { CardSaleFrame } from './consent.ts';
import { hasChoice, noteChoice, type Step18fb } from './step.ts';

/** A stock round (3.2): whose turn it is, and who has passed. */
export interface StockRoundFrame extends Frame {
  readonly step: 'stockRound';
  readonly number: number;
  readonly begun: boolean;
  readonly turn: PlayerId;
  /** Who has passed since somebody last acted, in order. */
  readonly passed: readonly PlayerId[];
}

/** The frame of a stock round: the player with the priority begins. */
export const beginStockRound = ({ priority }: Table18fb, number: number): StockRoundFrame => ({
  step: 'stockRound',
  number,
  begun: false,
  turn: priority,
  passed: [],
});

/** Turn after turn until all have passed in succession (3.2). */
export const stockRound: Step18fb<StockRoundFrame> = {
  begin(tx, frame) {
    if (!frame.begun) {
      tx.emit({ type: 'stockRoundBegan', number: frame.number });
      return become({ ...frame, begun: true } as StockRoundFrame);
    }
    if (frame.passed.length >= playersIn(tx.table).length) {
      tx.emit({ type: 'priorityGiven', player: frame.passed[0] as PlayerId });
      moveUpTogether(tx, soldOut(tx.table));
      return done();
    }
    tx.emit({ type: 'turnCleared' });
    return call({ step: 'stockTurn', player: frame.turn, sold: [], intended: null } as StockTurnFrame, frame);
  },
  resume(tx, frame, acted) {
    const turn = leftOf(tx.table, frame.turn);
    const passed = acted ? [] : [...frame.passed, frame.turn];
    return become({ ...frame, turn, passed } as StockRoundFrame);
  },
};

/** Nothing in the offer and nothing in the pool; not for building or frozen companies (ruling M5). */
export const soldOut = (table: Table18fb): readonly CorpId[] =>
  operatingOrder(table).filter((corp) => {
    const certs = certsIn(table, corp);
    return isOperational(table, corp) && percentOf(certs, OFFER) === 0 && percentOf(certs, POOL) === 0;
  });

/** A player's turn in the stock round: what he has sold in it. */
export interface StockTurnFrame extends LendingFrame {
  readonly step: 'stockTurn';
  readonly player: PlayerId;
  /** Companies sold in this turn. */
  readonly sold: readonly CorpId[];
  /** A purchase announced, while the owner of Panfilo is asked. */
  readonly intended: Contested | null;
}

type TurnRule = Rule<Table18fb, StockTurnFrame, Action18fb>;

const turnRules: readonly StockRule[] = [
  ...about('sellShares', [
    rule18fb<StockTurnFrame>('3.2.1', 'sell.oneTransaction', (_table, frame, action) => {
      const sale = asSale(action);
      return !!sale && frame.sold.includes(sale.corp) && { corp: sale.corp };
    }),
    ...(saleRules as readonly TurnRule[]),
    rule18fb<StockTurnFrame>('2.3', 'sell.tooFew', (table, frame, action) => {
      const sale = asSale(action);
      const least = sale ? leastRelief(table, frame, action.by, sale.corp) : 0;
      return !!sale && sale.shares < least && { corp: sale.corp, shares: least };
    }),
  ]),
  ...purchaseRules,
  ...presidencyRules,
  ...startingRules,
  ...reacquireRules,
  ...about('reacquireConcession', [
    rule18fb('3.2.3', 'concession.laterRound', (table, _frame, action) => {
      const corp = action.type === 'reacquireConcession' ? action.corp : undefined;
      return corp !== undefined && table.withdrawn.includes(corp) && { corp };
    }),
  ]),
  // It would end his turn.
  ...about<Table18fb, StockTurnFrame, Action18fb>(
    ['buyCard', 'proposeCard'],
    [
      rule18fb<StockTurnFrame>('2.3', 'card.sellFirst', (table, frame, action) => {
        const corp = reliefOf(table, frame, action.by);
        return corp !== undefined && { corp };
      }),
    ],
  ),
  ...cardRules,
  ...regionalPurchaseRules,
  ...about('pass', [
    rule18fb<StockTurnFrame>('2.3', 'pass.mustSell', (table, frame, action) => {
      const corp = action.type === 'pass' ? reliefOf(table, frame, action.by) : undefined;
      return corp !== undefined && { corp };
    }),
  ]),
] as readonly StockRule[];

function stockOffers(table: Table18fb, by: PlayerId): readonly Offer[] {
  const out: Offer[] = [];
  const inPlay = inMarketOrder(table);
  for (const corp of inPlay) {
    // One by one: in between, a block may be refused although a larger one finds an heir (ruling C4).
    const held = sharesOf(table, corp, by);
    for (let shares = 1; shares <= held; shares++) {
      out.push({ type: 'sellShares', by, corp, shares });
    }
  }
  for (const corp of inPlay) {
    for (const from of ['offer', 'pool'] as const) {
      if (certThere(table, corp, from) !== undefined) out.push({ type: 'buyCert', by, corp, from });
    }
    if (isAbandoned(table, corp)) out.push({ type: 'buyPresidency', by, corp });
  }
  return out;
}

function companyOffers(table: Table18fb, by: PlayerId): readonly Offer[] {
  const out: Offer[] = [];
  const values = boardOf(table).phases[table.phase]?.startValues ?? [];
  for (const corp of openConcessions(table)) {
    for (const help of helpsFor(table, corp, by)) {
      for (const par of values) out.push({ type: 'acquireConcession', by, corp, par, help });
    }
  }
  for (const corp of startable(table)) for (const par of values) out.push({ type: 'startCompany', by, corp, par });
  for (const corp of inMarketOrder(table)) {
    if (!isStarted(table, corp) || factsOf(table, corp).concession !== POOL) continue;
    out.push({ type: 'reacquireConcession', by, corp, help: 'none' });
    if (ownsUnused(table, 'Bayard', by)) out.push({ type: 'reacquireConcession', by, corp, help: 'bayard' });
  }
  return out;
}

function cardOffers(table: Table18fb, by: PlayerId): readonly Offer[] {
  const out: Offer[] = [];
  const cash = cashOf(table, by);
  for (const name of privatesOf(table, POOL)) {
    if (isCard(name)) out.push({ type: 'buyCard', by, private: name });
    else {
      const { nominal } = boardOf(table).regionalDefs[name as Regional];
      out.push({ type: 'buyRegional', by, private: name, price: { min: nominal, max: cash } });
    }
  }
  for (const card of cardIds) {
    const owner = table.privates[card] ?? POOL;
    const min = (refusedPrice(table, () => cardDeal(card)) ?? -1) + 1;
    if (isPlayer(owner) && owner !== by) {
      out.push({ type: 'proposeCard', by, private: card, price: { min, max: cash } });
    }
  }
  return out;
}

const isContested = (action: Action18fb): action is Contested =>
  action.type === 'buyCert' || action.type === 'acquireConcession' || action.type === 'reacquireConcession';

/** A player's turn: sell, then one action (3.2). */
export const stockTurn: Step18fb<StockTurnFrame> = {
  actions: [
    'sellShares',
    'buyCert',
    'buyPresidency',
    'acquireConcession',
    'reacquireConcession',
    'startCompany',
    'buyCard',
    'proposeCard',
    'buyRegional',
    'pass',
  ],
  begin(tx, frame) {
    if (!hasChoice(stockTurn, tx.table, frame, frame.player)) return done(frame.sold.length > 0);
    noteChoice(tx);
    return stay(frame);
  },
  actors: (_table, frame) => [frame.player],
  optionParts: [
    (table, _frame, by) => stockOffers(table, by),
    (table, _frame, by) => companyOffers(table, by),
    (table, _frame, by) => cardOffers(table, by),
    (_table, _frame, by) => [{ type: 'pass', by }],
  ],
  rules: turnRules,
  keeps: [
    'sell.notHeld',
    'buy.notStarted',
    'buy.withConcession',
    'buy.noneThere',
    'presidency.notForSale',
    'concession.notOpen',
    'start.notOpen',
    'start.valueOfPhase',
    'concession.cardNotYours',
    'concession.bayardNotYours',
    'card.notInPool',
    'card.notAnothers',
    'card.refused',
  ] satisfies readonly RuleKey[],
  take(tx, frame, action) {
    if (action.type === 'sellShares') {
      tx.emit({ type: 'saleBarred', player: action.by, corp: action.corp });
      sellShares(tx, action.by, action);
      return become({ ...frame, sold: [...frame.sold, action.corp] } as StockTurnFrame);
    }
    if (isContested(action)) {
      const asked = panfiloAgainst(tx.table, action);
      if (asked) return call(asked, { ...frame, intended: action } as StockTurnFrame);
      carryOutPurchase(tx, action);
      return done(true);
    }
    if (action.type === 'proposeCard') {
      const { private: card, price, by: buyer } = action;
      return call({ step: 'cardSale', card, price, buyer } as CardSaleFrame, frame);
    }
    if (action.type === 'pass') {
      if (frame.sold.length === 0) tx.emit({ type: 'passed', player: action.by });
      return done(frame.sold.length > 0);
    }
    take(tx, action);
    return done(true);
  },
  /** Panfilo's owner or the owner of a card has answered. */
  resume(tx, frame, result) {
    if (frame.intended && result !== 'taken') {
      carryOutPurchase(tx, frame.intended);
      return done(true);
    }
    if (result === 'sold') return done(true);
    return become({ ...frame, intended: null } as StockTurnFrame);
  },
  standing: lending,
};

function take(tx: Tx18fb, action: Action18fb): void {
  switch (action.type) {
    case 'buyPresidency':
      buyPresidency(tx, action.by, action.corp);
      return;
    case 'startCompany':
      startCompany(tx, action.by, action.corp, action.par);
      return;
    case 'buyCard':
      takeCard(tx, action.by, action.private as (typeof cardIds)[number], nominalOf(tx.table, action.private));
      return;
    case 'buyRegional':
      takeRegional(tx, action.by, action.private, action.price);
      return;
    default:
      throw new Error(`${action.type} is no action of a stock round`);
  }
}
