import { best, offersOf, taste } from '@binario/bots';
import { sampleOf } from '@binario/kernel';
import { clockOf } from './clock.ts';
import { choice, type Decider, type Scene } from './scene.ts';
import { cardsOf, companiesOf } from './seen.ts';
import { sitesOf } from './sites.ts';
import { ventureOf } from './venture.ts';

/** How near a company is to the place of a card: its home, its destination, or some tiles away. */
function nearness({ ask, table }: Scene, corp: string, places: readonly string[]): number {
  if (places.includes(ask.home(table, corp))) return 1;
  if (places.includes(ask.destination(table, corp))) return 0.7;
  const site = sitesOf(ask, table, corp).find((each) => places.includes(each.hex));
  return site ? 0.6 / (1 + site.tiles / 3) : 0;
}

/** The card whose place the best company can make use of; two for the same company are better than for two. */
export const draft: Decider = (scene) => {
  const { ask, table, state, by } = scene;
  const clock = clockOf(ask, state);
  const ventures = companiesOf(table).map((corp) => ({ corp, gain: ventureOf(scene, corp, 100, clock).gain }));
  const most = Math.max(1, ...ventures.map(({ gain }) => gain));
  const held = cardsOf(table, by);
  const found = best(offersOf(scene, 'pickCard'), (offer) => {
    const places = ask.cardPlaces(table, String(offer.private));
    const useful = ventures.map(({ corp, gain }) => {
      const both = held.some((card) => nearness(scene, corp, ask.cardPlaces(table, card)) >= 0.6) ? 1.3 : 1;
      return nearness(scene, corp, places) * both * Math.max(0.1, gain / most);
    });
    return Math.max(...useful) * taste(scene.traits, String(offer.private), 0.25);
  });
  return found && choice(sampleOf(found), 'card.pick', { private: String(found.private) });
};
