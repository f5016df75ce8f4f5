import { type CorpId, exitsOf, faceAt, type HexId, stationsOf, trainsOf } from '@binario/rail';
import type { Coverage } from '../board/board.ts';
import { boardOf } from '../board/of.ts';
import { coverageOf } from '../board/questions.ts';
import { factsOf, isRegional, regionalOf, type Table18fb } from '../table.ts';

/** X and Y of all trains together (3.4.5). */
export function capacityOf(table: Table18fb, corp: CorpId): Pick<Coverage, 'cities' | 'towns'> {
  const regional = isRegional(table, corp);
  let cities = 0;
  let towns = 0;
  for (const train of trainsOf(table, corp)) {
    const coverage = coverageOf(boardOf(table), train, corp, regional);
    cities += coverage.cities;
    towns += coverage.towns;
  }
  return { cities, towns };
}

/** Does track of Torre Annunziata lead to the Funicolare (ruling T1)? */
const funicolareOpen = (table: Pick<Table18fb, 'map' | 'options'>): boolean =>
  (exitsOf(faceAt(boardOf(table).full.board, table.map, boardOf(table).funicolare.city)) &
    (1 << boardOf(table).funicolare.edge)) !==
  0;

/** What a place brings a company beside its own value. */
export interface Extras {
  readonly port: number;
  readonly falcon: number;
  readonly funicolare: number;
}

const nothing: Extras = { port: 0, falcon: 0, funicolare: 0 };

/** Port, Falcon and Funicolare belong to what a station is worth (ruling O12); an off-map location has none. */
export function extrasOf(table: Table18fb, corp: CorpId, hex: HexId): Extras {
  const { offMaps, placeNamed, falconBonus, funicolare } = boardOf(table);
  if (offMaps.some((each) => each.hex === hex)) return nothing;
  return {
    port: placeNamed.get(hex)?.port ?? 0,
    falcon: table.falcon === corp ? (falconBonus[hex] ?? 0) : 0,
    funicolare: hex === funicolare.city && funicolareOpen(table) ? funicolare.bonus : 0,
  };
}

/** What a station is worth to this company. */
export function stationValue(table: Table18fb, corp: CorpId, hex: HexId): number {
  const off = boardOf(table).offMaps.find((each) => each.hex === hex);
  if (off) return off.values[boardOf(table).phases[table.phase]?.offMap ?? 0] as number;
  const printed = faceAt(boardOf(table).full.board, table.map, hex).stops[0]?.value ?? 0;
  const { port, falcon, funicolare } = extrasOf(table, corp, hex);
  return printed + port + falcon + funicolare;
}

interface Served {
  readonly hex: HexId;
  readonly value: number;
}

/** What the trains of a company earn at most: the stations and the markers they serve. */
export interface Run {
  readonly stations: readonly Served[];
  readonly markers: number;
  readonly amount: number;
}

/** Markers in the treasury of a company or a regional. */
export const markersHeld = (table: Table18fb, corp: CorpId): number =>
  isRegional(table, corp) ? regionalOf(table, corp).markers : factsOf(table, corp).markers;

/** The dearest stations, connected or not, then the markers: the best run there is, and the only lawful one (O12). */
export function bestRun(table: Table18fb, corp: CorpId): Run {
  const { cities, towns } = capacityOf(table, corp);
  const all = cities === 0 ? [] : stationsOf(table.stations, corp);
  const stations = all
    .map((hex): Served => ({ hex, value: stationValue(table, corp, hex) }))
    .sort((a, b) => b.value - a.value || (a.hex < b.hex ? -1 : 1))
    .slice(0, cities);
  const markers = Math.min(markersHeld(table, corp), towns);
  const amount = stations.reduce((sum, { value }) => sum + value, 0) + markers * boardOf(table).figures.markerValue;
  return { stations, markers, amount };
}

/** What the best run of a company pays. */
export const revenueOf = (table: Table18fb, corp: CorpId): number => bestRun(table, corp).amount;

/** Ruling F7: tokens on the map and town markers, against X and Y of all trains. */
export const trafficOf = (table: Table18fb, corp: CorpId): number =>
  stationsOf(table.stations, corp).length + markersHeld(table, corp);

/** Stations and town markers that the trains of the company can serve, added up. */
export function coverageFactor(table: Table18fb, corp: CorpId): number {
  const { cities, towns } = capacityOf(table, corp);
  return cities + towns;
}
