import {
  type Certs,
  type CorpId,
  certsOf,
  clockwiseFrom,
  type Holder,
  isPlayer,
  type PlayerId,
  POOL,
  percentOf,
  playersIn,
  presidentIn,
} from '@binario/rail';
import { nationalIds, PRESIDENT, SHARE } from '../data/corporations.ts';
import { phases } from '../data/phases.ts';
import type { Tx18fb } from '../effects.ts';
import { factsOf, isBourbon, isFrozen, isStarted, type Table18fb } from '../table.ts';
import { mayReacquire } from './reacquiring.ts';

const noCerts: Certs = [];

export const certsIn = (table: Table18fb, corp: CorpId): Certs => table.certs[corp] ?? noCerts;

export const percentHeld = (table: Table18fb, corp: CorpId, holder: Holder): number =>
  percentOf(certsIn(table, corp), holder);

export const sharesOf = (table: Table18fb, corp: CorpId, holder: Holder): number =>
  percentHeld(table, corp, holder) / SHARE;

/** Numbers of the 10 % certificates in one hand. */
export const singlesOf = (table: Table18fb, corp: CorpId, holder: Holder): readonly number[] =>
  certsOf(certsIn(table, corp), holder, 'ordinary');

/** The first of them. */
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
export const takeover = (table: Table18fb): number => phases[table.phase]?.takeover ?? 0;

/** Most shares first; among equals the earliest after this player in stock-round order. */
export function largestAfter(
  table: Table18fb,
  corp: CorpId,
  player: PlayerId,
  enough: (percent: number) => boolean,
): PlayerId | undefined {
  let best: PlayerId | undefined;
  for (const other of clockwiseFrom(table, player)) {
    if (other === player || !enough(percentHeld(table, corp, other))) continue;
    if (best === undefined || percentHeld(table, corp, other) > percentHeld(table, corp, best)) best = other;
  }
  return best;
}

/** Who would take the presidency from this player if he gave up so many shares. */
export function successor(table: Table18fb, corp: CorpId, president: PlayerId, sold = 0): PlayerId | undefined {
  const left = percentHeld(table, corp, president) - sold * SHARE;
  return largestAfter(table, corp, president, (percent) => percent >= left + takeover(table) && percent >= 2 * SHARE);
}

/** The presidential certificate against two single shares of the new President (3.2.5). */
export function exchange(tx: Tx18fb, corp: CorpId, from: Holder, to: PlayerId): void {
  tx.emit({ type: 'noted', note: 'becamePresident', params: { player: to, corp } });
  const singles = singlesOf(tx.table, corp, to).slice(0, 2);
  tx.emit({ type: 'certMoved', corp, cert: PRESIDENT, to });
  for (const cert of singles) tx.emit({ type: 'certMoved', corp, cert, to: from });
}

/** Somebody holds at least 20 points more than this player (rulings G5, G6). */
export const isExceeded = (table: Table18fb, corp: CorpId, player: PlayerId, more = 0): boolean =>
  playersIn(table).some(
    (other) =>
      other !== player && percentHeld(table, corp, other) >= percentHeld(table, corp, player) + more + takeover(table),
  );

/** Ruling G6: the concession goes to the pool when somebody holds 20 points more than its owner. */
function withdrawIfExceeded(tx: Tx18fb, corp: CorpId): boolean {
  const { concession } = factsOf(tx.table, corp);
  if (!isPlayer(concession) || !isExceeded(tx.table, corp, concession)) return false;
  withdraw(tx, corp);
  return true;
}

/** The deposit not yet returned is lost (3.2.3). */
export function withdraw(tx: Tx18fb, corp: CorpId): void {
  tx.emit({ type: 'noted', note: 'withdrawn', params: { corp } });
  tx.emit({ type: 'concessionMoved', corp, to: POOL, deposit: 0 });
}

export interface TakeConcessionFrame {
  readonly step: 'takeConcession';
  readonly corp: CorpId;
  readonly player: PlayerId;
}

/**
 * What every purchase, sale or transfer is followed by: office and concession (rulings G3, G4, G6, U2). `newcomer` has
 * become President by it already.
 */
export function checkOffice(tx: Tx18fb, corp: CorpId, newcomer?: PlayerId): void {
  if (!isStarted(tx.table, corp)) return;
  const first = settleVacancy(tx, corp);
  const president = presidentIn(certsIn(tx.table, corp));
  const heir = president && successor(tx.table, corp, president);
  if (president && heir) exchange(tx, corp, president, heir);
  if (!isBourbon(tx.table)) return;
  const withdrawn = withdrawIfExceeded(tx, corp);
  const taker = heir ?? first ?? newcomer;
  if (withdrawn && taker && mayReacquire(tx.table, corp, taker)) {
    tx.owe({ step: 'takeConcession', corp, player: taker } as TakeConcessionFrame);
  }
}

/** Nobody holds the presidential certificate: it lies in the treasury of a national (ruling F4), or in the pool. */
export function settleVacancy(tx: Tx18fb, corp: CorpId): PlayerId | undefined {
  if (!(nationalIds as readonly string[]).includes(corp)) return takeVacantOffice(tx, corp);
  settleActing(tx, corp);
  return undefined;
}

/**
 * Ruling O18: its President is bankrupt, but its concession is another player's. Whoever has 20 points more than nobody
 * takes the office (3.2.5). That of a frozen company leaves the pool with the concession only (ruling C3).
 */
function takeVacantOffice(tx: Tx18fb, corp: CorpId): PlayerId | undefined {
  if (certsIn(tx.table, corp)[PRESIDENT]?.holder !== POOL || isFrozen(tx.table, corp)) return undefined;
  const bankrupt = tx.table.leavers.at(-1) as PlayerId;
  const heir = largestAfter(tx.table, corp, bankrupt, (percent) => percent >= 2 * SHARE);
  if (heir) exchange(tx, corp, POOL, heir);
  return heir;
}

/** Ruling F4: while its certificate lies in the treasury of a national, the largest holder acts; with two shares he takes it. */
function settleActing(tx: Tx18fb, corp: CorpId): void {
  const { table } = tx;
  if (certsIn(table, corp)[PRESIDENT]?.holder !== corp) return;
  const { acting } = factsOf(table, corp);
  const first = acting ?? (table.seats[0] as PlayerId);
  const held = (player: PlayerId) => percentHeld(table, corp, player);
  let best: PlayerId | undefined;
  for (const player of clockwiseFrom(table, first)) {
    if (held(player) > 0 && (best === undefined || held(player) > held(best))) best = player;
  }
  if (best !== acting) tx.emit({ type: 'actingNamed', corp, player: best ?? null });
  if (best && held(best) >= 2 * SHARE) {
    exchange(tx, corp, corp, best);
    tx.emit({ type: 'actingNamed', corp, player: null });
  }
}
