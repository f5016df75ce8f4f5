import { done, type Frame, stay } from '@binario/kernel';
import type { CorpId } from '@binario/rail';
import { convert as convertCompany, mayConvert } from '../rules/conversion.ts';
import { presidentOf } from '../table.ts';
import { noteChoice, type Step1865 } from './step.ts';

/** A minor company at its destination may convert (3.9). */
export interface ConvertFrame extends Frame {
  readonly step: 'convert';
  readonly corp: CorpId;
}

/** From minor to major, or not: the question comes back before each stock round (3.9, 3.12). */
export const convert: Step1865<ConvertFrame> = {
  actions: ['convert', 'pass'],
  gone: (table, frame) => (mayConvert(table, frame.corp) ? undefined : 'not eligible'),
  begin(tx, frame) {
    noteChoice(tx);
    return stay(frame);
  },
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options: (_table, _frame, by) => [
    { type: 'convert', by },
    { type: 'pass', by },
  ],
  take(tx, frame, action) {
    if (action.type === 'convert') convertCompany(tx, frame.corp);
    return done();
  },
};
