import { become, done, type Frame, type Offer, stay } from '@binario/kernel';
import { type CorpId, cashOf, isRefusedOffer, leastOffer, type PlayerId, stationsOf } from '@binario/rail';
import { rule1849 } from '../rules/rule.ts';
import { tokenDealRules } from '../rules/tokenDeals.ts';
import { isStarted, plays18xx, presidentOf, type Table1849 } from '../table.ts';
import { dealKey, propose } from './consent.ts';
import { askIfChoice, type Step1849 } from './step.ts';

/** A corporation may take over another's station (14.1). */
export interface TokenDealFrame extends Frame {
  readonly step: 'acquireToken';
  readonly corp: CorpId;
  /** Tokens on the charter when the step began: one less means that a deal was made. */
  readonly tokens?: number;
}

const key = (seller: CorpId, hex: string): string => dealKey('token', `${seller} ${hex}`);

function options(table: Table1849, frame: TokenDealFrame, by: PlayerId): readonly Offer[] {
  const max = cashOf(table, frame.corp);
  const others = Object.keys(table.corps).filter((corp) => corp !== frame.corp);
  return others.flatMap((corp) =>
    stationsOf(table.stations, corp).map((hex) => ({
      type: 'acquireToken',
      by,
      corp,
      hex,
      price: { min: leastOffer(table, () => key(corp, hex)), max },
    })),
  );
}

/** Buy one station of another corporation, by agreement (14.1). */
export const acquireToken: Step1849<TokenDealFrame> = {
  actions: ['acquireToken', 'pass'],
  gone: (table, frame) => (isStarted(table, frame.corp) ? undefined : 'closed'),
  begin(tx, frame) {
    if (plays18xx(tx.table, 'tokenStepAlwaysAsked')) return stay(frame);
    const tokens = tx.table.charters[frame.corp] ?? 0;
    if (frame.tokens !== undefined && tokens < frame.tokens) return done();
    const asked = { ...frame, tokens };
    return askIfChoice(tx, acquireToken, asked, presidentOf(tx.table, frame.corp));
  },
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options: (table, frame, by) => [...options(table, frame, by), { type: 'pass', by }],
  rules: [
    ...tokenDealRules,
    rule1849<TokenDealFrame>('14.1', 'tokenDeal.refused', (table, _frame, action) => {
      if (action.type !== 'acquireToken') return false;
      return isRefusedOffer(table, action.price, () => key(action.corp, action.hex));
    }),
  ],
  take(tx, frame, action) {
    if (action.type !== 'acquireToken') return done();
    const { by, corp: seller, hex, price } = action;
    propose(tx, by, { kind: 'token', corp: frame.corp, seller, hex, price });
    return become(frame);
  },
};
