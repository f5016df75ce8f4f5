import { best, type Choice, offersOf, taste } from '@binario/bots';
import { type Offer, sampleOf } from '@binario/kernel';
import { cashOf } from '@binario/rail';
import { UNIFICATION } from '../ids.ts';
import { factsOf } from '../table.ts';
import { roundsLeft, untilPhase } from './clock.ts';
import { burdenOf, needOf, pressingOn, shareWorth } from './outlook.ts';
import { choice, type Decider, passing, type Scene } from './scene.ts';
import { concessionVenture, startVenture } from './venture.ts';

/** A purchase must bring at least this much of its cost until the end. */
const WORTH_BUYING = 0.08;
/** A sale must be better by this much of the price than keeping. */
const WORTH_SELLING = 0.04;
const LIKING = 0.12;
/** Of what my companies may need for trains I keep so much back. */
const KEPT = 0.8;
/** What money could bring elsewhere. */
const HURDLE = 0.25;
/** My own company can use the money. */
const SUPPORT = 0.12;

/** Decides what to sell, buy or start in a turn of the stock round (3.2). */
export const stockTurn: Decider = (scene) =>
  relieve(scene) ??
  float(scene) ??
  rescue(scene) ??
  sell(scene) ??
  raise(scene) ??
  invest(scene) ??
  passing(scene, 'stock.nothing');

/** Too many certificates: the weakest go. */
function relieve(scene: Scene): Choice | undefined {
  if (offersOf(scene, 'pass').length > 0) return undefined;
  const { ask, table, state, by } = scene;
  const rounds = roundsLeft(ask, state);
  const found = best(offersOf(scene, 'sellShares'), (offer) => {
    const corp = String(offer.corp);
    const mine = ask.president(table, corp) === by ? 50 : 0;
    return ask.price(table, corp) - shareWorth(scene, corp, rounds, by) - mine - 5 * Number(offer.shares);
  });
  return found && choice(sampleOf(found), 'stock.limit', { corp: String(found.corp) });
}

/** A company of mine that is not floated yet earns nothing: its shares come first. */
function float(scene: Scene): Choice | undefined {
  const { ask, table, by } = scene;
  const found = offersOf(scene, 'buyCert').find(({ corp }) => {
    return factsOf(table, String(corp)).standing === 'started' && ask.president(table, String(corp)) === by;
  });
  return found && choice(sampleOf(found), 'stock.float', { corp: String(found.corp) });
}

/** A frozen company in which I have a good part. */
function rescue(scene: Scene): Choice | undefined {
  const { ask, table, state, by } = scene;
  const offers = offersOf(scene, 'reacquireConcession');
  if (offers.length === 0) return undefined;
  const rounds = Math.min(roundsLeft(ask, state), untilPhase(ask, table, UNIFICATION));
  const judged = offers.map((offer) => {
    const corp = String(offer.corp);
    const cost = ask.costAgain(table, corp, String(offer.help));
    const gain = ask.shares(table, corp, by) * rounds * 8 - 0.7 * cost;
    return { offer, corp, cost, gain };
  });
  const found = best(judged, (each) => each.gain);
  if (!found || found.gain <= 0 || found.cost > 0.6 * cashOf(table, by)) return undefined;
  return choice(sampleOf(found.offer), 'concession.again', { corp: found.corp });
}

interface Sale {
  readonly offer: Offer;
  readonly corp: string;
  readonly mine: boolean;
  readonly gain: number;
}

/** Shares that will be worth less; a presidency only when it would ruin me. */
function sell(scene: Scene): Choice | undefined {
  const { ask, state, table, by } = scene;
  const rounds = roundsLeft(ask, state);
  const judged = offersOf(scene, 'sellShares').flatMap((offer): readonly Sale[] => {
    const corp = String(offer.corp);
    const price = ask.price(table, corp);
    const shares = Number(offer.shares);
    const mine = ask.president(table, corp) === by;
    if (mine) {
      const { lacks, urgency } = needOf(scene, corp);
      const ruinous = urgency > 0.6 && lacks > 0.8 * cashOf(table, by);
      if (!ruinous || ask.president(ask.after(state, sampleOf(offer)).table, corp) === by) return [];
      return [{ offer, corp, mine, gain: lacks - shares * 10 }];
    }
    const loss = price - shareWorth(scene, corp, rounds, by);
    return loss > WORTH_SELLING * price ? [{ offer, corp, mine, gain: loss * shares }] : [];
  });
  const found = best(judged, (each) => each.gain);
  return found && choice(sampleOf(found.offer), found.mine ? 'stock.dump' : 'stock.weak', { corp: found.corp });
}

