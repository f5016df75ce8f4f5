import { best, type Choice, offersOf } from '@binario/bots';
import { type Action, type Offer, sampleOf } from '@binario/kernel';
import type { MarkerWay } from './advice.ts';
import { bonusAt, chipWorth, mineChips, planWorth } from './plan.ts';
import { choice, type Decider, passing, type Scene } from './scene.ts';
import { stopAt } from './stop.ts';
import { isPoor, turnsLeft } from './track.ts';

/** The marker that brings most now and opens most; kept when a better place is near. */
export const placeMarker: Decider = (scene) => {
  const { ask, table } = scene;
  const corp = scene.frame.corp as string;
  const ways = new Map(ask.ways(table, corp).map((way) => [way.route.join(' '), way]));
  const open = offersOf(scene, 'placeMarker').flatMap((offer) => {
    const way = ways.get((offer.route as readonly string[]).join(' '));
    return way && !isPoor(scene, corp, way.cost) ? [{ offer, way }] : [];
  });
  const gain = gainOf(scene, corp, turnsLeft(scene));
  const judged = open.map(({ offer, way }) => ({ offer, way, gain: gain(way) }));
  const found = best(judged, (each) => each.gain);
  if (!found || found.gain <= 0) return passing(scene, 'marker.keep');
  return placed(scene, corp, found.offer, found.way);
};

type Known = Pick<Scene, 'ask' | 'table' | 'state' | 'by'>;

/** What a marker along a way is worth to a company with so many turns left, against keeping it. */
export function gainOf(scene: Known, corp: string, turns: number): (way: MarkerWay) => number {
  const { ask, table, state, by } = scene;
  const wait = planWorth(ask, table, corp, turns - 1, 2);
  return (way) => {
    const { table: after } = ask.after(state, { type: 'placeMarker', by, route: way.route } as Action);
    const then = planWorth(ask, after, corp, turns - 1, 2);
    return chipsOf(scene, corp, way) * chipWorth(turns) - way.cost + then - wait;
  };
}

function chipsOf({ ask, table }: Known, corp: string, way: MarkerWay): number {
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
