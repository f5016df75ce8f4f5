import type { Advice1849 } from './scene.ts';
import type { Seen } from './seen.ts';

/** How much a station is worth that lies so many tiles away: each tile is a whole turn. */
const FADE = 0.55;
/** Stations that a route could take in; more of them are no use. */
const MOST = 5;
const TOWN = 10;
const CITY = 25;
/** Every hex on the way takes something of a train's length. */
const HOP = 0.15;
const FURTHEST = 5;
const STOP = 6;

/**
 * What the corporation's track promises: stations it does not reach yet, the fewer tiles away the better. Tiles already
 * there only take length, open ground costs a tile and its terrain, other tiles must be rebuilt.
 */
export function prospects(ask: Advice1849, table: Seen, corp: string): number {
  const { stops, arrivals } = ask.ends(table, corp);
  const faces = ask.faces(table);
  const values = ask.stopValues(table);
  const away = new Map<number, number>();
  const queue: { readonly side: number; readonly tiles: number }[] = [];
  for (let side = 0; side < ask.hexes(table).length * 6; side++) {
    if (arrivals[side] && !hasExit(faces[Math.floor(side / 6)]?.track ?? [], side % 6)) queue.push({ side, tiles: 0 });
  }
  const seen = new Map<number, number>();
  for (let i = 0; i < queue.length; i++) {
    const { side, tiles } = queue[i] as (typeof queue)[number];
    const hex = Math.floor(side / 6);
    const track = faces[hex]?.track ?? [];
    const joined = hasExit(track, side % 6);
    const enter = tiles + (joined ? 0 : effort(ask, table, hex)) + HOP;
    if (enter > FURTHEST || (seen.get(hex) ?? Number.POSITIVE_INFINITY) <= enter) continue;
    seen.set(hex, enter);
    const kind = ask.hexes(table)[hex]?.stop;
    if (kind !== undefined && !stops.has(hex)) away.set(hex, enter);
    if (kind === 'port' || kind === 'offmap') continue;
    for (let edge = 0; edge < 6; edge++) {
      const next = ask.meets(table)[hex * 6 + edge] ?? -1;
      if (next >= 0 && (!joined || hasExit(track, edge))) queue.push({ side: next, tiles: enter });
    }
  }
  return [...away]
    .map(([hex, tiles]) => stopWorth(ask, table, values, hex) * FADE ** tiles)
    .sort((x, y) => y - x)
    .slice(0, MOST)
    .reduce((sum, worth) => sum + worth, 0);
}

function stopWorth(ask: Advice1849, table: Seen, values: readonly number[], hex: number): number {
  const kind = ask.hexes(table)[hex]?.stop;
  return Math.max(values[hex] ?? 0, kind === 'city' ? CITY : kind === 'town' ? TOWN : 0);
}

function hasExit(track: readonly { readonly a: number; readonly b: number }[], edge: number): boolean {
  return track.some(({ a, b }) => (a === edge && a < STOP) || (b === edge && b < STOP));
}

/** Tiles, and their cost, to get on a hex from outside. Cheap narrow track costs a quarter. */
function effort(ask: Advice1849, table: Seen, hex: number): number {
  const ground = ask.hexes(table)[hex];
  if (!ground || ground.ground === 'fixed') return Number.POSITIVE_INFINITY;
  const upgrade = table.map[ground.id] !== undefined || ground.ground === 'yellow';
  if (upgrade && table.phase === '4') return 3;
  return (upgrade ? 1.5 : 1) + ground.terrain / 400;
}