/** Trains will have to be paid: better to sell now than at half price then. */
function raise(scene: Scene): Choice | undefined {
  const { ask, table, state, by } = scene;
  const lacks = pressingOn(scene, by) - cashOf(table, by);
  if (lacks <= 0) return undefined;
  const rounds = roundsLeft(ask, state);
  const found = best(offersOf(scene, 'sellShares'), (offer) => {
    const corp = String(offer.corp);
    if (ask.president(table, corp) === by) return Number.NEGATIVE_INFINITY;
    const shares = Number(offer.shares);
    const price = ask.price(table, corp);
    const loss = shares * (shareWorth(scene, corp, rounds, by) - price);
    return Math.min(lacks, shares * price) - 0.3 * Math.max(0, shares * price - lacks) - 0.5 * loss;
  });
  if (!found || ask.president(table, String(found.corp)) === by) return undefined;
  return choice(sampleOf(found), 'stock.raise', { corp: String(found.corp) });
}

interface Deal {
  readonly choice: Choice;
  /** Gain for each ducat. */
  readonly rate: number;
}

/** The share, or the company of one's own, that brings most for its price. */
function invest(scene: Scene): Choice | undefined {
  const { table, by } = scene;
  const spare = cashOf(table, by) - KEPT * burdenOf(scene, by);
  const deals = [...purchases(scene, spare), ...concessions(scene, spare), ...starts(scene, spare), ...cards(scene)];
  const found = best(deals, (each) => each.rate);
  return found && found.rate >= WORTH_BUYING ? found.choice : undefined;
}

function purchases(scene: Scene, spare: number): readonly Deal[] {
  const { ask, state, table, by, traits } = scene;
  const rounds = roundsLeft(ask, state);
  return offersOf(scene, 'buyCert').flatMap((offer): readonly Deal[] => {
    const corp = String(offer.corp);
    const cost = ask.cost(table, corp, String(offer.from));
    const mine = ask.president(table, corp) === by;
    const helps = mine && offer.from === 'offer';
    // Money that goes into my own company pays for its trains.
    if (cost > spare + (helps ? 0.8 * cost : 0)) return [];
    const need = needOf(scene, corp);
    const support = helps ? SUPPORT + Math.min(1, need.lacks / cost) * need.urgency * 0.6 : 0;
    const worth = shareWorth(scene, corp, rounds, by);
    const rate = ((worth - cost) / Math.max(1, cost)) * taste(traits, corp, LIKING) + support;
    const amount = 10 * Math.round(worth / 10);
    const why = support > 0.2 ? choice(sampleOf(offer), 'stock.support', { corp }) : undefined;
    return [{ choice: why ?? choice(sampleOf(offer), 'stock.worth', { corp, amount }), rate }];
  });
}

/** For each company the starting value that leaves most. */
function concessions(scene: Scene, spare: number): readonly Deal[] {
  const found = new Map<string, Deal & { readonly left: number }>();
  for (const offer of offersOf(scene, 'acquireConcession')) {
    const corp = String(offer.corp);
    const { cost, shares, gain } = concessionVenture(scene, corp, Number(offer.par), String(offer.help), spare);
    const left = gain - HURDLE * cost;
    if (left <= (found.get(corp)?.left ?? Number.NEGATIVE_INFINITY)) continue;
    const rate = (gain / Math.max(1, cost)) * taste(scene.traits, corp, LIKING);
    found.set(corp, { choice: choice(sampleOf(offer), 'concession.take', { corp, count: shares }), rate, left });
  }
  return [...found.values()];
}

function starts(scene: Scene, spare: number): readonly Deal[] {
  return offersOf(scene, 'startCompany').map((offer: Offer): Deal => {
    const { cost, gain } = startVenture(scene, Number(offer.par), spare);
    const corp = String(offer.corp);
    const rate = gain / Math.max(1, cost);
    return { choice: choice(sampleOf(offer), 'company.start', { corp, amount: cost }), rate };
  });
}

/** Cards nobody wanted, and regional companies in the pool. */
function cards(scene: Scene): readonly Deal[] {
  const { ask, table, state, by } = scene;
  const rounds = Math.min(roundsLeft(ask, state), untilPhase(ask, table, UNIFICATION));
  const spare = cashOf(table, by) - burdenOf(scene, by);
  const bought = offersOf(scene, 'buyCard').map((offer): Deal => {
    const card = String(offer.private);
    const cost = ask.cardCost(table, card);
    const gain = ask.cardIncome(table, card) * rounds - cost;
    return { choice: choice(sampleOf(offer), 'card.income', { private: card }), rate: cost > spare ? -1 : gain / cost };
  });
  const regionals = offersOf(scene, 'buyRegional').map((offer): Deal => {
    const regional = String(offer.private);
    const fits = ask.cardCost(table, regional) <= spare;
    return {
      choice: choice(sampleOf(offer), 'regional.buy', { private: regional }),
      rate: fits ? 0.09 + 0.02 * roundsLeft(ask, state) : -1,
    };
  });
  return [...bought, ...regionals];
}
