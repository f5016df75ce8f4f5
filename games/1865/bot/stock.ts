import { best, type Choice, offersOf, rangeOf, taken, taste } from '@binario/bots';
import { type Offer, sampleOf } from '@binario/kernel';
import { cashOf, POOL } from '@binario/rail';
import { OFFER } from '../data/companies.ts';
import { factsOf, isLaunched } from '../table.ts';
import { type Clock, clockOf } from './clock.ts';
import { guard } from './guard.ts';
import { prospectOf, rateOf } from './prospects.ts';
import { choice, type Decider, passing, type Scene } from './scene.ts';
import { companiesOf } from './seen.ts';
import { toFloat, ventureOf } from './venture.ts';
import { wealthOf } from './wealth.ts';

/** A purchase must bring at least this much of its cost until the end. */
const WORTH_BUYING = 0.04;
/** A sale must be better than this much than keeping, in lire. */
const WORTH_SELLING = 25;
/** An exchange of shares costs a turn, and moves prices: the other one must bring so much more for each lira. */
const MUCH_BETTER = 0.5;
/** When a new company comes to buy, and what else it needs. */
const FIRST_TURN = 0.75;
const FOR_A_MARKER = 60;
/** How much it counts that a player likes a company. */
const LIKING = 0.15;
/** What idle money could bring elsewhere. */
const HURDLE = 0.25;

/** Decides what to sell, buy or launch in a turn of the stock round (3). */
export const stockTurn: Decider = (scene) => {
  const clock = clockOf(scene.ask, scene.state);
  return (
    float(scene) ??
    guard(scene) ??
    sell(scene, clock) ??
    invest(scene, clock) ??
    swap(scene) ??
    passing(scene, 'stock.nothing')
  );
};

/** A company of mine that is not floated yet earns nothing: its shares come first. */
function float(scene: Scene): Choice | undefined {
  const { ask, table, by } = scene;
  const mine = companiesOf(table).filter(
    (corp) => factsOf(table, corp).standing === 'launched' && ask.president(table, corp) === by,
  );
  const found = offersOf(scene, 'buyCert').find((offer) => mine.includes(String(offer.corp)) && offer.from === 'offer');
  return found && choice(sampleOf(found), 'start.float', { corp: String(found.corp) });
}

/** Shares of others that will be worth less; an office only when it would cost its holder more than he has. */
function sell(scene: Scene, clock: Clock): Choice | undefined {
  const { ask, state, table, by } = scene;
  const before = wealthOf(ask, state, by, clock);
  const judged = offersOf(scene, 'sellShares').flatMap((offer) => {
    const corp = String(offer.corp);
    const mine = ask.president(table, corp) === by;
    if (mine && !isRuinous(scene, corp)) return [];
    const action = taken(offer, { shares: rangeOf(offer, 'shares').max });
    const after = ask.after(state, action);
    if (mine && ask.president(after.table, corp) === by) return [];
    return [{ action, corp, mine, gain: wealthOf(ask, after, by, clock) - before }];
  });
  const found = best(judged, (each) => each.gain);
  if (!found || found.gain < WORTH_SELLING) return undefined;
  return choice(found.action, found.mine ? 'stock.dump' : 'stock.falls', { corp: found.corp });
}

/** A share of others goes when what it brings makes up the price of a much better one. */
function swap(scene: Scene): Choice | undefined {
  const { ask, state, table, by } = scene;
  const cash = cashOf(table, by);
  const rate = (corp: string) => rateOf(ask, state, corp);
  const launched = companiesOf(table).filter((corp) => isLaunched(table, corp));
  const open = launched.filter((corp) => ask.shares(table, corp, OFFER) + ask.shares(table, corp, POOL) > 0);
  const wanted = best(open, rate);
  if (wanted === undefined || ask.price(table, wanted) <= cash) return undefined;
  const weak = offersOf(scene, 'sellShares').filter(({ corp }) => {
    const name = String(corp);
    const enough = ask.price(table, name) >= ask.price(table, wanted) - cash;
    return enough && name !== wanted && ask.president(table, name) !== by;
  });
  const found = best(weak, ({ corp }) => -rate(String(corp)));
  if (!found || rate(wanted) < rate(String(found.corp)) + MUCH_BETTER) return undefined;
  return choice(taken(found, { shares: 1 }), 'stock.swap', { corp: String(found.corp) });
}

