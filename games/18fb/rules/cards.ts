import { about } from '@binario/kernel';
import {
  BANK,
  type CorpId,
  cashOf,
  GONE,
  isPlayer,
  isRefusedOffer,
  type PlayerId,
  POOL,
  type PrivateId,
  pay,
} from '@binario/rail';
import type { Action18fb } from '../actions.ts';
import { boardOf } from '../board/of.ts';
import type { Tx18fb } from '../effects.ts';
import { type CardId, cardIds } from '../ids.ts';
import { factsOf, OFFER, type Table18fb } from '../table.ts';
import { checkOffice } from './presidency.ts';
import { type PurchaseRule, rule18fb } from './rule.ts';
import { singlesOf } from './shares.ts';

/** Is this private company a political card, not a regional company? */
export const isCard = (name: PrivateId): name is CardId => (cardIds as readonly string[]).includes(name);

/** 2.7: less once the company of the card has laid a token besides its home (ruling K13). */
export function incomeOf(table: Table18fb, card: CardId): number {
  const { income, laterIncome, corp } = boardOf(table).cardDefs[card];
  return laterIncome !== undefined && corp && factsOf(table, corp).laid > 0 ? laterIncome : income;
}

/** 3.4: each operating round begins with it. */
export function payIncomes(tx: Tx18fb): void {
  for (const card of cardIds) {
    const owner = tx.table.privates[card] ?? GONE;
    if (isPlayer(owner)) pay(tx, BANK, owner, incomeOf(tx.table, card), 'card');
  }
}

/** Cost to the bank, what is above it to the company of the card; the free share comes once only (ruling K3). */
export function takeCard(tx: Tx18fb, by: PlayerId, card: CardId, amount: number): void {
  const { cost, corp } = boardOf(tx.table).cardDefs[card];
  tx.emit({ type: 'privateBought', private: card, from: tx.table.privates[card] ?? BANK, to: by, price: amount });
  pay(tx, by, BANK, corp ? cost : amount, 'card');
  if (corp) pay(tx, by, corp, amount - cost, 'excess');
  if (corp) giveShare(tx, by, card, corp);
}

function giveShare(tx: Tx18fb, by: PlayerId, card: CardId, corp: CorpId): void {
  if (tx.table.given.includes(card)) return;
  const cert = singlesOf(tx.table, corp, OFFER)[0];
  tx.emit({ type: 'shareGiven', private: card });
  if (cert === undefined) return;
  tx.emit({ type: 'certMoved', corp, cert, to: by });
  checkOffice(tx, corp);
}

/** Closes a political card. */
export const closeCard = (tx: Tx18fb, card: PrivateId): void => tx.emit({ type: 'cardClosed', private: card });

/** Under this name a refused price for a card is remembered (ruling A2). */
export const cardDeal = (card: PrivateId): string => cardDeals.get(card) ?? `card ${card}`;

const cardDeals: ReadonlyMap<PrivateId, string> = new Map(cardIds.map((card) => [card, `card ${card}`]));

/** 3.2.6 What guards the purchase of a political card. */
export const cardRules: readonly PurchaseRule[] = about(
  ['buyCard', 'proposeCard'],
  [
    rule18fb('3.2.6', 'card.notInPool', (table, _frame, action) => {
      const there = action.type === 'buyCard' && isCard(action.private) && table.privates[action.private] === POOL;
      return action.type === 'buyCard' && !there && { private: action.private };
    }),
    rule18fb('3.2.6', 'card.noMoney', (table, _frame, action) => {
      const cost = costOf(table, action);
      const cash = cashOf(table, action.by);
      return cost !== undefined && cost > cash && { cost, cash };
    }),
    rule18fb('3.2.6', 'card.notAnothers', (table, _frame, action) => {
      if (action.type !== 'proposeCard') return false;
      const owner = table.privates[action.private] ?? GONE;
      const theirs = isCard(action.private) && isPlayer(owner) && owner !== action.by;
      return !theirs && { private: action.private };
    }),
    rule18fb('3.2.6', 'card.refused', (table, _frame, action) => {
      if (action.type !== 'proposeCard') return false;
      return isRefusedOffer(table, action.price, () => cardDeal(action.private));
    }),
  ],
);

function costOf(table: Table18fb, action: Action18fb): number | undefined {
  if (action.type === 'buyCard') return isCard(action.private) ? boardOf(table).cardDefs[action.private].cost : 0;
  return action.type === 'proposeCard' ? action.price : undefined;
}

/** Between players only, as the buyer's action (ruling K11). */
export function passCard(tx: Tx18fb, by: PlayerId, card: PrivateId, amount: number): void {
  const owner = tx.table.privates[card] as PlayerId;
  pay(tx, by, owner, amount, 'card');
  tx.emit({ type: 'privateBought', private: card, from: owner, to: by, price: amount });
}
