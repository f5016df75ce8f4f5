import { type CorpId, GONE, type HexId, isPlayer, type PlayerId, type PrivateId, refusedPrice } from '@binario/rail';
import type { DirectRoute } from '@binario/track';
import type { ActionOf } from '../actions.ts';
import { boardOf } from '../board/of.ts';
import type { Tx18fb } from '../effects.ts';
import { type Bourbon, type CardId, cardIds, cardPowers } from '../ids.ts';
import { phaseNumber, type Table18fb } from '../table.ts';
import { closeCard, isCard } from './cards.ts';
import { rule18fb } from './rule.ts';
import { goalOf, layToken, mayBuild, type TokenRule, tokenRoutes } from './tokens.ts';

/** The token this card can still replace, and where it lies. */
function target(
  table: Table18fb,
  card: PrivateId,
): { readonly token: Bourbon; readonly hex: HexId; readonly slot: number } | undefined {
  const token = isCard(card) ? cardPowers[card].bourbon : undefined;
  const place = token && boardOf(table).bourbonPlaces.get(token);
  if (!token || !place || table.stations[place.hex]?.[place.slot] !== token) return undefined;
  return { token, ...place };
}

/** Whoever holds the card, if a player does. */
export function holderOf(table: Table18fb, card: PrivateId): PlayerId | undefined {
  const holder = table.privates[card] ?? GONE;
  return isPlayer(holder) ? holder : undefined;
}

/** Under this name a refusal of the card's owner is remembered for the turn (ruling A2). */
export const bourbonDeal = (card: PrivateId): string => bourbonDeals.get(card) ?? `bourbon ${card}`;

const bourbonDeals: ReadonlyMap<PrivateId, string> = new Map(cardIds.map((card) => [card, `bourbon ${card}`]));

type Replace = ActionOf<'replaceBourbon'>;

const whenReplacing = (
  check: (table: Parameters<TokenRule['breach']>[0], action: Replace) => ReturnType<TokenRule['breach']>,
) =>
  ((table, _frame, action) => (action.type === 'replaceBourbon' ? check(table, action) : false)) as TokenRule['breach'];

/** Cards 5 to 8: the ordinary rules for tokens hold, and these (ruling K8). */
export const bourbonRules: readonly TokenRule[] = [
  rule18fb(
    '2.7',
    'bourbon.notThere',
    whenReplacing((table, action) => {
      return target(table, action.private) === undefined && { private: action.private };
    }),
  ),
  rule18fb(
    '2.7',
    'bourbon.nobodysCard',
    whenReplacing((table, action) => {
      return holderOf(table, action.private) === undefined && { private: action.private };
    }),
  ),
  rule18fb(
    '2.7',
    'bourbon.tooEarly',
    whenReplacing((table, action) => {
      const from = isCard(action.private) ? boardOf(table).cardDefs[action.private].fromPhase : 1;
      return phaseNumber(table) < from && { private: action.private, phase: from };
    }),
  ),
  rule18fb(
    '2.7',
    'bourbon.otherPlace',
    whenReplacing((table, action) => {
      const hex = target(table, action.private)?.hex ?? '';
      return goalOf(table, action.route) !== hex && { private: action.private, hex };
    }),
  ),
  rule18fb(
    '2.7',
    'bourbon.refused',
    whenReplacing((table, action) => {
      return refusedPrice(table, () => bourbonDeal(action.private)) !== undefined && { private: action.private };
    }),
  ),
];

/** Cards by which the company could take the place of a Bourbon token now, each with the routes that lead there. */
export function bourbonRoutes(
  table: Table18fb,
  corp: CorpId,
): readonly { readonly card: CardId; readonly route: DirectRoute }[] {
  if (!mayBuild(table, corp)) return [];
  const cards = cardIds.filter((card) => {
    const early = phaseNumber(table) < boardOf(table).cardDefs[card].fromPhase;
    const refused = refusedPrice(table, () => bourbonDeal(card)) !== undefined;
    return !early && !refused && holderOf(table, card) !== undefined && target(table, card) !== undefined;
  });
  if (cards.length === 0) return [];
  return cards.flatMap((card) =>
    tokenRoutes(table, corp, (place) => place === target(table, card)?.hex).map((route) => ({ card, route })),
  );
}

/** The token of the government goes, the company's takes its slot; cards 6 to 8 close, Delahante stays (ruling K8). */
export function replaceBourbon(tx: Tx18fb, corp: CorpId, card: PrivateId, route: readonly HexId[]): void {
  const found = target(tx.table, card);
  if (!found || !isCard(card)) throw new Error(`${card} has no Bourbon token to replace`);
  tx.emit({ type: 'bourbonReplaced', private: card, corp, hex: found.hex });
  tx.emit({ type: 'bourbonRemoved', token: found.token, hex: found.hex });
  layToken(tx, corp, route, found.slot);
  if (cardPowers[card].closesWithToken) closeCard(tx, card);
}
