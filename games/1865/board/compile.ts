import {
  type Board,
  type HexDef,
  type HexId,
  hexNumber,
  makeBoard,
  type PriceGrid,
  type PrivateId,
  type RailTable,
  type TileId,
  type TrainId,
} from '@binario/rail';
import type { Zone } from '../data/chart.ts';
import { type Company, type CompanyDef, companyIds, type MaritimeDef, maritimeIds } from '../data/companies.ts';
import { type Form, type FormId, figures, formIds, forms } from '../data/forms.ts';
import type { Border, Island, PlacedHex, SeaRoute } from '../data/map.ts';
import { type Box, percentPremium, premiumIn } from '../data/market.ts';
import { type Phase, phases } from '../data/phases.ts';
import { face, type Tile } from '../data/tiles.ts';
import { cardsOf, MOST_PH7, type TrainDef, type TrainKind, trainDefs, trainId, trainKinds } from '../data/trains.ts';
import type { Figures, File1865, HexInFile, TileInFile } from './file.ts';

type PlaceOfHex = Omit<PlacedHex, 'from'>;
type BorderOnMap = Omit<Border, 'from'>;
type SeaRouteOnMap = Omit<SeaRoute, 'provenance'>;

/** What every form of the game has of a board. */
interface Common {
  readonly file: File1865;
  readonly hexNamed: ReadonlyMap<HexId, PlaceOfHex>;
  readonly borders: readonly BorderOnMap[];
  readonly seaRoutes: readonly SeaRouteOnMap[];
  /** 4.3: one marker per company in these mines together. */
  readonly carbonia: readonly HexId[];
  readonly terrainCost: Readonly<Record<'plain' | 'river' | 'mountain', number>>;
  readonly tiles: readonly TileOnBoard[];
  readonly tileNamed: ReadonlyMap<TileId, TileOnBoard>;
  /** The line of boxes, and as a grid of one row. */
  readonly boxes: readonly Omit<Box, 'from'>[];
  readonly grid: PriceGrid;
  readonly columnOf: ReadonlyMap<number, number>;
  /** Limits of the rows of the chart of the Dragons: above it a rank is green, the limit and the rank below it are white. */
  readonly rowLimits: readonly number[];
  readonly lastRank: number;
  readonly trains: Readonly<Record<TrainKind, TrainOnBoard>>;
  /** Every card there can be. */
  readonly cards: ReadonlyMap<TrainId, Card>;
  readonly phases: Readonly<Record<string, Phase>>;
  readonly companies: Readonly<Record<Company, Omit<CompanyDef, 'from'>>>;
  readonly maritime: readonly Omit<MaritimeDef, 'from'>[];
  readonly placesOf: ReadonlyMap<PrivateId, readonly HexId[]>;
  readonly capital: Readonly<Record<number, number>>;
  readonly figures: Figures;
}

/** A kind of tile made ready for play, with its number. */
export type TileOnBoard = Omit<Tile, 'from'> & { readonly number: number };
/** A kind of train made ready for play. */
export type TrainOnBoard = Omit<TrainDef, 'from'>;

/** A train with the price on its card: it stays with it, also in the pool (ruling 61). */
export interface Card extends TrainOnBoard {
  readonly price: number;
}

/** A board made ready for questions, as one form of the game uses it. */
export interface Board1865 extends Common {
  readonly form: Form;
  readonly board: Board;
  /** What it costs to cross each side: `crossing[hex * 6 + edge]` */
  readonly crossing: Int16Array;
  /** Sides on a dotted line: they meet printed track whatever lies beyond. */
  readonly seaSides: ReadonlySet<number>;
  /** Every hex named and no tile on it: all maps are made from this one, and have its hidden class (see `reduceRail`). */
  readonly noTiles: RailTable['map'];
  /** Cities and mines of this map. */
  readonly cityHexes: readonly HexId[];
  readonly mineHexes: readonly HexId[];
}

/** The board of a file, for each form of the game. */
export function compile(file: File1865): Readonly<Record<FormId, Board1865>> {
  const common = commonOf(file);
  const maps = { both: mapOf(common, ['Corsica', 'Sardinia']), sardinia: mapOf(common, ['Sardinia']) };
  const made = formIds.map((id) => {
    const form = formOf(file, id);
    return [id, Object.freeze({ ...common, ...maps[form.board], form })] as const;
  });
  return Object.fromEntries(made) as Readonly<Record<FormId, Board1865>>;
}

function commonOf(file: File1865): Common {
  const { map, market, chart } = file;
  const tiles = file.tiles.map(tileOf);
  const maritime = maritimeIds.map((id) => ({ id, ...(file.maritime[id] as File1865['maritime'][string]) }));
  return {
    file,
    hexNamed: new Map(map.hexes.map((hex) => [hex.id, hexOf(hex)])),
    borders: map.borders,
    seaRoutes: map.seaRoutes,
    carbonia: map.carbonia,
    terrainCost: map.terrain,
    tiles,
    tileNamed: new Map(tiles.map((tile) => [tile.id, tile])),
    boxes: market,
    grid: [market.map(({ value }) => value)],
    columnOf: new Map(market.map(({ value }, column) => [value, column])),
    rowLimits: chart.limits,
    lastRank: chart.lastRank,
    trains: Object.fromEntries(trainKinds.map((kind) => [kind, trainOf(file, kind)])) as Common['trains'],
    cards: new Map(trainKinds.flatMap((kind) => cardsIn(file, kind))),
    phases: Object.fromEntries(
      Object.entries(phases).map(([id, phase]) => [id, { ...phase, ...(file.phases as Record<string, object>)[id] }]),
    ),
    companies: Object.fromEntries(companyIds.map((id) => [id, { id, ...file.companies[id] }])) as Common['companies'],
    maritime,
    placesOf: new Map(maritime.map(({ id, places }) => [id, places])),
    capital: file.capital,
    figures: file.figures ?? figures,
  };
}

