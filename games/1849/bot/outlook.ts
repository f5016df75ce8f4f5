import { BANK, cashOf } from '@binario/rail';
import type { Advice1849 } from './scene.ts';
import type { Seen } from './seen.ts';

/** Rounds to which nobody looks further ahead. */
const FAR = 12;

/** The corporations that are in operation. */
export const corpsOf = (table: Seen): readonly string[] => Object.keys(table.corps);

/** About how many operating rounds are left: what is in the bank goes to the players as dividends. */
export function roundsLeft(ask: Advice1849, table: Seen): number {
  const paid = corpsOf(table).reduce((sum, corp) => sum + ask.income(table, corp), 0);
  const rounds = cashOf(table, BANK) / Math.max(200, paid * 1.2);
  return Math.max(1, Math.min(FAR, Math.round(rounds)));
}

/** About what a corporation spends on trains in an operating round. */
const SPENT = 125;

/** About how many operating rounds a train has left: until all that is sold before its end has been paid for. */
export function lifeOf(ask: Advice1849, table: Seen, train: string): number {
  const { eliminatedBy } = ask.trainDef(table, train);
  if (eliminatedBy === undefined) return FAR;
  const toCome = ask.toCome(table);
  const end = toCome.findIndex((each) => ask.trainDef(table, each).begins === eliminatedBy);
  if (end < 0) return FAR;
  const cost = toCome.slice(0, end).reduce((sum, each) => sum + ask.trainDef(table, each).price, 0);
  return Math.min(FAR, cost / (SPENT * Math.max(2, corpsOf(table).length)));
}

/** Will this train never be scrapped? */
export const isLasting = (ask: Advice1849, table: Seen, train: string): boolean =>
  ask.trainDef(table, train).eliminatedBy === undefined;

/** A train that will not be gone within the next two rounds or so. */
const SAFE = 2;

/** Will this train live long enough to be worth its price? */
export const isSafe = (ask: Advice1849, table: Seen, train: string): boolean => lifeOf(ask, table, train) > SAFE;

/** Has the corporation a train that will live for some time? */
export function hasSafeTrain(ask: Advice1849, table: Seen, corp: string): boolean {
  return ask.trains(table, corp).some((train) => isSafe(ask, table, train));
}

/** How many rounds the best of its trains has left. */
export function longestLife(ask: Advice1849, table: Seen, corp: string): number {
  return Math.max(0, ...ask.trains(table, corp).map((train) => lifeOf(ask, table, train)));
}

/** What the next train will cost this corporation; nothing while its trains are safe. */
export function trainNeed(ask: Advice1849, table: Seen, corp: string): number {
  if (hasSafeTrain(ask, table, corp)) return 0;
  const onSale = ask.onSale(table, corp);
  const first = onSale.length > 0 ? Math.min(...onSale.map((train) => ask.trainDef(table, train).price)) : 0;
  if (ask.trains(table, corp).length === 0) return first;
  const safe = [...onSale, ...ask.toCome(table)].filter((train) => isSafe(ask, table, train));
  return safe.length > 0 ? Math.min(...safe.map((train) => ask.trainDef(table, train).price)) : first;
}

/** Until it owns a train that lasts, half the price of the next one, or all of it when that is needed soon. */
export function keptForTrains(ask: Advice1849, table: Seen, corp: string): number {
  if (ask.trains(table, corp).some((train) => isLasting(ask, table, train))) return 0;
  const [next] = ask.onSale(table, corp);
  const half = next === undefined ? 0 : ask.trainDef(table, next).price / 2;
  return Math.max(half, trainNeed(ask, table, corp));
}

/** What one share is likely to do in an operating round, in money. */
export interface Outlook {
  readonly price: number;
  readonly dividend: number;
  readonly growth: number;
  /** Gain in one round as a part of the price. */
  readonly yield: number;
}

/** Others pay out less reliably, and let their corporations die. */
const TRUST = 0.8;

/** What a corporation's stock may be expected to bring, in the eyes of a player. */
export function outlookOf(ask: Advice1849, table: Seen, corp: string, by: string): Outlook {
  const price = ask.price(table, corp);
  const mine = ask.president(table, corp) === by;
  const income = expectedIncome(ask, table, corp);
  const trust = mine ? 1 : TRUST;
  const lasts = hasSafeTrain(ask, table, corp) || cashOf(table, corp) >= trainNeed(ask, table, corp) ? 1 : 0.5;
  const dividend = (income / 10) * trust * lasts;
  const right = ask.priceIf(table, corp, 'right') - price;
  const left = ask.priceIf(table, corp, 'left') - price;
  const growth = income === 0 ? left : income >= price ? right * trust * lasts : left * (1 - trust * lasts);
  return { price, dividend, growth, yield: price > 0 ? (dividend + growth) / price : 0 };
}

/** Income with its trains; without any, what a first train would bring if there is money for it. */
export function expectedIncome(ask: Advice1849, table: Seen, corp: string): number {
  if (ask.trains(table, corp).length > 0) return ask.income(table, corp);
  const [first] = ask.onSale(table, corp);
  if (first === undefined) return 0;
  const { class: kind, price } = ask.trainDef(table, first);
  const part = Math.min(1, cashOf(table, corp) / price);
  const fresh = (table.corps[corp]?.turns ?? 0) < 2;
  const built = ask.incomeWith(table, corp, [kind]);
  return 0.6 * part * (fresh ? Math.max(built, 50) : built);
}
