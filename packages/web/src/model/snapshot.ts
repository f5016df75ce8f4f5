import type { Action, Choice, Params, PlayerId, Refusal, State } from '@binario/kernel';
import type { RailTable } from '@binario/rail';

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
  /** Does a round begin with it? */
  readonly heading?: boolean;
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
