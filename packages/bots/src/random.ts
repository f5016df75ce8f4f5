import { type Action, isList, isOpen, isRange, type Offer, type RangeDomain } from '@binario/kernel';
import type { Bot, BotMaker, Situation } from './bot.ts';
import { Dice } from './dice.ts';
import { inMood } from './mood.ts';
import { habitOf, type Temper, weightOf } from './temper.ts';
import { temperOf } from './tempers.ts';

/**
 * Plays at random, but gets on: first it draws the type of action by the weights of its temper, then one of the offers
 * of that type, then a value in every domain. It never looks ahead.
 */
export const randomBot: BotMaker = <T>(game: string, seed: number): Bot<T> => {
  const dice = new Dice(seed);
  const temper = inMood(temperOf<T>(game), dice);
  return { name: 'random', choose: (situation) => filledIn(drawn(temper, situation, dice), dice) };
};

function drawn<T>(temper: Temper<T>, situation: Situation<T>, dice: Dice): Offer {
  const { offers } = situation;
  const types: string[] = [];
  let last: string | undefined;
  // Offers of a type mostly follow one another.
  for (const { type } of offers) {
    if (type !== last && !types.includes(type)) types.push(type);
    last = type;
  }
  const type = weighted(types, (each) => weightOf(habitOf(temper, each), situation), dice);
  const among = habitOf(temper, type ?? '')?.among;
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
  return isOpen(domain) ? domain.sample : domain;
}

/** Mostly near the low end, as prices go, but all the way up now and then. */
function amountIn({ min, max, step = 1 }: RangeDomain, dice: Dice): number {
  const steps = Math.floor((max - min) / step);
  const part = dice.fraction();
  const chosen = part < 0.3 ? 0 : part > 0.97 ? steps : Math.floor(dice.fraction() ** 2 * (steps + 1));
  return min + step * chosen;
}
