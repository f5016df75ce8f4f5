import type { Reason } from '@binario/bots';
import type { Action, Choice, Params, PlayerId, Refusal, SetupWish, State } from '@binario/kernel';
import type { RailTable } from '@binario/rail';

export interface Seat {
  /** Empty: called by the number of the seat, in the language of whoever reads. */
  readonly name: string;
  readonly kind: 'human' | 'bot';
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

/** A game as it is kept on the device and in files. The actions are the game; the rest is for the shelf. */
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
  readonly lesson?: boolean;
  /** What was undone and can be done again, the next one last. */
  readonly undone?: readonly Action[];
  readonly origin?: Origin;
  /** Raised whenever the game is written to the shelf: who writes must have seen what was written before. */
  readonly version?: number;
}

/** An option with what the player wants to know about it before choosing: cost, price of a share. */
export interface ShownChoice extends Choice {
  readonly facts: Params;
}

export interface Lay {
  readonly hex: string;
  readonly tile: string;
  readonly rotation: number;
  readonly cost: number;
  /** More to say before it is laid: traffic, chips. */
  readonly facts?: Params;
}

export interface WishedRoute {
  readonly train: string;
  readonly hexes: readonly string[];
}

export interface ShownRoute {
  readonly train: string;
  readonly hexes: readonly string[];
  readonly length: number;
  readonly revenue: number;
}

export interface Run {
  readonly corp: string;
  readonly routes: readonly ShownRoute[];
  readonly revenue: number;
  readonly proven: boolean;
}

/** What each holder gets if the revenue is paid out. */
export interface Payout {
  readonly revenue: number;
  readonly parts: readonly (readonly [holder: string, amount: number])[];
}

/** One position of the game as the page shows it. */
export interface Snapshot<T extends RailTable = RailTable> {
  readonly at: number;
  readonly tip: number;
  /** Actions that were undone and can be done again. */
  readonly undone: number;
  readonly state: State<T>;
  readonly round: string;
  readonly actor: PlayerId | null;
  /** What is asked of the actor; nothing when the game is over. */
  readonly asked: { readonly key: string; readonly params: Params } | null;
  /** Empty unless this is the latest position. */
  readonly choices: readonly ShownChoice[];
  /** Is a tile asked for, be there one that fits or not? */
  readonly laying: boolean;
  readonly lays: readonly Lay[];
  readonly run: Run | null;
  readonly payout: Payout | null;
  /** The answer most people would give. */
  readonly usual: Action | null;
  /** What the game's own panels show, as its engine gave it. */
  readonly own: unknown;
}

export interface LogLine {
  /** The position just after the action that wrote this line. */
  readonly at: number;
  readonly key: string;
  readonly params: Params;
}

/** Something that is different: told by the text `change.<kind>`, whose gaps are the other fields. */
export interface Change {
  readonly kind: string;
  readonly [field: string]: string | number;
}

export type Preview =
  | { readonly ok: true; readonly changes: readonly Change[] }
  | { readonly ok: false; readonly refusal: Refusal };

export type RouteVerdict =
  | {
      readonly ok: true;
      readonly routes: readonly ShownRoute[];
      readonly revenue: number;
      readonly action: Action;
    }
  | { readonly ok: false; readonly refusal: Refusal; readonly revenue: number };

export interface Sample {
  readonly at: number;
  readonly round: string;
  readonly worth: Readonly<Record<string, number>>;
  readonly prices: Readonly<Record<string, number>>;
  readonly income: Readonly<Record<string, number>>;
  /** More charts of the game, by the key of their title. */
  readonly more: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** One line of the score: of a company, or with a text of its own. */
export type ScoreRow = { readonly values: readonly number[] } & ({ readonly corp: string } | { readonly key: string });

/** The scores as the rulebook counts them, best first: the rows of each column add up to its total. */
export interface ScoreSheet {
  readonly players: readonly PlayerId[];
  readonly rows: readonly ScoreRow[];
  readonly totals: readonly number[];
}

export interface GameStats {
  readonly samples: readonly Sample[];
  readonly score: ScoreSheet;
  /** Several share the win. */
  readonly winners: readonly PlayerId[];
  readonly endReason: string | null;
}

/** A game ready to be kept: what was wished for, or what stood in a file. */
export interface NewGame {
  readonly game: string;
  readonly rules: number;
  readonly setup: unknown;
  readonly actions: readonly Action[];
  readonly round: string;
}

/** Where a question is asked: the game itself, or the what-if beside it. */
export type Place = 'game' | 'plan';

export interface Opened {
  readonly snapshot: Snapshot;
  readonly log: readonly LogLine[];
  /** Set when the rules could not follow the record all the way. */
  readonly parting: Parting | null;
}

/** The record of a line of play. */
export type Played = Required<Pick<GameFile, 'actions' | 'undone'>>;

/** Why a file cannot be opened at all: the text `file.<problem>`. */
export type ImportProblem = 'notJson' | 'unknown' | 'unknownGame' | 'incomplete' | 'setup';

export type ReadFile =
  | {
      readonly ok: true;
      readonly made: NewGame;
      readonly seats: readonly Seat[];
      readonly more: Pick<GameFile, 'plans' | 'origin' | 'over'>;
      /** The version of our rules, if the file was written by a newer one: its game is opened only if the player wants that. */
      readonly newerThan: number | null;
    }
  | { readonly ok: false; readonly problem: ImportProblem; readonly params: Params };

/** What the page may ask of the engine, and what it gets. */
export interface Calls {
  /** `engine`: the file whose rules a table was begun with, where these may be older than ours. */
  open: { args: { file: GameFile; engine?: string }; gives: Opened & { readonly rules: number } };
  show: { args: { place: Place; at: number }; gives: Snapshot };
  act: { args: { place: Place; action: Action }; gives: Acted };
  bot: { args: { place: Place; seed: number }; gives: Acted };
  undo: { args: { place: Place; to: number }; gives: Opened };
  redo: { args: { place: Place }; gives: Opened };
  preview: { args: { place: Place; action: Action }; gives: Preview };
  whyNot: { args: { place: Place; hex: string }; gives: Refusal | null };
  routes: {
    args: { place: Place; corp: string; routes: readonly WishedRoute[] };
    gives: RouteVerdict;
  };
  plan: { args: { at: number; actions: readonly Action[] }; gives: Opened };
  endPlan: { args: Record<string, never>; gives: { readonly actions: readonly Action[]; readonly at: number } };
  compare: { args: Record<string, never>; gives: readonly Change[] };
  stats: { args: Record<string, never>; gives: GameStats };
  played: { args: Record<string, never>; gives: Played };
  /** Goes to where another page has brought the same game. */
  catchUp: { args: Played; gives: Opened };
  hash: { args: Record<string, never>; gives: string };
  /** Says by an error what is wrong with a wish. */
  setUp: { args: { game: string; wish: SetupWish }; gives: NewGame };
  importFile: { args: { text: string }; gives: ReadFile };
}

export type Acted =
  | { readonly ok: true; readonly snapshot: Snapshot; readonly log: readonly LogLine[]; readonly why?: Reason }
  | { readonly ok: false; readonly refusal: Refusal };

export type CallName = keyof Calls;

export interface Question<K extends CallName = CallName> {
  readonly id: number;
  readonly name: K;
  readonly args: Calls[K]['args'];
}

/** What a set-up lacks, as key and parameters of a text. */
export type Told = Pick<Refusal, 'rule' | 'params'>;

export type Answer = { readonly id: number } & (
  | { readonly value: unknown }
  | { readonly error: string; readonly told?: Told }
);
