import { about } from '@binario/kernel';
import {
  BANK,
  type CorpId,
  cashOf,
  certCount,
  exchangePresidency,
  type Holder,
  type PlayerId,
  POOL,
  pay,
  percentOf,
} from '@binario/rail';
import type { Action1865, ActionOf } from '../actions.ts';
import { DRAGONS, OFFER, PRESIDENT } from '../data/companies.ts';
import type { Tx1865 } from '../effects.ts';
import { boardOf, isLaunched, type OfferPlace, presidentIfAny, price, type Table1865 } from '../table.ts';
import { certsIn, passPresidency, shareIn, singlesOf } from './presidency.ts';
import { premiumPrice } from './rank.ts';
import { rule1865 } from './rule.ts';
import { purchases, type StockRule } from './selling.ts';

const placeOf: Readonly<Record<OfferPlace, Holder>> = { offer: OFFER, pool: POOL, dragons: DRAGONS };

/** The single certificate one gets there; the presidential one of the offer is bought by launching. */
export function certThere(table: Table1865, corp: CorpId, from: OfferPlace): number | undefined {
  return isLaunched(table, corp) ? singlesOf(table, corp, placeOf[from])[0] : undefined;
}

/** What a share costs at the place it is bought from; the Dragons ask a premium. */
export function costThere(table: Table1865, corp: CorpId, from: OfferPlace): number {
  return from === 'dragons' ? premiumPrice(table, corp) : price(table, corp);
}

const asPurchase = (action: Action1865): ActionOf<'buyCert'> | undefined =>
  action.type === 'buyCert' ? action : undefined;

type Purchase = ActionOf<'buyCert' | 'buyPresidency' | 'launch'>;

function costOf(table: Table1865, action: Purchase): number {
  switch (action.type) {
    case 'buyCert':
      return costThere(table, action.corp, action.from);
    case 'buyPresidency':
      return 2 * price(table, action.corp);
    case 'launch':
      return 2 * action.value;
  }
}

const isPurchase = (action: Action1865): action is Purchase => purchases.includes(action.type);

/** What every purchase must respect (3.5). */
export const purchaseRules: readonly StockRule[] = [
  ...about('buyCert', [
    rule1865('3.5', 'buy.noneThere', (table, _frame, action) => {
      const buy = asPurchase(action);
      return !!buy && certThere(table, buy.corp, buy.from) === undefined && { corp: buy.corp };
    }),
  ]),
  ...about('buyPresidency', [
    rule1865({ final: '3.5', proto: 'C.5 §5.5' }, 'buy.presidencyNotThere', (table, _frame, action) => {
      if (action.type !== 'buyPresidency') return false;
      return certsIn(table, action.corp)[PRESIDENT]?.holder !== POOL && { corp: action.corp };
    }),
  ]),
  ...about(purchases, [
    rule1865({ final: '3.5', short: '6.1', proto: 'C.5 §4.4' }, 'buy.certificateLimit', (table, _frame, action) => {
      return isPurchase(action) && certCount(table.certs, action.by) >= table.certLimit && { limit: table.certLimit };
    }),
    rule1865('3.5', 'buy.soldThisRound', (table, _frame, action) => {
      return isPurchase(action) && (table.sold[action.by] ?? []).includes(action.corp) && { corp: action.corp };
    }),
  ]),
  ...about(
    ['buyCert', 'buyPresidency'],
    [
      rule1865('3.5', 'buy.holdingLimit', (table, _frame, action) => {
        if (action.type !== 'buyCert' && action.type !== 'buyPresidency') return false;
        const shares = action.type === 'buyCert' ? 1 : 2;
        const percent = percentOf(certsIn(table, action.corp), action.by) + shares * shareIn(table, action.corp);
        const limit = boardOf(table).figures.playerLimit;
        return percent > limit && { corp: action.corp, percent, limit };
      }),
    ],
  ),
  ...about(purchases, [
    rule1865({ final: '3.5', proto: 'C.5 §4.4' }, 'buy.noMoney', (table, _frame, action) => {
      if (!isPurchase(action)) return false;
      const cost = costOf(table, action);
      const cash = cashOf(table, action.by);
      return cost > cash && { corp: action.corp, cost, cash };
    }),
  ]),
];

/** From the offer the company is paid, else the bank (3.5). The presidency may change at once (3.10). */
export function buyCert(tx: Tx1865, player: PlayerId, corp: CorpId, from: OfferPlace): void {
  const cert = certThere(tx.table, corp, from);
  if (cert === undefined) throw new Error(`no certificate of ${corp} there: ${from}`);
  const cost = costThere(tx.table, corp, from);
  pay(tx, player, from === 'offer' ? corp : BANK, cost, 'share');
  tx.emit({ type: 'certBought', corp, cert, from, to: player, price: cost });
  if (presidentIfAny(tx.table, corp) === undefined) takeWaiting(tx, player, corp);
  else passPresidency(tx, corp);
}

/** C.5: two single shares of a company without a president are changed at once for the double share (V33). */
function takeWaiting(tx: Tx1865, player: PlayerId, corp: CorpId): void {
  if (singlesOf(tx.table, corp, player).length >= 2) exchangePresidency(tx, corp, POOL, player);
}

/** C.5: the double share out of the pool (V33); somebody with more shares takes over at once. */
export function buyPresidency(tx: Tx1865, player: PlayerId, corp: CorpId): void {
  const cost = 2 * price(tx.table, corp);
  pay(tx, player, BANK, cost, 'share');
  tx.emit({ type: 'certBought', corp, cert: PRESIDENT, from: POOL, to: player, price: cost });
  passPresidency(tx, corp);
}
