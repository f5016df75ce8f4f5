import type { Change } from './snapshot.ts';

/** What can be foreseen of the course of the game. */
export interface Forecast {
  /** The position it is about. */
  readonly at: number;
  /** What the train that begins the next phase would do; nothing if no phase follows. */
  readonly next: NextTrain | null;
  readonly bank: {
    readonly left: number;
    /** What it has paid out on average in the last operating rounds; nothing before there were two. */
    readonly pace: number | null;
    /** Operating rounds until it is broken at this pace. */
    readonly rounds: number | null;
  };
}

/** A train that will be sold, and the phase it will bring. */
export interface NextTrain {
  readonly train: string;
  readonly phase: string;
  /** So many trains are sold before it. */
  readonly before: number;
  readonly changes: readonly Change[];
  /** Companies that would have to buy a train, and what they have for it. */
  readonly forced: readonly { readonly corp: string; readonly treasury: number; readonly president: string | null }[];
}
