import { about, lasting, memo2 } from '@binario/kernel';
import { BANK, cashOf, GONE, isPlayer, type PlayerId, POOL, type PrivateId, pay } from '@binario/rail';
import type { Board18fb } from '../board/board.ts';
import { boardOf } from '../board/of.ts';
import type { Tx18fb } from '../effects.ts';
import type { Regional } from '../ids.ts';
import { regionalReaches } from '../search/tileReach.ts';
import { regionalOf, type Table18fb } from '../table.ts';
import { type PurchaseRule, rule18fb } from './rule.ts';

/** Regional companies with an owner take turns, in the order of their numbers (3.5.2). */
export const regionalsInTurn = (table: Table18fb): readonly Regional[] =>
  ownedOn(boardOf(table))(table.regionals, table.privates);

const ownedOn = lasting(({ regionalIds }: Board18fb) =>
  memo2((regionals: Table18fb['regionals'], privates: Table18fb['privates']) =>
    regionalIds.filter((each) => regionals[each]?.standing === 'open' && isPlayer(privates[each] ?? GONE)),
  ),
);

/** The price ends in its treasury (ruling R1). */
export function takeRegional(tx: Tx18fb, by: PlayerId, regional: PrivateId, amount: number): void {
  const from = tx.table.privates[regional] ?? BANK;
  pay(tx, by, regional, amount, 'regional');
  tx.emit({ type: 'privateBought', private: regional, from, to: by, price: amount });
  payRegionalBonuses(tx);
}

/** Ruling R5: once each, as soon as the connection exists, whoever made it; a regional in the pool earns none. */
export function payRegionalBonuses(tx: Tx18fb): void {
  for (const regional of regionalsInTurn(tx.table)) {
    const owner = tx.table.privates[regional] as PlayerId;
    for (const { hex, amount } of boardOf(tx.table).regionalDefs[regional].bonuses) {
      if (regionalOf(tx.table, regional).reached.includes(hex) || !regionalReaches(tx.table, regional, hex)) continue;
      tx.emit({ type: 'regionalReached', regional, hex, player: owner, amount });
      pay(tx, BANK, owner, amount, 'bonus');
    }
  }
}

/** A regional company out of the pool, as a player's action (3.5.1). */
export const regionalPurchaseRules: readonly PurchaseRule[] = about('buyRegional', [
  rule18fb('3.5.1', 'regional.notInPool', (table, _frame, action) => {
    if (action.type !== 'buyRegional') return false;
    const there = table.regionals[action.private] !== undefined && table.privates[action.private] === POOL;
    return !there && { private: action.private };
  }),
  rule18fb('3.5.1', 'regional.belowNominal', (table, _frame, action) => {
    if (action.type !== 'buyRegional') return false;
    const { nominal } = boardOf(table).regionalDefs[action.private as Regional];
    return action.price < nominal && { private: action.private, least: nominal };
  }),
  rule18fb('3.5.1', 'regional.noMoney', (table, _frame, action) => {
    const cash = cashOf(table, action.by);
    return action.type === 'buyRegional' && action.price > cash && { price: action.price, cash };
  }),
]);
