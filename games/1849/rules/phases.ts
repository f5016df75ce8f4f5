import { type CorpId, GONE, stationsOf, trainsOf } from '@binario/rail';
import type { PhaseId } from '../data/phases.ts';
import { messina } from '../data/privates.ts';
import { classOf } from '../data/trains.ts';
import type { Tx1849 } from '../effects.ts';
import { factsOf, inMarketOrder, isStarted, phaseOf, plays18xx, type Table1849 } from '../table.ts';
import { closeCorporation } from './closing.ts';

const order: readonly PhaseId[] = ['4', '6', '8', '10', '12', '16'];

export function isLaterPhase(phase: PhaseId, than: PhaseId): boolean {
  return order.indexOf(phase) > order.indexOf(than);
}

/** Section 6: elimination first, then what the phase brings, then the new train limit (RUL-33). */
export function enterPhase(tx: Tx1849, phase: PhaseId, buyer: CorpId): void {
  tx.emit({ type: 'phaseEntered', phase });
  for (const train in tx.table.trains) {
    if (classOf(train).eliminatedBy === phase && tx.table.trains[train] !== GONE) {
      tx.emit({ type: 'trainMoved', train, to: GONE });
    }
  }
  if (phase === '12') {
    closePrivates(tx);
    earthquake(tx);
  }
  oweDiscards(tx, buyer);
}

function closePrivates(tx: Tx1849): void {
  for (const name in tx.table.privates) {
    if (tx.table.privates[name] !== GONE) tx.emit({ type: 'privateMoved', private: name, to: GONE });
  }
  if (tx.table.rsaCorp) tx.emit({ type: 'rsaLinked', corp: null });
}

/** Section 12. The tile goes back to the supply (RUL-60); the tokens are lost until their corporation re-opens. */
function earthquake(tx: Tx1849): void {
  tx.emit({ type: 'noted', note: 'earthquake', params: {} });
  if (tx.table.map[messina]) tx.emit({ type: 'tileRemoved', hex: messina });
  for (const corp of tx.table.stations[messina] ?? []) {
    if (corp) tx.emit({ type: 'tokenTaken', corp, hex: messina, to: 'lost' });
  }
  tx.emit({ type: 'messinaBanned', banned: true });
  if (!isStarted(tx.table, 'AFG') || factsOf(tx.table, 'AFG').home !== messina) return;
  if (stationsOf(tx.table.stations, 'AFG').length === 0) closeCorporation(tx, 'AFG');
}

export interface DiscardFrame {
  readonly step: 'discardTrain';
  readonly corp: CorpId;
}

/** The buyer answers first, then the others in market order (RUL-1). */
function oweDiscards(tx: Tx1849, buyer: CorpId): void {
  for (const corp of discardOrder(tx.table, buyer)) {
    const extra = trainsOf(tx.table, corp).length - phaseOf(tx.table).trainLimit;
    for (let n = 0; n < extra; n++) tx.owe<DiscardFrame>({ step: 'discardTrain', corp });
  }
}

function discardOrder(table: Table1849, buyer: CorpId): readonly CorpId[] {
  if (plays18xx(table, 'discardsInStartOrder')) return Object.keys(table.corps);
  return [buyer, ...inMarketOrder(table).filter((corp) => corp !== buyer)].filter((corp) => isStarted(table, corp));
}
