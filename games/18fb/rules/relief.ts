import type { CorpId, PlayerId } from '@binario/rail';
import { SHARE } from '../data/corporations.ts';
import { PLAYER_LIMIT } from '../data/players.ts';
import type { Table18fb } from '../table.ts';
import { certificatesOf } from './limits.ts';
import { inMarketOrder } from './market.ts';
import { percentHeld, sharesOf } from './presidency.ts';
import { saleRules } from './selling.ts';

/** What has been sold in the turn so far. */
interface Turn {
  readonly step: string;
  readonly sold: readonly CorpId[];
}

/** The largest lawful block of a company not yet sold in this turn. */
function largest(table: Table18fb, turn: Turn, player: PlayerId, corp: CorpId): number {
  if (turn.sold.includes(corp)) return 0;
  for (let shares = sharesOf(table, corp, player); shares > 0; shares--) {
    const sale = { type: 'sellShares', by: player, corp, shares } as const;
    if (saleRules.every((rule) => rule.breach(table, turn, sale) === false)) return shares;
  }
  return 0;
}

/** Shares of this company above the 60 % one may hold. */
const excessOf = (table: Table18fb, player: PlayerId, corp: CorpId): number =>
  Math.max(0, (percentHeld(table, corp, player) - PLAYER_LIMIT) / SHARE);

const tooMany = (table: Table18fb, player: PlayerId): number =>
  Math.max(0, certificatesOf(table, player) - table.certLimit);

/**
 * How many shares of this company must go at least when some are sold at all: who holds too much sells down as far as he
 * lawfully can (ruling C2), and each company only once in a turn.
 */
export function leastRelief(table: Table18fb, turn: Turn, player: PlayerId, corp: CorpId): number {
  const [excess, many] = [excessOf(table, player, corp), tooMany(table, player)];
  if (excess === 0 && many === 0) return 0;
  const others = inMarketOrder(table)
    .filter((other) => other !== corp)
    .reduce((sum, other) => sum + largest(table, turn, player, other), 0);
  return Math.min(largest(table, turn, player, corp), Math.max(excess, many - others));
}

/** A company that must be sold before the turn can end. */
export function reliefOf(table: Table18fb, turn: Turn, player: PlayerId): CorpId | undefined {
  const many = tooMany(table, player) > 0;
  return inMarketOrder(table).find(
    (corp) => (many || excessOf(table, player, corp) > 0) && largest(table, turn, player, corp) > 0,
  );
}
