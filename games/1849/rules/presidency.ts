import {
  type Certs,
  type CorpId,
  certsOf,
  exchangePresidency,
  largestAfter,
  type PlayerId,
  POOL,
  percentOf,
} from '@binario/rail';
import type { Sale } from '../actions.ts';
import { LAST } from '../data/corporations.ts';
import type { Tx1849 } from '../effects.ts';
import { presidentOf, type Table1849 } from '../table.ts';

/** What the outgoing president gets for the president's certificate (9.5). */
export type Exchange = 'last' | 'singles';

/** How many shares a sale comes to. */
export const saleShares = (sale: Sale): number => sale.ordinary + sale.president + 2 * sale.last;

/** The certificates of a corporation; none before it is started. */
export function certsIn(table: Table1849, corp: CorpId): Certs {
  return table.certs[corp] ?? [];
}

/**
 * Who is president once the seller has let go of so much: the largest holder, among equals the first to the left of the
 * outgoing president; nobody new unless he holds more (9.5).
 */
export function successor(
  table: Table1849,
  corp: CorpId,
  president: PlayerId,
  soldPercent: number,
): PlayerId | undefined {
  const left = percentOf(certsIn(table, corp), president) - soldPercent;
  return largestAfter(table, corp, president, (percent) => percent > left);
}

/** Cases 1 to 3 of 9.5: what the incoming president can give. */
export function possibleExchanges(table: Table1849, corp: CorpId, incoming: PlayerId): readonly Exchange[] {
  const certs = certsIn(table, corp);
  const singles = certsOf(certs, incoming, 'ordinary').length >= 2;
  const last = certs[LAST]?.holder === incoming;
  return [...(last ? (['last'] as const) : []), ...(singles ? (['singles'] as const) : [])];
}

/** The two swap the president's certificate for 20% of the incoming president's stock. */
export function exchange(tx: Tx1849, corp: CorpId, outgoing: PlayerId, incoming: PlayerId, given: Exchange): void {
  exchangePresidency(tx, corp, outgoing, incoming, given === 'last' ? [LAST] : undefined);
}

/** Lays sold certificates in the pool; those out of the president's certificate have been exchanged before. */
export function layInPool(tx: Tx1849, seller: PlayerId, sale: Sale, given: Exchange | undefined): void {
  const { corp } = sale;
  const exchangedLast = given === 'last' && sale.president > 0;
  if (sale.last > 0 || exchangedLast) tx.emit({ type: 'certMoved', corp, cert: LAST, to: POOL });
  if (exchangedLast && sale.president === 1) {
    // Compatibility 11; no sale of our own comes here.
    const [single] = certsOf(certsIn(tx.table, corp), POOL, 'ordinary');
    if (single !== undefined) tx.emit({ type: 'certMoved', corp, cert: single, to: seller });
  }
  const singles = sale.ordinary + (given === 'last' ? 0 : sale.president);
  for (const cert of certsOf(certsIn(tx.table, corp), seller, 'ordinary').slice(0, singles)) {
    tx.emit({ type: 'certMoved', corp, cert, to: POOL });
  }
}

/** A purchase has made somebody the largest holder: who must now exchange with whom. */
export function overtaken(
  table: Table1849,
  corp: CorpId,
): { readonly outgoing: PlayerId; readonly incoming: PlayerId } | undefined {
  const outgoing = presidentOf(table, corp);
  const incoming = successor(table, corp, outgoing, 0);
  return incoming ? { outgoing, incoming } : undefined;
}
