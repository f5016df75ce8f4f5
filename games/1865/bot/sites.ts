import { type Site, Survey } from '@binario/bots';
import type { Advice1865 } from './scene.ts';
import type { Seen } from './seen.ts';

export type { Site } from '@binario/bots';

const FRESH = 1;
const REBUILT = 1.25;
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
  const sites = found.get(key) ?? surveyOf(ask, table, corp).sites();
  found.set(key, sites);
  return sites;
}

/** A marker's route ends at the first city or mine. A mine has one exit for good. */
function surveyOf(ask: Advice1865, table: Seen, corp: string): Survey {
  return new Survey({
    ground: ask.ground(table),
    faces: ask.faces(table),
    own: new Set(ask.stations(table, corp)),
    furthest: FURTHEST,
    effort(hex, fresh) {
      if (fresh && table.map[hex] === undefined) return FRESH;
      return ask.mayUpgrade(table, hex) ? REBUILT : Number.POSITIVE_INFINITY;
    },
    isStation: (kind) => kind === 'city' || kind === 'mine',
    mayJoin: (kind, effort) => kind !== 'mine' || effort <= FRESH,
    towns: (kind, face) => (kind === 'town' ? Math.max(1, face?.stops[0]?.value ?? 0) : 0),
  });
}
