import { type Offer, sampleOf } from '@binario/kernel';
import { best, type Choice, choice, offersOf, passing, rangeOf, taken } from '../scene.ts';
import { raiseMoney } from './emergency.ts';
import { corpsOf, hasSafeTrain, isLasting, lifeOf, roundsLeft, trainNeed } from './outlook.ts';
import type { Scene, Thought } from './scene.ts';
import { BANK, cashOf, POOL, type Seen } from './seen.ts';

/** Buys what earns its price back, what lasts, and what must be; own corporations sell each other cheaply. */
export const buyTrains: Thought = (scene) => {
  const corp = scene.frame.corp as string;
  const { ask, table } = scene;
  const owned = ask.trains(table, corp);
  const judged = purchases(scene, corp).map((each) => ({ ...each, gain: gainOf(scene, corp, each) }));
  const found = best(judged, (each) => each.gain);
  const must = ask.mustBuyTrain(table, corp);
  if (found && (found.gain > 0 || must)) return bought(scene, corp, found, owned.length === 0, must);
  return raiseMoney(scene) ?? passing(scene, 'train.save');
};

interface Purchase {
  readonly offer: Offer;
  readonly train: string;
  readonly price: number;
  readonly own: boolean;
}

/** From bank and pool at face value; from own corporations cheaply; never from others. */
function purchases(scene: Scene, corp: string): readonly Purchase[] {
  const { ask, table, by } = scene;
  return offersOf(scene, 'buyTrain').flatMap((offer): readonly Purchase[] => {
    const train = String(offer.train);
    const seller = table.trains[train] ?? '';
    if (seller === BANK || seller === POOL) return [{ offer, train, price: rangeOf(offer, 'price').min, own: false }];
    const spare = ask.president(table, seller) === by && ask.trains(table, seller).length > 1;
    if (!spare) return [];
    const { min, max } = rangeOf(offer, 'price');
    const fair = Math.min(ask.trainDef(train).price / 2, Math.max(1, cashOf(table, corp) / 3));
    return [{ offer, train, price: Math.max(min, Math.min(max, Math.floor(fair))), own: true }];
  });
}

/** What a purchase brings until the train or the game ends, less what it costs and takes from my other corporations. */
function gainOf(scene: Scene, corp: string, { offer, train, price, own }: Purchase): number {
  const { ask, table, state } = scene;
  const after = ask.after(state, taken(offer, { price })).table;
  if (after.corps[corp] === undefined) return Number.NEGATIVE_INFINITY;
  const more = incomeOf(scene, after, corp) - incomeOf(scene, table, corp);
  const lasting = isLasting(ask, train);
  const rounds = Math.min(roundsLeft(ask, table), Math.max(0.5, lifeOf(ask, after, train)));
  const others = mine(scene, table).filter((each) => each !== corp);
  const elsewhere = others.reduce(
    (sum, each) => sum + (after.corps[each] ? incomeOf(scene, after, each) - incomeOf(scene, table, each) : 0),
    0,
  );
  const saved = hasSafeTrain(ask, table, corp) || !hasSafeTrain(ask, after, corp) ? 0 : 50 + 0.4 * price;
  const value = more * rounds + elsewhere * rounds + saved + (lasting && more > 0 ? 50 : 0);
  const reserve = !hasSafeTrain(ask, after, corp) && trainNeed(ask, after, corp) > cashOf(after, corp) ? 0.6 : 0.3;
  return value - price * (own ? 0.2 : reserve);
}

function incomeOf({ ask }: Scene, table: Seen, corp: string): number {
  return ask.trains(table, corp).length === 0 ? 0 : ask.income(table, corp);
}

const mine = ({ ask, by }: Scene, table: Seen): readonly string[] =>
  corpsOf(table).filter((corp) => ask.president(table, corp) === by);

function bought(
  scene: Scene,
  corp: string,
  { offer, train, price, own }: Purchase,
  first: boolean,
  must: boolean,
): Choice {
  const { ask, table, state } = scene;
  const action = taken(offer, { price });
  if (own) return choice(action, 'train.own', { train, amount: price });
  if (first) return choice(action, must ? 'train.must' : 'train.first', { corp, train });
  const more = incomeOf(scene, ask.after(state, action).table, corp) - incomeOf(scene, table, corp);
  if (more > 0) return choice(action, 'train.better', { train, corp, amount: more });
  return choice(action, 'train.lasting', { train });
}

/** The train that reaches least, among equals the one that goes first. */
export const discardTrain: Thought = (scene) => {
  const { ask, table } = scene;
  const found = best(offersOf(scene, 'discardTrain'), (offer) => {
    const train = String(offer.train);
    return -Math.min(ask.trainDef(train).limit, 99) - lifeOf(ask, table, train);
  });
  return found && choice(sampleOf(found), 'train.discard', { train: String(found.train) });
};
