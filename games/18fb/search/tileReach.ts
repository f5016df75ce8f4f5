import { lasting, memo1 } from '@binario/kernel';
import type { Board, CorpId, HexId } from '@binario/rail';
import { type Reach, reachesStopIn, reachOf } from '@binario/track';
import type { Board18fb, TrackBoard } from '../board/board.ts';
import { boardOf } from '../board/of.ts';
import { trackBoardIn } from '../board/questions.ts';
import type { Regional } from '../ids.ts';
import { hasToken, slotFor } from '../rules/slots.ts';
import { isRegional, type Table18fb } from '../table.ts';

/** Both maps as routes of this phase see them. */
export const trackOf = (table: Pick<Table18fb, 'phase' | 'options'>): TrackBoard =>
  trackBoardIn(boardOf(table), table.phase);

type Stations = Table18fb['stations'];

/** A regional starts at its home and takes no notice of tokens (ruling R3). */
const regionalStarts = lasting(
  ({ regionalIds, regionalDefs }: Board18fb) =>
    new Map<string, Stations>(regionalIds.map((id) => [id, { [regionalDefs[id].home]: [id] }])),
);

const withLogo = memo1<Stations, Map<string, Stations>>(() => new Map());

/**
 * Tokens as they count for laying tiles: until a company has laid its home token, the logo printed there is one (ruling
 * O2). Regionals see only their own home.
 */
function stationsFor(table: Table18fb, corp: CorpId): Stations {
  if (isRegional(table, corp)) return regionalStarts(boardOf(table)).get(corp) as Stations;
  const home = table.companies[corp]?.home ?? null;
  if (home === null || hasToken(table, home, corp)) return table.stations;
  const slot = slotFor(table, home, corp);
  if (slot === undefined) return table.stations;
  const known = withLogo(table.stations);
  const key = `${corp} ${home} ${slot}`;
  const made = known.get(key) ?? addLogo(table.stations, corp, home, slot);
  known.set(key, made);
  return made;
}

function addLogo(stations: Stations, corp: CorpId, home: HexId, slot: number): Stations {
  const slots = [...(stations[home] ?? [])];
  while (slots.length <= slot) slots.push(null);
  slots[slot] = corp;
  return { ...stations, [home]: slots };
}

/** How far routes for laying tiles go: any continuous track, nothing asks that it be used once only (3.4.1). */
export function tileReach(table: Table18fb, corp: CorpId): Reach {
  return reachOf(trackOf(table).board, { map: table.map, stations: stationsFor(table, corp) }, corp, 'track');
}

/** Does any track, through whatever it passes, lead from the company's stations to this place? */
export function trackLeadsTo(table: Table18fb, corp: CorpId, hex: HexId): boolean {
  return reachesStopIn(tileReach(table, corp), trackOf(table).board.numberOf.get(hex) as number);
}

/** Is this place joined to the home of the regional (3.5.2)? */
export const regionalReaches = (table: Table18fb, regional: Regional, hex: HexId): boolean =>
  hasTrack(trackOf(table).board, table, hex) && trackLeadsTo(table, regional, hex);

/** Most places have no track when they are asked about: nothing leads there. */
function hasTrack(board: Board, table: Table18fb, hex: HexId): boolean {
  return table.map[hex] !== undefined || (board.hexes[board.numberOf.get(hex) as number]?.print.track.length ?? 0) > 0;
}
