import type { Tx } from '@binario/kernel';
import { BANK, type CorpId, certCount, POOL, percentOf } from '@binario/rail';
import { DRAGONS, OFFER } from '../data/companies.ts';
import type { Effect1865 } from '../effects.ts';
import { boardOf, isRun, operatingOrder, phaseOf, price, type Table1865 } from '../table.ts';
import { certsIn, shareIn, singlesOf } from './presidency.ts';
import { rankOf, zoneOf } from './rank.ts';

/** What the Dragons sell of one company. */
export interface DragonSale {
  readonly corp: CorpId;
  readonly certs: readonly number[];
}

/** Which comparison decided what they buy (3.2); `only` when there was nothing to compare. */
export type TieBreak = 'only' | 'fewest' | 'rank' | 'cheapest' | 'pile';

/** The share the Dragons buy in a turn, and what decided between several. */
export interface DragonPurchase {
  readonly corp: CorpId;
  readonly cert: number;
  readonly from: 'offer' | 'pool';
  readonly cost: number;
  readonly decidedBy: TieBreak;
  /** All companies they could have bought, in the order of their choice. */
  readonly among: readonly CorpId[];
}

/** All certificates in the red, as far as the pool takes them, in operating order (3.2, ruling 12). */
export function dragonSales(table: Table1865): readonly DragonSale[] {
  const sales: DragonSale[] = [];
  for (const corp of operatingOrder(table)) {
    if (zoneOf(table, corp) !== 'red') continue;
    const room = Math.floor(
      (boardOf(table).figures.poolLimit - percentOf(certsIn(table, corp), POOL)) / shareIn(table, corp),
    );
    const certs = singlesOf(table, corp, DRAGONS).slice(0, Math.max(0, room));
    if (certs.length > 0) sales.push({ corp, certs });
  }
  return sales;
}

interface Candidate {
  readonly corp: CorpId;
  readonly held: number;
  readonly rank: number;
  readonly value: number;
  readonly pile: number;
}

/** Companies in the green of which they may take one more certificate. */
function candidates(table: Table1865): readonly Candidate[] {
  return operatingOrder(table).flatMap((corp, pile) => {
    if (zoneOf(table, corp) !== 'green') return [];
    const certs = certsIn(table, corp);
    const there = singlesOf(table, corp, OFFER).length + singlesOf(table, corp, POOL).length;
    if (there === 0 || percentOf(certs, DRAGONS) + shareIn(table, corp) > boardOf(table).figures.dragonsLimit)
      return [];
    const held = singlesOf(table, corp, DRAGONS).length;
    // In one box the operating order is that of the pile, from the top down.
    return [{ corp, held, rank: rankOf(table, corp), value: price(table, corp), pile }];
  });
}

const comparisons: readonly (readonly [TieBreak, (x: Candidate, y: Candidate) => number])[] = [
  ['fewest', (x, y) => x.held - y.held],
  ['rank', (x, y) => y.rank - x.rank],
  ['cheapest', (x, y) => x.value - y.value],
  ['pile', (x, y) => x.pile - y.pile],
];

function compare(x: Candidate, y: Candidate): number {
  for (const [, by] of comparisons) {
    const order = by(x, y);
    if (order !== 0) return order;
  }
  return 0;
}

/** The comparison that leaves one candidate. */
function deciding(ordered: readonly Candidate[]): TieBreak {
  let left = ordered;
  if (left.length === 1) return 'only';
  for (const [name, by] of comparisons) {
    left = left.filter((each) => by(each, ordered[0] as Candidate) === 0);
    if (left.length === 1) return name;
  }
  return 'pile';
}

/** Why the Dragons buy nothing. */
export type DragonPass = 'limit' | 'noGreen' | 'nothingLeft';

/** Why they would buy nothing now; undefined if they would buy (3.2). */
export function whyNoPurchase(table: Table1865): DragonPass | undefined {
  if (certCount(table.certs, DRAGONS) >= phaseOf(table).dragonsLimit) return 'limit';
  if (candidates(table).length > 0) return undefined;
  return operatingOrder(table).some((corp) => zoneOf(table, corp) === 'green') ? 'nothingLeft' : 'noGreen';
}

/** One certificate in the green, if below their limit; the offer before the pool (3.2). */
export function dragonPurchase(table: Table1865): DragonPurchase | undefined {
  if (certCount(table.certs, DRAGONS) >= phaseOf(table).dragonsLimit) return undefined;
  const ordered = [...candidates(table)].sort(compare);
  const best = ordered[0];
  if (!best) return undefined;
  const [offered] = singlesOf(table, best.corp, OFFER);
  const from = offered === undefined ? 'pool' : 'offer';
  const cert = (offered ?? singlesOf(table, best.corp, POOL)[0]) as number;
  return {
    corp: best.corp,
    cert,
    from,
    cost: best.value,
    decidedBy: deciding(ordered),
    among: ordered.map((each) => each.corp),
  };
}

/** The verbs need no question, so the foresight can use them on a table of its own. */
export type DragonTx = Pick<Tx<Table1865, Effect1865>, 'table' | 'emit'>;

/** What the Dragons sell and buy in a turn. */
export interface DragonTurn {
  readonly sales: readonly DragonSale[];
  readonly purchase: DragonPurchase | undefined;
}

/** A turn of the Dragons (3.2): sell in the red, then buy one in the green. Their money is the bank's. */
export function dragonTurn(tx: DragonTx): DragonTurn {
  const sales = dragonSales(tx.table);
  for (const { corp, certs } of sales) {
    tx.emit({ type: 'stockSold', by: DRAGONS, corp, shares: certs.length, amount: 0 });
    for (const cert of certs) tx.emit({ type: 'certMoved', corp, cert, to: POOL });
    // The value of a company that waits for a president stands still (C.5, V33).
    if (isRun(tx.table, corp)) fall(tx, corp, certs.length);
  }
  const purchase = dragonPurchase(tx.table);
  if (purchase) {
    const { corp, cert, from, cost, decidedBy } = purchase;
    if (from === 'offer') tx.emit({ type: 'paid', from: BANK, to: corp, amount: cost, why: 'share' });
    tx.emit({ type: 'dragonsBought', corp, cert, from, price: cost, decidedBy });
  }
  return { sales, purchase };
}

function fall(tx: DragonTx, corp: CorpId, spaces: number): void {
  const col = tx.table.market.find((marker) => marker.corp === corp)?.col ?? 0;
  const to = Math.max(0, col - spaces);
  if (to !== col) tx.emit({ type: 'markerMoved', corp, to: { row: 0, col: to } });
}
