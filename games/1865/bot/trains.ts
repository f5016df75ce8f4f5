import { best, type Choice, offersOf, rangeOf, taken } from '@binario/bots';
import { type Action, sampleOf } from '@binario/kernel';
import { BANK, cashOf, POOL } from '@binario/rail';
import { isFloated } from '../table.ts';
import type { TrainCard } from './advice.ts';
import { type Clock, clockOf } from './clock.ts';
import { type Firm, firmOf, withoutScrapped, withTrain } from './firm.ts';
import { choice, type Decider, type Scene } from './scene.ts';
import { companiesOf } from './seen.ts';
import { costOf, firmWorth, wealthOf, weightOf } from './wealth.ts';

interface Purchase {
  readonly action: Action;
  readonly train: string;
  readonly price: number;
  readonly own: boolean;
  /** What I shall have more in the end. */
  readonly gain: number;
}

/** A train must bring at least this much to its president. */
const LEAST = 5;
/** Dealing between one's own companies is for clear cases. */
const CLEARLY = 30;

/** What leaves me richest in the end; passing is one way. */
export const buyTrains: Decider = (scene) => {
  const corp = scene.frame.corp as string;
  const [pass] = offersOf(scene, 'pass');
  const found = best(purchases(scene, corp), (each) => each.gain);
  if (found && (found.gain > LEAST || !pass)) return bought(scene, corp, found);
  return pass ? choice(sampleOf(pass), 'train.save') : help(scene, corp);
};

/** The firm with nothing more bought in this turn. */
function firmNow({ ask, state }: Scene, corp: string, clock: Clock): Firm {
  return { ...firmOf(ask, state, corp, clock), todo: 'none' };
}

function worthOf({ ask, table, by }: Scene, corp: string, firm: Firm, clock: Clock): number {
  const { worth, burden } = firmWorth(ask, table, corp, firm, clock, by);
  return worth - costOf(burden, cashOf(table, by), weightOf(ask, table));
}

/** From bank and pool at the price of the card; from a sister company what it can spare. */
function purchases(scene: Scene, corp: string): readonly Purchase[] {
  const { ask, state, table } = scene;
  const clock = clockOf(ask, state);
  const firm = firmNow(scene, corp, clock);
  const before = worthOf(scene, corp, firm, clock);
  const lifts = !table.turn.newTrain;
  return offersOf(scene, 'buyTrain').flatMap((offer): readonly Purchase[] => {
    const train = String(offer.train);
    const card = ask.trainDef(table, train);
    const seller = table.trains[train] ?? '';
    if (seller === BANK || seller === POOL) {
      const then = withTrain(firm, card, card.price, seller === BANK && lifts);
      const gain = worthOf(scene, corp, then, clock) - before + elsewhere(scene, corp, card, seller, clock);
      return [{ action: sampleOf(offer), train, price: card.price, own: false, gain }];
    }
    if (!canSpare(scene, seller, card)) return [];
    const sister = firmNow(scene, seller, clock);
    const { min, max } = rangeOf(offer, 'price');
    const price = Math.max(min, Math.min(max, Math.floor(card.price / 2)));
    const theirs = { ...sister, cash: sister.cash + price, trains: without(sister.trains, card) };
    const lost = worthOf(scene, seller, theirs, clock) - worthOf(scene, seller, sister, clock);
    const gain = worthOf(scene, corp, withTrain(firm, card, price, false), clock) - before + lost - CLEARLY;
    return [{ action: taken(offer, { price }), train, price, own: true, gain }];
  });
}

