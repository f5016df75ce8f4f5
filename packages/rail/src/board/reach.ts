import type { CorpId } from '../model/ids.ts';
import { memo2 } from '../model/memo.ts';
import type { RailTable } from '../model/table.ts';
import type { Board } from './board.ts';
import { facesOf } from './faces.ts';
import type { Face, Gauge } from './track.ts';
import { explore, hasSimpleWay, isSimple, STOPS_PER_HEX, sideKey, startsOf, type Way } from './ways.ts';

/** How far a corporation's routes go. */
export interface Reach {
  /** Stops that lie on some route of the corporation, its own stations included. */
  readonly stops: ReadonlySet<number>;
  /** Is some station joined by track to a second stop that is no port? */
  readonly joined: boolean;
  /** Is some station joined to any second stop, a port included? */
  readonly linked: boolean;
  /**
   * `arrivals[hex * 6 + edge]`: with which gauges a route can arrive at this side from outside, as a set of bits
   * `1 << gauge`. Also where no track goes on: that is where new track may begin.
   */
  readonly arrivals: Uint8Array;
  /** The sides of each hex at which a route arrives with any gauge, as bits. */
  readonly sides: Uint8Array;
  /** The shortest ways to these sides, one for each gauge, where they are routes: see `routeAvoids`. */
  readonly ways: readonly Way[];
}

/** Does the route known to arrive at this side with this gauge cross the other side nowhere? Else another may still. */
export function routeAvoids(board: Board, reach: Reach, side: number, gauge: Gauge, avoided: number): boolean {
  const key = sideKey(board, avoided);
  let way = reach.ways.find((each) => each.at === side && each.gauge === gauge);
  if (!way) return false;
  for (; way; way = way.back) if (way.kind === 'side' && way.key === key) return false;
  return true;
}

type Tracks = Pick<RailTable, 'map' | 'stations'>;

const remembered = memo2<RailTable['map'], RailTable['stations'], Map<string, Reach>>(() => new Map());

/** The reach of a corporation, or what would be left of it if no route might cross the side `avoided`. */
export function reachOf(board: Board, table: Tracks, corp: CorpId, avoided?: number): Reach {
  const known = remembered(table.map, table.stations);
  const key = avoided === undefined ? corp : `${corp} ${sideKey(board, avoided)}`;
  const found = known.get(key) ?? findReach(board, table, corp, avoided);
  known.set(key, found);
  return found;
}

/**
 * Everything that lies on some route. A route may not use a side or a station twice; the shortest way to a place hardly
 * ever does, and when it does, `hasSimpleWay` looks for another.
 */
function findReach(board: Board, table: Tracks, corp: CorpId, avoided: number | undefined): Reach {
  const faces = facesOf(board, table.map);
  const stops = new Set(startsOf(board, faces, table.stations, corp));
  const arrivals = new Uint8Array(board.hexes.length * 6);
  const sides = new Uint8Array(board.hexes.length);
  /** Sides to which no simple way leads, in the same form: searched for once. */
  const hopeless = new Uint8Array(board.hexes.length * 6);
  const barred = avoided === undefined ? -1 : sideKey(board, avoided);
  const ways: Way[] = [];
  let joined = false;
  let linked = false;
  explore(board, table, corp, {
    onSide(way) {
      const bit = 1 << way.gauge;
      if (way.key === barred || (hopeless[way.at] as number) & bit) return false;
      if (!isSimple(way) && !hasSimpleWay(board, table, corp, way.at, way.gauge, avoided)) {
        hopeless[way.at] = (hopeless[way.at] as number) | bit;
        return false;
      }
      if (isSimple(way)) ways.push(way);
      arrivals[way.at] = (arrivals[way.at] as number) | bit;
      const hex = Math.floor(way.at / 6);
      sides[hex] = (sides[hex] as number) | (1 << (way.at % 6));
      return true;
    },
    onStop(way) {
      stops.add(way.at);
      if (joined || !isSimple(way)) return;
      linked = true;
      const face = faces[Math.floor(way.at / STOPS_PER_HEX)] as Face;
      joined = face.stops[way.at % STOPS_PER_HEX]?.kind !== 'port';
    },
  });
  return { stops, joined, linked, arrivals, sides, ways };
}
