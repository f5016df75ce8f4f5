import { BANK, type CorpId, cashOf, GONE, POOL, pay, stationsOf, trainsOf } from '@binario/rail';
import type { Tx18fb } from '../effects.ts';
import { PRESIDENT } from '../stock.ts';
import { factsOf } from '../table.ts';
import { certsIn } from './shares.ts';

/** Everything the company has leaves its chart; what becomes of money, trains and stock the caller has settled. */
export function clearChart(tx: Tx18fb, corp: CorpId, standing: 'closed' | 'merged'): void {
  for (const hex of stationsOf(tx.table.stations, corp)) tx.emit({ type: 'tokenTaken', corp, hex, to: 'lost' });
  tx.emit({ type: 'charterFilled', corp, tokens: 0 });
  const { markers } = factsOf(tx.table, corp);
  if (markers > 0) tx.emit({ type: 'markersTaken', corp, count: -markers });
  if (tx.table.market.some((marker) => marker.corp === corp)) tx.emit({ type: 'markerRemoved', corp });
  tx.emit({ type: 'certsWithdrawn', corp });
  tx.emit({ type: 'concessionEnded', corp });
  tx.emit({ type: 'standingChanged', corp, standing });
}

/** Shares vanish, trains go to the pool, tokens off the map (3.3, 3.4.11); its stock of others goes to the pool. */
export function closeCompany(tx: Tx18fb, corp: CorpId): void {
  const { leased } = factsOf(tx.table, corp);
  for (const train of trainsOf(tx.table, corp)) {
    // A leased train was never the company's: it goes back to a pile without end.
    const rented = leased.includes(train);
    tx.emit({ type: 'trainMoved', train, to: rented ? GONE : POOL });
    if (rented) tx.emit({ type: 'leaseEnded', corp, train });
  }
  for (const other of Object.keys(tx.table.certs)) {
    if (other === corp) continue;
    certsIn(tx.table, other).forEach((cert, n) => {
      if (cert.holder === corp && n !== PRESIDENT) tx.emit({ type: 'certMoved', corp: other, cert: n, to: POOL });
    });
  }
  pay(tx, corp, BANK, cashOf(tx.table, corp), 'closed');
  if (tx.table.falcon === corp) tx.emit({ type: 'falconPassed', to: null });
  clearChart(tx, corp, 'closed');
}
