import { lasting } from '@binario/kernel';
import { Heap } from './heap.ts';

/** The hexes of a board, how their sides meet and what crossing them costs. */
export interface SurveyGround {
  readonly hexes: readonly { readonly id: string; readonly kind: string }[];
  readonly numberOf: ReadonlyMap<string, number>;
  /** `meets[hex * 6 + edge]`: the side that lies opposite, or -1. */
  readonly meets: ArrayLike<number>;
  /** `crossing[hex * 6 + edge]`: what a route pays for this side. */
  readonly crossing: ArrayLike<number>;
}

/** The stops and track a hex shows, as far as a survey cares. */
export interface SurveyFace {
  readonly stops: readonly { readonly kind: string; readonly value: number; readonly slots: number }[];
  readonly track: readonly { readonly a: number; readonly b: number }[];
}

/** A station that a token, or at least track, could still reach. */
export interface Site {
  readonly hex: string;
  readonly kind: string;
  /** Tiles that are missing, a rebuilt one counted a little more. */
  readonly tiles: number;
  /** What the route will cost, and what it picks up in towns. */
  readonly cost: number;
  readonly towns: number;
  /** Hexes that need a tile, the nearest to the company first. */
  readonly work: readonly string[];
}

/** What a company sees of the land it could build in. */
export interface Land {
  readonly ground: SurveyGround;
  readonly faces: readonly SurveyFace[];
  /** Hexes from which its routes begin. */
  readonly own: ReadonlySet<string>;
  /** Nobody plans further, in tiles. */
  readonly furthest: number;
  /** What a tile on this hex costs in effort, the first one of the hex or another; without end if none can come. */
  effort(hex: string, fresh: boolean, number: number): number;
  /** A route ends at the first station of such a kind. */
  isStation(kind: string): boolean;
  /** May track still come to a station of this kind at such an effort? */
  mayJoin(kind: string, effort: number): boolean;
  /** What a route picks up in passing through such a hex. */
  towns(kind: string, face: SurveyFace | undefined): number;
}

const STOP = 6;
/** Sides are paid when the token goes out; a tile is a matter of half a turn. */
const PER_COIN = 1 / 400;

/** The track of a face as sets of edges: all it leads to, and for each edge those one can go on to. */
interface Shape {
  readonly exits: number;
  readonly onwards: readonly number[];
}

const shapes = new WeakMap<SurveyFace, Shape>();

function shapeOf(face: SurveyFace): Shape {
  const before = shapes.get(face);
  if (before) return before;
  const onwards = [0, 0, 0, 0, 0, 0];
  const spokes: number[] = [];
  let exits = 0;
  for (const { a, b } of face.track) {
    const [edge, end] = a < b ? [a, b] : [b, a];
    if (end >= STOP) spokes[end - STOP] = (spokes[end - STOP] ?? 0) | (1 << edge);
    else {
      onwards[edge] = (onwards[edge] ?? 0) | (1 << end);
      onwards[end] = (onwards[end] ?? 0) | (1 << edge);
      exits |= (1 << edge) | (1 << end);
    }
  }
  // Whoever comes to a stop goes on along every other piece that ends there.
  for (const ends of spokes) {
    exits |= ends ?? 0;
    for (let edge = 0; edge < 6; edge++) {
      if ((ends ?? 0) & (1 << edge)) onwards[edge] = (onwards[edge] ?? 0) | (ends & ~(1 << edge));
    }
  }
  const shape = { exits, onwards };
  shapes.set(face, shape);
  return shape;
}

interface End {
  readonly side: number;
  readonly tiles: number;
  readonly work: boolean;
}

const UNKNOWN = -1;
const ALL_SIDES = 63;
const STATION = 1;
const PASSED = 2;

/** What a survey writes on while it works: one after another uses the same. */
class Paper {
  /** By side: how heavy the way there is, the side before it (or, below 0, the own station), and if that hex needs a tile. */
  readonly weights: Float64Array;
  readonly before: Int32Array;
  readonly works: Uint8Array;
  /** By hex, once somebody has looked there. */
  readonly efforts: Float64Array;
  readonly kinds: Uint8Array;
  /** The side over which it was entered first; all once it was entered over another. */
  readonly entered: Uint8Array;
  readonly shapes: (Shape | undefined)[];
  readonly heap = new Heap();

  constructor(readonly count: number) {
    this.weights = new Float64Array(count * 6);
    this.before = new Int32Array(count * 6);
    this.works = new Uint8Array(count * 6);
    this.efforts = new Float64Array(count);
    this.kinds = new Uint8Array(count);
    this.entered = new Uint8Array(count);
    this.shapes = new Array<Shape | undefined>(count).fill(undefined);
  }

  clear(): void {
    this.weights.fill(Number.POSITIVE_INFINITY);
    this.efforts.fill(UNKNOWN);
    this.kinds.fill(0);
    this.entered.fill(0);
    this.shapes.fill(undefined);
    this.heap.clear();
  }
}

const paperFor = lasting((ground: SurveyGround) => new Paper(ground.hexes.length));

/** Looks for the easiest way to every station, over track that is there and track that could be laid. */
export class Survey {
  private readonly ends = new Map<number, End>();
  private readonly paper: Paper;

