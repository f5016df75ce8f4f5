import type { Advice1865, Ground, SeenFace } from './advice.ts';
import { Heap } from './heap.ts';
import type { Seen } from './seen.ts';

/** A city or mine that a marker, or at least track, could still reach. */
export interface Site {
  readonly hex: string;
  readonly kind: string;
  /** Tiles that are missing, a rebuilt one counted a little more. */
  readonly tiles: number;
  /** What the marker's route will cost, and the chips it picks up in towns. */
  readonly cost: number;
  readonly towns: number;
  /** Hexes that need a tile, the nearest to the company first. */
  readonly work: readonly string[];
}

const STOP = 6;
const FRESH = 1;
const REBUILT = 1.25;
/** Sides are paid when the marker goes out; a tile is a matter of half a turn. */
const PER_LIRA = 1 / 400;
/** Nobody plans further. */
const FURTHEST = 7;

type Known = Map<string, readonly Site[]>;
const known = new WeakMap<Seen['map'], WeakMap<Seen['stations'], Known>>();

/** Where the company could go from its markers, the nearest first. The same map and markers give the same answer. */
export function sitesOf(ask: Advice1865, table: Seen, corp: string): readonly Site[] {
  const byStations = known.get(table.map) ?? new WeakMap<Seen['stations'], Known>();
  known.set(table.map, byStations);
  const found: Known = byStations.get(table.stations) ?? new Map();
  byStations.set(table.stations, found);
  const key = `${corp} ${table.phase}`;
  const sites = found.get(key) ?? new Survey(ask, table, corp).sites();
  found.set(key, sites);
  return sites;
}

const isStation = (kind: string): boolean => kind === 'city' || kind === 'mine';

/** The track of a face as sets of edges: all it leads to, and for each edge those one can go on to. */
interface Shape {
  readonly exits: number;
  readonly onwards: readonly number[];
}

const shapes = new WeakMap<SeenFace, Shape>();

function shapeOf(face: SeenFace): Shape {
  const before = shapes.get(face);
  if (before) return before;
  const onwards = [0, 0, 0, 0, 0, 0];
  let spokes = 0;
  let exits = 0;
  for (const { a, b } of face.track) {
    if (a === STOP || b === STOP) spokes |= 1 << (a === STOP ? b : a);
    else {
      onwards[a] = (onwards[a] ?? 0) | (1 << b);
      onwards[b] = (onwards[b] ?? 0) | (1 << a);
      exits |= (1 << a) | (1 << b);
    }
  }
  // Whoever comes to a stop goes on along every other piece that ends there.
  for (let edge = 0; edge < 6; edge++) {
    if (spokes & (1 << edge)) onwards[edge] = (onwards[edge] ?? 0) | (spokes & ~(1 << edge));
  }
  const shape = { exits: exits | spokes, onwards };
  shapes.set(face, shape);
  return shape;
}

interface End {
  readonly side: number;
  readonly tiles: number;
  readonly work: boolean;
}

const UNKNOWN = -1;

/** Looks for the easiest way to every station, over track that is there and track that could be laid. */
class Survey {
  private readonly ground: Ground;
  private readonly faces: readonly SeenFace[];
  private readonly own: ReadonlySet<string>;
  /** By side: how heavy the way there is, the side before it (or, below 0, the own marker), and if that hex needs a tile. */
  private readonly weights: Float64Array;
  private readonly before: Int32Array;
  private readonly works: Uint8Array;
  private readonly efforts: Float64Array;
  private readonly heap = new Heap();
  private readonly ends = new Map<number, End>();

  constructor(
    private readonly ask: Advice1865,
    private readonly table: Seen,
    corp: string,
  ) {
    this.ground = ask.ground(table);
    this.faces = ask.faces(table);
    this.own = new Set(ask.stations(table, corp));
    const count = this.ground.hexes.length;
    this.weights = new Float64Array(count * 6).fill(Number.POSITIVE_INFINITY);
    this.before = new Int32Array(count * 6);
    this.works = new Uint8Array(count * 6);
    this.efforts = new Float64Array(count).fill(UNKNOWN);
  }

