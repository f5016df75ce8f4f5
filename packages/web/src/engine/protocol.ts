import type { Reason } from '@binario/bots';
import type { Score, Setup, Table1849 } from '@binario/game-1849';
import type { Action, Choice, Params, PlayerId, Refusal, State } from '@binario/kernel';

/** The table of whichever game is played; the other games join this union. */
export type AnyTable = Table1849;
export type AnyState = State<AnyTable>;
export type AnySetup = Setup;

export interface Seat {
  readonly name: string;
  readonly kind: 'human' | 'bot';
}

/** A what-if somebody wants to keep: it leaves the game after `at` actions. */
export interface Plan {
  readonly name: string;
  readonly at: number;
  readonly actions: readonly Action[];
}

/** A game as it is kept on the device and in files. The actions are the game; the rest is for the shelf. */
export interface GameFile {
  readonly format: 'binario';
  readonly id: string;
  readonly game: '1849';
  readonly rules: number;
  readonly setup: AnySetup;
  readonly seats: readonly Seat[];
  readonly actions: readonly Action[];
  readonly plans: readonly Plan[];
  readonly updated: number;
  readonly round: string;
  readonly over: boolean;
  readonly lesson?: boolean;
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
export interface Snapshot {
  readonly at: number;
  readonly tip: number;
  /** Actions that were undone and can be done again. */
  readonly undone: number;
  readonly state: AnyState;
  readonly round: string;
  readonly actor: PlayerId | null;
  /** Empty unless this is the latest position. */
  readonly choices: readonly ShownChoice[];
  readonly lays: readonly Lay[];
  readonly run: Run | null;
  readonly payout: Payout | null;
}

export interface LogLine {
  /** The position just after the action that wrote this line. */
  readonly at: number;
  readonly key: string;
  readonly params: Params;
}

export type Change =
  | { readonly kind: 'cash'; readonly who: string; readonly from: number; readonly to: number }
  | { readonly kind: 'price'; readonly corp: string; readonly from: number; readonly to: number }
  | {
      readonly kind: 'percent';
      readonly corp: string;
      readonly who: string;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'president'; readonly corp: string; readonly from: string; readonly to: string }
  | { readonly kind: 'phase'; readonly from: string; readonly to: string }
  | { readonly kind: 'train'; readonly train: string; readonly from: string; readonly to: string }
  | { readonly kind: 'private'; readonly private: string; readonly from: string; readonly to: string }
  | { readonly kind: 'closed'; readonly corp: string }
  | { readonly kind: 'ended' };

export type Preview =
  | { readonly ok: true; readonly changes: readonly Change[] }
  | { readonly ok: false; readonly refusal: Refusal };

export type RouteVerdict =
  | { readonly ok: true; readonly routes: readonly ShownRoute[]; readonly revenue: number }
  | { readonly ok: false; readonly refusal: Refusal; readonly revenue: number };

export interface Sample {
  readonly at: number;
  readonly round: string;
  readonly worth: Readonly<Record<string, number>>;
  readonly prices: Readonly<Record<string, number>>;
  readonly income: Readonly<Record<string, number>>;
}

/** Where a question is asked: the game itself, or the what-if beside it. */
export type Place = 'game' | 'plan';

export interface Opened {
  readonly snapshot: Snapshot;
  readonly log: readonly LogLine[];
  /** Set when the record could be played only so far by these rules. */
  readonly broken: string | null;
}

/** What the page may ask of the engine, and what it gets. */
export interface Calls {
  open: { args: { file: GameFile }; gives: Opened };
  show: { args: { place: Place; at: number }; gives: Snapshot };
  act: { args: { place: Place; action: Action }; gives: Acted };
  bot: { args: { place: Place; seed: number }; gives: Acted };
  undo: { args: { place: Place; to: number }; gives: Opened };
  redo: { args: { place: Place }; gives: Opened };
  preview: { args: { place: Place; action: Action }; gives: Preview };
  whyNot: { args: { place: Place; hex: string }; gives: Refusal | null };
  routes: {
    args: { place: Place; corp: string; routes: readonly { train: string; hexes: readonly string[] }[] };
    gives: RouteVerdict;
  };
  plan: { args: { at: number; actions: readonly Action[] }; gives: Opened };
  endPlan: { args: Record<string, never>; gives: { readonly actions: readonly Action[]; readonly at: number } };
  compare: { args: Record<string, never>; gives: readonly Change[] };
  stats: {
    args: Record<string, never>;
    gives: { readonly samples: readonly Sample[]; readonly scores: readonly Score[] };
  };
  actions: { args: Record<string, never>; gives: readonly Action[] };
  importFile: {
    args: { text: string };
    gives: { readonly setup: AnySetup; readonly actions: readonly Action[]; readonly names: readonly string[] };
  };
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

export type Answer = { readonly id: number } & ({ readonly value: unknown } | { readonly error: string });
