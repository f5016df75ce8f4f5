import {
  type Certs,
  type CorpId,
  certsOf,
  exchangePresidency,
  type Holder,
  largestAfter,
  type PlayerId,
  percentOf,
} from '@binario/rail';
import { PRESIDENT, shareOf } from '../data/companies.ts';
import type { Tx1865 } from '../effects.ts';
import { factsOf, presidentIfAny, type Table1865 } from '../table.ts';

/** The certificates of a company. */
export function certsIn(table: Table1865, corp: CorpId): Certs {
  return table.certs[corp] ?? [];
}

/** One share in per cent. */
export const shareIn = (table: Table1865, corp: CorpId): number => shareOf[factsOf(table, corp).status];

/** How many shares of a company a holder has, by the size its shares have now. */
export function sharesOf(table: Table1865, corp: CorpId, holder: Holder): number {
  return percentOf(certsIn(table, corp), holder) / shareIn(table, corp);
}

/** The ordinary certificates of a company a holder has, by their places. */
export const singlesOf = (table: Table1865, corp: CorpId, holder: Holder): readonly number[] =>
  certsOf(certsIn(table, corp), holder, 'ordinary');

/** Is the player president of the company? */
export const isPresident = (table: Table1865, corp: CorpId, player: PlayerId): boolean =>
  certsIn(table, corp)[PRESIDENT]?.holder === player;

/**
 * Who has more shares than the president once he has let go of so many: the largest holder, among equals the first to his
 * left. He must have two single certificates to give (3.10).
 */
export function successor(table: Table1865, corp: CorpId, president: PlayerId, sold: number): PlayerId | undefined {
  const share = shareIn(table, corp);
  const left = percentOf(certsIn(table, corp), president) - sold * share;
  return largestAfter(table, corp, president, (percent) => percent > left && percent >= 2 * share);
}

/** A purchase has made somebody the largest holder (3.10): only with strictly more. The chart goes with the office. */
export function passPresidency(tx: Tx1865, corp: CorpId): void {
  const outgoing = presidentIfAny(tx.table, corp);
  const incoming = outgoing && successor(tx.table, corp, outgoing, 0);
  if (outgoing && incoming) exchangePresidency(tx, corp, outgoing, incoming);
}
