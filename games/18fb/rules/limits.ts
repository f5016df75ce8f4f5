import { memo1, memo2 } from '@binario/kernel';
import { type CorpId, certCount, type PlayerId, privatesOf } from '@binario/rail';
import { boardOf } from '../board/of.ts';
import type { Table18fb } from '../table.ts';
import { percentHeld } from './shares.ts';

/** Asked of every offer of a turn: counted once for each change of hands. */
const counted = memo2<Table18fb['certs'], Table18fb['privates'], Map<PlayerId, number>>(() => new Map());

/** Stock and regional certificates; political cards and concessions do not count (2.3). */
export function certificatesOf(table: Table18fb, player: PlayerId): number {
  const known = counted(table.certs, table.privates);
  const before = known.get(player);
  if (before !== undefined) return before;
  const regionals = privatesOf(table, player).filter((each) => table.regionals[each]).length;
  const count = certCount(table.certs, player) + regionals;
  known.set(player, count);
  return count;
}

const overheldBy = memo1<Table18fb['certs'], Map<PlayerId, boolean>>(() => new Map());

/** Does he hold more of a company than he may, by a merger or a change of presidency (ruling C2)? */
function holdsTooMuch(table: Table18fb, player: PlayerId): boolean {
  const known = overheldBy(table.certs);
  const before = known.get(player);
  if (before !== undefined) return before;
  const found = Object.keys(table.certs).some(
    (corp) => percentHeld(table, corp, player) > boardOf(table).figures.playerLimit,
  );
  known.set(player, found);
  return found;
}

/** Has the player too many certificates, or too much of one company? */
export const isOverLimit = (table: Table18fb, player: PlayerId): boolean =>
  certificatesOf(table, player) > table.certLimit || holdsTooMuch(table, player);

/** Stock of this company sold in this stock round may not come back in it (3.2.1). */
export const hasSold = (table: Table18fb, player: PlayerId, corp: CorpId): boolean =>
  table.sold[player]?.includes(corp) ?? false;
