import { type Board, type HexDef, type HexId, hexNumber, type Link, makeBoard } from '@binario/rail';
import { borders, costOf, passages, terrainCost } from './borders.ts';
import { locationOf, type Place, places } from './map.ts';
import { PASSES_OPEN } from './phases.ts';
import { tileSet } from './tiles.ts';

/** Far enough from the main map that no hex of the small one is a neighbour of it by accident. */
const NAPOLI_FROM = 40;

/** Where a hex lies in double-height coordinates: numbers grow upwards, rows downwards. */
export function coordinates(hex: HexId): { readonly x: number; readonly y: number } {
  const small = hex.startsWith('n');
  const name = small ? hex.slice(1) : hex;
  return { x: name.charCodeAt(0) - 65 + (small ? NAPOLI_FROM : 0), y: -Number(name.slice(1)) };
}

const closedSides = (hex: HexId): readonly number[] => {
  const here = coordinates(hex);
  return borders
    .filter((border) => border.closedUntil !== undefined && (border.a === hex || border.b === hex))
    .map((border) => edgeTowards(here, coordinates(border.a === hex ? border.b : border.a)));
};

const towards = ['0,2', '-1,1', '-1,-1', '0,-2', '1,-1', '1,1'];

function edgeTowards(from: { x: number; y: number }, to: { x: number; y: number }): number {
  const edge = towards.indexOf(`${to.x - from.x},${to.y - from.y}`);
  if (edge < 0) throw new Error('these hexes are no neighbours');
  return edge;
}

function groundOf(place: Place): HexDef['ground'] {
  if (place.kind === 'offmap' || place.kind === 'stub') return 'fixed';
  return place.yellow ? 'yellow' : 'open';
}

/** With closed passes nothing meets over them, but track may be laid up to them from either side (ruling O7). */
function defOf(place: Place, passesOpen: boolean): HexDef {
  const location = locationOf(place.id);
  const closed = passesOpen ? [] : closedSides(place.id);
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

const links: readonly Link[] = passages.map(({ outside, inside }) => ({ from: outside, to: inside }));

/** A board with what it costs to cross each side: `crossing[hex * 6 + edge]`. */
export interface GameBoard {
  readonly board: Board;
  readonly crossing: Int16Array;
}

function makeGameBoard(passesOpen: boolean): GameBoard {
  const board = makeBoard(
    places.map((place) => defOf(place, passesOpen)),
    tileSet,
    links,
  );
  const crossing = new Int16Array(places.length * 6).fill(terrainCost.plain);
  const set = (side: number, cost: number) => {
    const other = board.meets[side] as number;
    if (other < 0) return;
    crossing[side] = cost;
    crossing[other] = cost;
  };
  for (const border of borders) {
    if (!board.numberOf.has(border.a) || !board.numberOf.has(border.b)) continue;
    const edge = edgeTowards(coordinates(border.a), coordinates(border.b));
    set(hexNumber(board, border.a) * 6 + edge, costOf(border));
  }
  for (const passage of passages) {
    set(hexNumber(board, passage.outside.hex) * 6 + passage.outside.edge, costOf(passage));
  }
  return { board, crossing };
}

const boards = { closed: makeGameBoard(false), open: makeGameBoard(true) } as const;

/** With every pass open: what one sees, whatever may be crossed. */
export const fullBoard: GameBoard = boards.open;

/** Both maps as routes of this phase see them. */
export function boardIn(phase: string): GameBoard {
  return Number(phase) < PASSES_OPEN ? boards.closed : boards.open;
}
