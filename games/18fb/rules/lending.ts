import { about, type Frame, type Offer, type Rule } from '@binario/kernel';
import type { CorpId, PlayerId, PrivateId } from '@binario/rail';
import type { Action18fb } from '../actions.ts';
import { boardOf } from '../board/of.ts';
import type { Tx18fb } from '../effects.ts';
import { type CardId, cardIds, cardPowers } from '../ids.ts';
import { factsOf, isBourbon, isFloated, phaseNumber, presidentIfAny, type Table18fb } from '../table.ts';
import { isCard } from './cards.ts';
import { lentTo } from './lent.ts';
import { ownerOfPower, usePower } from './powers.ts';
import { rule18fb } from './rule.ts';

/** A turn, of a player or a company, in which its player may lend cards: which he has lent or taken back in it. */
export interface LendingFrame extends Frame {
  readonly lendings?: readonly PrivateId[];
}

/** Melisurgo, Falcon and the cards with a Bourbon token: their power is for a company (2.7). */
const lendable: readonly CardId[] = cardIds.filter(
  (card) => card === 'Melisurgo' || card === 'Falcon' || cardPowers[card].bourbon !== undefined,
);

/** May the company use the card without asking its owner: it is the President's own, or lent (ruling K14)? */
export const mayUse = (table: Table18fb, card: PrivateId, corp: CorpId, by: PlayerId): boolean =>
  table.privates[card] === by || lentTo(table, card) === corp;

/** In operation, and not his own: there he decides himself. */
const isAnothers = (table: Table18fb, corp: CorpId, by: PlayerId): boolean =>
  isFloated(table, corp) && presidentIfAny(table, corp) !== by;

const wanted = (action: Action18fb): PrivateId | undefined =>
  action.type === 'lendCard' || action.type === 'takeBackCard' ? action.private : undefined;

const isOwners = (table: Table18fb, card: PrivateId, by: PlayerId): boolean =>
  isCard(card) && lendable.includes(card) && ownerOfPower(table, card) === by;

type LendingRule = Rule<Table18fb, LendingFrame, Action18fb>;

/** What guards the lending of political cards. */
export const lendingRules: readonly LendingRule[] = [
  ...about<Table18fb, LendingFrame, Action18fb>(
    ['lendCard', 'takeBackCard'],
    [
      rule18fb<LendingFrame>('2.7', 'lend.notYours', (table, _frame, action) => {
        const card = wanted(action);
        return card !== undefined && !isOwners(table, card, action.by) && { private: card };
      }),
      rule18fb<LendingFrame>('2.7', 'lend.onceATurn', (_table, frame, action) => {
        const card = wanted(action);
        return card !== undefined && (frame.lendings ?? []).includes(card) && { private: card };
      }),
    ],
  ),
  ...about<Table18fb, LendingFrame, Action18fb>('lendCard', [
    rule18fb<LendingFrame>('2.7', 'lend.notAnothers', (table, _frame, action) => {
      return action.type === 'lendCard' && !isAnothers(table, action.corp, action.by) && { corp: action.corp };
    }),
    rule18fb<LendingFrame>('2.7', 'lend.notBuilding', (table, _frame, action) => {
      if (action.type !== 'lendCard' || action.private !== 'Melisurgo') return false;
      return factsOf(table, action.corp).standing !== 'building' && { corp: action.corp };
    }),
    rule18fb<LendingFrame>('2.7', 'lend.already', (table, _frame, action) => {
      if (action.type !== 'lendCard' || lentTo(table, action.private) !== action.corp) return false;
      return { private: action.private, corp: action.corp };
    }),
  ]),
  ...about<Table18fb, LendingFrame, Action18fb>('takeBackCard', [
    rule18fb<LendingFrame>('2.7', 'lend.notLent', (table, _frame, action) => {
      if (action.type !== 'takeBackCard' || lentTo(table, action.private) !== undefined) return false;
      return { private: action.private };
    }),
  ]),
];

/** His cards that a company could use, each for every company of another player it could serve. */
export function lendingOffers(table: Table18fb, frame: LendingFrame, by: PlayerId): readonly Offer[] {
  if (!isBourbon(table)) return [];
  const out: Offer[] = [];
  for (const card of lendable) {
    if (ownerOfPower(table, card) !== by || frame.lendings?.includes(card)) continue;
    for (const corp of Object.keys(table.companies)) {
      if (!isAnothers(table, corp, by) || lentTo(table, card) === corp) continue;
      if (card !== 'Melisurgo' || factsOf(table, corp).standing === 'building') {
        out.push({ type: 'lendCard', by, private: card, corp });
      }
    }
    if (lentTo(table, card) !== undefined) out.push({ type: 'takeBackCard', by, private: card });
  }
  return out;
}

/** Lent to another company, or to none; the turn remembers it. */
export function lend<F extends LendingFrame>(tx: Tx18fb, frame: F, action: Action18fb): F {
  if (action.type !== 'lendCard' && action.type !== 'takeBackCard') return frame;
  const { by: player, private: card } = action;
  tx.emit({ type: 'cardLent', private: card, corp: action.type === 'lendCard' ? action.corp : null, player });
  return { ...frame, lendings: [...(frame.lendings ?? []), card] };
}

/** Neither Melisurgo nor Falcon costs a company anything: lent, they are used when its turn begins (ruling K14). */
export function useLent(tx: Tx18fb, corp: CorpId): void {
  for (const card of ['Melisurgo', 'Falcon'] as const) {
    const { table } = tx;
    if (lentTo(table, card) !== corp || phaseNumber(table) < boardOf(table).cardDefs[card].fromPhase) continue;
    if (card === 'Falcon' || table.companies[corp]?.standing === 'building') usePower(tx, card, corp);
  }
}
