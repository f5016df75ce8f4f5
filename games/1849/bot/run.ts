import { offersOf } from '@binario/bots';
import { sampleOf } from '@binario/kernel';
import { cashOf } from '@binario/rail';
import { isLasting, longestLife, roundsLeft, trainNeed } from './outlook.ts';
import { choice, type Decider, type Scene } from './scene.ts';

/** Below this price a corporation had better rise, below the other it is near its end, whatever it lacks. */
const LOW = 45;
const LOWEST = 30;

/** Runs it may take to save for a train. */
const IN_REACH = 3;

/** The game has found the best routes already. */
export const runTrains: Decider = (scene) => {
  const [offer] = offersOf(scene, 'runTrains');
  const { ask, table } = scene;
  return offer && choice(sampleOf(offer), 'run.best', { amount: ask.income(table, scene.frame.corp as string) });
};

/** Pays, unless the corporation must save for a train that it can really save for. */
export const distribute: Decider = (scene) => {
  const { ask, table, by } = scene;
  const corp = scene.frame.corp as string;
  const revenue = scene.frame.revenue ?? 0;
  const goal = savingFor(scene, corp, revenue);
  const keep = offersOf(scene, 'withhold')[0];
  if (keep && goal > 0) return choice(sampleOf(keep), 'withhold.train', { corp, amount: goal });
  const rises = revenue >= ask.price(table, corp);
  return choice({ type: 'payDividend', by }, rises ? 'pay.rise' : 'pay.hold', { corp });
};

/** The price of the train the revenue should go to; nothing if it should not. */
function savingFor(scene: Scene, corp: string, revenue: number): number {
  const { ask, table } = scene;
  const cash = cashOf(table, corp);
  const urgent = longestLife(ask, table, corp) < 1;
  if (roundsLeft(ask, table) <= 1 || table.bankBroken) return 0;
  if (ask.priceIf(table, corp, 'left') < (urgent ? LOWEST : LOW)) return 0;
  const owned = ask.trains(table, corp);
  if (owned.some((train) => isLasting(ask, table, train))) return 0;
  const need = trainNeed(ask, table, corp);
  if (need > 0) {
    return cash < need && (urgent || cash + IN_REACH * revenue >= need) ? need : 0;
  }
  // Just in reach this turn: a train that stays in the game is worth one dividend.
  const lasting = ask.onSale(table, corp).find((train) => isLasting(ask, table, train));
  const price = lasting === undefined ? 0 : ask.trainDef(table, lasting).price;
  return cash < price && cash + revenue >= price ? price : 0;
}
