import { type Action, isList, isOpenDomain, isRange, type Offer, type RangeDomain } from '@binario/kernel';
import type { BotMaker, Situation } from './bot.ts';
import { Dice } from './dice.ts';
import { varied } from './varied.ts';
import { type ActionWeights, weightFor, weightOf } from './weights.ts';

/**
 * Plays at random, but gets on: first it draws the type of action by its weights, then one of the offers
 * of that type, then a value in every domain. It never looks ahead.
 */
export function randomBot<T>(weights: ActionWeights<T>): BotMaker<T> {
  return (seed) => {
    const dice = new Dice(seed);
    const own = varied(weights, dice);
    return { name: 'random', choose: (situation) => filledIn(drawn(own, situation, dice), dice) };
  };
}

function drawn<T>(weights: ActionWeights<T>, situation: Situation<T>, dice: Dice): Offer {
  const { offers } = situation;
  const types: string[] = [];
  let last: string | undefined;
  // Offers of a type mostly follow one another.
  for (const { type } of offers) {
    if (type !== last && !types.includes(type)) types.push(type);
    last = type;
  }
  const type = weighted(types, (each) => weightOf(weightFor(weights, each), situation), dice);
  const among = weightFor(weights, type ?? '')?.among;
  const chosen = among
    ? weighted(offersOf(offers, type), (offer) => among(offer, situation), dice)
    : anyOf(offers, type, dice);
  if (!chosen) throw new Error(`${situation.by} is asked but has no offer`);
  return chosen;
}

const offersOf = (offers: readonly Offer[], type: string | undefined): readonly Offer[] =>
  offers.filter((offer) => offer.type === type);

/** One of this type, each as likely as the other. */
function anyOf(offers: readonly Offer[], type: string | undefined, dice: Dice): Offer | undefined {
  let count = 0;
  for (const offer of offers) if (offer.type === type) count++;
  let left = dice.roll(count);
  for (const offer of offers) if (offer.type === type && left-- === 0) return offer;
  return undefined;
}

function weighted<X>(items: readonly X[], weigh: (item: X) => number, dice: Dice): X | undefined {
  if (items.length < 2) return items[0];
  const weights = items.map(weigh);
  let left = dice.fraction() * weights.reduce((sum, weight) => sum + weight, 0);
  for (let i = 0; i < items.length; i++) {
    left -= weights[i] as number;
    if (left < 0) return items[i];
  }
  // Every weight is nothing, or the rest was lost in rounding.
  return items.at(-1);
}

function filledIn(offer: Offer, dice: Dice): Action {
  const action: Record<string, unknown> = {};
  for (const field in offer) action[field] = valueIn(offer[field], dice);
  return action as unknown as Action;
}

function valueIn(domain: unknown, dice: Dice): unknown {
  if (typeof domain !== 'object') return domain;
  if (isRange(domain)) return amountIn(domain, dice);
  if (isList(domain)) return domain.oneOf[dice.roll(domain.oneOf.length)];
  return isOpenDomain(domain) ? domain.sample : domain;
}

/** Mostly near the low end, as prices go, but all the way up now and then. */
function amountIn({ min, max, step = 1 }: RangeDomain, dice: Dice): number {
  const steps = Math.floor((max - min) / step);
  const part = dice.fraction();
  const chosen = part < 0.3 ? 0 : part > 0.97 ? steps : Math.floor(dice.fraction() ** 2 * (steps + 1));
  return min + step * chosen;
}
