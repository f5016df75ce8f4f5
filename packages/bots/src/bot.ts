import type { Action, Offer, SeatId, State } from '@binario/kernel';

/** What a seat sees when it is asked: the game through its own eyes, and what it may do. */
export interface Situation<T> {
  readonly view: State<T>;
  readonly by: SeatId;
  /** Never empty. */
  readonly offers: readonly Offer[];
}

/** Somebody who decides for a seat, and knows nothing but the situation. */
export interface Bot<T> {
  readonly name: string;
  choose(situation: Situation<T>): Action;
}

/** Sends a bot to a table; the same seed sends the same one. */
export type BotMaker<T> = (seed: number) => Bot<T>;
