import {
  type CorpId,
  clockwiseFrom,
  exchangePresidency,
  isPlayer,
  largestAfter,
  type PlayerId,
  POOL,
  presidentIn,
} from '@binario/rail';
import type { Tx18fb } from '../effects.ts';
import { nationalIds } from '../ids.ts';
import { PRESIDENT, SHARE } from '../stock.ts';
import { factsOf, isBourbon, isFrozen, isStarted } from '../table.ts';
import { mayReacquire } from './reacquirable.ts';
import { certsIn, isExceeded, percentHeld, successor } from './shares.ts';

/** Ruling G6: the concession goes to the pool when somebody holds 20 points more than its owner. */
function withdrawIfExceeded(tx: Tx18fb, corp: CorpId): boolean {
  const { concession } = factsOf(tx.table, corp);
  if (!isPlayer(concession) || !isExceeded(tx.table, corp, concession)) return false;
  withdraw(tx, corp);
  return true;
}

/** The deposit not yet returned is lost (3.2.3). */
export function withdraw(tx: Tx18fb, corp: CorpId): void {
  tx.emit({ type: 'concessionWithdrawn', corp });
}

/** A president whose company has lost its concession is asked whether he takes it out of the pool. */
export interface TakeConcessionFrame {
  readonly step: 'takeConcession';
  readonly corp: CorpId;
  readonly player: PlayerId;
}

/**
 * What every purchase, sale or transfer is followed by: office (3.2.5) and concession (rulings G3, G4, G6, U2). `newcomer` has
 * become President by it already.
 */
export function checkOffice(tx: Tx18fb, corp: CorpId, newcomer?: PlayerId): void {
  if (!isStarted(tx.table, corp)) return;
  const first = settleVacancy(tx, corp);
  const president = presidentIn(certsIn(tx.table, corp));
  const heir = president && successor(tx.table, corp, president);
  if (president && heir) exchangePresidency(tx, corp, president, heir);
  if (!isBourbon(tx.table)) return;
  const withdrawn = withdrawIfExceeded(tx, corp);
  const taker = heir ?? first ?? newcomer;
  if (withdrawn && taker && mayReacquire(tx.table, corp, taker)) {
    tx.owe({ step: 'takeConcession', corp, player: taker } as TakeConcessionFrame);
  }
}

/** Finds somebody to act where nobody holds the presidential certificate: it lies in the treasury of a national (ruling F4), or in the pool. */
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
  if (heir) exchangePresidency(tx, corp, POOL, heir);
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
    exchangePresidency(tx, corp, corp, best);
    tx.emit({ type: 'actingNamed', corp, player: null });
  }
}
