import { best, type Choice, offersOf, rangeOf, taken } from '@binario/bots';
import { type Offer, sampleOf } from '@binario/kernel';
import { BANK, cashOf, POOL } from '@binario/rail';
import { askedForTrain } from './deals.ts';
import { raiseMoney } from './emergency.ts';
import { corpsOf, hasSafeTrain, isLasting, isSafe, lifeOf, roundsLeft, trainNeed } from './outlook.ts';
import { choice, type Decider, passing, type Scene } from './scene.ts';
import type { Seen } from './seen.ts';

/** Buys what earns its price back, what lasts, and what must be; corporations sell each other what one can spare. */
export const buyTrains: Decider = (scene) => {
  const corp = scene.frame.corp as string;
  const { ask, table } = scene;
  const owned = ask.trains(table, corp);
  const judged = purchases(scene, corp).map((each) => ({ ...each, gain: gainOf(scene, corp, each) }));
  const found = best(judged, (each) => each.gain);
  const must = ask.mustBuyTrain(table, corp);
  if (found && (found.gain > 0 || must)) return bought(scene, corp, found, owned.length === 0, must);
  return rescue(scene, corp) ?? raiseMoney(scene) ?? passing(scene, 'train.save');
};

interface Purchase {
  readonly offer: Offer;
  readonly train: string;
  readonly price: number;
  readonly from: 'sale' | 'own' | 'others';
}

/** From bank and pool at face value, from own corporations cheaply, from others for what they want for it. */
function purchases(scene: Scene, corp: string): readonly Purchase[] {
  const { ask, table, by } = scene;
  return offersOf(scene, 'buyTrain').flatMap((offer): readonly Purchase[] => {
    const train = String(offer.train);
    const seller = table.trains[train] ?? '';
    const { min, max } = rangeOf(offer, 'price');
    if (seller === BANK || seller === POOL) return [{ offer, train, price: min, from: 'sale' }];
    if (ask.trains(table, seller).length < 2) return [];
    if (ask.president(table, seller) !== by) return fromOthers(scene, corp, offer);
    const fair = Math.min(ask.trainDef(table, train).price / 2, Math.max(1, cashOf(table, corp) / 3));
    return [{ offer, train, price: Math.max(min, Math.min(max, Math.floor(fair))), from: 'own' }];
  });
}

/** Only for want of a train, for less than bank and pool want for theirs; whoever has refused is not asked again. */
function fromOthers(scene: Scene, corp: string, offer: Offer): readonly Purchase[] {
  const { ask, table } = scene;
  if (hasSafeTrain(ask, table, corp)) return [];
  const train = String(offer.train);
  const helps = ask.trains(table, corp).length === 0 || isSafe(ask, table, train);
  const { min, max } = rangeOf(offer, 'price');
  const most = Math.min(max, cheapest(scene, corp) - 1);
  // Cheap to see, and nearly always enough: the owner will want at least its price.
  if (!helps || ask.trainDef(table, train).price > most) return [];
  const price = askedForTrain(scene, train);
  return price <= most && price >= min ? [{ offer, train, price, from: 'others' }] : [];
}

function cheapest({ ask, table }: Scene, corp: string): number {
  return Math.min(...ask.onSale(table, corp).map((train) => ask.trainDef(table, train).price));
}

/** Before everything is lost a corporation of mine gives its only train: it has a round to find another. */
function rescue(scene: Scene, corp: string): Choice | undefined {
  const { ask, table, by } = scene;
  if (offersOf(scene, 'declareBankruptcy').length === 0) return undefined;
  const sisters = offersOf(scene, 'buyTrain').filter((offer) => {
    const seller = table.trains[String(offer.train)] ?? '';
    return seller !== BANK && seller !== POOL && ask.president(table, seller) === by;
  });
  const found = best(sisters, (offer) => cashOf(table, table.trains[String(offer.train)] ?? ''));
  if (!found) return undefined;
  const seller = table.trains[String(found.train)] ?? '';
  return choice(taken(found), 'train.rescue', { corp, seller, train: String(found.train) });
}

/** The table after a purchase; a proposal to others is looked at as if they had agreed. */
function tableAfter({ ask, table, state }: Scene, corp: string, { offer, train, price, from }: Purchase): Seen {
  if (from !== 'others') return ask.after(state, taken(offer, { price })).table;
  const seller = table.trains[train] ?? '';
  const cash = { ...table.cash, [corp]: cashOf(table, corp) - price, [seller]: cashOf(table, seller) + price };
  return { ...table, trains: { ...table.trains, [train]: corp }, cash };
}

/** What a purchase brings until the train or the game ends, less what it costs and takes from my other corporations. */
function gainOf(scene: Scene, corp: string, purchase: Purchase): number {
  const { ask, table } = scene;
  const { train, price, from } = purchase;
  const after = tableAfter(scene, corp, purchase);
  if (after.corps[corp] === undefined) return Number.NEGATIVE_INFINITY;
  const more = incomeOf(scene, after, corp) - incomeOf(scene, table, corp);
  const lasting = isLasting(ask, table, train);
  const rounds = Math.min(roundsLeft(ask, table), Math.max(0.5, lifeOf(ask, after, train)));
  const others = mine(scene, table).filter((each) => each !== corp);
  const elsewhere = others.reduce(
    (sum, each) => sum + (after.corps[each] ? incomeOf(scene, after, each) - incomeOf(scene, table, each) : 0),
    0,
  );
  const saved = hasSafeTrain(ask, table, corp) || !hasSafeTrain(ask, after, corp) ? 0 : 50 + 0.4 * price;
  const value = more * rounds + elsewhere * rounds + saved + (lasting && more > 0 ? 50 : 0);
  const reserve = !hasSafeTrain(ask, after, corp) && trainNeed(ask, after, corp) > cashOf(after, corp) ? 0.6 : 0.3;
  // What the treasury lacks comes out of my own pocket.
  const added = Math.max(0, price - cashOf(table, corp));
  return value - price * (from === 'own' ? 0.2 : reserve) - added;
}

function incomeOf({ ask }: Scene, table: Seen, corp: string): number {
  return ask.trains(table, corp).length === 0 ? 0 : ask.income(table, corp);
}

const mine = ({ ask, by }: Scene, table: Seen): readonly string[] =>
  corpsOf(table).filter((corp) => ask.president(table, corp) === by);

function bought(scene: Scene, corp: string, purchase: Purchase, first: boolean, must: boolean): Choice {
  const { offer, train, price, from } = purchase;
  const { table } = scene;
  const action = taken(offer, { price });
  if (from === 'own') return choice(action, 'train.own', { train, amount: price });
  if (from === 'others') {
    return choice(action, 'train.others', { train, seller: table.trains[train] ?? '', amount: price });
  }
  if (first) return choice(action, must ? 'train.must' : 'train.first', { corp, train });
  const more = incomeOf(scene, tableAfter(scene, corp, purchase), corp) - incomeOf(scene, table, corp);
  if (more > 0) return choice(action, 'train.better', { train, corp, amount: more });
  return choice(action, 'train.lasting', { train });
}

/** The train that reaches least, among equals the one that goes first. */
export const discardTrain: Decider = (scene) => {
  const { ask, table } = scene;
  const found = best(offersOf(scene, 'discardTrain'), (offer) => {
    const train = String(offer.train);
    return -Math.min(ask.trainDef(table, train).limit, 99) - lifeOf(ask, table, train);
  });
  return found && choice(sampleOf(found), 'train.discard', { train: String(found.train) });
};
