import type { Offer, Rule, StandingOffers } from '@binario/kernel';
import {
  type CorpId,
  cashOf,
  isPlayer,
  isRefusedOffer,
  leastOffer,
  type PlayerId,
  type PrivateId,
  privatesOf,
} from '@binario/rail';
import type { Action1849 } from '../actions.ts';
import { boardOf } from '../board/boardOf.ts';
import { type Private, privateIds } from '../data/privates.ts';
import type { Effect1849, Tx1849 } from '../effects.ts';
import { rule1849 } from '../rules/rule.ts';
import { phaseOf, plays18xx, presidentOf, type Table1849 } from '../table.ts';
import { dealKey, propose } from './consent.ts';
import type { CorpTurnFrame } from './operating.ts';
import type { SmsFrame } from './sms.ts';

type TurnRule = Rule<Table1849, CorpTurnFrame, Action1849>;

/** The most a corporation may pay (7.1). */
export const highestPrice = (table: Table1849, name: PrivateId): number =>
  2 * boardOf(table).privates[name as Private].face;

const owns = (table: Table1849, corp: CorpId, name: Private): boolean => privatesOf(table, corp).includes(name);

const rules: readonly TurnRule[] = [
  rule1849('10.2', 'acquire.phase', (table, _frame, action) => {
    return action.type === 'acquirePrivate' && !phaseOf(table).privatesForSale && { phase: table.phase };
  }),
  rule1849('10.2', 'acquire.notRsa', (_table, _frame, action) => {
    return action.type === 'acquirePrivate' && action.private === 'RSA' && { private: action.private };
  }),
  rule1849('10.2', 'acquire.notAPlayers', (table, _frame, action) => {
    if (action.type !== 'acquirePrivate') return false;
    return !isPlayer(table.privates[action.private] ?? 'gone') && { private: action.private };
  }),
  rule1849('10.2', 'acquire.price', (table, _frame, action) => {
    if (action.type !== 'acquirePrivate') return false;
    const most = highestPrice(table, action.private);
    return (action.price < 1 || action.price > most) && { private: action.private, most };
  }),
  rule1849('10', 'acquire.noMoney', (table, frame, action) => {
    const cash = cashOf(table, frame.corp);
    return action.type === 'acquirePrivate' && action.price > cash && { corp: frame.corp, cash };
  }),
  rule1849('10.7', 'acquire.notAfterSales', (table, frame, action) => {
    const barred = table.turn.emergencySales && !plays18xx(table, 'privatesAfterEmergencySales');
    return action.type === 'acquirePrivate' && barred && { corp: frame.corp };
  }),
  rule1849('7.1', 'acquire.refused', (table, _frame, action) => {
    if (action.type !== 'acquirePrivate') return false;
    return isRefusedOffer(table, action.price, () => dealKey('private', action.private));
  }),
  rule1849('7.1', 'port.notOwner', (table, frame, action) => {
    return action.type === 'markPort' && !owns(table, frame.corp, 'CNM') && { corp: frame.corp };
  }),
  rule1849('7.1', 'port.notAPort', (table, _frame, action) => {
    return action.type === 'markPort' && !boardOf(table).ports.includes(action.hex) && { hex: action.hex };
  }),
  rule1849('7.1', 'sms.notOwner', (table, frame, action) => {
    return action.type === 'useSms' && !owns(table, frame.corp, 'SMS') && { corp: frame.corp };
  }),
  rule1849('7.1', 'sms.tooLate', (table, frame, action) => {
    if (action.type !== 'useSms' || plays18xx(table, 'smsAtAnyTime')) return false;
    const { tileUsed, tokenUsed, ran } = table.turn;
    return (tileUsed || tokenUsed || ran) && { corp: frame.corp };
  }),
];

function options(table: Table1849, frame: CorpTurnFrame, by: PlayerId): readonly Offer[] {
  const most = (name: Private) => Math.min(highestPrice(table, name), cashOf(table, frame.corp));
  const least = (name: Private) => leastOffer(table, () => dealKey('private', name));
  return [
    ...privateIds
      .filter((name) => isPlayer(table.privates[name] ?? 'gone'))
      .map((name) => ({ type: 'acquirePrivate', by, private: name, price: { min: least(name), max: most(name) } })),
    ...(owns(table, frame.corp, 'CNM') ? boardOf(table).ports.map((hex) => ({ type: 'markPort', by, hex })) : []),
    ...(owns(table, frame.corp, 'SMS') ? [{ type: 'useSms', by }] : []),
  ];
}

/** What a corporation may do at any moment of its turn: buy privates, and use those it owns (7.1, 10.2). */
export const standing: StandingOffers<Table1849, Effect1849, CorpTurnFrame, Action1849> = {
  actions: ['acquirePrivate', 'markPort', 'useSms'],
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options,
  rules,
  take(tx, frame, action) {
    const { corp } = frame;
    switch (action.type) {
      case 'acquirePrivate':
        propose(tx, action.by, { kind: 'private', corp, private: action.private, price: action.price });
        break;
      case 'markPort':
        tx.emit({ type: 'privateMoved', private: 'CNM', to: 'gone' });
        tx.emit({ type: 'portMarked', corp, hex: action.hex });
        break;
      case 'useSms':
        useSms(tx, corp);
        break;
    }
    return frame;
  },
};

/** One coastal city in place of both the tile and the token step (7.1). */
function useSms(tx: Tx1849, corp: CorpId): void {
  tx.emit({ type: 'privateMoved', private: 'SMS', to: 'gone' });
  if (tx.table.turn.ran) return;
  tx.emit({ type: 'smsUsed', corp });
  tx.owe<SmsFrame>({ step: 'smsTile', corp });
  tx.owe<SmsFrame>({ step: 'smsToken', corp });
}