  sites(): readonly Site[] {
    for (const id of this.own) this.leave(this.ground.numberOf.get(id) ?? 0);
    for (let top = this.heap.pop(); top; top = this.heap.pop()) {
      if (top.weight <= (this.weights[top.item] ?? 0)) this.enter(top.item, top.weight);
    }
    const found = [...this.ends].map(([hex, end]) => this.site(hex, end));
    return found.sort((x, y) => x.tiles - y.tiles);
  }

  private shape(hex: number): Shape {
    return shapeOf(this.faces[hex] as SeenFace);
  }

  /** What a tile on this hex costs in effort; without end if none can come. */
  private effort(hex: number): number {
    const known = this.efforts[hex] ?? UNKNOWN;
    if (known !== UNKNOWN) return known;
    const id = this.ground.hexes[hex]?.id ?? '';
    const fresh = this.shape(hex).exits === 0 && this.table.map[id] === undefined;
    const effort = fresh ? FRESH : this.ask.mayUpgrade(this.table, id) ? REBUILT : Number.POSITIVE_INFINITY;
    this.efforts[hex] = effort;
    return effort;
  }

  /** From an own marker, over its track or a tile to come. */
  private leave(hex: number): void {
    const { exits } = this.shape(hex);
    for (let edge = 0; edge < 6; edge++) {
      const there = (exits & (1 << edge)) !== 0;
      this.cross(hex * 6 + edge, there ? 0 : this.effort(hex), -1 - hex, !there);
    }
  }

  private cross(from: number, weight: number, before: number, work: boolean): void {
    const side = this.ground.meets[from] ?? -1;
    const total = weight + (this.ground.crossing[from] ?? 0) * PER_LIRA;
    if (side < 0 || total > FURTHEST || total >= (this.weights[side] ?? 0)) return;
    this.weights[side] = total;
    this.before[side] = before;
    this.works[side] = work ? 1 : 0;
    this.heap.push(total, side);
  }

  private enter(side: number, weight: number): void {
    const hex = Math.floor(side / 6);
    const edge = side % 6;
    if (isStation(this.ground.hexes[hex]?.kind ?? '')) {
      this.arrive(hex, side, weight);
      return;
    }
    const free = this.shape(hex).onwards[edge] ?? 0;
    const built = weight + this.effort(hex);
    for (let out = 0; out < 6; out++) {
      if (free & (1 << out)) this.cross(hex * 6 + out, weight, side, false);
      else if (out !== edge) this.cross(hex * 6 + out, built, side, true);
    }
  }

  /** A direct route ends at the first station. A mine has one exit for good. */
  private arrive(hex: number, side: number, weight: number): void {
    const { id, kind } = this.ground.hexes[hex] as Ground['hexes'][number];
    if (this.own.has(id)) return;
    const joined = (this.shape(hex).exits & (1 << (side % 6))) !== 0;
    const effort = joined ? 0 : this.effort(hex);
    if (kind === 'mine' && effort > FRESH) return;
    const tiles = weight + effort;
    if (tiles < (this.ends.get(hex)?.tiles ?? FURTHEST)) this.ends.set(hex, { tiles, side, work: !joined });
  }

  /** The way back to the marker tells what it takes. */
  private site(hex: number, end: End): Site {
    const { id, kind } = this.ground.hexes[hex] as Ground['hexes'][number];
    const work = end.work ? [id] : [];
    let cost = 0;
    let towns = 0;
    for (let at = end.side; at >= 0; at = this.before[at] ?? -1) {
      const before = this.before[at] ?? -1;
      const from = before < 0 ? -1 - before : Math.floor(before / 6);
      const passed = this.ground.hexes[from];
      cost += this.ground.crossing[at] ?? 0;
      if (this.works[at]) work.push(passed?.id ?? '');
      if (passed?.kind === 'town') towns += Math.max(1, this.faces[from]?.stops[0]?.value ?? 0);
    }
    return { hex: id, kind, tiles: end.tiles, cost, towns, work: work.reverse() };
  }
}