  constructor(private readonly land: Land) {
    this.paper = paperFor(land.ground);
  }

  /** The nearest first. */
  sites(): readonly Site[] {
    const { own, ground } = this.land;
    const { heap, weights } = this.paper;
    this.paper.clear();
    for (const id of own) this.leave(ground.numberOf.get(id) ?? 0);
    for (let side = heap.pop(); side >= 0; side = heap.pop()) {
      if (heap.weight <= (weights[side] as number)) this.enter(side, heap.weight);
    }
    const found: Site[] = [];
    for (const [hex, end] of this.ends) found.push(this.site(hex, end));
    return found.sort((x, y) => x.tiles - y.tiles);
  }

  /** By hex number, once it has looked for sites: where it looked at what the map shows. All else is nothing to it. */
  looked(): readonly boolean[] {
    return this.paper.shapes.map((shape) => shape !== undefined);
  }

  private shape(hex: number): Shape {
    const { shapes } = this.paper;
    const known = shapes[hex];
    if (known !== undefined) return known;
    const shape = shapeOf(this.land.faces[hex] as SurveyFace);
    shapes[hex] = shape;
    return shape;
  }

  private effort(hex: number): number {
    const { efforts } = this.paper;
    const known = efforts[hex] as number;
    if (known !== UNKNOWN) return known;
    const id = this.land.ground.hexes[hex]?.id ?? '';
    const effort = this.land.effort(id, this.shape(hex).exits === 0, hex);
    efforts[hex] = effort;
    return effort;
  }

  private isStation(hex: number): boolean {
    const { kinds } = this.paper;
    if (kinds[hex] === 0) {
      kinds[hex] = this.land.isStation(this.land.ground.hexes[hex]?.kind ?? '') ? STATION : PASSED;
    }
    return kinds[hex] === STATION;
  }

  /** From an own station, over its track or a tile to come. */
  private leave(hex: number): void {
    const { exits } = this.shape(hex);
    for (let edge = 0; edge < 6; edge++) {
      const there = (exits & (1 << edge)) !== 0;
      this.cross(hex * 6 + edge, there ? 0 : this.effort(hex), -1 - hex, there ? 0 : 1);
    }
  }

  private cross(from: number, weight: number, before: number, work: number): void {
    const { ground, furthest } = this.land;
    const { weights, before: befores, works, heap } = this.paper;
    const side = ground.meets[from] as number;
    if (side < 0) return;
    const total = weight + (ground.crossing[from] as number) * PER_COIN;
    if (total > furthest || total >= (weights[side] as number)) return;
    weights[side] = total;
    befores[side] = before;
    works[side] = work;
    heap.push(total, side);
  }

  private enter(side: number, weight: number): void {
    const hex = (side / 6) | 0;
    const edge = side - hex * 6;
    if (this.isStation(hex)) {
      this.arrive(hex, edge, side, weight);
      return;
    }
    const free = this.shape(hex).onwards[edge] as number;
    const built = weight + this.effort(hex);
    const build = built <= this.land.furthest ? this.buildable(hex, edge) & ~free : 0;
    if ((free | build) === 0) return;
    for (let out = 0; out < 6; out++) {
      if (free & (1 << out)) this.cross(hex * 6 + out, weight, side, 0);
      else if (build & (1 << out)) this.cross(hex * 6 + out, built, side, 1);
    }
  }

  /** Sides over which one could leave with a tile: whoever came before was no later there, but for the side he came from. */
  private buildable(hex: number, edge: number): number {
    const { entered } = this.paper;
    const before = entered[hex] as number;
    entered[hex] = before === 0 ? 1 << edge : ALL_SIDES;
    return (before === 0 ? ALL_SIDES : before === ALL_SIDES ? 0 : before) & ~(1 << edge);
  }

  private arrive(hex: number, edge: number, side: number, weight: number): void {
    const { ground, own, furthest } = this.land;
    const { id, kind } = ground.hexes[hex] as SurveyGround['hexes'][number];
    if (own.has(id)) return;
    const joined = (this.shape(hex).exits & (1 << edge)) !== 0;
    const effort = joined ? 0 : this.effort(hex);
    if (!this.land.mayJoin(kind, effort)) return;
    const tiles = weight + effort;
    if (tiles < (this.ends.get(hex)?.tiles ?? furthest)) this.ends.set(hex, { tiles, side, work: !joined });
  }

  /** The way back to the own station tells what it takes. */
  private site(hex: number, end: End): Site {
    const { ground, faces } = this.land;
    const { before: befores, works } = this.paper;
    const { id, kind } = ground.hexes[hex] as SurveyGround['hexes'][number];
    const work = end.work ? [id] : [];
    let cost = 0;
    let towns = 0;
    for (let at = end.side; at >= 0; ) {
      const before = befores[at] as number;
      const from = before < 0 ? -1 - before : (before / 6) | 0;
      const passed = ground.hexes[from];
      cost += ground.crossing[at] ?? 0;
      if (works[at]) work.push(passed?.id ?? '');
      towns += this.land.towns(passed?.kind ?? '', faces[from]);
      at = before;
    }
    return { hex: id, kind, tiles: end.tiles, cost, towns, work: work.reverse() };
  }
}
