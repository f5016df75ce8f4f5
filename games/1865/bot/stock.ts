import { best, type Choice, offersOf, rangeOf, taken, taste } from '@binario/bots';
import { type Offer, sampleOf } from '@binario/kernel';
import { type Clock, clockOf } from './clock.ts';
import { firmOf } from './firm.ts';
import { guard } from './guard.ts';
import { fateOf } from './project.ts';
import { choice, type Decider, passing, type Scene } from './scene.ts';
import { cashOf, companiesOf, factsOf } from './seen.ts';
import { ventureOf } from './venture.ts';
import { wealthOf } from './wealth.ts';

/** A purchase must bring at least this much of its cost until the end. */
const WORTH_BUYING = 0.04;
/** A sale must be better than this much than keeping, in lire. */
const WORTH_SELLING = 25;
/** When a new company comes to buy, and what else it needs. */
const FIRST_TURN = 0.75;
const FOR_A_MARKER = 60;
/** How much likings count. */
const LIKING = 0.15;
/** What idle money could bring elsewhere. */
const HURDLE = 0.25;

export const stockTurn: Decider = (scene) => {
  const clock = clockOf(scene.ask, scene.state);
  return (
    float(scene) ?? guard(scene, clock) ?? sell(scene, clock) ?? invest(scene, clock) ?? passing(scene, 'stock.nothing')
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
    if (mine && !isRuinous(scene, corp, clock)) return [];
    const action = taken(offer, { shares: rangeOf(offer, 'shares').max });
    const after = ask.after(state, action);
    if (mine && ask.president(after.table, corp) === by) return [];
    return [{ action, corp, mine, gain: wealthOf(ask, after, by, clock) - before }];
  });
  const found = best(judged, (each) => each.gain);
  if (!found || found.gain < WORTH_SELLING) return undefined;
  return choice(found.action, found.mine ? 'stock.dump' : 'stock.falls', { corp: found.corp });
}

/** Will the president soon have to add more than he has for a train? */
function isRuinous({ ask, state, table, by }: Scene, corp: string, clock: Clock): boolean {
  const { burden, burdenIn } = fateOf(ask, firmOf(ask, state, corp, clock), clock);
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
    const values = valuesOf(offer);
    const found = best(
      values
        .map((value) => ventureOf(scene, corp, value, clock))
        .filter((each) => each.cost <= cash && each.cost >= need),
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
