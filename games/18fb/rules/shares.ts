import {
  type Certs,
  type CorpId,
  certsOf,
  type Holder,
  largestAfter,
  type PlayerId,
  percentOf,
  playersIn,
  presidentIn,
} from '@binario/rail';
import { boardOf } from '../board/of.ts';
import { SHARE } from '../stock.ts';
import type { Table18fb } from '../table.ts';

const noCerts: Certs = [];

/** All certificates of a company. */
export const certsIn = (table: Table18fb, corp: CorpId): Certs => table.certs[corp] ?? noCerts;

/** How much of a company is in one hand. */
export const percentHeld = (table: Table18fb, corp: CorpId, holder: Holder): number =>
  percentOf(certsIn(table, corp), holder);

/** How many shares of a company are in one hand. */
export const sharesOf = (table: Table18fb, corp: CorpId, holder: Holder): number =>
  percentHeld(table, corp, holder) / SHARE;

/** Numbers of the 10 % certificates in one hand. */
export const singlesOf = (table: Table18fb, corp: CorpId, holder: Holder): readonly number[] =>
  certsOf(certsIn(table, corp), holder, 'ordinary');

/** The first 10 % certificate in one hand. */
export function firstSingle(table: Table18fb, corp: CorpId, holder: Holder): number | undefined {
  const certs = certsIn(table, corp);
  for (let n = 0; n < certs.length; n++) {
    if (certs[n]?.holder === holder && certs[n]?.kind === 'ordinary') return n;
  }
  return undefined;
}

/** Holds the presidential certificate, not only the office. */
export const holdsOffice = (table: Table18fb, corp: CorpId, player: PlayerId): boolean =>
  presidentIn(certsIn(table, corp)) === player;

/** Points more than the President that take the presidency (3.2.5). */
export const takeover = (table: Table18fb): number => boardOf(table).phases[table.phase]?.takeover ?? 0;

/** Who would take the presidency from this player if he gave up so many shares. */
export function successor(table: Table18fb, corp: CorpId, president: PlayerId, sold = 0): PlayerId | undefined {
  const left = percentHeld(table, corp, president) - sold * SHARE;
  return largestAfter(table, corp, president, (percent) => percent >= left + takeover(table) && percent >= 2 * SHARE);
}

/** Somebody holds at least 20 points more than this player (rulings G5, G6). */
export const isExceeded = (table: Table18fb, corp: CorpId, player: PlayerId, more = 0): boolean =>
  playersIn(table).some(
    (other) =>
      other !== player && percentHeld(table, corp, other) >= percentHeld(table, corp, player) + more + takeover(table),
  );
