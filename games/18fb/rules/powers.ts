import type { Rule } from '@binario/kernel';
import { type CorpFrame, type CorpId, GONE, isPlayer, type PlayerId, refusedPrice } from '@binario/rail';
import type { Action18fb } from '../actions.ts';
import { boardOf } from '../board/of.ts';
import type { Tx18fb } from '../effects.ts';
import type { CardId } from '../ids.ts';
import { factsOf, phaseNumber, type Table18fb } from '../table.ts';
import { rule18fb } from './rule.ts';

/** Powers that are used for the operating company at any moment of its turn. */
export type Power = 'Melisurgo' | 'Falcon';

/** Which power of a political card an action uses, if it uses one. */
export const powerOf = (action: Action18fb): Power | undefined =>
  action.type === 'useMelisurgo' ? 'Melisurgo' : action.type === 'useFalcon' ? 'Falcon' : undefined;

/** The player who has the card, its power unused. */
export function ownerOfPower(table: Table18fb, card: CardId): PlayerId | undefined {
  const owner = table.privates[card] ?? GONE;
  return isPlayer(owner) && !table.used.includes(card) ? owner : undefined;
}

/** The name under which a refused use of a card is remembered. */
export const powerDeal = (card: CardId): string => `power ${card}`;

/** 2.7 What guards the powers of political cards. */
export const powerRules: readonly Rule<Table18fb, CorpFrame, Action18fb>[] = [
  rule18fb('2.7', 'power.notOpen', (table, _frame, action) => {
    const card = powerOf(action);
    return card !== undefined && ownerOfPower(table, card) === undefined && { private: card };
  }),
  rule18fb('2.7', 'power.tooEarly', (table, _frame, action) => {
    const card = powerOf(action);
    if (card === undefined) return false;
    const { fromPhase } = boardOf(table).cardDefs[card];
    return phaseNumber(table) < fromPhase && { private: card, phase: fromPhase };
  }),
  rule18fb('2.7', 'power.notBuilding', (table, frame, action) => {
    const building = factsOf(table, frame.corp).standing === 'building';
    return action.type === 'useMelisurgo' && !building && { corp: frame.corp };
  }),
  rule18fb('2.7', 'power.refused', (table, _frame, action) => {
    const card = powerOf(action);
    return card !== undefined && refusedPrice(table, () => powerDeal(card)) !== undefined && { private: card };
  }),
];

/** Melisurgo lifts the band for good, Falcon names the one railroad that has its bonus (rulings K5, K7). */
export function usePower(tx: Tx18fb, card: Power, corp: CorpId): void {
  tx.emit({ type: 'powerUsed', private: card, corp });
}
