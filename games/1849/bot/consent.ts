import type { Choice } from '@binario/bots';
import type { Deal } from '../steps/consent.ts';
import { askedForPrivate, askedForTrain } from './deals.ts';
import { choice, type Decider, type Scene } from './scene.ts';

/** Somebody wants to buy what I, or a corporation of mine, own. */
export const consent: Decider = (scene) => {
  const { deal } = scene.frame;
  if (!deal) return undefined;
  switch (deal.kind) {
    case 'private':
      return answer(scene, deal, deal.price >= askedForPrivate(scene, deal.private));
    case 'train':
      return aboutTrain(scene, deal);
    case 'token':
      return answer(scene, deal, deal.price >= 300);
  }
};

function answer({ by }: Scene, { price }: Deal, yes: boolean): Choice {
  return yes
    ? choice({ type: 'consent', by }, 'consent.goodPrice', { amount: price })
    : choice({ type: 'refuse', by }, 'consent.lowPrice', { amount: price });
}

/** A train that is not needed, for what it would earn; any train for more than another would cost. */
function aboutTrain(scene: Scene, deal: Extract<Deal, { kind: 'train' }>): Choice {
  const { ask, table, by } = scene;
  const { train } = deal;
  const seller = table.trains[train] ?? '';
  const [next] = ask.onSale(table, seller);
  const again = next === undefined ? Number.POSITIVE_INFINITY : ask.trainDef(table, next).price;
  if (deal.price >= again * 1.2) return answer(scene, deal, true);
  const asked = askedForTrain(scene, train);
  if (!Number.isFinite(asked)) return choice({ type: 'refuse', by }, 'consent.needed', { corp: seller });
  return answer(scene, deal, deal.price >= asked);
}
