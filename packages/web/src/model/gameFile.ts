import type { Reason } from '@binario/bots';
import type { Action, Params, Refusal, StandingOrders } from '@binario/kernel';

/** Who sits on a seat: a person or a bot. */
export interface Seat {
  /** Empty: called by the number of the seat, in the language of whoever reads. */
  readonly name: string;
  readonly kind: 'human' | 'bot';
  /** Which of the game's automatic players sits here; without it the usual one. */
  readonly level?: string;
  /** Nobody sits here now: it is the name of who did. */
  readonly left?: boolean;
}

/** A what-if somebody wants to keep: it leaves the game after `at` actions. */
export interface Plan {
  readonly name: string;
  readonly at: number;
  readonly actions: readonly Action[];
}

/** Where a record and the rules part. */
export interface Parting {
  /** The action of the record, counted from 1, and how many there are. */
  readonly index: number;
  readonly of: number;
  /** How many moves of ours the record came to before. */
  readonly moves: number;
  /** Who does what there; nothing if it cannot be read as an action of the game. */
  readonly action: Action | null;
  /** Why the rules refuse it; nothing if they cannot make sense of it. */
  readonly refusal: Refusal | null;
  /** What is wrong with it otherwise, as far as that is known: a text with its parameters. */
  readonly note?: { readonly key: string; readonly params: Params };
  /** It was carried out all the same, because the rules of its time allowed it. */
  readonly passedOver?: boolean;
}

/** What the player must know of where a game comes from, if it was not all played by the rules of this page. */
export interface Origin {
  /** The version of the rules it was written by, if another than ours. */
  readonly rules?: number;
  readonly parting?: Parting;
  /** The whole text of a file that could be followed only in part. */
  readonly original?: string;
  /** The player has read this. */
  readonly told?: boolean;
}

/** A game as it is saved on the device and in files. The actions are the game; the rest is for the list of saved games. */
export interface GameFile {
  readonly format: 'binario';
  readonly id: string;
  /** Id of the game, as in the registry. */
  readonly game: string;
  readonly rules: number;
  /** What the game's title made of the wish: the page does not look into it. */
  readonly setup: unknown;
  readonly seats: readonly Seat[];
  readonly actions: readonly Action[];
  readonly plans: readonly Plan[];
  readonly updated: number;
  readonly round: string;
  readonly over: boolean;
  /** Whose turn it is, and who has won: for the list of games, unknown of those saved before it was kept. */
  readonly turn?: string;
  readonly winners?: readonly string[];
  readonly lesson?: boolean;
  /** What was undone and can be done again, the next one last. */
  readonly undone?: readonly Action[];
  readonly origin?: Origin;
  /** What seats want done without being asked. */
  readonly orders?: StandingOrders;
  /** What people have written down for themselves. */
  readonly notes?: string;
  /** Why automatic players did what they did, by the position just after it. */
  readonly reasons?: Readonly<Record<number, Reason>>;
  /** Raised whenever the game is saved: who writes must have seen what was written before. */
  readonly version?: number;
}

/** A game ready to be kept: what was wished for, or what stood in a file. */
export interface NewGame {
  readonly game: string;
  readonly rules: number;
  readonly setup: unknown;
  readonly actions: readonly Action[];
  readonly round: string;
  /** Whose turn it is. */
  readonly turn?: string;
}

/** The record of a line of play. */
export type Played = Required<Pick<GameFile, 'actions' | 'undone'>>;
