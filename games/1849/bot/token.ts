import { best, offersOf } from '@binario/bots';
import { sampleOf } from '@binario/kernel';
import { prospects } from './prospects.ts';
import { choice, type Decider, passing, type Scene } from './scene.ts';
import type { Seen } from './seen.ts';

/** A station must be worth this much in a round: there are only two besides the home. */
const LEAST = 12;
const MESSINA = 'B14';

/** Stations are free once the fee is paid: the question is only where they do most. */
export const placeToken: Decider = (scene) => {
  const { ask, table } = scene;
  const corp = scene.frame.corp as string;
  const before = reachWorth(scene, table, corp);
  const values = ask.stopValues(table);
  const judged = offersOf(scene, 'placeToken').map((offer) => {
    const hex = String(offer.hex);
    const after = ask.after(scene.state, sampleOf(offer)).table;
    const value = values[ask.hexes(table).findIndex((each) => each.id === hex)] ?? 0;
    const doomed = hex === MESSINA && ['4', '6', '8', '10'].includes(table.phase);
    return { offer, hex, gain: (reachWorth(scene, after, corp) - before + 0.3 * value) * (doomed ? 0.5 : 1) };
  });
  const found = best(judged, (each) => each.gain);
  const least = ['12', '16'].includes(table.phase) ? 1 : LEAST;
  if (!found || found.gain < least) return passing(scene, 'token.keep');
  return choice(sampleOf(found.offer), 'token.place', { hex: found.hex, corp });
};

/** What two good trains could earn, and where they could go next. */
export function reachWorth({ ask }: Scene, table: Seen, corp: string): number {
  if (table.corps[corp] === undefined) return 0;
  return ask.incomeWith(table, corp, ['8H', '8H']) + 0.3 * prospects(ask, table, corp);
}
