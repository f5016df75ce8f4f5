import type { CorpId, PlayerId } from '@binario/rail';
import type { DepositHelp } from '../actions.ts';
import { boardOf } from '../board/of.ts';
import { type CardId, type Concessionaire, cardIds, cardPowers } from '../ids.ts';
import { factsOf, type Table18fb } from '../table.ts';

/** The card that brings this company's concession at a lower deposit, if there is one (2.7 notes 6 to 8). */
export const cardOfCorp = (corp: CorpId): CardId | undefined => cardsByCorp.get(corp);

const cardsByCorp: ReadonlyMap<CorpId | undefined, CardId> = new Map(
  cardIds.filter((card) => cardPowers[card].corp !== undefined).map((card) => [cardPowers[card].corp, card]),
);

/** Has the player this political card, and is its power unused? */
export const ownsUnused = (table: Table18fb, card: CardId, player: PlayerId): boolean =>
  table.privates[card] === player && !table.used.includes(card);

/** Which ways of paying less are open to this player for the first grant of a concession. */
export function helpsFor(table: Table18fb, corp: CorpId, player: PlayerId): readonly DepositHelp[] {
  const card = cardOfCorp(corp);
  const own = card !== undefined && table.privates[card] === player;
  const bayard = ownsUnused(table, 'Bayard', player);
  return own ? (bayard ? withBoth : withCard) : bayard ? withBayard : withNone;
}

const withNone: readonly DepositHelp[] = ['none'];
const withBayard: readonly DepositHelp[] = ['none', 'bayard'];
const withCard: readonly DepositHelp[] = ['none', 'card'];
const withBoth: readonly DepositHelp[] = ['none', 'bayard', 'card', 'both'];

/** The printed values of the phase and of the ones after it; nothing once the other concession was granted (ruling G2). */
function printed(table: Table18fb, corp: CorpId, later: 0 | 1): number {
  const def = boardOf(table).concessionDefs[corp as Concessionaire];
  if (def.waivedBy !== undefined && factsOf(table, def.waivedBy).granted) return 0;
  const index = (boardOf(table).phases[table.phase]?.deposit ?? 0) + later;
  return def.deposits[index] ?? 0;
}

/** 3.2.2 with the cards of rulings K4 and K9; fractions are dropped. */
export function depositDue(table: Table18fb, corp: CorpId, help: DepositHelp): number {
  const due = printed(table, corp, help === 'card' || help === 'both' ? 1 : 0);
  return help === 'bayard' || help === 'both' ? Math.floor(due / 2) : due;
}

/** Ruling G5: the regular deposit while the line is not finished, nothing for a definitive company. */
export function depositAgain(table: Table18fb, corp: CorpId, help: 'none' | 'bayard'): number {
  return factsOf(table, corp).standing === 'definitive' ? 0 : depositDue(table, corp, help);
}
