import { best, type Choice, offersOf } from '@binario/bots';
import type { Offer } from '@binario/kernel';
import { sampleOf } from '@binario/kernel';
import type { Lay } from '@binario/rail';
import { isRegional } from '../table.ts';
import { aimsOf, promiseOf, type Stake } from './aims.ts';
import { roundsLeft } from './clock.ts';
import { regionalTrack } from './regional.ts';
import { choice, type Decider, passing, type Scene } from './scene.ts';
import type { Seen } from './seen.ts';

/** Aims that are worth building for, and tiles that are looked at closely. */
const WAYS = 3;
const CLOSELY = 20;
const SERVED = 0.6;
/** A better city for somebody else is a pity. */
const ENVY = 0.15;

/** What the player has at stake in a company when it builds. */
export function stakeOf({ ask, state, table, by }: Scene, corp: string): Stake {
  return { ask, table, corp, shares: ask.shares(table, corp, by), turns: roundsLeft(ask, state) + 1 };
}

/** Tiles that make stations worth more, or bring destinations and other stations nearer. */
export const layTrack: Decider = (scene) => {
  const { ask, table } = scene;
  const corp = scene.frame.corp as string;
  if (isRegional(table, corp)) return regionalTrack(scene);
  const stake = stakeOf(scene, corp);
  const left = ask.steps(table, corp) - table.turn.laid;
  const before = promiseOf(stake, table, 0);
  const lays = shortList(scene, stake, left);
  const judged = lays.map((offer) => {
    const lay = layOf(offer);
    const more = riseOf(stake, lay);
    const promise = promiseOf(stake, withTile(table, lay), left - 1) - before;
    return { offer, hex: lay.hex, more, promise, gain: more + promise };
  });
  const found = best(judged, (each) => each.gain);
  if (found && found.gain > 1) {
    const [aim] = aimsOf(stake, table, left);
    return laidFor(found, corp, aim?.role === undefined ? undefined : aim.site);
  }
  return filled(scene, corp, found?.offer) ?? passing(scene, 'track.nothing');
};

const layOf = (offer: Offer): Lay => offer as unknown as Lay;

const withTile = (table: Seen, { hex, tile, rotation }: Lay): Seen => ({
  ...table,
  map: { ...table.map, [hex]: { tile, rotation } },
});

/** What an upgraded city brings to those who have tokens in it. */
function riseOf({ ask, table, corp, shares, turns }: Stake, lay: Lay): number {
  const tokens = table.stations[lay.hex] ?? [];
  if (!tokens.some((token) => token !== null)) return 0;
  const now = ask.faces(table)[ask.ground(table).numberOf.get(lay.hex) ?? -1]?.stops[0]?.value ?? 0;
  const more = ask.tileValue(table, lay.tile) - now;
  const others = tokens.filter((token) => token !== null && token !== corp).length;
  const mine = tokens.includes(corp) ? SERVED * shares : 0;
  return (more * turns * (mine - ENVY * others)) / 10;
}

/** Tiles on the ways one would go, and in cities of one's own. */
function shortList(scene: Scene, stake: Stake, left: number): readonly Offer[] {
  const { ask, table } = scene;
  const wanted = new Map<string, number>();
  aimsOf(stake, table, left)
    .slice(0, WAYS)
    .forEach((aim, rank) => {
      for (const hex of aim.site.work) if (!wanted.has(hex)) wanted.set(hex, rank);
    });
  const own = new Set(ask.stations(table, stake.corp));
  const rank = (offer: Offer) => {
    const { hex, tile } = layOf(offer);
    return wanted.get(hex) ?? (own.has(hex) && ask.tileValue(table, tile) > 0 ? WAYS : undefined);
  };
  return offersOf(scene, 'layTile')
    .flatMap((offer) => {
      const at = rank(offer);
      return at === undefined ? [] : [{ offer, at }];
    })
    .sort((x, y) => x.at - y.at)
    .slice(0, CLOSELY)
    .map(({ offer }) => offer);
}

/** Interest is paid only if every step is used: then anything that does no harm will do. */
function filled(scene: Scene, corp: string, best: Offer | undefined): Choice | undefined {
  const { ask, table } = scene;
  if (!ask.isBuilding(table, corp) || ask.interest(table, corp) === 0) return undefined;
  const offers = offersOf(scene, 'layTile');
  const fresh = offers.find((offer) => table.map[layOf(offer).hex] === undefined);
  const found = best ?? fresh ?? offers[0];
  return found && choice(sampleOf(found), 'track.interest', { hex: layOf(found).hex, corp });
}

function laidFor(
  { offer, hex, more, promise }: { readonly offer: Offer; readonly hex: string; more: number; promise: number },
  corp: string,
  goal: { readonly hex: string } | undefined,
): Choice {
  const action = sampleOf(offer);
  if (more > promise) return choice(action, 'track.city', { hex, corp });
  if (goal) return choice(action, 'track.destination', { hex, corp, goal: goal.hex });
  return choice(action, 'track.station', { hex, corp });
}
