import { BANK, type CorpId, type Holder, isPlayer, pay, percentOf } from '@binario/rail';
import type { Tx18fb } from '../effects.ts';
import { factsOf, OFFER, presidentOf, type Table18fb } from '../table.ts';
import { moveLeft, moveRight, price } from './market.ts';
import { certsIn } from './shares.ts';

const TEN = 10;

/** 130 becomes 70 for the holders and 60 for the treasury (ruling O13). */
export const halves = (revenue: number): { readonly shared: number; readonly kept: number } => ({
  shared: Math.ceil(revenue / 2 / TEN) * TEN,
  kept: Math.floor(revenue / 2 / TEN) * TEN,
});

/** Offer and own treasury pay the company, other corporations and players themselves, the pool nobody (ruling O13). */
export function dividends(table: Table18fb, corp: CorpId, shared: number): ReadonlyMap<Holder, number> {
  const certs = certsIn(table, corp);
  const parts = new Map<Holder, number>();
  for (const holder of new Set(certs.map((cert) => cert.holder))) {
    const to = holder === OFFER ? corp : holder;
    if (!isPlayer(to) && table.companies[to] === undefined) continue;
    parts.set(to, (parts.get(to) ?? 0) + (shared * percentOf(certs, holder)) / 100);
  }
  return parts;
}

/** Does the company run trains it has not paid for? */
export const isLeasing = (table: Table18fb, corp: CorpId): boolean => factsOf(table, corp).leased.length > 0;

function share(tx: Tx18fb, corp: CorpId, shared: number): void {
  for (const [holder, amount] of dividends(tx.table, corp, shared)) pay(tx, BANK, holder, amount, 'dividend');
  if (shared >= price(tx.table, corp)) moveRight(tx, corp);
}

/** The whole revenue goes to the holders. */
export function payFull(tx: Tx18fb, corp: CorpId, revenue: number): void {
  tx.emit({ type: 'revenueDeclared', corp, how: 'full', paidOut: revenue, kept: 0 });
  share(tx, corp, revenue);
}

/** Half the revenue goes to the holders, half to the treasury. */
export function payHalf(tx: Tx18fb, corp: CorpId, revenue: number): void {
  const { shared, kept } = halves(revenue);
  tx.emit({ type: 'revenueDeclared', corp, how: 'half', paidOut: shared, kept });
  pay(tx, BANK, corp, kept, 'revenue');
  share(tx, corp, shared);
}

/** One space left, unless leased trains are being paid for (ruling F8). */
export function withhold(tx: Tx18fb, corp: CorpId, revenue: number): void {
  tx.emit({ type: 'revenueDeclared', corp, how: 'withheld', paidOut: 0, kept: revenue });
  pay(tx, BANK, corp, revenue, 'revenue');
  if (!isLeasing(tx.table, corp)) moveLeft(tx, corp);
}

/** A regional company always pays half; its owner has all of it (ruling R6). */
export function payRegionalHalf(tx: Tx18fb, regional: string, revenue: number): void {
  if (revenue === 0) return;
  const { shared, kept } = halves(revenue);
  tx.emit({ type: 'revenueDeclared', corp: regional, how: 'half', paidOut: shared, kept });
  pay(tx, BANK, regional, kept, 'revenue');
  pay(tx, BANK, presidentOf(tx.table, regional), shared, 'dividend');
}
