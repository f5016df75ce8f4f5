import { type RailEffect, reduceRail, type Writable } from './effects.ts';
import { BANK, type CorpId, type PlayerId } from './ids.ts';
import { leftOf, type RailTable } from './table.ts';

/** What every table of this family knows of the course of the game, besides the things that lie on it. */
export interface CourseTable<Reason extends string = string> extends RailTable {
  /** Who begins the next stock round. */
  readonly priority: PlayerId;
  /** Who has sold what in this stock round. */
  readonly sold: Readonly<Record<PlayerId, readonly CorpId[]>>;
  readonly bankBroken: boolean;
  /** Since the last stock round began: somebody had a choice, or money moved. A set without either ends the game. */
  readonly lively: boolean;
  /** Why the game is over; null while it goes on. */
  readonly ended: { readonly reason: Reason } | null;
}

/** What can happen in the course of every game of this family. */
export type CourseEffect<Reason extends string = string> =
  | RailEffect
  | { readonly type: 'priorityGiven'; readonly player: PlayerId }
  /** Stock of this corporation sold by the player does not come back to him in this stock round. */
  | { readonly type: 'saleBarred'; readonly player: PlayerId; readonly corp: CorpId }
  /** Somebody was asked something. */
  | { readonly type: 'choiceGiven' }
  | { readonly type: 'ended'; readonly reason: Reason };

/** How a game carries out what can happen in every game. */
export interface Carrying<T> {
  /** The bank is broken when it pays and less than this is left. */
  readonly leastInBank: number;
  /** Copies a table field by field (see `reduceRail`). */
  copyOf(table: T): Writable<T>;
}

/** Carries out an effect on a copy of the table; what ends the game first is why it has ended. */
export function reduceCourse<R extends string, T extends CourseTable<R>>(
  table: T,
  effect: CourseEffect<R>,
  { copyOf, leastInBank }: Carrying<T>,
): T {
  switch (effect.type) {
    case 'paid': {
      const next: Writable<CourseTable> = reduceRail(table, effect, copyOf);
      if (effect.from === BANK && (next.cash[BANK] ?? 0) < leastInBank) next.bankBroken = true;
      next.lively = true;
      return next as T;
    }
    case 'playerLeft': {
      const next: Writable<CourseTable> = reduceRail(table, effect, copyOf);
      if (next.priority === effect.player) next.priority = leftOf(next, effect.player);
      return next as T;
    }
    case 'priorityGiven':
    case 'saleBarred':
    case 'choiceGiven':
    case 'ended': {
      const next: Writable<CourseTable> = copyOf(table);
      note(next, effect);
      return next as T;
    }
    default:
      return reduceRail(table, effect, copyOf);
  }
}

function note(table: Writable<CourseTable>, effect: Exclude<CourseEffect, RailEffect>): void {
  switch (effect.type) {
    case 'priorityGiven':
      table.priority = effect.player;
      return;
    case 'saleBarred':
      table.sold = { ...table.sold, [effect.player]: [...(table.sold[effect.player] ?? []), effect.corp] };
      return;
    case 'choiceGiven':
      table.lively = true;
      return;
    case 'ended':
      table.ended ??= { reason: effect.reason };
      return;
    default:
      effect satisfies never;
  }
}
