import { best, type Choice, offersOf, rangeOf, taken } from '@binario/bots';
import { type Action, isRange, sampleOf } from '@binario/kernel';
import { cashOf } from '@binario/rail';
import { isFloated, phaseNumber } from '../table.ts';
import { priceIn, roundsLeft } from './clock.ts';
import { needOf, revenueWith, roomWith } from './outlook.ts';
import { choice, type Decider, type Scene } from './scene.ts';
import { companiesOf } from './seen.ts';
import type { TrainCard } from './trainCards.ts';

interface Purchase {
  readonly action: Action;
  readonly train: string;
  readonly price: number;
  readonly own: boolean;
  readonly lasting: boolean;
  readonly gain: number;
}

const LEAST = 8;
/** What a ducat of the treasury is worth to its President. */
const PURSE = 0.05;
/** Somebody else's train that is scrapped is half as good as one of mine is bad. */
const SPITE = 0.15;
/** A ducat that must be raised by selling at half price. */
const RUIN = 2.5;
const NEVER = 90;
/** Dealing between one's own companies is for clear cases. */
const CLEARLY = 20;

/** What leaves me richest; passing is one way. */
export const buyTrains: Decider = (scene) => {
  const corp = scene.frame.corp as string;
  const [lease] = offersOf(scene, 'payLease');
  if (lease) return choice(sampleOf(lease), 'train.lease', { corp, train: String(lease.train) });
  const [pass] = offersOf(scene, 'pass');
  const found = best(purchases(scene, corp), (each) => each.gain);
  if (found && (found.gain > LEAST || !pass)) return bought(scene, corp, found);
  if (pass) return choice(sampleOf(pass), 'train.save');
  const [help] = offersOf(scene, 'helpBuy');
  return help && choice(sampleOf(help), 'train.forced', { corp, train: String(help.train) });
};

/** From bank and pool at the price of the card; from a sister company what it can spare. */
function purchases(scene: Scene, corp: string): readonly Purchase[] {
  const { ask, table, by } = scene;
  return offersOf(scene, 'buyTrain').flatMap((offer): readonly Purchase[] => {
    const train = String(offer.train);
    const seller = table.trains[train] ?? '';
    const fromBank = table.companies[seller] === undefined;
    if (!fromBank && (ask.president(table, seller) !== by || !canSpare(scene, seller))) return [];
    const card = ask.trainDef(table, train);
    const lasting = card.scrappedIn > NEVER;
    if (fromBank) {
      const gain = gainOf(scene, corp, card, card.price) + effectOf(scene, corp, card);
      return [{ action: sampleOf(offer), train, price: card.price, own: false, lasting, gain }];
    }
    const { min } = rangeOf(offer, 'price');
    const price = isRange(offer.price) ? Math.max(min, 1) : min;
    const gain = gainOf(scene, corp, card, price) - lossOf(scene, seller, train) - CLEARLY;
    const action = isRange(offer.price) ? taken(offer, { price }) : sampleOf(offer);
    return [{ action, train, price, own: true, lasting, gain }];
  });
}

/** More revenue until the end, and no need to help the company later. */
function gainOf(scene: Scene, corp: string, card: TrainCard, price: number): number {
  const { ask, table, state, by } = scene;
  const rounds = roundsLeft(ask, state);
  const shares = ask.shares(table, corp, by);
  const running = !ask.isBuilding(table, corp);
  const now = ask.capacity(table, corp);
  const more = revenueWith(scene, corp, roomWith(scene, corp, [card])) - revenueWith(scene, corp, now);
  const lasts =
    card.scrappedIn > NEVER ? rounds : Math.min(rounds, 3 * Math.max(0.5, card.scrappedIn - phaseNumber(table)));
  const income = running ? (more * shares * lasts) / 10 : 0;
  const need = needOf(scene, corp);
  const outlasts = card.scrappedIn > NEVER || ask.trains(table, corp).length === 0;
  // Bought now it need not be bought then, when it is dearer.
  const relief = outlasts ? need.urgency * Math.max(0, need.price - price * 0.6) * (running ? 0.8 : 0.4) : 0;
  const left = cashOf(table, corp) - price;
  const strain = card.scrappedIn > NEVER ? 0 : need.urgency * Math.max(0, Math.min(price, need.price - left));
  const must = ask.mustBuyTrain(table, corp) ? 1000 : 0;
  return income + relief - strain * 0.5 - PURSE * price + must;
}

