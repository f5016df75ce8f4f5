import type { Action, Game, Passes, SeatId, State } from '@binario/kernel';
import type { Situation } from '../bot.ts';
import type { Traits } from '../scene.ts';

/** What a position is worth to a seat, by parts whose sum counts: money, stock, what is to come, what will have to be paid. */
export type Parts = Readonly<Record<string, number>>;

/** What a game gives so that a bot can look ahead in it. */
export interface Foresight<T> {
  readonly game: Game<T, unknown, never>;
  /** What another choice must be better by than the one that came to mind first: more where small things set off large ones. */
  readonly margin: number;
  /** How many candidates are worth playing forward here; fewer than 2: whatever comes to mind first will do. */
  breadth(situation: Situation<T>): number;
  /** Candidates besides `first`, which came to mind first: the most promising first, all of them among the offers. */
  ideas(situation: Situation<T>, first: Action): readonly Action[];
  /** What a seat with these traits would do without thinking long. Only positions that were played forward are put to it. */
  quick(state: State<T>, by: SeatId, traits: Traits): Action;
  /** Where every quick player passes, in steps in which passing does nothing but go on: there nobody is asked. */
  readonly passes?: Passes<T>;
  /** How far to look from here, in stock rounds, or as far as is usual: true for the first later position that is far enough. */
  horizon(from: State<T>, sets?: number): (later: State<T>) => boolean;
  /**
   * Of a position at the horizon, or the end of the game, for each player. From the position one looks ahead from may be
   * taken what all alternatives should have in common, such as how long the game will last.
   */
  worth(state: State<T>, from?: State<T>): ReadonlyMap<SeatId, Parts>;
}
