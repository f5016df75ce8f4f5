import type { CorpId } from '../model/ids.ts';
import { memo2 } from '../model/memo.ts';
import { borrowBytes, giveBack } from '../model/scratch.ts';
import type { RailTable } from '../model/table.ts';
import { type Board, hexOfSide } from './board.ts';
import { explore, type Tracks, type Ways } from './explore.ts';
import { facesOf } from './faces.ts';
import { hasSimpleWay } from './simpleWay.ts';
import type { Face, Gauge } from './track.ts';
import { hexOfStop, STOPS_PER_HEX, sideKey, startsOf } from './ways.ts';

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
  /** All ways that were followed, the shortest to each side and gauge among them: see `routeAvoids`. */
  readonly ways: Ways;
}

/** Does the route known to arrive at this side with this gauge cross the other side nowhere? Else another may still. */
export function routeAvoids(board: Board, reach: Reach, side: number, gauge: Gauge, avoided: number): boolean {
  const key = sideKey(board, avoided);
  const { at, gauge: gauges, key: keys, back, simple } = reach.ways;
  let way = at.findIndex((each, n) => each === side && gauges[n] === gauge && (simple[n] as boolean));
  if (way < 0) return false;
  for (; way >= 0; way = back[way] as number) if (keys[way] === key) return false;
  return true;
}

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
  const hopeless = borrowBytes(board.meets.length);
  const barred = avoided === undefined ? -1 : sideKey(board, avoided);
  let joined = false;
  let linked = false;
  const ways = explore(board, table, corp, {
    onSide({ at: ats, key, gauge: gauges, simple }, way) {
      const at = ats[way] as number;
      const gauge = gauges[way] as Gauge;
      const bit = 1 << gauge;
      if (key[way] === barred || (hopeless[at] as number) & bit) return false;
      if (!simple[way] && !hasSimpleWay(board, table, corp, at, gauge, avoided)) {
        hopeless[at] = (hopeless[at] as number) | bit;
        return false;
      }
      arrivals[at] = (arrivals[at] as number) | bit;
      const hex = hexOfSide(at);
      sides[hex] = (sides[hex] as number) | (1 << (at % 6));
      return true;
    },
    onStop({ at, simple }, way) {
      const stop = ~(at[way] as number);
      stops.add(stop);
      if (joined || !simple[way]) return;
      linked = true;
      const face = faces[hexOfStop(stop)] as Face;
      joined = face.stops[stop % STOPS_PER_HEX]?.kind !== 'port';
    },
  });
  giveBack(hopeless);
  return { stops, joined, linked, arrivals, sides, ways };
}
