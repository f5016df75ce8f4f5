import { isSafe, lifeOf, roundsLeft } from './outlook.ts';
import type { Scene } from './scene.ts';

/** What a private is worth to whoever has it: its revenue to come, and more than its face value. */
export function askedForPrivate({ ask, table }: Scene, name: string): number {
  const { face, revenue } = ask.privateDef(table, name);
  return Math.ceil(Math.max(face * 1.3, revenue * Math.min(6, roundsLeft(ask, table))));
}

/**
 * What the owner of a spare train would want: what it earns there while it lasts, and not less than its price. The only
 * train is not for sale, nor is the only one that will last for some time.
 */
export function askedForTrain({ ask, table }: Scene, train: string): number {
  const seller = table.trains[train] ?? '';
  const owned = ask.trains(table, seller);
  const left = owned.filter((each) => each !== train);
  const needed = left.length === 0 || (isSafe(ask, table, train) && !left.some((each) => isSafe(ask, table, each)));
  if (needed) return Number.POSITIVE_INFINITY;
  const classes = left.map((each) => ask.trainDef(table, each).class);
  const loss = ask.income(table, seller) - ask.incomeWith(table, seller, classes);
  const rounds = Math.min(roundsLeft(ask, table), lifeOf(ask, table, train));
  return Math.ceil(Math.max(loss * rounds, ask.trainDef(table, train).price));
}
