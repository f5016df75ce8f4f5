import { best, type Choice, offersOf } from '@binario/bots';
import { type Offer, sampleOf } from '@binario/kernel';
import { cashOf, POOL } from '@binario/rail';
import { sharesIn } from './emergency.ts';
import { corpsOf, expectedIncome, longestLife, outlookOf, roundsLeft, trainNeed } from './outlook.ts';
import { choice, type Decider, passing, type Scene } from './scene.ts';
import { begin } from './start.ts';

/** Below this a share is not worth having, below the other not worth keeping. */
const WORTH_BUYING = 0.02;
const NOT_WORTH_KEEPING = -0.03;
/** Selling lowers the price: the exchange must be worth it. */
const MUCH_BETTER = 0.15;

/** Decides what to sell, buy or start in a turn of the stock round (9). */
export const stockTurn: Decider = (scene) => {
  if (scene.frame.started) return more(scene, scene.frame.started);
  return (
    dump(scene) ??
    sellDown(scene) ??
    sellWeak(scene) ??
    sellForBetter(scene) ??
    begin(scene) ??
    buy(scene) ??
    passing(scene, 'stock.nothing')
  );
};

/** With a new corporation come up to two more certificates at once. */
function more(scene: Scene, corp: string): Choice | undefined {
  const [offer] = offersOf(scene, 'buyCert');
  return offer ? choice(sampleOf(offer), 'start.more', { corp }) : passing(scene, 'start.enough', { corp });
}

const mine = ({ ask, table, by }: Scene): readonly string[] =>
  corpsOf(table).filter((corp) => ask.president(table, corp) === by);

/** What may be asked of me for the trains of my corporations before the next stock round. */
export function reserve(scene: Scene): number {
  const { ask, table, traits } = scene;
  if (roundsLeft(ask, table) <= 2) return 0;
  const lacking = mine(scene).map((corp) => {
    const need = trainNeed(ask, table, corp);
    return Math.max(0, need - cashOf(table, corp) - expectedIncome(ask, table, corp));
  });
  return lacking.reduce((sum, each) => sum + each, 0) / traits.boldness;
}

/** A corporation that will cost its president more than he has: another holder takes the office. */
function dump(scene: Scene): Choice | undefined {
  const { ask, table, by } = scene;
  const doomed = mine(scene).filter((corp) => {
    if (longestLife(ask, table, corp) >= 1) return false;
    const lack = trainNeed(ask, table, corp) - cashOf(table, corp) - expectedIncome(ask, table, corp);
    return lack > 0.7 * cashOf(table, by) && lack > 150;
  });
  const sales = offersOf(scene, 'sellStock').filter(
    (offer) => doomed.includes(String(offer.corp)) && Number(offer.president) > 0,
  );
  const found = best(sales, sharesIn);
  return found && choice(sampleOf(found), 'stock.dump', { corp: String(found.corp) });
}

/** Over the limit: the weakest goes. */
function sellDown(scene: Scene): Choice | undefined {
  const { ask, table, by } = scene;
  if (ask.certsFree(table, by) >= 0) return undefined;
  const found = best(offersOf(scene, 'sellStock'), (offer) => {
    return -outlookOf(ask, table, String(offer.corp), by).yield - sharesIn(offer) * 0.01;
  });
  return found && choice(sampleOf(found), 'stock.limit', { corp: String(found.corp) });
}

/** Stock of others that earns nothing. */
function sellWeak(scene: Scene): Choice | undefined {
  const { ask, table, by } = scene;
  const weak = (offer: Offer) => {
    const corp = String(offer.corp);
    if (ask.president(table, corp) === by) return false;
    return outlookOf(ask, table, corp, by).yield < NOT_WORTH_KEEPING;
  };
  const found = best(offersOf(scene, 'sellStock').filter(weak), sharesIn);
  return found && choice(sampleOf(found), 'stock.sell', { corp: String(found.corp) });
}

/** No room for another certificate, or no money for it: one of others' goes when something much better is for sale. */
function sellForBetter(scene: Scene): Choice | undefined {
  const { ask, table, by } = scene;
  const full = ask.certsFree(table, by) === 0;
  const cash = cashOf(table, by);
  const yieldOf = (corp: string) => outlookOf(ask, table, corp, by).yield;
  const forSale = corpsOf(table).filter((corp) => {
    const there = ask.percent(table, corp, corp) + ask.percent(table, corp, POOL) > 0;
    return there && ask.percent(table, corp, by) < 60;
  });
  const wanted = best(full ? forSale.filter((corp) => ask.price(table, corp) <= cash) : forSale, yieldOf);
  if (wanted === undefined || (!full && ask.price(table, wanted) <= cash)) return undefined;
  const lacks = Math.max(0, ask.price(table, wanted) - cash);
  const single = offersOf(scene, 'sellStock').filter(
    (offer) =>
      sharesIn(offer) === 1 &&
      ask.president(table, String(offer.corp)) !== by &&
      offer.corp !== wanted &&
      ask.price(table, String(offer.corp)) >= lacks,
  );
  const found = best(single, (offer) => -yieldOf(String(offer.corp)));
  if (!found || yieldOf(wanted) < yieldOf(String(found.corp)) + MUCH_BETTER) return undefined;
  return choice(sampleOf(found), 'stock.swap', { corp: String(found.corp) });
}

/** The share with the best return; money for my own corporations' trains is kept back. */
function buy(scene: Scene): Choice | undefined {
  const { ask, table, by } = scene;
  const spare = cashOf(table, by) - reserve(scene);
  const judged = offersOf(scene, 'buyCert').map((offer) => {
    const corp = String(offer.corp);
    const from = String(offer.from);
    const { yield: gain, price } = outlookOf(ask, table, corp, by);
    const own = ask.president(table, corp) === by;
    const helps = own && from === 'treasury' && trainNeed(ask, table, corp) > cashOf(table, corp);
    const takes = !own && wouldPreside(scene, corp) && trainNeed(ask, table, corp) > cashOf(table, corp);
    const worth = gain + (own ? 0.03 : 0) + (helps ? 0.1 : 0) - (takes ? 0.5 : 0) + (from === 'pool' && own ? 0.01 : 0);
    return { offer, corp, price, worth, helps };
  });
  const found = best(
    judged.filter((each) => each.helps || each.price <= spare),
    (each) => each.worth,
  );
  if (!found || found.worth < WORTH_BUYING) return undefined;
  const { corp } = found;
  const action = sampleOf(found.offer);
  if (found.helps) return choice(action, 'stock.support', { corp });
  return choice(action, 'stock.buy', { corp, percent: Math.max(1, Math.round(found.worth * 100)) });
}

function wouldPreside({ ask, table, by }: Scene, corp: string): boolean {
  const president = ask.president(table, corp);
  return president !== undefined && ask.percent(table, corp, by) + 10 > ask.percent(table, corp, president);
}

/** One certificate of 20 % instead of two leaves room under the limit. */
export const swapCerts: Decider = (scene) => {
  const offer = offersOf(scene, 'takeCerts').find((each) => each.certs === 'last');
  return offer && choice(sampleOf(offer), 'swap.last');
};
