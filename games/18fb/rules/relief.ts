import type { CorpId, PlayerId } from '@binario/rail';
import { boardOf } from '../board/of.ts';
import { SHARE } from '../stock.ts';
import type { Table18fb } from '../table.ts';
import { certificatesOf, isOverLimit } from './limits.ts';
import { inMarketOrder } from './market.ts';
import { heirOf, saleRules } from './selling.ts';
import { percentHeld, sharesOf } from './shares.ts';

/** A player's turn: what he has sold in it so far. */
interface SellingTurn {
  readonly step: string;
  readonly sold: readonly CorpId[];
}

/** A block of one company that may be sold, and what the seller is rid of by it. */
interface Block {
  readonly shares: number;
  readonly certificates: number;
}

/** Lawful blocks of a company not yet sold in this turn, the smallest first. */
function blocksOf(table: Table18fb, turn: SellingTurn, player: PlayerId, corp: CorpId): readonly Block[] {
  if (turn.sold.includes(corp)) return [];
  const blocks: Block[] = [];
  for (let shares = 1; shares <= sharesOf(table, corp, player); shares++) {
    const sale = { type: 'sellShares', by: player, corp, shares } as const;
    if (saleRules.some((rule) => rule.breach(table, turn, sale) !== false)) continue;
    // Who loses the office by it gets two certificates for one.
    const back = heirOf(table, player, sale) === undefined ? 0 : 1;
    blocks.push({ shares, certificates: shares - back });
  }
  return blocks;
}

/** Certificates he can get rid of there at most. */
const mostOf = (blocks: readonly Block[]): number => blocks.at(-1)?.certificates ?? 0;

/** Shares of this company above the 60 % one may hold. */
const excessOf = (table: Table18fb, player: PlayerId, corp: CorpId): number =>
  Math.max(0, (percentHeld(table, corp, player) - boardOf(table).figures.playerLimit) / SHARE);

const tooMany = (table: Table18fb, player: PlayerId): number =>
  Math.max(0, certificatesOf(table, player) - table.certLimit);

/**
 * How many shares of this company must go at least when some are sold at all: who holds too much sells down as far as he
 * lawfully can (ruling C2), and each company only once in a turn.
 */
export function leastRelief(table: Table18fb, turn: SellingTurn, player: PlayerId, corp: CorpId): number {
  if (!isOverLimit(table, player)) return 0;
  const [excess, many] = [excessOf(table, player, corp), tooMany(table, player)];
  if (excess === 0 && many === 0) return 0;
  const others = inMarketOrder(table)
    .filter((other) => other !== corp)
    .reduce((sum, other) => sum + mostOf(blocksOf(table, turn, player, other)), 0);
  const blocks = blocksOf(table, turn, player, corp);
  const largest = blocks.at(-1)?.shares ?? 0;
  const wanted = Math.min(many - others, mostOf(blocks));
  const least = blocks.find(({ shares, certificates }) => {
    return shares >= Math.min(excess, largest) && certificates >= wanted;
  });
  return least?.shares ?? 0;
}

/** A company that must be sold before the turn can end. */
export function reliefOf(table: Table18fb, turn: SellingTurn, player: PlayerId): CorpId | undefined {
  if (!isOverLimit(table, player)) return undefined;
  const many = tooMany(table, player) > 0;
  return inMarketOrder(table).find((corp) => {
    const excess = excessOf(table, player, corp) > 0;
    if (!many && !excess) return false;
    const blocks = blocksOf(table, turn, player, corp);
    return excess ? blocks.length > 0 : mostOf(blocks) > 0;
  });
}
