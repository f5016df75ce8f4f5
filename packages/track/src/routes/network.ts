import { memo2 } from '@binario/kernel';
import {
  type Board,
  DUAL,
  type Face,
  facesOf,
  type Gauge,
  isEdge,
  type RailTable,
  STOP,
  type Stop,
} from '@binario/rail';
import { STOPS_PER_HEX, sideKey } from '../stops.ts';

/** Connected track between two stops, as seen from one of them. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  /** What all its pieces have in common: dual only if every piece is dual. */
  readonly gauge: Gauge;
  /** Hexsides crossed on the way, each by its key. */
  readonly sides: readonly number[];
  /** The same sides as a bit set over the sections of the network: two stretches share track if their bits meet. */
  readonly sections: Int32Array;
  /** Hex numbers, from the hex of `from` to the hex of `to`. */
  readonly hexes: readonly number[];
}

/** What trains can run on: the stops, and the track between them. */
export interface Network {
  /** Stops by stop number (hex number times STOPS_PER_HEX plus number on the face). */
  readonly stops: ReadonlyMap<number, Stop>;
  /** Stretches that leave each stop, by stop number. */
  readonly from: ReadonlyMap<number, readonly Stretch[]>;
  /** Words of 32 bits in a set of sections. */
  readonly words: number;
}

/** The stretches of a map. Nothing about corporations or trains is in it, so it lives as long as the map. */
export const networkOf: (board: Board, map: RailTable['map']) => Network = memo2((board, map) => {
  const faces = facesOf(board, map);
  const stops = new Map<number, Stop>();
  const from = new Map<number, Stretch[]>();
  faces.forEach((face, hex) => {
    face.stops.forEach((stop, i) => {
      stops.set(hex * STOPS_PER_HEX + i, stop);
      from.set(hex * STOPS_PER_HEX + i, []);
    });
  });
  const found = [...stops.keys()].flatMap((start) => stretchesFrom(board, faces, start));
  const { sectionOf, words } = sectionsOf(found);
  for (const { start, end, gauge, sides, hexes } of found) {
    const sections = new Int32Array(words);
    for (const side of sides) {
      const section = sectionOf.get(side) as number;
      sections[section >> 5] = (sections[section >> 5] as number) | (1 << (section & 31));
    }
    from.get(start)?.push({ from: start, to: end, gauge, sides, sections, hexes });
    from.get(end)?.push({
      from: end,
      to: start,
      gauge,
      sides: sides.toReversed(),
      sections,
      hexes: hexes.toReversed(),
    });
  }
  return { stops, from, words };
});

interface Found {
  readonly start: number;
  readonly end: number;
  readonly gauge: Gauge;
  readonly sides: readonly number[];
  readonly hexes: readonly number[];
}

/**
 * Follows the track from a stop over every junction to later stops (the way back is the same stretch). A side crossed
 * twice would be track used twice. Track that joins two stops of one hex is no stretch: it crosses no side.
 */
function stretchesFrom(board: Board, faces: readonly Face[], start: number): readonly Found[] {
  const found: Found[] = [];
  const sides: number[] = [];
  const hexes: number[] = [];

  const enter = (hex: number, end: number, gauge: number): void => {
    hexes.push(hex);
    for (const piece of (faces[hex] as Face).track) {
      const common = piece.gauge & gauge;
      if (common === 0) continue;
      if (piece.a === end) leave(hex, piece.b, common as Gauge);
      else if (piece.b === end) leave(hex, piece.a, common as Gauge);
    }
    hexes.pop();
  };

  const leave = (hex: number, end: number, gauge: Gauge): void => {
    if (!isEdge(end)) {
      const stop = hex * STOPS_PER_HEX + (end - STOP);
      if (stop > start && sides.length > 0)
        found.push({ start, end: stop, gauge, sides: [...sides], hexes: [...hexes] });
      return;
    }
    const side = board.meets[hex * 6 + end] as number;
    if (side < 0) return;
    const key = sideKey(board, side);
    if (sides.includes(key)) return;
    sides.push(key);
    enter(Math.floor(side / 6), side % 6, gauge);
    sides.pop();
  };

  enter(Math.floor(start / STOPS_PER_HEX), STOP + (start % STOPS_PER_HEX), DUAL);
  return found;
}

/**
 * Sides that lie on exactly the same stretches are one section: where no junction comes between, a whole stretch is one
 * bit, which keeps the sets of the search at two or three words.
 */
function sectionsOf(stretches: readonly Found[]): {
  readonly sectionOf: ReadonlyMap<number, number>;
  readonly words: number;
} {
  const sectionOf = new Map<number, number>();
  let count = 0;
  for (const { sides } of stretches) {
    const split = new Map<number | undefined, number>();
    for (const side of sides) {
      const old = sectionOf.get(side);
      const section = split.get(old) ?? count++;
      split.set(old, section);
      sectionOf.set(side, section);
    }
  }
  const kept = new Map([...new Set(sectionOf.values())].map((section, i) => [section, i]));
  for (const [side, section] of sectionOf) sectionOf.set(side, kept.get(section) as number);
  return { sectionOf, words: Math.max(1, Math.ceil(kept.size / 32)) };
}
