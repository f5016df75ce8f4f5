import { type CorpId, GONE, isPlayer, type TrainId, trainsOf } from '@binario/rail';
import { defOf } from '../data/trains.ts';
import type { Tx1865 } from '../effects.ts';
import { factsOf, isFloated, isRun, operatingOrder, phaseOf, type Table1865 } from '../table.ts';

export interface DiscardFrame {
  readonly step: 'discardTrain';
  readonly corp: CorpId;
}

/** 2.2 in the order of ruling 59: the phase, scrapping, discards, maritime cards, companies not launched. */
export function enterPhase(tx: Tx1865, phase: number, buyer: CorpId): void {
  const started = phaseOf(tx.table).newCompanies;
  tx.emit({ type: 'noted', note: 'phase', params: { phase } });
  tx.emit({ type: 'phaseEntered', phase: String(phase) });
  for (const train of Object.keys(tx.table.trains)) {
    if (defOf(train).scrappedIn === phase && tx.table.trains[train] !== GONE) {
      tx.emit({ type: 'trainMoved', train, to: GONE });
    }
  }
  for (const corp of discardOrder(tx.table, buyer)) oweDiscards(tx, corp);
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

/** The buyer answers first, then the others in operating order (ruling 56). */
function discardOrder(table: Table1865, buyer: CorpId): readonly CorpId[] {
  return [buyer, ...operatingOrder(table).filter((corp) => corp !== buyer)].filter((corp) => isFloated(table, corp));
}

export const excessTrains = (table: Table1865, corp: CorpId): number =>
  trainsOf(table, corp).length - phaseOf(table).trainLimit;

/** Trains above the limit go to the pool: the president chooses; who has none loses the lowest (C.5, V33). */
export function oweDiscards(tx: Tx1865, corp: CorpId): void {
  for (let extra = excessTrains(tx.table, corp); extra > 0; extra--) {
    if (isRun(tx.table, corp)) tx.owe({ step: 'discardTrain', corp } as DiscardFrame);
    else discard(tx, corp, lowestTrain(tx.table, corp));
  }
}

function lowestTrain(table: Table1865, corp: CorpId): TrainId {
  const [lowest] = [...trainsOf(table, corp)].sort((x, y) => defOf(x).phase - defOf(y).phase);
  return lowest as TrainId;
}

export function discard(tx: Tx1865, corp: CorpId, train: TrainId): void {
  tx.emit({ type: 'noted', note: 'trainDiscarded', params: { corp, train } });
  tx.emit({ type: 'trainMoved', train, to: 'pool' });
}
