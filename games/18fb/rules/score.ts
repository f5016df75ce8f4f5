import { cashOf, type PlayerId, privatesOf } from '@binario/rail';
import { boardOf } from '../board/of.ts';
import type { Regional } from '../ids.ts';
import type { Table18fb } from '../table.ts';
import { price } from './market.ts';
import { sharesOf } from './shares.ts';

/** What a player's wealth is made of (4). */
export interface Score {
  readonly player: PlayerId;
  readonly left: boolean;
  readonly cash: number;
  readonly shares: Readonly<Record<string, number>>;
  readonly regionals: number;
  readonly total: number;
}

/** Cash, shares at their price, regionals at nominal value; nothing else (ruling E2). */
export function scoreOf(table: Table18fb, player: PlayerId): Score {
  const shares: Record<string, number> = {};
  let total = cashOf(table, player);
  for (const corp in table.certs) {
    const value = sharesOf(table, corp, player) * price(table, corp);
    if (value === 0) continue;
    shares[corp] = value;
    total += value;
  }
  const regionals = privatesOf(table, player).reduce(
    (sum, each) => sum + (table.regionals[each] ? boardOf(table).regionalDefs[each as Regional].nominal : 0),
    0,
  );
  return {
    player,
    left: table.leavers.includes(player),
    cash: cashOf(table, player),
    shares,
    regionals,
    total: total + regionals,
  };
}

/** Best first; who has left the game comes last. Equals share the win. */
export function scores(table: Table18fb): readonly Score[] {
  return table.seats
    .map((player) => scoreOf(table, player))
    .sort((x, y) => Number(x.left) - Number(y.left) || y.total - x.total);
}