/** Will the president soon have to add more than he has for a train? */
function isRuinous({ ask, state, table, by }: Scene, corp: string): boolean {
  const { burden, burdenIn } = prospectOf(ask, state, corp).fate;
  return burdenIn <= 1 && burden > cashOf(table, by);
}

interface Deal {
  readonly choice: Choice;
  /** Gain for each lira, above what the money could do elsewhere. */
  readonly rate: number;
}

/** The share, or the company of one's own, that brings most for its price. */
function invest(scene: Scene, clock: Clock): Choice | undefined {
  const deals = [...purchases(scene, clock), ...launches(scene, clock)];
  const found = best(deals, (each) => each.rate);
  return found && found.rate >= WORTH_BUYING ? found.choice : undefined;
}

function purchases(scene: Scene, clock: Clock): readonly Deal[] {
  const { ask, state, table, by } = scene;
  const before = wealthOf(ask, state, by, clock);
  return [...offersOf(scene, 'buyCert'), ...offersOf(scene, 'buyPresidency')].map((offer): Deal => {
    const action = sampleOf(offer);
    const after = ask.after(state, action);
    const corp = String(offer.corp);
    const cost = Math.max(1, cashOf(table, by) - cashOf(after.table, by));
    const gain = wealthOf(ask, after, by, clock) - before;
    const rate = (gain / cost) * taste(scene.traits, corp, LIKING);
    return { choice: choice(action, ...wordsFor(scene, offer, corp, cost, rate)), rate };
  });
}

/** The most telling reason for a purchase. */
function wordsFor(
  scene: Scene,
  offer: Offer,
  corp: string,
  cost: number,
  rate: number,
): ['stock.support' | 'stock.beforeDragons' | 'stock.gain', Readonly<Record<string, string | number>>] {
  const { ask, table, by } = scene;
  const mine = ask.president(table, corp) === by;
  const wanted = ask.foresee(table).some(({ purchase }) => purchase?.corp === corp && purchase.from === offer.from);
  if (wanted) return ['stock.beforeDragons', { corp }];
  if (mine && offer.from === 'offer') return ['stock.support', { corp }];
  return ['stock.gain', { corp, amount: 10 * Math.round((cost * (1 + rate)) / 10) }];
}

/** Companies whose floating I can pay alone; the value that leaves most. */
function launches(scene: Scene, clock: Clock): readonly Deal[] {
  const { table, by, traits } = scene;
  const cash = cashOf(table, by);
  // Its first train must come out of its own treasury, and a way to somewhere.
  const need = clock.cardAt(FIRST_TURN).price + FOR_A_MARKER;
  return offersOf(scene, 'launch').flatMap((offer) => {
    const corp = String(offer.corp);
    const shares = toFloat(factsOf(table, corp).status);
    const values = valuesOf(offer).filter((value) => shares * value <= cash && shares * value >= need);
    const found = best(
      values.map((value) => ventureOf(scene, corp, value, clock)),
      (each) => each.gain - HURDLE * each.cost,
    );
    if (!found) return [];
    const action = { ...sampleOf(offer), value: found.value };
    return [
      {
        choice: choice(action, 'start.launch', { corp, amount: found.cost }),
        rate: (found.gain / found.cost) * taste(traits, corp, LIKING),
      },
    ];
  });
}

function valuesOf(offer: Offer): readonly number[] {
  const domain = offer.value as { readonly oneOf?: readonly number[] } | number;
  return typeof domain === 'number' ? [domain] : (domain.oneOf ?? []);
}
