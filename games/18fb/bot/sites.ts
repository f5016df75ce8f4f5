import { Remembered, type Site, Survey } from '@binario/bots';
import { lasting } from '@binario/kernel';
import type { Board18fb } from '../board/board.ts';
import { boardOf } from '../board/of.ts';
import { isRegional } from '../table.ts';
import { mapNumber } from './revenue.ts';
import type { Advice18fb } from './scene.ts';
import type { Seen } from './seen.ts';

const FRESH = 1;
const REBUILT = 1.3;
const FURTHEST = 9;

type Known = Map<string, readonly Site[]>;
const known = new WeakMap<Seen['map'], WeakMap<Seen['stations'], Known>>();

/** Where the company could go from its tokens, the nearest first. The same map and tokens give the same answer. */
export function sitesOf(ask: Advice18fb, table: Seen, corp: string): readonly Site[] {
  const byStations = known.get(table.map) ?? new WeakMap<Seen['stations'], Known>();
  known.set(table.map, byStations);
  const found: Known = byStations.get(table.stations) ?? new Map();
  byStations.set(table.stations, found);
  const key = `${corp} ${table.phase} ${table.companies[corp]?.home}`;
  const sites = found.get(key) ?? survey(ask, table, corp, startsOf(ask, table, corp));
  found.set(key, sites);
  return sites;
}

/** Tokens, or the home where the first of them will lie. */
function startsOf(ask: Advice18fb, table: Seen, corp: string): readonly string[] {
  if (isRegional(table, corp)) return [ask.regionalHome(table, corp) ?? ''];
  const tokens = ask.stations(table, corp).flatMap((place) => ask.hexesOf(table, place));
  const home = ask.home(table, corp);
  return tokens.length > 0 || home === undefined ? tokens : [home];
}

const surveysOn = lasting((_board: Board18fb) => new Remembered<readonly Site[]>());

/** From these hexes; two hexes of one place off the map are one station. */
export function survey(ask: Advice18fb, table: Seen, corp: string, starts: readonly string[]): readonly Site[] {
  const regional = isRegional(table, corp);
  const key = `${mapNumber(table)} ${table.phase} ${regional} ${starts.join()}`;
  return surveysOn(boardOf(table)).get(key, () => surveyed(ask, table, regional, starts));
}

function surveyed(ask: Advice18fb, table: Seen, regional: boolean, starts: readonly string[]): readonly Site[] {
  const sites = new Survey({
    ground: ask.ground(table),
    faces: ask.faces(table),
    own: new Set(starts),
    furthest: FURTHEST,
    effort(hex, fresh) {
      if (!ask.mayUpgrade(table, hex)) return Number.POSITIVE_INFINITY;
      return fresh && table.map[hex] === undefined ? FRESH : REBUILT;
    },
    // A regional company lives on towns: it takes no notice of anything else on its way.
    isStation: (kind) => (regional ? kind === 'town' || kind === 'towns' : kind === 'city') || kind === 'offmap',
    mayJoin: () => true,
    towns: (kind, face) => {
      if (kind === 'town') return Math.max(1, (face?.stops[0]?.value ?? 0) / 10);
      return kind === 'towns' ? Math.max(1, (face?.stops[0]?.value ?? 0) / 10) : 0;
    },
  }).sites();
  const places = new Set<string>();
  return sites.flatMap((site) => {
    const hex = ask.place(table, site.hex);
    if (places.has(hex) || starts.includes(hex)) return [];
    places.add(hex);
    return [{ ...site, hex }];
  });
}
