import { BANK, type CorpId, cashOf, GONE, pay, privatesOf, stationsOf, trainsOf } from '@binario/rail';
import type { Tx1849 } from '../effects.ts';
import { factsOf, plays18xx, presidentOf } from '../table.ts';
import { BOND } from './bonds.ts';
import { setGaribaldiAside } from './garibaldi.ts';

/** Repaying the bond of a corporation that has closed (14.2): what the treasury lacked falls on its president. */
export interface BondDebtFrame {
  readonly step: 'bondDebt';
  readonly corp: CorpId;
  readonly player: string;
  readonly amount: number;
}

/**
 * Section 11: everything the corporation has leaves the game, shareholders get nothing, and it becomes the last in the
 * order of those that can be started. RSA's link to it ends too (8.1). A president who is `insolvent` has given all he
 * had: nothing more can be asked of him for the bond (RUL-67).
 */
export function closeCorporation(tx: Tx1849, corp: CorpId, why: 'price' | 'insolvent' | 'earthquake' = 'price'): void {
  const bond = factsOf(tx.table, corp).bond && !plays18xx(tx.table, 'bondLapsesAtClosing');
  const owed = bond ? Math.max(0, BOND - cashOf(tx.table, corp)) : 0;
  const president = presidentOf(tx.table, corp);
  for (const hex of stationsOf(tx.table.stations, corp)) tx.emit({ type: 'tokenTaken', corp, hex, to: 'lost' });
  for (const train of trainsOf(tx.table, corp)) tx.emit({ type: 'trainMoved', train, to: GONE });
  for (const name of privatesOf(tx.table, corp)) tx.emit({ type: 'privateMoved', private: name, to: GONE });
  // Below zero only in imported games (compatibility 49).
  const cash = cashOf(tx.table, corp);
  if (cash < 0) pay(tx, BANK, corp, -cash, 'closing');
  else pay(tx, corp, BANK, cash, 'closing');
  tx.emit({ type: 'charterFilled', corp, tokens: 0 });
  tx.emit({ type: 'certsWithdrawn', corp });
  tx.emit({ type: 'markerRemoved', corp });
  if (tx.table.port?.corp === corp) tx.emit({ type: 'portCleared' });
  if (tx.table.rsaCorp === corp) tx.emit({ type: 'rsaLinked', corp: null });
  tx.emit({ type: 'corpClosed', corp });
  setGaribaldiAside(tx);
  if (owed > 0 && why !== 'insolvent') {
    tx.owe<BondDebtFrame>({ step: 'bondDebt', corp, player: president, amount: owed });
  }
}
