import { become, done, type Frame, type Offer, stay } from '@binario/kernel';
import type { CorpId, PlayerId } from '@binario/rail';
import { certThere } from '../rules/buying.ts';
import {
  buyHolding,
  holdingPurchaseRules,
  holdingSaleRules,
  holdingsOf,
  sellForced,
  sellHolding,
} from '../rules/holdings.ts';
import { inMarketOrder, price } from '../rules/market.ts';
import { isOperational, presidentIfAny, presidentOf, type Table18fb } from '../table.ts';
import { goneCompany } from './gone.ts';
import { hasChoice, noteChoice, type Step18fb } from './step.ts';

/** The financial step of a company's turn. */
export interface FinanceFrame extends Frame {
  readonly step: 'finance';
  readonly corp: CorpId;
}

function options(table: Table18fb, { corp }: FinanceFrame, by: PlayerId): readonly Offer[] {
  const out: Offer[] = [];
  for (const holding of holdingsOf(table, corp)) {
    for (let shares = 1; shares <= holding.shares; shares++) {
      out.push({ type: 'sellHolding', by, corp: holding.corp, shares });
    }
  }
  for (const stock of inMarketOrder(table)) {
    for (const from of ['offer', 'pool'] as const) {
      if (certThere(table, stock, from) !== undefined) out.push({ type: 'buyHolding', by, corp: stock, from });
    }
  }
  out.push({ type: 'pass', by });
  return out;
}

/** What blue forces a corporation to sell, then what it wishes to sell, then one certificate to buy (3.4.9). */
export const finance: Step18fb<FinanceFrame> = {
  actions: ['sellHolding', 'buyHolding', 'pass'],
  gone: goneCompany,
  begin(tx, frame) {
    const { corp } = frame;
    sellForced(tx, corp);
    const president = presidentIfAny(tx.table, corp);
    if (president === undefined || !isOperational(tx.table, corp)) return done();
    if (!hasChoice(finance, tx.table, frame, president)) return done();
    noteChoice(tx);
    return stay(frame);
  },
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options,
  rules: [...holdingSaleRules, ...holdingPurchaseRules],
  take(tx, frame, action) {
    if (action.type === 'sellHolding') {
      const { corp, shares } = action;
      sellHolding(tx, frame.corp, { corp, shares }, price(tx.table, corp));
      tx.emit({ type: 'holdingBarred', corp });
      return become(frame);
    }
    if (action.type === 'buyHolding') buyHolding(tx, frame.corp, action.corp, action.from);
    return done();
  },
};
