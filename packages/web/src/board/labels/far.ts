import { worthOf } from '../boardFacts.ts';
import { centreOf, type Point } from '../geometry.ts';
import type { HexArt, HexFacts } from '../sheet.ts';
import { placedOn } from './placed.ts';
import { box, gapBetween, movedBy, type Shape } from './shapes.ts';
import { stationsOf } from './solid.ts';
import { widthOf } from './type.ts';

/** The name of a city and what it pays, large enough for a map that is seen whole. */
export interface FarName {
  readonly hex: string;
  readonly word: string;
  readonly worth: string;
  readonly size: number;
  readonly at: Point;
  /** The room it takes on the map. */
  readonly shape: Shape;
}

/** A flag stays where it is, however far away one looks: where companies want to go is seen from everywhere. */
export const staysFar = (key: string): boolean => key === 'own pennants';

const sizes = [23, 20.5, 18, 16] as const;
/** A figure is smaller than the name before it, and stands apart from it. */
export const FIGURE = 0.9;
/** The space between both, in parts of the size. */
export const APART = 0.28;
/** Half of the halo. */
const HALO = 2;

/** What lies further away cannot be covered by a name. */
const NEAR = 290;

/** Around the station, below it first. */
const ways = [30, -30, 36, -36, 43, -43, 0].flatMap((y, i) =>
  [0, -12, 12, -26, 26, -42, 42, -58, 58, -74, 74].map((x) => ({ x, y, cost: i * 0.7 + Math.abs(x) * 0.06 })),
);

const known = new WeakMap<HexFacts, readonly Shape[]>();

/** What no name may cover, on the map: stations with their tokens, places off the map, flags. Known for as long as the hex does not change. */
export function coveredOn(facts: HexFacts, art: HexArt): readonly Shape[] {
  const found = known.get(facts);
  if (found) return found;
  const stations = stationsOf(facts.face);
  const flags = stations.length === 0 ? [] : placedOn(facts, art, false).filter(({ key }) => staysFar(key));
  const centre = centreOf(facts.hex);
  const covered = [...stations, ...(art.solid?.(facts) ?? []), ...flags.map(({ shape, at }) => movedBy(shape, at))].map(
    (shape) => movedBy(shape, centre),
  );
  known.set(facts, covered);
  return covered;
}

/** Cities and places off the map; one that takes two hexes is named once. */
export const isNamedFar = ({ hex, face, marks }: HexFacts): boolean =>
  hex.name !== undefined && (face.stops[0]?.kind === 'city' || marks.values !== undefined);

/** The names of cities where nothing lies beneath them: for each the largest size and the nearest place that are free. */
export function farNames(facts: readonly HexFacts[], art: HexArt): readonly FarName[] {
  const taken = facts.flatMap((each) => coveredOn(each, art));
  const wide = (each: HexFacts) => each.hex.name?.length ?? 0;
  const found: FarName[] = [];
  for (const each of facts.filter(isNamedFar).sort((a, b) => wide(b) - wide(a))) {
    const name = placeFor(each, taken);
    if (!name) continue;
    found.push(name);
    taken.push(name.shape);
  }
  return found;
}

function placeFor(facts: HexFacts, taken: readonly Shape[]): FarName | undefined {
  const { hex } = facts;
  const word = (hex.name ?? '').replace('/', ' ');
  const worth = String(worthOf(facts) || '');
  const centre = centreOf(hex);
  const near = taken.filter(({ x, y }) => Math.abs(x - centre.x) < NEAR && Math.abs(y - centre.y) < NEAR);
  let best: (FarName & { readonly cost: number }) | undefined;
  for (const [i, size] of sizes.entries()) {
    const figure = worth === '' ? 0 : widthOf(worth, 'sans', size * FIGURE) + size * APART;
    const room = box(0, 0, widthOf(word, 'serif', size) + figure + 2 * HALO, size * 0.78 + 2 * HALO);
    for (const way of ways) {
      const cost = way.cost + i * 2.4;
      const at = { x: centre.x + way.x, y: centre.y + way.y };
      if ((best && cost >= best.cost) || near.some((other) => gapBetween(room, other, at) < 0)) continue;
      best = { hex: hex.id, word, worth, size, at, shape: movedBy(room, at), cost };
    }
  }
  return best;
}
