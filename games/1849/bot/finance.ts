import { best, offersOf } from '@binario/bots';
import { sampleOf } from '@binario/kernel';
import { cashOf } from '@binario/rail';
import { hasSafeTrain, isLasting, roundsLeft, trainNeed } from './outlook.ts';
import { choice, type Decider, passing } from './scene.ts';

/** Issues treasury stock only for a train that must be bought, buys back with money that has no better use. */
export const finance: Decider = (scene) => {
  const { ask, table, by } = scene;
  const corp = scene.frame.corp as string;
  const cash = cashOf(table, corp);
  const price = ask.price(table, corp);
  const lack =
    ask.mustBuyTrain(table, corp) || !hasSafeTrain(ask, table, corp) ? trainNeed(ask, table, corp) - cash : 0;
  if (lack > 0.3 * cashOf(table, by) && roundsLeft(ask, table) > 1) {
    const enough = offersOf(scene, 'sellTreasury').filter((offer) => {
      const shares = Number(offer.ordinary) + 2 * Number(offer.last);
      return ask.priceIf(table, corp, 'down', shares) > 40 && shares <= 3;
    });
    const found = best(enough, (offer) => {
      const money = price * (Number(offer.ordinary) + 2 * Number(offer.last));
      return money >= lack ? 10_000 - money : money;
    });
    if (found) return choice(sampleOf(found), 'finance.issue', { corp });
  }
  const [back] = offersOf(scene, 'buyBack');
  const owned = ask.trains(table, corp);
  const rich = owned.some((train) => isLasting(ask, table, train)) && cash - price >= 100;
  if (back && (rich || (roundsLeft(ask, table) <= 1 && owned.length > 0))) {
    return choice(sampleOf(back), 'finance.buyBack', { corp });
  }
  return passing(scene, 'finance.nothing', { corp });
};
