import { beginPhase, buyerFirst, type CorpId, GONE, isPlayer, oweDiscards, trainsOf } from '@binario/rail';
import { cardOf } from '../board/boardOf.ts';
import type { Tx1865 } from '../effects.ts';
import { factsOf, isFloated, isRun, operatingOrder, phaseOf } from '../table.ts';

/** 2.2 in the order of ruling 59: the phase, scrapping, discards, maritime cards, companies not launched. */
export function enterPhase(tx: Tx1865, phase: number, buyer: CorpId): void {
  const started = phaseOf(tx.table).newCompanies;
  beginPhase(tx, String(phase), buyer, (train) => cardOf(tx.table, train).scrappedIn === phase);
  // The buyer answers first, then the others in operating order (ruling 56).
  for (const corp of buyerFirst(buyer, operatingOrder(tx.table))) if (isFloated(tx.table, corp)) giveBack(tx, corp);
  if (phase === 5) {
    for (const [card, holder] of Object.entries(tx.table.privates)) {
      if (isPlayer(holder)) tx.emit({ type: 'privateMoved', private: card, to: GONE });
    }
  }
  if (phaseOf(tx.table).newCompanies === started) return;
  for (const corp in tx.table.companies) {
    const { standing, status } = factsOf(tx.table, corp);
    if (standing === 'unlaunched' && status === 'minor') tx.emit({ type: 'turnedMajor', corp });
  }
}

/** Trains above the limit go to the pool: the president chooses; who has none loses the lowest (C.5, V33). */
export function giveBack(tx: Tx1865, corp: CorpId): void {
  const { trainLimit } = phaseOf(tx.table);
  if (isRun(tx.table, corp)) {
    oweDiscards(tx, corp, trainLimit);
    return;
  }
  const byPhase = [...trainsOf(tx.table, corp)].sort((x, y) => cardOf(tx.table, x).phase - cardOf(tx.table, y).phase);
  const extra = Math.max(0, byPhase.length - trainLimit);
  for (const train of byPhase.slice(0, extra)) tx.emit({ type: 'trainDiscarded', train, from: corp });
}