/** A new phase takes trains away: mine are a loss, and I may have to pay for new ones. */
function effectOf(scene: Scene, corp: string, card: TrainCard): number {
  const { ask, table, by, state } = scene;
  if (card.phase <= phaseNumber(table)) return 0;
  const rounds = roundsLeft(ask, state);
  let change = 0;
  for (const other of companiesOf(table)) {
    if (!isFloated(table, other)) continue;
    const cards = ask.trains(table, other).map((train) => ask.trainDef(table, train));
    const kept = cards.filter(({ scrappedIn }) => scrappedIn > card.phase);
    if (kept.length === cards.length) continue;
    const room = kept.reduce(
      (sum, { cities, towns }) => ({ cities: sum.cities + cities, towns: sum.towns + towns }),
      other === corp ? { cities: card.cities, towns: card.towns } : { cities: 0, towns: 0 },
    );
    const lost = Math.max(0, ask.revenue(table, other) - revenueWith(scene, other, room));
    const mine = ask.shares(table, other, by);
    change -= (lost * mine * Math.min(rounds, 1)) / 10;
    const ruled = ask.president(table, other) === by;
    const trainless = kept.length === 0 && other !== corp && !ask.isBuilding(table, other);
    if (ruled && trainless) change -= replacing(scene, other, card.phase);
    if (!ruled && trainless) change += SPITE * lost * Math.min(rounds, 3);
  }
  return change;
}

/** What its President loses when a company must buy a train in this phase: what it lacks comes from him. */
function replacing({ ask, table, by }: Scene, corp: string, phase: number): number {
  const price = priceIn(ask, table, phase);
  const lacks = Math.max(0, price - cashOf(table, corp));
  return PURSE * price + lacks * (lacks > 0.6 * cashOf(table, by) ? RUIN : 1);
}

/** A company of mine with another train, or that need not have one yet. */
function canSpare({ ask, table }: Scene, seller: string): boolean {
  return ask.trains(table, seller).length > 1 || ask.isBuilding(table, seller);
}

function lossOf(scene: Scene, seller: string, train: string): number {
  const { ask, table, state, by } = scene;
  if (ask.isBuilding(table, seller)) return 0.5 * ask.trainDef(table, train).price;
  const { cities, towns } = ask.capacity(table, seller);
  const card = ask.trainDef(table, train);
  const less = revenueWith(scene, seller, { cities: cities - card.cities, towns: towns - card.towns });
  const lost = ask.revenue(table, seller) - less;
  const others = ask.trains(table, seller).filter((each) => each !== train);
  const lasting = others.some((each) => ask.trainDef(table, each).scrappedIn >= card.scrappedIn);
  return (lost * ask.shares(table, seller, by) * roundsLeft(ask, state)) / 10 + (lasting ? 0 : 0.5 * card.price);
}

function bought(scene: Scene, corp: string, { action, train, price, own, lasting }: Purchase): Choice {
  const { ask, table } = scene;
  if (own) return choice(action, 'train.fromSister', { train, amount: price });
  if (ask.mustBuyTrain(table, corp)) return choice(action, 'train.must', { corp });
  if (ask.trains(table, corp).length === 0) return choice(action, 'train.first', { corp });
  return lasting ? choice(action, 'train.lasting', { train }) : choice(action, 'train.room', { train, corp });
}

/** Stock that is least missed for what it brings; blocks no larger than needed are all that is offered. */
export const raiseMoney: Decider = (scene) => {
  const { ask, table, by } = scene;
  const corp = scene.frame.corp as string;
  const [holding] = offersOf(scene, 'sellHolding');
  if (holding) return choice(sampleOf(holding), 'emergency.holding', { corp, stock: String(holding.corp) });
  const lacks = Math.max(
    1,
    ask.trainDef(table, scene.frame.train ?? '').price - cashOf(table, corp) - cashOf(table, by),
  );
  const found = best(offersOf(scene, 'sellShares'), (offer) => {
    const stock = String(offer.corp);
    const count = Number(offer.shares);
    const raised = Math.floor(ask.price(table, stock) / 2) * count;
    const mine = ask.president(table, stock) === by ? 1.3 : 1;
    const earning = 1 + ask.revenue(table, stock) / 300;
    // Enough at once is better than piece by piece.
    return (raised >= lacks ? 100 : 0) - Math.max(0, raised - lacks) / 10 - 10 * mine * earning - count;
  });
  return found && choice(sampleOf(found), 'emergency.sell', { corp: String(found.corp) });
};
