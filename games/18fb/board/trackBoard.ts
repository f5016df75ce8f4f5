import { type HexDef, type HexId, hexNumber, hexSteps, type Link, makeBoard, type TileDef } from '@binario/rail';
import type { Border, OffMap, Passage, Place, TrackBoard } from './board.ts';
import type { MapPart } from './file.ts';

/** Far enough from the main map that no hex of the small one is a neighbour of it by accident. */
const NAPOLI_FROM = 40;

type MapName = 'main' | 'napoli';

/** Hexes of the small map begin with `n`. */
export const mapOf = (hex: HexId): MapName => (hex.startsWith('n') ? 'napoli' : 'main');

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a hex lies in double-height coordinates: numbers grow upwards, rows downwards. */
export function coordinates(hex: HexId): Point {
  const small = mapOf(hex) === 'napoli';
  const name = small ? hex.slice(1) : hex;
  return { x: name.charCodeAt(0) - 65 + (small ? NAPOLI_FROM : 0), y: -Number(name.slice(1)) };
}

/** Over which side the one hex lies beside the other; -1 if it does not. */
export function edgeTowards(from: Point, to: Point): number {
  return hexSteps.findIndex(([dx, dy]) => from.x + dx === to.x && from.y + dy === to.y);
}

/** Hexes, borders and tiles of a board, from which its track is made. */
export interface Land {
  readonly places: readonly Place[];
  readonly borders: readonly Border[];
  readonly passages: readonly Passage[];
  readonly offMapAt: ReadonlyMap<HexId, OffMap>;
  readonly tiles: readonly TileDef[];
  readonly costs: MapPart['costs'];
}

function closedSides({ borders }: Land, hex: HexId): readonly number[] {
  const here = coordinates(hex);
  return borders
    .filter((border) => border.closedUntil !== undefined && (border.a === hex || border.b === hex))
    .map((border) => edgeTowards(here, coordinates(border.a === hex ? border.b : border.a)));
}

function groundOf(place: Place): HexDef['ground'] {
  if (place.kind === 'offmap' || place.kind === 'stub') return 'fixed';
  return place.yellow ? 'yellow' : 'open';
}

/** With closed passes nothing meets over them, but track may be laid up to them from either side (ruling O7). */
function defOf(land: Land, place: Place, passesOpen: boolean): HexDef {
  const location = land.offMapAt.get(place.id)?.hex ?? place.id;
  const closed = passesOpen ? [] : closedSides(land, place.id);
  return {
    id: place.id,
    ...coordinates(place.id),
    ground: groundOf(place),
    print: place.print,
    ...(place.name !== undefined && { name: place.name }),
    ...(place.label !== undefined && { label: place.label }),
    ...(location !== place.id && { location }),
    ...(closed.length > 0 && { closed, open: closed }),
  };
}

/** Makes the board that searches over track work on, with mountain passes open or closed. */
export function makeTrackBoard(land: Land, passesOpen: boolean): TrackBoard {
  const links = land.passages.map(({ outside, inside }): Link => ({ from: outside, to: inside }));
  const hexes = land.places.map((place) => defOf(land, place, passesOpen));
  const board = makeBoard(hexes, land.tiles, links);
  const crossing = new Int16Array(hexes.length * 6).fill(land.costs.plain);
  const set = (side: number, cost: number) => {
    const other = board.meets[side] as number;
    if (other < 0) return;
    crossing[side] = cost;
    crossing[other] = cost;
  };
  for (const { a, b, cost } of land.borders) {
    if (!board.numberOf.has(a) || !board.numberOf.has(b)) continue;
    set(hexNumber(board, a) * 6 + edgeTowards(coordinates(a), coordinates(b)), cost);
  }
  for (const { outside, cost } of land.passages) set(hexNumber(board, outside.hex) * 6 + outside.edge, cost);
  return { board, crossing };
}