/** A new phase takes trains away from other companies of mine, too. */
function elsewhere(scene: Scene, corp: string, card: TrainCard, seller: string, clock: Clock): number {
  const { ask, state, table, by } = scene;
  if (seller !== BANK || card.phase <= Number(table.phase)) return 0;
  let change = 0;
  for (const other of companiesOf(table)) {
    if (other === corp || !isFloated(table, other) || ask.shares(table, other, by) === 0) continue;
    if (ask.trains(table, other).every((train) => ask.trainDef(table, train).scrappedIn > card.phase)) continue;
    const firm = firmOf(ask, state, other, clock);
    const then = withoutScrapped(firm, card.phase);
    change += worthOf(scene, other, then, clock) - worthOf(scene, other, firm, clock);
  }
  return change;
}

/** A company of mine with seats to spare and another train. */
function canSpare({ ask, table, by }: Scene, seller: string, card: TrainCard): boolean {
  if (ask.president(table, seller) !== by || ask.trains(table, seller).length < 2) return false;
  return ask.coverage(table, seller) - card.coverage >= (table.companies[seller]?.chips ?? 0);
}

function without(trains: readonly TrainCard[], card: TrainCard): readonly TrainCard[] {
  const at = trains.findIndex((each) => each.kind === card.kind);
  return trains.filter((_each, n) => n !== at);
}

function bought(scene: Scene, corp: string, { action, train, price, own }: Purchase): Choice {
  const { ask, table } = scene;
  if (own) return choice(action, 'train.sister', { train, amount: price });
  if (ask.trains(table, corp).length === 0) {
    return choice(action, ask.mustBuyTrain(table, corp) ? 'train.must' : 'train.first', { corp, train });
  }
  const seats = Math.min(ask.trainDef(table, train).coverage, waiting(scene, corp));
  if (seats > 0) return choice(action, 'train.seats', { train, corp, count: seats });
  const lasting = ask.trainDef(table, train).scrappedIn > 7;
  return lasting ? choice(action, 'train.lasting', { train }) : choice(action, 'train.rise', { train, corp });
}

/** Chips without a seat. */
function waiting({ ask, table }: Scene, corp: string): number {
  return Math.max(0, (table.companies[corp]?.chips ?? 0) - ask.coverage(table, corp));
}

/** The president pays: the train that serves him best, if his cash will do; else the cheapest. */
function help(scene: Scene, corp: string): Choice | undefined {
  const { ask, state, table, by } = scene;
  const clock = clockOf(ask, state);
  const own = cashOf(table, corp);
  const firm = firmNow(scene, corp, clock);
  const offers = offersOf(scene, 'helpBuy').map((offer) => ({ offer, card: ask.trainDef(table, String(offer.train)) }));
  const payable = offers.filter(({ card }) => card.price <= own + cashOf(table, by));
  const found =
    best(payable, ({ card }) => worthOf(scene, corp, withTrain(firm, card, own, true), clock) - (card.price - own)) ??
    best(offers, ({ card }) => -card.price);
  return found && choice(sampleOf(found.offer), 'train.help', { corp, train: String(found.offer.train) });
}

/** Shares that are least missed for what they bring. */
export const helpPurchase: Decider = (scene) => {
  const { ask, state, table, by } = scene;
  const clock = clockOf(ask, state);
  const before = wealthOf(ask, state, by, clock);
  const judged = offersOf(scene, 'sellShares').map((offer) => {
    const after = ask.after(state, sampleOf(offer));
    const raised = Math.max(1, Number(offer.shares) * ask.price(table, String(offer.corp)));
    return { offer, loss: (before - wealthOf(ask, after, by, clock)) / raised };
  });
  const found = best(judged, (each) => -each.loss);
  return found && choice(sampleOf(found.offer), 'emergency.sell', { corp: String(found.offer.corp) });
};

/** The train with the fewest seats, among equals the one that goes first. */
export const discardTrain: Decider = (scene) => {
  const { ask, table } = scene;
  const found = best(offersOf(scene, 'discardTrain'), (offer) => {
    const { coverage, scrappedIn } = ask.trainDef(table, String(offer.train));
    return -coverage - scrappedIn / 10;
  });
  return found && choice(sampleOf(found), 'train.discard', { train: String(found.train) });
};