const stopOf = ({ kind, value = 0, slots = 0 }: HexInFile | TileInFile) =>
  kind === 'plain' ? undefined : { kind, value, slots };

function hexOf(hex: HexInFile): PlaceOfHex {
  const { id, island, kind, name, label, track = '' } = hex;
  const print = face(track, stopOf(hex));
  return { id, island, kind, print, ...(name !== undefined && { name }), ...(label !== undefined && { label }) };
}

function tileOf(tile: TileInFile, number: number): TileOnBoard {
  const { id, colour, count, label, only, track = '' } = tile;
  const shown = face(track, stopOf(tile));
  return { id, colour, count, face: shown, number, ...(label !== undefined && { label }), ...(only && { only }) };
}

function trainOf(file: File1865, kind: TrainKind): TrainOnBoard {
  const { phase } = trainDefs[kind];
  return { kind, phase, ...file.trains[kind] };
}

function cardsIn(file: File1865, kind: TrainKind): readonly (readonly [TrainId, Card])[] {
  const def = trainOf(file, kind);
  const ids =
    kind === 'PH7'
      ? Array.from({ length: MOST_PH7 }, (_, copy) => trainId(kind, copy))
      : cardsOf(def, Math.max(...formIds.map((form) => file.forms[form].trains[kind])));
  return ids.map((id) => [id, { ...def, price: id.endsWith('D') ? (def.discounted as number) : def.cost }]);
}

function formOf(file: File1865, id: FormId): Form {
  const { bank, certificates, trains, tilePlaces } = file.forms[id];
  const premium = forms[id].book === 'proto' ? percentPremium : premiumIn(file.market);
  return { ...forms[id], bank, certificateLimit: certificates, trains, tilePlaces, premium };
}

type MapPart = Omit<Board1865, keyof Common | 'form'>;

/** `F45` lies in the sixth column, in row 45 of double height. */
export const placeOf = (id: HexId): { readonly x: number; readonly y: number } => ({
  x: id.charCodeAt(0) - 65,
  y: Number(id.slice(1)),
});

function mapOf({ hexNamed, tiles, borders, seaRoutes, terrainCost }: Common, islands: readonly Island[]): MapPart {
  const both = islands.length === 2;
  const placed = [...hexNamed.values()].filter((hex) => islands.includes(hex.island));
  const ends = seaRoutes.flatMap((route) => [route.from, route.to]);
  const defs = placed.map((hex): HexDef => {
    // With one island the dotted lines lead nowhere but stay valid sides (1865 §6.1, ruling 28).
    const open = both ? [] : ends.filter((end) => end.hex === hex.id).map((end) => end.edge);
    return {
      id: hex.id,
      ...placeOf(hex.id),
      ground: hex.label === undefined ? 'open' : 'yellow',
      print: hex.print,
      ...(hex.name !== undefined && { name: hex.name }),
      ...(hex.label !== undefined && { label: hex.label }),
      ...(open.length > 0 && { open }),
    };
  });
  const board = makeBoard(defs, tiles, both ? seaRoutes : []);
  const crossing = new Int16Array(defs.length * 6).fill(terrainCost.plain);
  const set = (a: HexId, b: HexId, cost: number) => {
    if (!board.numberOf.has(a) || !board.numberOf.has(b)) return;
    for (let edge = 0; edge < 6; edge++) {
      const side = hexNumber(board, a) * 6 + edge;
      const other = board.meets[side] as number;
      if (Math.floor(other / 6) !== hexNumber(board, b)) continue;
      crossing[side] = cost;
      crossing[other] = cost;
    }
  };
  for (const { a, b, terrain } of borders) set(a, b, terrainCost[terrain]);
  for (const { from, to, cost } of seaRoutes) set(from.hex, to.hex, cost);
  const seaSides = ends.filter((end) => board.numberOf.has(end.hex));
  const ofKind = (kind: string) => placed.filter((hex) => hex.kind === kind).map((hex) => hex.id);
  return {
    board,
    crossing,
    seaSides: new Set(seaSides.map((end) => hexNumber(board, end.hex) * 6 + end.edge)),
    noTiles: Object.fromEntries(defs.map(({ id }) => [id, undefined])),
    cityHexes: ofKind('city'),
    mineHexes: ofKind('mine'),
  };
}

/** The zone of a rank in a row of the chart. */
export function zoneAt({ rowLimits }: Pick<Board1865, 'rowLimits'>, row: number, rank: number): Zone {
  const limit = rowLimits[row - 1];
  if (limit === undefined) throw new Error(`the chart has no row ${row}`);
  if (rank > limit) return 'green';
  return rank < limit - 1 ? 'red' : 'white';
}
