import { BANK, type CorpId, certsOf, clockwiseFrom, type Holder, type PlayerId, POOL, pay } from '@binario/rail';
import type { Tx18fb } from '../effects.ts';
import type { National } from '../ids.ts';
import { PRESIDENT } from '../stock.ts';
import { isFloated, type Table18fb } from '../table.ts';
import { inMarketOrder, price } from './market.ts';
import { certsIn, sharesOf } from './shares.ts';

/** Old shares in one hand: of floated companies, and of those that are not (ruling F3). */
interface Holding {
  readonly floated: number;
  readonly unfloated: number;
}

function holdingOf(table: Table18fb, merged: readonly CorpId[], holder: Holder): Holding {
  let [floated, unfloated] = [0, 0];
  for (const corp of merged) {
    if (isFloated(table, corp)) floated += sharesOf(table, corp, holder);
    else unfloated += sharesOf(table, corp, holder);
  }
  return { floated, unfloated };
}

/** New single shares still in the treasury of the national: who is served takes the first. */
const freeSingles = (table: Table18fb, national: National): readonly number[] =>
  certsOf(certsIn(table, national), national, 'ordinary');

/**
 * Hands out so many new shares; returns for how many no certificate was left. Ten single shares may be due when nobody
 * takes the presidential certificate, but only eight exist.
 */
function handOut(tx: Tx18fb, national: National, to: Holder, shares: number): number {
  const singles = freeSingles(tx.table, national).slice(0, shares);
  for (const cert of singles) tx.emit({ type: 'certMoved', corp: national, cert, to });
  return shares - singles.length;
}

/** New shares that the presidential certificate stands for. */
const PRESIDENT_SHARES = 2;

/** Two for one; an odd share of a floated company is paid half the price, an un-floated one is lost first (ruling F4). */
function serve(tx: Tx18fb, national: National, merged: readonly CorpId[], holder: Holder, presidency: boolean): void {
  const { floated, unfloated } = holdingOf(tx.table, merged, holder);
  const shares = Math.floor((floated + unfloated) / 2);
  if (presidency) tx.emit({ type: 'certMoved', corp: national, cert: PRESIDENT, to: holder });
  const missing = handOut(tx, national, holder, presidency ? shares - PRESIDENT_SHARES : shares);
  const odd = (floated + unfloated) % 2 === 1 && unfloated === 0;
  const value = price(tx.table, national);
  pay(tx, BANK, holder, (odd ? Math.floor(value / 2) : 0) + missing * value, 'odd');
  if (shares > 0) tx.emit({ type: 'sharesExchanged', holder, national, shares });
}

/** Players from the one who began phase 6, other corporations, the merged treasuries, the pool (rulings F4, F5, F11). */
export function exchangeShares(tx: Tx18fb, national: National, merged: readonly CorpId[], initiator: PlayerId): void {
  const players = clockwiseFrom(tx.table, initiator);
  const all = (holder: Holder) => {
    const { floated, unfloated } = holdingOf(tx.table, merged, holder);
    return floated + unfloated;
  };
  const president = players.find((player) => all(player) >= 4);
  for (const player of players) serve(tx, national, merged, player, player === president);
  for (const corp of inMarketOrder(tx.table)) {
    if (corp !== national && !merged.includes(corp)) serve(tx, national, merged, corp, false);
  }
  const treasuries = merged.reduce((sum, corp) => sum + all(corp), 0);
  // The treasury's new shares simply stay where all new shares lie, first of all the presidential certificate that nobody
  // took; its odd old share goes to the pool.
  const kept = Math.floor(treasuries / 2) - (president === undefined ? PRESIDENT_SHARES : 0);
  const free = freeSingles(tx.table, national).length - Math.max(0, kept);
  const pool = Math.floor((all(POOL) + (treasuries % 2)) / 2);
  handOut(tx, national, POOL, Math.max(0, Math.min(pool, free)));
  if (president === undefined) nameActing(tx, national, players);
}

/** Nobody has four old shares: the largest holder acts, the first in this order among equals (ruling F4). */
function nameActing(tx: Tx18fb, national: National, players: readonly PlayerId[]): void {
  let best: PlayerId | undefined;
  for (const player of players) {
    const shares = sharesOf(tx.table, national, player);
    if (shares > 0 && (best === undefined || shares > sharesOf(tx.table, national, best))) best = player;
  }
  if (best) tx.emit({ type: 'actingNamed', corp: national, player: best });
}
