import { about, done, type Frame } from '@binario/kernel';
import type { CorpId, HexId } from '@binario/rail';
import { boardOf } from '../board/boardOf.ts';
import type { Tx1849 } from '../effects.ts';
import { setGaribaldiAside } from '../rules/garibaldi.ts';
import { freeSlotFor, tokenRules } from '../rules/tokens.ts';
import { isStarted, presidentOf } from '../table.ts';
import { askIfChoice, type Step1849 } from './step.ts';

/** A corporation may place a station token (10.4). */
export interface TokenFrame extends Frame {
  readonly step: 'placeToken';
  readonly corp: CorpId;
}

/** Place one station token (10.4); passed over when there is no place for one. */
export const placeTokenStep: Step1849<TokenFrame> = {
  actions: ['placeToken', 'pass'],
  gone: (table, frame) => (isStarted(table, frame.corp) ? undefined : 'closed'),
  begin(tx, frame) {
    if (tx.table.turn.tokenUsed || (tx.table.charters[frame.corp] ?? 0) === 0) return done();
    return askIfChoice(tx, placeTokenStep, frame, presidentOf(tx.table, frame.corp));
  },
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options: (table, _frame, by) => [
    ...boardOf(table).cities.map((hex) => ({ type: 'placeToken', by, hex })),
    { type: 'pass', by },
  ],
  rules: about('placeToken', tokenRules),
  take(tx, frame, action) {
    if (action.type === 'placeToken') {
      placeToken(tx, frame.corp, action.hex);
      tx.emit({ type: 'tokenStepUsed', corp: frame.corp });
    }
    return done();
  },
};

/** Puts a station of the corporation on a city. */
export function placeToken(tx: Tx1849, corp: CorpId, hex: HexId): void {
  tx.emit({ type: 'tokenPlaced', corp, hex, slot: freeSlotFor(tx.table, corp, hex) });
  setGaribaldiAside(tx);
}
