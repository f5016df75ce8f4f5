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

function leads(face: SeenFace, edge: number): boolean {
  return face.track.some(({ a, b }) => a === edge || b === edge);
}

/** Edges one comes out at over the track that is there, having come in at this one. */
function through(face: SeenFace, edge: number): readonly number[] {
  const out: number[] = [];
  for (const { a, b } of face.track) {
    if (a !== edge && b !== edge) continue;
    const end = a === edge ? b : a;
    if (end < STOP) out.push(end);
    else out.push(...spokes(face).filter((other) => other !== edge));
  }
  return out;
}

/** Edges joined to the stop of a face. */
function spokes(face: SeenFace): readonly number[] {
  return face.track.filter(({ a, b }) => a === STOP || b === STOP).map(({ a, b }) => (a === STOP ? b : a));
}

/** How a side was come to: from which side (or, below 0, from which own marker), and whether the hex needs a tile. */
interface Back {
  readonly before: number;
  readonly work: boolean;
}

interface End extends Back {
  readonly tiles: number;
}

/** Looks for the easiest way to every station, over track that is there and track that could be laid. */
class Survey {
  private readonly ground: Ground;
  private readonly faces: readonly SeenFace[];
  private readonly own: ReadonlySet<string>;
  private readonly weights = new Map<number, number>();
  private readonly back = new Map<number, Back>();
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
  }

  sites(): readonly Site[] {
    this.ground.hexes.forEach(({ id }, hex) => {
      if (this.own.has(id)) this.leave(hex);
    });
    for (let top = this.heap.pop(); top; top = this.heap.pop()) {
      if (top.weight <= (this.weights.get(top.item) ?? 0)) this.enter(top.item, top.weight);
    }
    const found = [...this.ends].map(([hex, end]) => this.site(hex, end));
    return found.sort((x, y) => x.tiles - y.tiles);
  }

  private kindOf(hex: number): string {
    return this.ground.hexes[hex]?.kind ?? 'plain';
  }

  private face(hex: number): SeenFace {
    return this.faces[hex] as SeenFace;
  }

  /** What a tile on this hex costs in effort; undefined if none can come. */
  private effort(hex: number): number | undefined {
    const id = this.ground.hexes[hex]?.id ?? '';
    if (this.face(hex).track.length === 0 && this.table.map[id] === undefined) return FRESH;
    return this.ask.mayUpgrade(this.table, id) ? REBUILT : undefined;
  }

  /** From an own marker, over its track or a tile to come. */
  private leave(hex: number): void {
    const effort = this.effort(hex);
    for (let edge = 0; edge < 6; edge++) {
      if (leads(this.face(hex), edge)) this.cross(hex * 6 + edge, 0, { before: -1 - hex, work: false });
      else if (effort !== undefined) this.cross(hex * 6 + edge, effort, { before: -1 - hex, work: true });
    }
  }

  private cross(from: number, weight: number, back: Back): void {
    const side = this.ground.meets[from] ?? -1;
    const total = weight + (this.ground.crossing[from] ?? 0) * PER_LIRA;
    if (side < 0 || total > FURTHEST || total >= (this.weights.get(side) ?? Number.POSITIVE_INFINITY)) return;
    this.weights.set(side, total);
    this.back.set(side, back);
    this.heap.push(total, side);
  }

  private enter(side: number, weight: number): void {
    const hex = Math.floor(side / 6);
    const edge = side % 6;
    const face = this.face(hex);
    const effort = this.effort(hex);
    if (isStation(this.kindOf(hex))) {
      this.arrive(hex, side, weight, effort);
      return;
    }
    const free = through(face, edge);
    for (const out of free) this.cross(hex * 6 + out, weight, { before: side, work: false });
    if (effort === undefined) return;
    for (let out = 0; out < 6; out++) {
      if (out !== edge && !free.includes(out)) this.cross(hex * 6 + out, weight + effort, { before: side, work: true });
    }
  }

  /** A direct route ends at the first station. A mine has one exit for good. */
  private arrive(hex: number, side: number, weight: number, effort: number | undefined): void {
    if (this.own.has(this.ground.hexes[hex]?.id ?? '')) return;
    const joined = leads(this.face(hex), side % 6);
    if (!joined && (effort === undefined || (this.kindOf(hex) === 'mine' && effort !== FRESH))) return;
    const tiles = weight + (joined ? 0 : (effort ?? 0));
    if (tiles < (this.ends.get(hex)?.tiles ?? Number.POSITIVE_INFINITY)) {
      this.ends.set(hex, { tiles, before: side, work: !joined });
    }
  }

  /** The way back to the marker tells what it takes. */
  private site(hex: number, end: End): Site {
    const { id, kind } = this.ground.hexes[hex] as Ground['hexes'][number];
    const work = end.work ? [id] : [];
    let cost = 0;
    let towns = 0;
    for (let at = end.before; at >= 0; ) {
      const step = this.back.get(at);
      if (!step) break;
      const from = step.before < 0 ? -1 - step.before : Math.floor(step.before / 6);
      const passed = this.ground.hexes[from];
      cost += this.ground.crossing[at] ?? 0;
      if (step.work) work.push(passed?.id ?? '');
      if (passed?.kind === 'town') towns += Math.max(1, this.face(from).stops[0]?.value ?? 0);
      at = step.before;
    }
    return { hex: id, kind, tiles: end.tiles, cost, towns, work: work.reverse() };
  }
}
