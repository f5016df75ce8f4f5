import { about } from '@binario/kernel';
import { BANK, type CorpId, cashOf, type Holder, type PlayerId, POOL, pay, percentOf, playersIn } from '@binario/rail';
import type { Action18fb, ActionOf } from '../actions.ts';
import { boardOf } from '../board/of.ts';
import type { Tx18fb } from '../effects.ts';
import { cardIds, cardPowers } from '../ids.ts';
import { PRESIDENT, SHARE } from '../stock.ts';
import { factsOf, isStarted, OFFER, type Table18fb } from '../table.ts';
import { certificatesOf, hasSold, isOverLimit } from './limits.ts';
import { price } from './market.ts';
import { checkOffice } from './presidency.ts';
import { type PurchaseRule, rule18fb } from './rule.ts';
import { certsIn, firstSingle, percentHeld } from './shares.ts';
import { floatIfSold } from './starting.ts';

/** Where a share can be bought from. */
export type BoughtFrom = 'offer' | 'pool';

const holderAt = (from: BoughtFrom): Holder => (from === 'offer' ? OFFER : POOL);

/** The single certificate one would get there; the presidential one is never sold like this. */
export const certThere = (table: Table18fb, corp: CorpId, from: BoughtFrom): number | undefined =>
  firstSingle(table, corp, holderAt(from));

/** Par from the initial offer, the market price from the pool (3.2.4). */
export const costThere = (table: Table18fb, corp: CorpId, from: BoughtFrom): number =>
  from === 'offer' ? (factsOf(table, corp).par ?? 0) : price(table, corp);

const as = (action: Action18fb): ActionOf<'buyCert'> | undefined => (action.type === 'buyCert' ? action : undefined);

/** Every purchase that brings the player stock waits until he is below his limits again (ruling C2). */
const stockActions: readonly string[] = [
  'buyCert',
  'buyPresidency',
  'acquireConcession',
  'startCompany',
  'buyRegional',
];
/** A card may bring a share with it. */
const mayBringStock: readonly string[] = [...stockActions, 'buyCard'];

/** The company of which a card out of the pool brings a free share, while there is one to be given (ruling K3). */
function shareWith(table: Table18fb, action: Action18fb): CorpId | undefined {
  const card = action.type === 'buyCard' ? cardIds.find((each) => each === action.private) : undefined;
  const corp = card !== undefined && !table.given.includes(card) ? cardPowers[card].corp : undefined;
  return corp !== undefined && certThere(table, corp, 'offer') !== undefined ? corp : undefined;
}

const bringsStock = (table: Table18fb, action: Action18fb): boolean =>
  stockActions.includes(action.type) || shareWith(table, action) !== undefined;

/** 3.2 What guards a purchase of stock. */
export const purchaseRules: readonly PurchaseRule[] = [
  ...about(mayBringStock, [
    rule18fb('2.3', 'buy.overLimit', (table, _frame, action) => {
      return bringsStock(table, action) && isOverLimit(table, action.by) && { player: action.by };
    }),
    rule18fb('2.3', 'buy.certificateLimit', (table, _frame, action) => {
      const full = certificatesOf(table, action.by) >= table.certLimit;
      return bringsStock(table, action) && full && { limit: table.certLimit };
    }),
  ]),
  ...about('buyCert', [
    rule18fb('3.2.4', 'buy.notStarted', (table, _frame, action) => {
      const buy = as(action);
      return !!buy && !isStarted(table, buy.corp) && { corp: buy.corp };
    }),
    rule18fb('3.2.3', 'buy.withConcession', (table, _frame, action) => {
      const buy = as(action);
      if (buy?.from !== 'pool' || certThere(table, buy.corp, 'pool') !== undefined) return false;
      return certsIn(table, buy.corp)[PRESIDENT]?.holder === POOL && { corp: buy.corp };
    }),
    rule18fb('3.2.4', 'buy.noneThere', (table, _frame, action) => {
      const buy = as(action);
      return !!buy && certThere(table, buy.corp, buy.from) === undefined && { corp: buy.corp };
    }),
  ]),
  ...about(
    ['buyCert', 'buyPresidency'],
    [
      rule18fb('3.2.1', 'buy.soldThisRound', (table, _frame, action) => {
        const stock = action.type === 'buyCert' || action.type === 'buyPresidency' ? action.corp : undefined;
        return stock !== undefined && hasSold(table, action.by, stock) && { corp: stock };
      }),
    ],
  ),
  ...about(
    ['buyCert', 'buyCard'],
    [
      rule18fb('2.3', 'buy.holdingLimit', (table, _frame, action) => {
        const corp = as(action)?.corp ?? shareWith(table, action);
        const percent = corp === undefined ? 0 : percentHeld(table, corp, action.by) + SHARE;
        const { playerLimit: limit } = boardOf(table).figures;
        return corp !== undefined && percent > limit && { corp, percent, limit };
      }),
    ],
  ),
  ...about('buyCert', [
    rule18fb('3.2.4', 'buy.noMoney', (table, _frame, action) => {
      const buy = as(action);
      const cost = buy ? costThere(table, buy.corp, buy.from) : 0;
      const cash = cashOf(table, action.by);
      return !!buy && cost > cash && { corp: buy.corp, cost, cash };
    }),
  ]),
];

/** The money goes to the company from the initial offer, to the bank from the pool (3.2.4). */
export function buyCert(tx: Tx18fb, by: PlayerId, corp: CorpId, from: BoughtFrom): void {
  const cost = costThere(tx.table, corp, from);
  const cert = certThere(tx.table, corp, from) as number;
  pay(tx, by, from === 'offer' ? corp : BANK, cost, 'certificate');
  tx.emit({ type: 'certBought', corp, cert, from, to: by, price: cost });
  floatIfSold(tx, corp);
  checkOffice(tx, corp);
}

/** A national company of which no player holds a share (ruling F12). */
export const isAbandoned = (table: Table18fb, corp: CorpId): boolean =>
  certsIn(table, corp)[PRESIDENT]?.holder === corp &&
  playersIn(table).every((player) => percentOf(certsIn(table, corp), player) === 0);

/** 3.6.1 What guards the purchase of a national company's presidency. */
export const presidencyRules: readonly PurchaseRule[] = about('buyPresidency', [
  rule18fb('3.6.1', 'presidency.notForSale', (table, _frame, action) => {
    return action.type === 'buyPresidency' && !isAbandoned(table, action.corp) && { corp: action.corp };
  }),
  rule18fb('3.6.1', 'presidency.noMoney', (table, _frame, action) => {
    const cost = action.type === 'buyPresidency' ? 2 * price(table, action.corp) : 0;
    const cash = cashOf(table, action.by);
    return action.type === 'buyPresidency' && cost > cash && { corp: action.corp, cost, cash };
  }),
]);

/** 3.6.1 The player buys the president's certificate of a national company. */
export function buyPresidency(tx: Tx18fb, by: PlayerId, corp: CorpId): void {
  const cost = 2 * price(tx.table, corp);
  pay(tx, by, corp, cost, 'certificate');
  tx.emit({ type: 'presidencyPassed', corp, cert: PRESIDENT, to: by });
}
