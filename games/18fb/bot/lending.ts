import { best, type Choice, offersOf } from '@binario/bots';
import { sampleOf } from '@binario/kernel';
import { choice, type Scene } from './scene.ts';
import { companiesOf } from './seen.ts';

/** Cities in which Falcon's tokens pay. */
export const FALCON: readonly string[] = ['I30', 'F37'];
/** Shares of mine that make another's company worth helping. */
const PART = 2;

/** A card of mine that no company of mine can use is lent to one in which I have a part. */
export function lending(scene: Scene): Choice | undefined {
  return lent(scene, 'Melisurgo') ?? lent(scene, 'Falcon');
}

function lent(scene: Scene, card: 'Melisurgo' | 'Falcon'): Choice | undefined {
  const { ask, table, by } = scene;
  const open = offersOf(scene, 'lendCard').filter((offer) => offer.private === card);
  if (open.length === 0) return undefined;
  const now = table.lent?.[card];
  if (now !== undefined && isUseful(scene, card, now)) return undefined;
  if (companiesOf(table).some((corp) => ask.president(table, corp) === by && isUseful(scene, card, corp)))
    return undefined;
  const worth = (corp: string) =>
    ask.shares(table, corp, by) * (card === 'Falcon' ? 1 : ask.interest(table, corp, true) - ask.interest(table, corp));
  const fit = open.filter(
    ({ corp }) => ask.shares(table, String(corp), by) >= PART && isUseful(scene, card, String(corp)),
  );
  const found = best(fit, ({ corp }) => worth(String(corp)));
  return found && choice(sampleOf(found), 'power.shared', { corp: String(found.corp), private: card });
}

/** Does the power bring this company anything now? */
function isUseful({ ask, table }: Scene, card: 'Melisurgo' | 'Falcon', corp: string): boolean {
  return card === 'Melisurgo'
    ? ask.isBuilding(table, corp) && ask.interest(table, corp, true) > ask.interest(table, corp)
    : ask.stations(table, corp).some((hex) => FALCON.includes(hex));
}
