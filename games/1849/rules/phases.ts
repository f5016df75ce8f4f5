import { beginPhase, buyerFirst, type CorpId, GONE, oweDiscards, stationsOf } from '@binario/rail';
import { boardOf, classOf } from '../board/boardOf.ts';
import type { PhaseId } from '../data/phases.ts';
import type { Tx1849 } from '../effects.ts';
import { factsOf, inMarketOrder, isStarted, phaseOf, plays18xx, type Table1849 } from '../table.ts';
import { closeCorporation } from './closing.ts';

/** Section 6: elimination first, then what the phase brings, then the new train limit (RUL-33). */
export function enterPhase(tx: Tx1849, phase: PhaseId, buyer: CorpId): void {
  beginPhase(tx, phase, buyer, (train) => classOf(tx.table, train).eliminatedBy === phase);
  if (phase === '12') {
    closePrivates(tx);
    earthquake(tx);
  }
  for (const corp of discardOrder(tx.table, buyer)) oweDiscards(tx, corp, phaseOf(tx.table).trainLimit);
}

function closePrivates(tx: Tx1849): void {
  for (const name in tx.table.privates) {
    if (tx.table.privates[name] !== GONE) tx.emit({ type: 'privateMoved', private: name, to: GONE });
  }
  if (tx.table.rsaCorp) tx.emit({ type: 'rsaLinked', corp: null });
}

/** Section 12. The tile goes back to the supply (RUL-60); the tokens are lost until their corporation re-opens. */
function earthquake(tx: Tx1849): void {
  const { messina } = boardOf(tx.table).places;
  tx.emit({ type: 'earthquakeStruck' });
  if (tx.table.map[messina]) tx.emit({ type: 'tileRemoved', hex: messina });
  for (const corp of tx.table.stations[messina] ?? []) {
    if (corp) tx.emit({ type: 'tokenTaken', corp, hex: messina, to: 'lost' });
  }
  tx.emit({ type: 'messinaBanned', banned: true });
  if (!isStarted(tx.table, 'AFG') || factsOf(tx.table, 'AFG').home !== messina) return;
  if (stationsOf(tx.table.stations, 'AFG').length === 0) closeCorporation(tx, 'AFG');
}

/** The buyer answers first, then the others in market order (RUL-1). */
function discardOrder(table: Table1849, buyer: CorpId): readonly CorpId[] {
  if (plays18xx(table, 'discardsInStartOrder')) return Object.keys(table.corps);
  return buyerFirst(buyer, inMarketOrder(table)).filter((corp) => isStarted(table, corp));
}
