import { best, type Choice, offersOf, rangeOf, taken, taste } from '@binario/bots';
import { type Offer, sampleOf } from '@binario/kernel';
import { cashOf } from '@binario/rail';
import { type Clock, clockOf } from './clock.ts';
import { guard } from './guard.ts';
import { fateOf } from './project.ts';
import { prospectOf } from './prospects.ts';
import { choice, type Decider, passing, type Scene } from './scene.ts';
import { float, LIKING, launches, sell, swap, WORTH_BUYING, WORTH_SELLING } from './stock.ts';
import { grown, shareWorth } from './wealth.ts';

/**
 * A turn of the stock round without playing every purchase through: each share is judged by what will become of its
 * company, which is worked out once.
 */
export const quickStockTurn: Decider = (scene) => {
  const clock = clockOf(scene.ask, scene.state);
  return (
    float(scene) ??
    guard(scene) ??
    sale(scene, clock) ??
    invest(scene, clock) ??
    swap(scene) ??
    passing(scene, 'stock.nothing')
  );
};

/** Shares of others that will be worth less; about an office of one's own one thinks longer. */
function sale(scene: Scene, clock: Clock): Choice | undefined {
  const { ask, state, table, by } = scene;
  const offers = offersOf(scene, 'sellShares');
  if (offers.length === 0) return undefined;
  const rate = grown(clock);
  let found: { readonly offer: Offer; readonly gain: number } | undefined;
  for (const offer of offers) {
    const corp = String(offer.corp);
    const { fate } = prospectOf(ask, state, corp);
    if (ask.president(table, corp) === by) {
      if (fate.burdenIn <= 1 && fate.burden > cashOf(table, by)) return sell(scene, clock);
      continue;
    }
    const price = ask.price(table, corp);
    const gain = rangeOf(offer, 'shares').max * (price * rate - shareWorth(fate, price, false));
    if (gain > (found?.gain ?? WORTH_SELLING)) found = { offer, gain };
  }
  if (!found) return undefined;
  const { offer } = found;
  return choice(taken(offer, { shares: rangeOf(offer, 'shares').max }), 'stock.falls', { corp: String(offer.corp) });
}

function invest(scene: Scene, clock: Clock): Choice | undefined {
  const { ask, state, table, by, traits } = scene;
  const rate = grown(clock);
  const purchases = [...offersOf(scene, 'buyCert'), ...offersOf(scene, 'buyPresidency')].map((offer) => {
    const corp = String(offer.corp);
    const { firm, fate } = prospectOf(ask, state, corp);
    const price = Math.max(1, ask.price(table, corp));
    const mine = ask.president(table, corp) === by;
    // What is bought from the offer the company can spend.
    const then =
      mine && offer.from === 'offer'
        ? fateOf(ask, { ...firm, cash: firm.cash + price, offer: firm.offer - 1 }, clock)
        : fate;
    const held = mine
      ? ask.shares(table, corp, by) * (shareWorth(then, price, true) - shareWorth(fate, price, true))
      : 0;
    const gain = shareWorth(then, price, mine) - price * rate + held + (mine ? fate.burden - then.burden : 0);
    const liked = (gain / price) * taste(traits, corp, LIKING);
    return { choice: choice(sampleOf(offer), 'stock.gain', { corp, amount: price }), rate: liked };
  });
  const found = best([...purchases, ...launches(scene, clock)], (each) => each.rate);
  return found && found.rate >= WORTH_BUYING ? found.choice : undefined;
}
