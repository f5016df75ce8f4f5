import { choice, type Decider } from './scene.ts';

/** Two old shares become a new one at the price of the dearer company: what would that do to me? */
export const poll: Decider = (scene) => {
  const { ask, table, by, frame } = scene;
  const national = frame.national ?? '';
  const agreed = frame.agreed ?? [];
  const refused = frame.refused ?? [];
  const all = ask.candidates(table, national);
  const open = all.filter((corp) => !agreed.includes(corp) && !refused.includes(corp));
  const [corp] = open;
  if (corp === undefined) return undefined;
  const partner = agreed[0] ?? open.at(-1) ?? corp;
  const without = agreed[0] === undefined ? open.slice(-2) : [agreed[0], open.at(-1) ?? corp];
  const gain = changeOf(scene, [corp, partner]) - changeOf(scene, without);
  if (gain > 0) return choice({ type: 'merge', by }, 'poll.merge', { corp, national });
  return choice({ type: 'stayApart', by }, 'poll.apart', { corp, national });
};

/** What my holdings in these companies gain or lose when they become one. */
function changeOf({ ask, table, by }: Parameters<Decider>[0], pair: readonly string[]): number {
  const corps = [...new Set(pair)];
  const top = Math.max(100, ...corps.map((corp) => ask.price(table, corp)));
  const before = corps.reduce((sum, corp) => sum + ask.shares(table, corp, by) * ask.price(table, corp), 0);
  const shares = corps.reduce((sum, corp) => sum + ask.shares(table, corp, by), 0);
  return (shares / 2) * top - before;
}
