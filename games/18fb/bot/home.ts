import { best, offersOf } from '@binario/bots';
import { sampleOf } from '@binario/kernel';
import { choice, type Decider } from './scene.ts';
import { survey } from './sites.ts';

/** A home is its own value and what lies near it. */
export const chooseHome: Decider = (scene) => {
  const { ask, table } = scene;
  const corp = scene.frame.corp as string;
  const found = best(offersOf(scene, 'chooseHome'), (offer) => {
    const hex = String(offer.hex);
    const near = survey(ask, table, corp, [hex]).filter((site) => ask.hasSlot(table, site.hex, corp));
    const goals = ask.destinations({ ...table, companies: withHome(table.companies, corp, hex) }, corp);
    const value = (site: { readonly hex: string; readonly tiles: number }) => {
      const goal = goals.some((each) => each.hex === site.hex) ? 40 : 0;
      return (20 + goal) / (1 + site.tiles);
    };
    return ask.stationValue(table, corp, hex) + near.reduce((sum, site) => sum + value(site), 0);
  });
  return found && choice(sampleOf(found), 'home.best', { hex: String(found.hex) });
};

function withHome<C extends { readonly home: string | null }>(
  companies: Readonly<Record<string, C>>,
  corp: string,
  home: string,
): Readonly<Record<string, C>> {
  return { ...companies, [corp]: { ...(companies[corp] as C), home } };
}
