import {
  BANK,
  type CorpId,
  cashOf,
  certsOf,
  clockwiseFrom,
  exchangePresidency,
  GONE,
  type PlayerId,
  POOL,
  pay,
  playersIn,
  privatesOf,
  stationsOf,
} from '@binario/rail';
import { PRESIDENT } from '../data/companies.ts';
import type { Tx1865 } from '../effects.ts';
import { factsOf, type Table1865 } from '../table.ts';
import { floatIfSold } from './launching.ts';
import { certsIn, singlesOf } from './presidency.ts';

/** C.5 (V28 to V35): the player is out of the game, the company that defaults closes for good. */
export function eliminate(tx: Tx1865, player: PlayerId, corp: CorpId): void {
  tx.emit({ type: 'playerEliminated', player, corp });
  pay(tx, player, BANK, cashOf(tx.table, player), 'bankrupt');
  for (const card of privatesOf(tx.table, player)) tx.emit({ type: 'privateMoved', private: card, to: GONE });
  closeCompany(tx, corp);
  const led = Object.keys(tx.table.certs).filter((other) => certsIn(tx.table, other)[PRESIDENT]?.holder === player);
  for (const other in tx.table.certs) {
    for (const cert of certsOf(certsIn(tx.table, other), player)) {
      tx.emit({ type: 'certMoved', corp: other, cert, to: POOL });
    }
  }
  const heirs = led.map((other) => heirAfter(tx.table, other, player));
  tx.emit({ type: 'playerLeft', player });
  led.forEach((other, n) => {
    const heir = heirs[n];
    if (!heir) return;
    exchangePresidency(tx, other, POOL, heir);
    floatIfSold(tx, other);
  });
  if (playersIn(tx.table).length === 1) tx.emit({ type: 'ended', reason: 'onePlayer' });
}

/** V30: money and loans to the bank, chips to the supply, everything else out of the game. */
function closeCompany(tx: Tx1865, corp: CorpId): void {
  pay(tx, corp, BANK, cashOf(tx.table, corp), 'closed');
  const { chips, loans } = factsOf(tx.table, corp);
  if (loans > 0) tx.emit({ type: 'loansCancelled', corp });
  if (chips > 0) tx.emit({ type: 'chipsReturned', corp, count: chips });
  for (const card of privatesOf(tx.table, corp)) tx.emit({ type: 'privateMoved', private: card, to: GONE });
  for (const hex of stationsOf(tx.table.stations, corp)) tx.emit({ type: 'tokenTaken', corp, hex, to: 'lost' });
  tx.emit({ type: 'companyClosed', corp });
}

/** V32: most shares, at least two single ones; among equals the first to the left of him. */
function heirAfter(table: Table1865, corp: CorpId, left: PlayerId): PlayerId | undefined {
  let most = 1;
  let heir: PlayerId | undefined;
  for (const player of clockwiseFrom(table, left)) {
    const singles = player === left ? 0 : singlesOf(table, corp, player).length;
    if (singles > most) {
      most = singles;
      heir = player;
    }
  }
  return heir;
}
