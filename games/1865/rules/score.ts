import { type CorpId, cashOf, type PlayerId } from '@binario/rail';
import { boardOf, factsOf, formOf, isLaunched, price, type Table1865 } from '../table.ts';
import { sharesOf } from './presidency.ts';

/** What a player's wealth is made of (2.7). */
export interface Score {
  readonly player: PlayerId;
  readonly left: boolean;
  readonly cash: number;
  readonly shares: Readonly<Record<string, number>>;
  readonly loans: number;
  readonly total: number;
}

/** Each loan takes L.50 off the value of a share; it may fall below nothing (5.5). */
export const shareWorth = (table: Table1865, corp: CorpId): number =>
  price(table, corp) - boardOf(table).figures.loanDiscount * factsOf(table, corp).loans;

/** Cash and shares less personal loans; treasuries, maritime cards and trains count nothing (ruling 54). */
export function scoreOf(table: Table1865, player: PlayerId): Score {
  const loans = (table.loans[player] ?? 0) * boardOf(table).figures.loan;
  const shares: Record<string, number> = {};
  let total = cashOf(table, player) - loans;
  for (const corp in table.companies) {
    const count = isLaunched(table, corp) ? sharesOf(table, corp, player) : 0;
    if (count === 0) continue;
    shares[corp] = count * shareWorth(table, corp);
    total += shares[corp] as number;
  }
  return { player, left: table.leavers.includes(player), cash: cashOf(table, player), shares, loans, total };
}

/** Has this form of the game personal loans (4.9)? In C.5 nobody gets one (V38). */
export const playersBorrow = (table: Table1865): boolean => formOf(table).bankruptcy === 'loans';

/** Best first; who has left the game comes last whatever the others have (C.5, V35). Equal scores share the win. */
export function scores(table: Table1865): readonly Score[] {
  return table.seats
    .map((player) => scoreOf(table, player))
    .sort((x, y) => Number(x.left) - Number(y.left) || y.total - x.total);
}
