import { best, offersOf } from '@binario/bots';
import { sampleOf } from '@binario/kernel';
import { planWorth } from './plan.ts';
import { choice, type Decider, passing } from './scene.ts';
import { stopAt } from './stop.ts';
import { turnsLeft } from './track.ts';
import { wealthOf } from './wealth.ts';

/** Two companies in one: only where it is clearly better. */
const CLEARLY = 80;

/** Decides whether a company absorbs another of the same president (5). */
export const absorb: Decider = (scene) => {
  const { ask, state, by } = scene;
  const corp = scene.frame.corp as string;
  const before = wealthOf(ask, state, by);
  const judged = [...offersOf(scene, 'absorb'), ...offersOf(scene, 'beAbsorbed')].map((offer) => {
    return { offer, gain: wealthOf(ask, ask.after(state, sampleOf(offer)), by) - before };
  });
  const found = best(judged, (each) => each.gain);
  if (!found || found.gain < CLEARLY) return passing(scene, 'absorb.no');
  const other = String(found.offer.corp);
  const [acquirer, target] = found.offer.type === 'absorb' ? [corp, other] : [other, corp];
  return choice(sampleOf(found.offer), 'absorb.together', { acquirer, target });
};

/** A worked-out mine holds a marker that could stand elsewhere. */
export const vacateMines: Decider = (scene) => {
  const { ask, state, table } = scene;
  const corp = scene.frame.corp as string;
  const turns = turnsLeft(scene);
  const before = planWorth(ask, table, corp, turns, 2);
  const idle = offersOf(scene, 'vacateMine').filter((offer) => {
    return (stopAt(ask, table, String(offer.hex))?.value ?? 0) === 0;
  });
  const judged = idle.map((offer) => {
    return { offer, gain: planWorth(ask, ask.after(state, sampleOf(offer)).table, corp, turns, 2) - before };
  });
  const found = best(judged, (each) => each.gain);
  if (!found || found.gain <= 0) return passing(scene, 'absorb.keepMines');
  return choice(sampleOf(found.offer), 'absorb.vacate', { hex: String(found.offer.hex) });
};

/** Every marker is a foothold; one in a worked-out mine hardly. */
export const replaceMarkers: Decider = (scene) => {
  const { ask, table } = scene;
  const worth = (hex: string) => {
    const stop = stopAt(ask, table, hex);
    return stop?.kind === 'mine' && stop.value === 0 ? -0.1 : 1 + (stop?.value ?? 0) / 100;
  };
  const found = best(offersOf(scene, 'replaceMarkers'), (offer) => {
    return (offer.hexes as readonly string[]).reduce((sum, hex) => sum + worth(hex), 0);
  });
  return found && choice(sampleOf(found), 'absorb.markers', { corp: scene.frame.corp as string });
};
