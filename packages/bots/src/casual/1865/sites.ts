import type { Advice1865, SeenFace } from './advice.ts';
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
  const sites = found.get(key) ?? findSites(ask, table, corp);
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
    else
      for (const piece of face.track)
        if (piece.a !== edge && piece.b === STOP) out.push(piece.a);
        else if (piece.b !== edge && piece.a === STOP) out.push(piece.b);
  }
  return out;
}

function findSites(ask: Advice1865, table: Seen, corp: string): readonly Site[] {
  const { hexes, meets, crossing } = ask.ground(table);
  const faces = ask.faces(table);
  const own = new Set(ask.stations(table, corp));
  const weights = new Map<number, number>();
  /** Side before this one, and whether a tile is needed on the hex between. */
  const back = new Map<number, { readonly before: number; readonly work: boolean }>();
  const heap = new Heap();
  const arrive = (from: number, weight: number, before: number, work: boolean) => {
    const side = meets[from] ?? -1;
    const total = weight + (crossing[from] ?? 0) * PER_LIRA;
    if (side < 0 || total > FURTHEST || total >= (weights.get(side) ?? Number.POSITIVE_INFINITY)) return;
    weights.set(side, total);
    back.set(side, { before, work });
    heap.push(total, side);
  };
  hexes.forEach(({ id }, hex) => {
    if (!own.has(id)) return;
    const face = faces[hex] as SeenFace;
    const open = face.track.length === 0 ? FRESH : ask.mayUpgrade(table, id) ? REBUILT : undefined;
    for (let edge = 0; edge < 6; edge++) {
      if (leads(face, edge)) arrive(hex * 6 + edge, 0, -1 - hex, false);
      else if (open !== undefined) arrive(hex * 6 + edge, open, -1 - hex, true);
    }
  });
  const found = new Map<number, { readonly tiles: number; readonly side: number; readonly work: boolean }>();
  for (let top = heap.pop(); top; top = heap.pop()) {
    const { weight, item: side } = top;
    if (weight > (weights.get(side) ?? 0)) continue;
    const hex = Math.floor(side / 6);
    const edge = side % 6;
    const { id, kind } = hexes[hex] as (typeof hexes)[number];
    const face = faces[hex] as SeenFace;
    const fresh = face.track.length === 0 && table.map[id] === undefined;
    const more = fresh ? FRESH : ask.mayUpgrade(table, id) ? REBUILT : undefined;
    if (isStation(kind)) {
      if (own.has(id) || found.has(hex)) continue;
      if (leads(face, edge)) found.set(hex, { tiles: weight, side, work: false });
      else if (more !== undefined && (kind === 'city' || fresh))
        found.set(hex, { tiles: weight + more, side, work: true });
      continue;
    }
    const free = through(face, edge);
    for (const out of free) arrive(hex * 6 + out, weight, side, false);
    if (more === undefined) continue;
    for (let out = 0; out < 6; out++) {
      if (out !== edge && !free.includes(out)) arrive(hex * 6 + out, weight + more, side, true);
    }
  }
  const sites = [...found].map(([hex, { tiles, side, work }]): Site => {
    const { id, kind } = hexes[hex] as (typeof hexes)[number];
    const works = work ? [id] : [];
    let cost = 0;
    let towns = 0;
    for (let at = side; at >= 0; ) {
      const step = back.get(at);
      if (!step) break;
      const from = step.before < 0 ? -1 - step.before : Math.floor(step.before / 6);
      const passed = hexes[from] as (typeof hexes)[number];
      cost += crossing[at] ?? 0;
      if (step.work) works.push(passed.id);
      if (passed.kind === 'town') towns += Math.max(1, faces[from]?.stops[0]?.value ?? 0);
      at = step.before;
    }
    return { hex: id, kind, tiles, cost, towns, work: works.reverse() };
  });
  return sites.sort((x, y) => x.tiles - y.tiles);
}
