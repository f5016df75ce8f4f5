import { done, type Frame } from '@binario/kernel';
import { BANK, type CorpId, pay } from '@binario/rail';
import { eTokenPrice, eTokenRules } from '../rules/electric.ts';
import { isStarted, presidentOf } from '../table.ts';
import { askIfChoice, type Step1849 } from './step.ts';

/** A corporation may buy an E-token (14.3). */
export interface ETokenFrame extends Frame {
  readonly step: 'buyEToken';
  readonly corp: CorpId;
}

/** An E token, just before trains are bought (14.3). */
export const buyEToken: Step1849<ETokenFrame> = {
  actions: ['buyEToken', 'pass'],
  gone: (table, frame) => (isStarted(table, frame.corp) ? undefined : 'closed'),
  begin: (tx, frame) => askIfChoice(tx, buyEToken, frame, presidentOf(tx.table, frame.corp)),
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options: (_table, _frame, by) => [
    { type: 'buyEToken', by },
    { type: 'pass', by },
  ],
  rules: eTokenRules,
  take(tx, frame, action) {
    if (action.type !== 'buyEToken') return done();
    pay(tx, frame.corp, BANK, eTokenPrice(tx.table), 'eToken');
    tx.emit({ type: 'eTokenSold', corp: frame.corp });
    return done();
  },
};
