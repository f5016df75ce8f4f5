import { best, offersOf } from '@binario/bots';
import { sampleOf } from '@binario/kernel';
import { clockOf } from './clock.ts';
import { chipWorth, planWorth } from './plan.ts';
import { choice, type Decider } from './scene.ts';
import { stopAt } from './stop.ts';

/** A home is its own chips and what can be reached from it. */
export const chooseHome: Decider = (scene) => {
  const { ask, state, table } = scene;
  const corp = scene.frame.corp as string;
  const turns = clockOf(ask, state).rounds;
  const found = best(offersOf(scene, 'chooseHome'), (offer) => {
    const hex = String(offer.hex);
    const value = stopAt(ask, table, hex)?.value ?? 0;
    const after = { ...table, stations: { ...table.stations, [hex]: [...(table.stations[hex] ?? []), corp] } };
    return value * chipWorth(turns) + planWorth(ask, after, corp, turns, 2);
  });
  return found && choice(sampleOf(found), 'home.best', { hex: String(found.hex) });
};
