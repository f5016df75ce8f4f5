import { best, type Choice, offersOf } from '@binario/bots';
import { type Offer, sampleOf } from '@binario/kernel';
import type { MarkerWay } from './advice.ts';
import { bonusAt, chipWorth, mineChips, planWorth } from './plan.ts';
import { choice, type Decider, passing, type Scene } from './scene.ts';
import { stopAt } from './stop.ts';
import { isPoor, turnsLeft } from './track.ts';

/** The marker that brings most now and opens most; kept when a better place is near. */
export const placeMarker: Decider = (scene) => {
  const { ask, state, table } = scene;
  const corp = scene.frame.corp as string;
  const turns = turnsLeft(scene);
  const wait = planWorth(ask, table, corp, turns - 1, 2);
  const ways = new Map(ask.ways(table, corp).map((way) => [way.route.join(' '), way]));
  const judged = offersOf(scene, 'placeMarker').flatMap((offer) => {
    const way = ways.get((offer.route as readonly string[]).join(' '));
    if (!way || isPoor(scene, corp, way.cost)) return [];
    const chips = chipsOf(scene, corp, way);
    const then = planWorth(ask, ask.after(state, sampleOf(offer)).table, corp, turns - 1, 2);
    return [{ offer, way, gain: chips * chipWorth(turns) - way.cost + then - wait }];
  });
  const found = best(judged, (each) => each.gain);
  if (!found || found.gain <= 0) return passing(scene, 'marker.keep');
  return placed(scene, corp, found.offer, found.way);
};

function chipsOf({ ask, table }: Scene, corp: string, way: MarkerWay): number {
  const stop = stopAt(ask, table, way.hex);
  const bonus = bonusAt(ask, table, corp, way.hex);
  if (stop?.kind !== 'mine') return way.chips + bonus;
  const atOnce = ask.routeGivesMine(table) ? stop.value : 0;
  return way.chips - atOnce + mineChips(table, stop.value) + bonus;
}

function placed(scene: Scene, corp: string, offer: Offer, way: MarkerWay): Choice {
  const { ask, table } = scene;
  const { hex, cost: amount } = way;
  const mine = stopAt(ask, table, hex)?.kind === 'mine';
  if (mine) return choice(sampleOf(offer), 'marker.mine', { hex, corp, amount });
  const count = way.chips + bonusAt(ask, table, corp, hex);
  return choice(sampleOf(offer), 'marker.place', { hex, corp, count, amount });
}
