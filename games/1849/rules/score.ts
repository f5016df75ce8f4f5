import { cashOf, type PlayerId, percentOf } from '@binario/rail';
import { factsOf, hasVariant, isStarted, plays18xx, price, type Table1849 } from '../table.ts';

/** What a player's wealth is made of (13). */
export interface Score {
  readonly player: PlayerId;
  readonly cash: number;
  readonly stock: Readonly<Record<string, number>>;
  readonly loans: number;
  readonly total: number;
}

/** What a player gets by a loan (10.7 B). */
export const LOAN = 500;
/** What a loan costs in the final score (13). */
export const LOAN_PENALTY = 750;
const BOND_DISCOUNT = 100;

/** A share of a corporation with its bond outstanding counts L.100 less, never below nothing (14.2). */
export function shareWorth(table: Table1849, corp: string): number {
  const value = price(table, corp);
  const discount =
    hasVariant(table, 'bonds') && isStarted(table, corp) && factsOf(table, corp).bond ? BOND_DISCOUNT : 0;
  return Math.max(0, value - discount);
}

/** Cash and stock; privates and all that corporations own count nothing. Who has left has nothing. */
export function scoreOf(table: Table1849, player: PlayerId): Score {
  const loans = (table.loans[player] ?? 0) * LOAN_PENALTY;
  if (table.leavers.includes(player) && !plays18xx(table, 'leaversKeepAll'))
    return { player, cash: 0, stock: {}, loans, total: 0 };
  const stock: Record<string, number> = {};
  let total = cashOf(table, player);
  for (const corp in table.corps) {
    const worth = (shareWorth(table, corp) * percentOf(table.certs[corp] ?? [], player)) / 10;
    if (worth > 0) stock[corp] = worth;
    total += worth;
  }
  return { player, cash: cashOf(table, player), stock, loans, total: Math.max(0, total - loans) };
}

/** All scores, best first; equal wealth shares the victory (RUL-64). */
export function scores(table: Table1849, players: readonly PlayerId[]): readonly Score[] {
  return players.map((player) => scoreOf(table, player)).sort((x, y) => y.total - x.total);
}
