import { type CorpId, faceAt, type HexId } from '@binario/rail';
import type { SlotDef } from '../board/board.ts';
import { boardOf } from '../board/of.ts';
import { locationOf } from '../board/questions.ts';
import type { Concessionaire } from '../ids.ts';
import { phaseNumber, type Table18fb } from '../table.ts';

type Slots = Pick<Table18fb, 'map' | 'stations' | 'companies' | 'phase' | 'options'>;

const noSlots: readonly SlotDef[] = [];
const noTokens: readonly (CorpId | null)[] = [];

/** Circles the hex shows now: those printed, and open ones that a tile adds. */
export function slotCount(table: Pick<Table18fb, 'map' | 'options'>, hex: HexId): number {
  return faceAt(boardOf(table).full.board, table.map, hex).stops[0]?.slots ?? 0;
}

/** Does the company still have a claim to its slot here? Not when it is gone; FP gives one up with its base (ruling D3). */
function isClaimed(table: Pick<Table18fb, 'companies' | 'options'>, corp: Concessionaire, hex: HexId): boolean {
  const facts = table.companies[corp];
  if (!facts || facts.standing === 'closed' || facts.standing === 'merged') return false;
  const named = boardOf(table).corpDefs[corp].destinations.find((each) => each.hex === hex);
  return named?.role !== 'intermediate' || named.base === undefined || facts.home === null || named.base === facts.home;
}

/** Whose slot it is, if it is kept for somebody. */
export const keptFor = (table: Slots, hex: HexId, slot: number): CorpId | undefined =>
  ownerOf(table, hex, boardOf(table).placeNamed.get(hex)?.slots[slot]);

function ownerOf(table: Slots, hex: HexId, printed: SlotDef | undefined): CorpId | undefined {
  const owner = printed?.for;
  return owner !== undefined && isClaimed(table, owner, hex) ? owner : undefined;
}

/**
 * The empty slot a token of the company would take in this place: its own before an open one. Undefined when there is
 * none for it.
 */
export function slotFor(table: Slots, hex: HexId, corp: CorpId): number | undefined {
  const tokens = table.stations[hex] ?? noTokens;
  const printed = boardOf(table).placeNamed.get(hex)?.slots ?? noSlots;
  const count = slotCount(table, hex);
  let open: number | undefined;
  for (let slot = 0; slot < count; slot++) {
    if ((tokens[slot] ?? null) !== null) continue;
    const opens = printed[slot]?.opens;
    if (opens !== undefined && phaseNumber(table) < opens) continue;
    const owner = ownerOf(table, hex, printed[slot]);
    if (owner === corp) return slot;
    if (owner === undefined) open ??= slot;
  }
  return open;
}

/** Circles that must stay on an upgraded tile: up to the last with a token or a claim (ruling O4). */
export function slotsNeeded(table: Slots, hex: HexId): number {
  const tokens = table.stations[hex] ?? noTokens;
  const printed = boardOf(table).placeNamed.get(hex)?.slots ?? noSlots;
  for (let needed = Math.max(tokens.length, printed.length); needed > 0; needed--) {
    const slot = needed - 1;
    if ((tokens[slot] ?? null) !== null || ownerOf(table, hex, printed[slot]) !== undefined) return needed;
  }
  return 0;
}

/** Has the company a token in this place, whichever of its hexes is named? */
export const hasToken = (table: Pick<Table18fb, 'stations' | 'options'>, hex: HexId, corp: CorpId): boolean =>
  table.stations[locationOf(boardOf(table), hex)]?.includes(corp) ?? false;

/** Cities in which a company without a home may start: a free slot that is nobody's (ruling U7). */
export const freeCities = (table: Slots, corp: CorpId): readonly HexId[] =>
  boardOf(table)
    .cities.filter(({ id }) => slotFor(table, id, corp) !== undefined)
    .map(({ id }) => id);
