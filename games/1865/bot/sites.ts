import { Remembered, type Site, Survey } from '@binario/bots';
import { mapOf } from './content.ts';
import type { Advice1865 } from './scene.ts';
import type { Seen } from './seen.ts';

export type { Site } from '@binario/bots';

const FRESH = 1;
const REBUILT = 1.25;
const FURTHEST = 7;

const known = new Remembered<readonly Site[]>();

/** Where the company could go from its markers, the nearest first. The same map and markers give the same answer. */
export function sitesOf(ask: Advice1865, table: Seen, corp: string): readonly Site[] {
  const key = `${mapOf(table)} ${table.phase} ${ask.stations(table, corp)}`;
  return known.get(key, () => surveyOf(ask, table, corp).sites());
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
