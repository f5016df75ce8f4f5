import { about, done, type Frame } from '@binario/kernel';
import { pay } from '@binario/rail';
import { COMPANY } from '../data/board.ts';
import { buyRules, costOf, nextCert } from '../rules.ts';
import type { StepSample } from './step.ts';

/** A player's turn in the stock round. */
export interface StockTurnFrame extends Frame {
  readonly step: 'stockTurn';
  readonly player: string;
}

/** Buy one certificate, or pass. */
export const stockTurn: StepSample<StockTurnFrame> = {
  actions: ['buyCert', 'pass'],
  actors: (_table, { player }) => [player],
  options: (_table, _frame, by) => [
    { type: 'buyCert', by },
    { type: 'pass', by },
  ],
  rules: about('buyCert', buyRules),
  take(tx, _frame, { type, by }) {
    const cert = nextCert(tx.table);
    if (type === 'pass' || cert === undefined) {
      tx.emit({ type: 'passed', player: by });
      return done();
    }
    const cost = costOf(tx.table, cert);
    pay(tx, by, COMPANY, cost, 'stock');
    tx.emit({ type: 'certBought', corp: COMPANY, cert, from: COMPANY, to: by, price: cost });
    return done();
  },
};
