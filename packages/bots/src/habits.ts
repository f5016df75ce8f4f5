import { type Action, isRange, type Offer, sampleOf } from '@binario/kernel';
import type { Bot, BotMaker, Situation } from './bot.ts';
import { rangeOf, taken } from './scene.ts';

/** One strong habit: what it does, where it applies; elsewhere nothing. */
type Habit<T> = (situation: Situation<T>) => Action | undefined;

/** As much of a table as habits look at. */
interface Purses {
  readonly cash: Readonly<Record<string, number>>;
}

/** Always another train: buys from bank and pool whatever it can pay. */
function rush<T>({ offers }: Situation<T>): Action | undefined {
  const trains = offers.filter(({ type, price }) => type === 'buyTrain' && !isRange(price));
  const dearest = trains.toSorted((x, y) => Number(y.price ?? 0) - Number(x.price ?? 0))[0];
  return dearest && sampleOf(dearest);
}

/** Treasuries up to this are never enough. */
const ENOUGH = 600;

/** Nothing leaves the treasury before it is full, but what must. */
function hoard<T extends Purses>({ view, offers }: Situation<T>): Action | undefined {
  const { corp = '' } = view.flow.at(-1) as { readonly corp?: string };
  if ((view.table.cash[corp] ?? 0) >= ENOUGH) return undefined;
  const kept = offers.find(({ type }) => type === 'withhold');
  if (kept) return sampleOf(kept);
  const buys = offers.some(({ type }) => type === 'buyTrain');
  const pass = buys ? offers.find(({ type }) => type === 'pass') : undefined;
  return pass && sampleOf(pass);
}

const SALES: readonly string[] = ['sellStock', 'sellShares'];

/** Sells a share whenever that is allowed, and buys the next one in its next turn. */
function sellOff<T>({ view, offers }: Situation<T>): Action | undefined {
  if (view.flow.at(-1)?.step !== 'stockTurn') return undefined;
  const smallest = offers.filter(({ type }) => SALES.includes(type)).toSorted((x, y) => sizeOf(x) - sizeOf(y))[0];
  return smallest && taken(smallest, { shares: rangeOf(smallest, 'shares').min });
}

const sizeOf = ({ shares, ordinary, last, president }: Offer): number =>
  (isRange(shares) ? shares.min : Number(shares ?? 0)) +
  Number(ordinary ?? 0) +
  2 * Number(last ?? 0) +
  9 * Number(president ?? 0);

const withHabit =
  <T>(name: string, usually: BotMaker<T>, habit: Habit<T>): BotMaker<T> =>
  (seed): Bot<T> => {
    const bot = usually(seed);
    return { name, choose: (situation) => habit(situation) ?? bot.choose(situation) };
  };

/**
 * Players with one strong habit each, who otherwise play as usual: opponents for the arena whom no look ahead imagines. They
 * are not meant for people.
 */
export const habitBots = <T extends Purses>(usually: BotMaker<T>): Readonly<Record<string, BotMaker<T>>> => ({
  rusher: withHabit('rusher', usually, rush),
  hoarder: withHabit('hoarder', usually, hoard),
  seller: withHabit('seller', usually, sellOff),
});
