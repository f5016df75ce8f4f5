import { type Choice, choice } from '../scene.ts';
import { roundsLeft } from './outlook.ts';
import type { Scene, Thought } from './scene.ts';
import type { SeenDeal } from './seen.ts';

/** Somebody wants to buy what I, or a corporation of mine, own. */
export const consent: Thought = (scene) => {
  const { deal } = scene.frame;
  if (!deal) return undefined;
  switch (deal.kind) {
    case 'private':
      return answer(scene, deal, deal.price >= privateWorth(scene, deal.private ?? ''));
    case 'train':
      return aboutTrain(scene, deal);
    case 'token':
      return answer(scene, deal, deal.price >= 300);
  }
};

function answer({ by }: Scene, { price }: SeenDeal, yes: boolean): Choice {
  return yes
    ? choice({ type: 'consent', by }, 'consent.goodPrice', { amount: price })
    : choice({ type: 'refuse', by }, 'consent.lowPrice', { amount: price });
}

/** Its revenue to come, and at least its face value. */
function privateWorth({ ask, table }: Scene, name: string): number {
  const { face, revenue } = ask.privateDef(name);
  return Math.max(face * 1.3, revenue * Math.min(6, roundsLeft(ask, table)));
}

/** Only a train that is not needed, and for more than another would cost. */
function aboutTrain(scene: Scene, deal: SeenDeal): Choice {
  const { ask, table, by } = scene;
  const train = deal.train ?? '';
  const seller = table.trains[train] ?? '';
  const owned = ask.trains(table, seller);
  const [next] = ask.onSale(table, seller);
  const again = next === undefined ? Number.POSITIVE_INFINITY : ask.trainDef(next).price;
  if (deal.price >= again * 1.2) return answer(scene, deal, true);
  if (owned.length < 2) return choice({ type: 'refuse', by }, 'consent.needed', { corp: seller });
  const left = owned.filter((each) => each !== train).map((each) => ask.trainDef(each).class);
  const loss = ask.income(table, seller) - ask.incomeWith(table, seller, left);
  return answer(scene, deal, deal.price > Math.max(loss * roundsLeft(ask, table), ask.trainDef(train).price));
}
