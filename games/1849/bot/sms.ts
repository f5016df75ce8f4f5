import { best, type Choice, offersOf } from '@binario/bots';
import { type Action, sampleOf } from '@binario/kernel';
import { choice, type Decider, passing, type Scene } from './scene.ts';
import type { Seen } from './seen.ts';
import { reachWorth } from './token.ts';
import { ownClasses, withTile } from './track.ts';

/** Reached by sea, a city must be worth this much in a round: the tile and the station of the turn are given up for it. */
export const LEAST_BY_SEA = 30;
const MESSINA = 'B14';
const SHAKEN: readonly string[] = ['12', '16'];

function worthOf(scene: Scene, table: Seen, corp: string): number {
  const own = ownClasses(scene, corp);
  const now = own.length > 0 ? scene.ask.incomeWith(table, corp, own) : 0;
  return 0.6 * now + 0.4 * reachWorth(scene, table, corp);
}

/** The table with one more station on it: what would it be worth? */
export function withStation(table: Seen, hex: string, corp: string): Seen {
  const tokens = table.stations[hex] ?? [];
  const free = tokens.indexOf(null);
  const slots = free < 0 ? [...tokens, corp] : tokens.map((token, slot) => (slot === free ? corp : token));
  return { ...table, stations: { ...table.stations, [hex]: slots } };
}

/** The coastal city where a station would do most; not where the earthquake will strike. */
export function landingOf(scene: Scene, corp: string): { readonly hex: string; readonly gain: number } | undefined {
  const { ask, table } = scene;
  const before = worthOf(scene, table, corp);
  const safe = ask.smsPlaces(table, corp).filter((hex) => hex !== MESSINA || SHAKEN.includes(table.phase));
  const judged = safe.map((hex) => ({ hex, gain: worthOf(scene, withStation(table, hex, corp), corp) - before }));
  return best(judged, (each) => each.gain);
}

/** At the start of a turn only: later a tile may have been laid. */
export function useSms(scene: Scene): Choice | undefined {
  const [offer] = offersOf(scene, 'useSms');
  const { corp, step } = scene.frame;
  if (!offer || corp === undefined || step !== 'layTrack') return undefined;
  const found = landingOf(scene, corp);
  if (!found || found.gain < LEAST_BY_SEA) return undefined;
  return choice(sampleOf(offer), 'sms.land', { hex: found.hex, corp });
}

/** A better tile in the city of the station, if there is one. */
export const smsTile: Decider = (scene) => {
  const { ask, state, table, by } = scene;
  const corp = scene.frame.corp as string;
  const landing = landingOf(scene, corp);
  if (!landing) return passing(scene, 'track.nothing');
  const plain = worthOf(scene, withStation(table, landing.hex, corp), corp);
  const judged = ask
    .lays(state)
    .filter((lay) => lay.hex === landing.hex)
    .map((lay) => ({
      lay,
      worth: worthOf(scene, withStation(withTile(table, lay), lay.hex, corp), corp) - lay.cost / 6,
    }));
  const found = best(judged, (each) => each.worth);
  if (!found || found.worth <= plain) return passing(scene, 'track.nothing');
  const { hex, tile, rotation } = found.lay;
  return choice({ type: 'layTile', by, hex, tile, rotation } as Action, 'track.upgrade', { hex, corp });
};

/** Decides where the station that comes with SMS goes (7.1). */
export const smsToken: Decider = (scene) => {
  const corp = scene.frame.corp as string;
  const found = best(offersOf(scene, 'placeToken'), (offer) =>
    worthOf(scene, withStation(scene.table, String(offer.hex), corp), corp),
  );
  return found ? choice(sampleOf(found), 'sms.land', { hex: String(found.hex), corp }) : passing(scene, 'token.keep');
};
