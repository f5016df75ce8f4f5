import {
  type Board,
  boardPart,
  type Cell,
  type HexDef,
  type HexId,
  makeBoard,
  type PriceGrid,
  type TileDef,
  type TrainId,
} from '@binario/rail';
import type { Corp, CorpDef } from '../data/corporations.ts';
import { HOLDING_LIMIT, POOL_LIMIT } from '../data/limits.ts';
import type { Phase, PhaseId } from '../data/phases.ts';
import type { Private, PrivateDef } from '../data/privates.ts';
import { begins, type TrainClass, type TrainDef, trainClasses, trainId } from '../data/trains.ts';
import type {
  File1849,
  HexInFile,
  LimitsInFile,
  MarketInFile,
  PlacesInFile,
  TerrainInFile,
  TileInFile,
  TrainsInFile,
} from './file.ts';

/** The stock market as the rules ask about it. */
export interface Market1849 {
  readonly grid: PriceGrid;
  readonly closed: Cell;
  readonly endPrice: number;
  /** Starting spaces (9.4) by value. */
  readonly starts: ReadonlyMap<number, Cell>;
  /** Spaces that are entered in Phase 16 only, by row and column. */
  readonly blue: readonly (readonly boolean[])[];
}

/** A board made ready for questions. */
export interface Board1849 {
  readonly file: File1849;
  readonly map: Board;
  readonly market: Market1849;
  readonly trains: Readonly<Record<TrainClass, TrainDef>>;
  /** The class of every card there is. */
  readonly classes: ReadonlyMap<TrainId, TrainDef>;
  readonly phases: Readonly<Record<PhaseId, Phase>>;
  readonly corps: Readonly<Record<Corp, CorpDef>>;
  readonly privates: Readonly<Record<Private, PrivateDef>>;
  readonly places: PlacesInFile;
  readonly terrain: TerrainInFile;
  readonly limits: Required<LimitsInFile>;
  /** Every hex with a city, and those of them SMS may use. */
  readonly cities: readonly HexId[];
  readonly coastal: readonly HexDef[];
  readonly ports: readonly HexId[];
}

/** Makes a board file ready for play: everything the rules ask of it, looked up once. */
export function compile(file: File1849): Board1849 {
  const hexes = file.map.hexes.map(hexOf);
  const map = makeBoard(hexes, file.tiles.map(tileOf));
  const trains = trainsOf(file.trains);
  const withStop = (kind: string) => hexes.filter(({ print }) => print.stops[0]?.kind === kind).map(({ id }) => id);
  return Object.freeze({
    file,
    map,
    market: marketOf(file.market),
    trains,
    classes: new Map(Object.values(trains).flatMap(cardsOf)),
    phases: file.phases,
    corps: file.corporations,
    privates: file.privates,
    places: file.places,
    terrain: file.terrain,
    limits: { holding: HOLDING_LIMIT, pool: POOL_LIMIT, ...file.limits },
    cities: withStop('city'),
    coastal: hexes.filter(({ id }) => file.places.coastal.includes(id)).sort(inOrder(file.places.coastal)),
    ports: withStop('port'),
  });
}

const inOrder = (ids: readonly HexId[]) => (one: HexDef, other: HexDef) => ids.indexOf(one.id) - ids.indexOf(other.id);

/** `A1` lies at x 0, y 0; the row above A is `a`. */
export function placeOf(id: HexId): { readonly x: number; readonly y: number } {
  const row = id[0] as string;
  const y = row >= 'a' ? 96 - row.charCodeAt(0) : row.charCodeAt(0) - 65;
  return { x: Number(id.slice(1)) - 1, y };
}

function hexOf({ track, stops, ...hex }: HexInFile): HexDef {
  return { ...hex, ...placeOf(hex.id), print: boardPart.faceIn({ ...(track && { track }), ...(stops && { stops }) }) };
}

function tileOf({ track, stops, ...tile }: TileInFile): TileDef {
  return { ...tile, face: boardPart.faceIn({ ...(track && { track }), ...(stops && { stops }) }) };
}

function marketOf({ prices, closed, endPrice, starts, blue }: MarketInFile): Market1849 {
  return {
    grid: prices,
    closed,
    endPrice,
    starts: new Map(starts.map((cell) => [prices[cell.row]?.[cell.col] ?? 0, cell])),
    blue: prices.map((line, row) => line.map((_, col) => blue.some((cell) => cell.row === row && cell.col === col))),
  };
}

/** Length is counted as 10.5.1 says: R6H the other way round; an E train goes any length, never on narrow track (14.3). */
function trainsOf(trains: TrainsInFile): Readonly<Record<TrainClass, TrainDef>> {
  const def = (kind: TrainClass): TrainDef => {
    const { price, cards } = trains[kind];
    const common = { class: kind, price, count: [cards.five, cards.six] as const };
    if (kind === 'E') {
      const endless = Number.POSITIVE_INFINITY;
      return { ...common, limit: endless, standardCost: 0, narrowCost: endless };
    }
    const limit = trains[kind].length;
    if (kind === 'R6H') return { ...common, limit, standardCost: 2, narrowCost: 1 };
    const { eliminatedBy } = trains[kind];
    const phases = { begins: begins[kind] as PhaseId, ...(eliminatedBy && { eliminatedBy }) };
    return { ...common, limit, standardCost: 1, narrowCost: 2, ...phases };
  };
  return Object.fromEntries(trainClasses.map((kind) => [kind, def(kind)])) as Readonly<Record<TrainClass, TrainDef>>;
}

const cardsOf = (def: TrainDef): readonly (readonly [TrainId, TrainDef])[] =>
  Array.from({ length: Math.max(...def.count) }, (_, copy) => [trainId(def.class, copy), def] as const);
