import type { CorpId } from '../model/ids.ts';
import { memo2 } from '../model/memo.ts';
import type { RailTable } from '../model/table.ts';
import type { Board } from './board.ts';
import { facesOf } from './faces.ts';
import { type Face, isEdge, STOP } from './track.ts';
import { passesStop, STOPS_PER_HEX, startsOf } from './ways.ts';

/**
 * How far track leads from a corporation's stations, for games whose routes are just continuous track: they may cross
 * themselves and use track again, only nothing turns back within a hex. One gauge.
 */
export interface Spread {
  /** `arrivals[hex * 6 + edge]`: 1 where a route arrives at this side from outside, also where no track goes on. */
  readonly arrivals: Uint8Array;
  /** Stops reached, the corporation's own stations included: `stops[hex * STOPS_PER_HEX + n]`. */
  readonly stops: Uint8Array;
}

type Tracks = Pick<RailTable, 'map' | 'stations'>;

const remembered = memo2<RailTable['map'], RailTable['stations'], Map<Board, Map<CorpId, Spread>>>(() => new Map());

export function spreadOf(board: Board, table: Tracks, corp: CorpId): Spread {
  const byBoard = remembered(table.map, table.stations);
  const known = byBoard.get(board) ?? new Map<CorpId, Spread>();
  byBoard.set(board, known);
  const found = known.get(corp) ?? spread(board, table, corp);
  known.set(corp, found);
  return found;
}

/** The track of a face by where one enters it. */
interface Junctions {
  /** Edges to which plain track leads from each edge, as bits. */
  readonly onwards: readonly number[];
  /** Stops to which track leads from each edge, as bits. */
  readonly stopsAt: readonly number[];
  /** Edges to which track leads from each stop, as bits. */
  readonly fromStop: readonly number[];
}

const junctionsKnown = new WeakMap<Face, Junctions>();

function junctionsOf(face: Face): Junctions {
  const known = junctionsKnown.get(face);
  if (known) return known;
  const onwards = [0, 0, 0, 0, 0, 0];
  const stopsAt = [0, 0, 0, 0, 0, 0];
  const fromStop = face.stops.map(() => 0);
  for (const { a, b } of face.track) {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      if (!isEdge(from)) fromStop[from - STOP] = (fromStop[from - STOP] ?? 0) | (1 << to);
      else if (isEdge(to)) onwards[from] = (onwards[from] as number) | (1 << to);
      else stopsAt[from] = (stopsAt[from] as number) | (1 << (to - STOP));
    }
  }
  const made = { onwards, stopsAt, fromStop };
  junctionsKnown.set(face, made);
  return made;
}

function spread(board: Board, table: Tracks, corp: CorpId): Spread {
  const faces = facesOf(board, table.map);
  const arrivals = new Uint8Array(board.hexes.length * 6);
  const stops = new Uint8Array(board.hexes.length * STOPS_PER_HEX);
  const queue: number[] = [];
  const leave = (hex: number, edges: number) => {
    for (let edge = 0, left = edges; left !== 0; edge++, left >>= 1) {
      if ((left & 1) === 0) continue;
      const side = board.meets[hex * 6 + edge] as number;
      if (side < 0 || arrivals[side]) continue;
      arrivals[side] = 1;
      queue.push(side);
    }
  };
  const starts = startsOf(board, faces, table.stations, corp);
  for (const start of starts) {
    const hex = Math.floor(start / STOPS_PER_HEX);
    stops[start] = 1;
    leave(hex, junctionsOf(faces[hex] as Face).fromStop[start % STOPS_PER_HEX] ?? 0);
  }
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i] as number;
    const hex = Math.floor(at / 6);
    const edge = at % 6;
    const { onwards, stopsAt, fromStop } = junctionsOf(faces[hex] as Face);
    leave(hex, onwards[edge] as number);
    for (let n = 0, left = stopsAt[edge] as number; left !== 0; n++, left >>= 1) {
      if ((left & 1) === 0) continue;
      const stop = hex * STOPS_PER_HEX + n;
      stops[stop] = 1;
      if (passesStop(board, faces, table.stations, corp, stop)) leave(hex, (fromStop[n] as number) & ~(1 << edge));
    }
  }
  return { arrivals, stops };
}
