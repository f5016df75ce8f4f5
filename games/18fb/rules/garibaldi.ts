import { type CorpId, clockwiseFrom, exchangePresidency, type PlayerId, POOL, playersIn } from '@binario/rail';
import type { Tx18fb } from '../effects.ts';
import { PRESIDENT, SHARE } from '../stock.ts';
import { factsOf, isStarted, presidentOf, type Table18fb } from '../table.ts';
import { closeCompany } from './closing.ts';
import { inMarketOrder } from './market.ts';
import { certsIn, percentHeld } from './shares.ts';

const concessionsOf = (table: Table18fb, player: PlayerId): number =>
  Object.values(table.companies).filter(({ concession }) => concession === player).length;

/**
 * The largest shareholder; among equals first one without the company's concession, then the one with fewer concessions,
 * then the first after the old President, who himself comes last (ruling U1).
 */
export function garibaldisChoice(table: Table18fb, corp: CorpId): PlayerId | undefined {
  const old = presidentOf(table, corp);
  const [, ...others] = clockwiseFrom(table, old);
  const order = [...others, old];
  const rank = (player: PlayerId) => [
    -percentHeld(table, corp, player),
    factsOf(table, corp).concession === player ? 1 : 0,
    concessionsOf(table, player),
    order.indexOf(player),
  ];
  const [best] = playersIn(table)
    .filter((player) => percentHeld(table, corp, player) >= 2 * SHARE)
    .sort((x, y) => compare(rank(x), rank(y)));
  return best;
}

function compare(x: readonly number[], y: readonly number[]): number {
  for (let n = 0; n < x.length; n++) {
    const difference = (x[n] as number) - (y[n] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Companies without a President close; the others find theirs while concessions are still in hand (ruling P10). */
export function settlePresidencies(tx: Tx18fb): void {
  const started = inMarketOrder(tx.table).filter((corp) => isStarted(tx.table, corp));
  for (const corp of started) {
    if (certsIn(tx.table, corp)[PRESIDENT]?.holder === POOL) closeCompany(tx, corp);
  }
  for (const corp of started.filter((each) => isStarted(tx.table, each))) {
    const best = garibaldisChoice(tx.table, corp);
    const old = presidentOf(tx.table, corp);
    if (best !== undefined && best !== old) exchangePresidency(tx, corp, old, best);
  }
}
