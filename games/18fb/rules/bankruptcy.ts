import {
  type CorpId,
  cashOf,
  exchangePresidency,
  largestAfter,
  type PlayerId,
  POOL,
  pay,
  playersIn,
  privatesOf,
} from '@binario/rail';
import type { Tx18fb } from '../effects.ts';
import { SHARE } from '../stock.ts';
import { isBourbon } from '../table.ts';
import { closeCompany } from './closing.ts';
import { inMarketOrder } from './market.ts';
import { settleVacancy, withdraw } from './presidency.ts';
import { certsIn, holdsOffice } from './shares.ts';

/** The President cannot raise the money: he is out, and what he raised stays in the treasury (3.4.11, ruling O18). */
export function bankrupt(tx: Tx18fb, player: PlayerId, corp: CorpId): void {
  tx.emit({ type: 'bankruptcyDeclared', player, corp });
  pay(tx, player, corp, cashOf(tx.table, player), 'presidentAdds');
  if (isBourbon(tx.table)) withdrawConcessions(tx, player);
  else passOffices(tx, player);
  for (const stock of Object.keys(tx.table.certs)) {
    certsIn(tx.table, stock).forEach((cert, n) => {
      if (cert.holder === player) tx.emit({ type: 'certMoved', corp: stock, cert: n, to: POOL });
    });
  }
  for (const card of privatesOf(tx.table, player)) tx.emit({ type: 'privateMoved', private: card, to: POOL });
  tx.emit({ type: 'playerLeft', player });
  for (const stock of inMarketOrder(tx.table)) settleVacancy(tx, stock);
  if (playersIn(tx.table).length === 1) tx.emit({ type: 'ended', reason: 'onePlayer' });
}

/** His own, and no other player's: what was paid for those is not lost by his ruin. */
function withdrawConcessions(tx: Tx18fb, player: PlayerId): void {
  for (const corp of inMarketOrder(tx.table)) {
    if (tx.table.companies[corp]?.concession === player) withdraw(tx, corp);
  }
}

/** To the holder of most shares, at least two; a company without one closes. */
function passOffices(tx: Tx18fb, player: PlayerId): void {
  for (const corp of inMarketOrder(tx.table)) {
    if (!holdsOffice(tx.table, corp, player)) continue;
    const heir = largestAfter(tx.table, corp, player, (percent) => percent >= 2 * SHARE);
    if (heir) exchangePresidency(tx, corp, player, heir);
    else closeCompany(tx, corp);
  }
}
