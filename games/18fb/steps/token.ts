import { about, become, done, type Frame, stay } from '@binario/kernel';
import { type CorpId, consentStep, type HexId, type PlayerId, type PrivateId } from '@binario/rail';
import type { Effect18fb } from '../effects.ts';
import { bourbonDeal, bourbonRoutes, bourbonRules, holderOf, replaceBourbon } from '../rules/bourbons.ts';
import { mayUse } from '../rules/lending.ts';
import { homeDue, layHome, layToken, openRoutes, type TokenFrame, tokenRules } from '../rules/tokens.ts';
import { isFrozen, presidentIfAny, presidentOf, type Table18fb } from '../table.ts';
import { goneCompany } from './gone.ts';
import { hasChoice, noteChoice, type Step18fb } from './step.ts';

const routeActions = ['placeHome', 'placeToken', 'replaceBourbon'];

/** One token in a turn, the home token first (3.4.2). A frozen company lays none (3.3). */
export const placeToken: Step18fb<TokenFrame> = {
  actions: [...routeActions, 'pass'],
  gone: goneCompany,
  begin(tx, frame) {
    const by = presidentIfAny(tx.table, frame.corp);
    if (by === undefined || tx.table.turn.token || isFrozen(tx.table, frame.corp)) return done();
    if (!hasChoice(placeToken, tx.table, frame, by)) return done();
    noteChoice(tx);
    return stay(frame);
  },
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options: (table, frame, by) => [...listed(table, frame.corp, by), { type: 'pass', by }],
  rules: about(routeActions, [...tokenRules, ...bourbonRules]),
  keeps: [...tokenRules, ...bourbonRules].map((rule) => rule.key),
  openEnded: true,
  take(tx, frame, action) {
    const { corp } = frame;
    if (action.type === 'placeHome') {
      layHome(tx, corp, homeDue(tx.table, corp) as HexId);
      tx.emit({ type: 'tokenStepUsed', corp });
    } else if (action.type === 'placeToken') {
      layToken(tx, corp, action.route);
    } else if (action.type === 'replaceBourbon') {
      const { private: card, route, by } = action;
      if (mayUse(tx.table, card, corp, by)) replaceBourbon(tx, corp, card, route);
      else tx.owe({ step: 'consentBourbon', corp, private: card, route } as BourbonFrame);
      return become(frame);
    }
    return done();
  },
};

function listed(table: Table18fb, corp: CorpId, by: PlayerId) {
  if (homeDue(table, corp) !== undefined) return [{ type: 'placeHome', by }];
  return [
    ...openRoutes(table, corp).map(({ hexes }) => ({ type: 'placeToken', by, route: hexes })),
    ...bourbonRoutes(table, corp).map(({ card, route }) => ({
      type: 'replaceBourbon',
      by,
      private: card,
      route: route.hexes,
    })),
  ];
}

/** The card belongs to another player and is not lent: it is used only if both he and the President want it (ruling K8). */
export interface BourbonFrame extends Frame {
  readonly step: 'consentBourbon';
  readonly corp: CorpId;
  readonly private: PrivateId;
  readonly route: readonly HexId[];
}

/** The holder of a political card is asked whether a Bourbon token may be taken away. */
export const consentBourbon = consentStep<Table18fb, Effect18fb, BourbonFrame>({
  gone: (table, frame) => goneCompany(table, frame) ?? (holderOf(table, frame.private) ? undefined : 'card closed'),
  decider: (table, frame) => holderOf(table, frame.private) as PlayerId,
  accept: (tx, frame) => replaceBourbon(tx, frame.corp, frame.private, frame.route),
  refuse(tx, frame, by) {
    const { corp, private: card } = frame;
    tx.emit({ type: 'powerRefused', player: by, corp, private: card, deal: bourbonDeal(card) });
  },
});
