import { type CorpId, certCount, type PlayerId, privatesOf } from '@binario/rail';
import { PLAYER_LIMIT } from '../data/players.ts';
import type { Table18fb } from '../table.ts';
import { percentHeld } from './presidency.ts';

/** Stock and regional certificates; political cards and concessions do not count (2.3). */
export function certificatesOf(table: Table18fb, player: PlayerId): number {
  const regionals = privatesOf(table, player).filter((each) => table.regionals[each]).length;
  return certCount(table.certs, player) + regionals;
}

/** Companies of which the player holds more than he may, by a merger or a change of presidency (ruling C2). */
const overheld = (table: Table18fb, player: PlayerId): readonly CorpId[] =>
  Object.keys(table.certs).filter((corp) => percentHeld(table, corp, player) > PLAYER_LIMIT);

export const isOverLimit = (table: Table18fb, player: PlayerId): boolean =>
  certificatesOf(table, player) > table.certLimit || overheld(table, player).length > 0;

/** Stock of this company sold in this stock round may not come back in it (3.2.1). */
export const hasSold = (table: Table18fb, player: PlayerId, corp: CorpId): boolean =>
  table.sold[player]?.includes(corp) ?? false;
