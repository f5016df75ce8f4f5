/**
 * Track on tiles and printed hexes. Gauges are bit masks so that a stretch of track has as its gauge the common bits of
 * its pieces: dual track goes with either, narrow with standard leaves nothing.
 */
export const STANDARD = 1;
/** Narrow gauge, as a bit. */
export const NARROW = 2;
/** Dual gauge: the bits of both gauges. */
export const DUAL = 3;
/** A gauge as a bit mask: 1 standard, 2 narrow, 3 both. */
export type Gauge = 1 | 2 | 3;

/** The colour of a tile, or of what is printed on the board; each phase allows more of them. */
export type Colour = 'yellow' | 'green' | 'brown' | 'grey';
/** What kind of place a stop is: only cities have slots for tokens. */
export type StopKind = 'city' | 'town' | 'offmap' | 'port' | 'mine';

/** A station on a tile or a printed hex. Values that change with the phase are looked up by the game. */
export interface Stop {
  readonly kind: StopKind;
  readonly value: number;
  readonly slots: number;
}

/** An end of a piece of track: an edge 0 to 5 (0 south, then clockwise), or STOP + the number of a stop. */
export type TrackEnd = number;
/** The end of track that lies at a stop: the first number after the six edges; further stops follow it. */
export const STOP = 6;

/** A piece of track on a face, between two edges, or an edge and a stop. */
export interface TrackPiece {
  readonly a: TrackEnd;
  readonly b: TrackEnd;
  readonly gauge: Gauge;
}

/** A hex face: the stations and the track one sees on it. */
export interface Face {
  readonly stops: readonly Stop[];
  readonly track: readonly TrackPiece[];
}

const gauges: Readonly<Record<string, Gauge>> = { '-': STANDARD, '~': NARROW, '=': DUAL };

/**
 * Reads the notation of the data files. Pieces are separated by blanks, each two ends joined by its gauge: `-` standard,
 * `~` narrow, `=` dual. An end is an edge or a stop (`s`, or `s0`, `s1` when there are two): `0~s 2-s`, `0-3 0-4`.
 */
export function parseTrack(notation: string): readonly TrackPiece[] {
  return notation
    .split(/\s+/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const match = /^([0-5]|s\d?)([-~=])([0-5]|s\d?)$/.exec(piece);
      if (!match) throw new Error(`not a piece of track: "${piece}"`);
      const [, a, gauge, b] = match as unknown as [string, string, string, string];
      return { a: parseEnd(a), b: parseEnd(b), gauge: gauges[gauge] as Gauge };
    });
}

function parseEnd(text: string): TrackEnd {
  return text.startsWith('s') ? STOP + Number(text.slice(1) || '0') : Number(text);
}

/** Does this end of track lie at an edge, not at a stop? */
export const isEdge = (end: TrackEnd): boolean => end < STOP;

/** The face turned clockwise by `rotation` sixths. */
export function rotated(face: Face, rotation: number): Face {
  if (rotation === 0) return face;
  const turn = (end: TrackEnd) => (isEdge(end) ? (end + rotation) % 6 : end);
  return {
    stops: face.stops,
    track: face.track.map((piece) => ({ a: turn(piece.a), b: turn(piece.b), gauge: piece.gauge })),
  };
}

/** Edges at which track leaves the face, as a bit set. */
export function exitsOf(face: Face): number {
  let exits = 0;
  for (const { a, b } of face.track) {
    if (isEdge(a)) exits |= 1 << a;
    if (isEdge(b)) exits |= 1 << b;
  }
  return exits;
}

/** Do two pieces of track join the same two ends, whatever their gauge? */
export function sameEnds(x: TrackPiece, y: TrackPiece): boolean {
  return (x.a === y.a && x.b === y.b) || (x.a === y.b && x.b === y.a);
}

/** Does `next` still have every piece of `old`, each at least in its gauge? */
export function keepsTrack(old: Face, next: Face): boolean {
  return old.track.every((piece) =>
    next.track.some((other) => sameEnds(piece, other) && (piece.gauge & other.gauge) === piece.gauge),
  );
}

/** Pieces of `next` that `old` does not have in that gauge: new track, also narrow or standard turned into dual. */
export function newTrack(old: Face, next: Face): readonly TrackPiece[] {
  return next.track.filter(
    (piece) => !old.track.some((other) => sameEnds(piece, other) && other.gauge === piece.gauge),
  );
}
