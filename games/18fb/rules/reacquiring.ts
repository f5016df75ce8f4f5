import { BANK, pay } from '@binario/rail';
import type { Tx18fb } from '../effects.ts';
import { PRESIDENT } from '../stock.ts';
import { depositAgain } from './deposits.ts';
import { checkOffice } from './presidency.ts';
import { officeInPool, officePrice, type Reacquire } from './reacquirable.ts';

/** The frozen state ends; the presidency moves only with a certificate out of the pool (ruling G5). */
export function reacquire(tx: Tx18fb, { by, corp, help }: Reacquire): void {
  const deposit = depositAgain(tx.table, corp, help);
  const office = officePrice(tx.table, corp);
  const vacant = officeInPool(tx.table, corp);
  tx.emit({ type: 'concessionReacquired', corp, player: by, deposit, office: vacant });
  if (help === 'bayard') tx.emit({ type: 'cardUsed', private: 'Bayard', corp });
  pay(tx, by, BANK, deposit, 'deposit');
  if (vacant) {
    pay(tx, by, BANK, office, 'certificate');
    tx.emit({ type: 'presidencyPassed', corp, cert: PRESIDENT, to: by });
  }
  checkOffice(tx, corp);
}
