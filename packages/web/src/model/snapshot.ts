import type { Action, Choice, Params, Refusal, SeatId, State } from '@binario/kernel';
import type { Cell, PricedLay, RailTable } from '@binario/rail';

/** An option with what the player wants to know about it before choosing: cost, price of a share. */
export interface ShownChoice extends Choice {
  readonly facts: Params;
}

/** A lay as the player is shown it. */
export interface ShownLay extends PricedLay {
  /** More to say before it is laid: traffic, chips. */
  readonly facts?: Params;
}

/** The route of a train as it is shown. */
export interface ShownRoute {
  readonly train: string;
  readonly hexes: readonly string[];
  readonly length: number;
  readonly revenue: number;
}

/** A run of a corporation's trains as it is shown. */
export interface Run {
  readonly corp: string;
  readonly routes: readonly ShownRoute[];
  readonly revenue: number;
  readonly proven: boolean;
}

/** Trains that ran by one move: their ways, or, where nobody chooses any, the stops that counted. */
export interface Ran {
  readonly corp: string;
  readonly routes: readonly { readonly train: string; readonly hexes: readonly string[] }[];
  readonly stops: readonly string[];
  readonly revenue: number;
}

/** What each holder gets if the revenue is paid out. */
export interface Payout {
  readonly revenue: number;
  readonly parts: readonly (readonly [holder: string, amount: number])[];
}

/** A company in the order in which companies operate: it has had its turn, has it now, or follows. */
export interface TurnOf {
  readonly corp: string;
  readonly at: 'done' | 'now' | 'next';
}

/** What everybody wants to know of a player at any time. */
export interface SeatHead {
  readonly seat: SeatId;
  readonly cash: number;
  /** So much of it stands on bids. */
  readonly bound: number;
  readonly certs: number;
  readonly limit: number | null;
  readonly worth: number;
  readonly priority: boolean;
}

/** A train, and the key of the text for what is special about it. */
export interface TrainHead {
  readonly train: string;
  readonly note: string | null;
}

/** The company a question is about, as the head of the table shows it. */
export interface CompanyHead {
  readonly corp: string;
  readonly president: SeatId | null;
  readonly treasury: number;
  readonly trains: readonly TrainHead[];
  /** Nothing while it has no price. */
  readonly price: number | null;
  /** Key of the text that says in what state it is, where companies of the game have states. */
  readonly state: string | null;
}

/** What stands at the head of the table, whatever is asked. */
export interface Head {
  readonly seats: readonly SeatHead[];
  readonly company: CompanyHead | null;
  /** Outside operating rounds the order of the next one. */
  readonly order: readonly TurnOf[];
}

/** One position of the game as the page shows it. */
export interface Snapshot<T extends RailTable = RailTable> {
  readonly at: number;
  readonly tip: number;
  /** Actions that were undone and can be done again. */
  readonly undone: number;
  readonly state: State<T>;
  readonly round: string;
  readonly actor: SeatId | null;
  readonly head: Head;
  /** What is asked of the actor; nothing when the game is over. */
  readonly asked: { readonly key: string; readonly params: Params } | null;
  /** Empty unless this is the latest position. */
  readonly choices: readonly ShownChoice[];
  /** Is a tile asked for, be there one that fits or not? */
  readonly laying: boolean;
  readonly lays: readonly ShownLay[];
  readonly run: Run | null;
  /** The run that the last move made, if it made one. */
  readonly ran: Ran | null;
  readonly payout: Payout | null;
  /** The answer most people would give. */
  readonly usual: Action | null;
  /** What the game's own panels show, as its engine gave it. */
  readonly own: unknown;
}

/** A line of the log. */
export interface LogLine {
  /** The position just after the action that wrote this line. */
  readonly at: number;
  readonly key: string;
  readonly params: Params;
  /** Does a round begin with it? */
  readonly heading?: boolean;
}

/** What one move did. */
export interface Happening {
  /** The position just after it. */
  readonly at: number;
  readonly by: SeatId;
  readonly lines: readonly LogLine[];
  /** The weightiest first. */
  readonly changes: readonly Change[];
  /** Hexes on which a tile or a token is new, or gone. */
  readonly hexes: readonly string[];
}

/** Something that is different: told by the text `change.<kind>`, whose gaps are the other fields. */
export interface Change {
  readonly kind: string;
  readonly [field: string]: string | number | readonly string[];
}

/** What a player would be worth before and after an action. */
export interface WorthChange {
  readonly seat: SeatId;
  readonly from: number;
  readonly to: number;
}

/** From where to where a marker goes; nowhere before a company begins, and after it is gone. */
export interface MarketMove {
  readonly corp: string;
  readonly from: Cell | null;
  readonly to: Cell | null;
}

/** What an action would do, or why it is refused. */
export type Preview =
  | {
      readonly ok: true;
      /** Whose agreement it needs: all of it is then what happens when he gives it. */
      readonly ifAgreed: SeatId | null;
      /** The weightiest first. */
      readonly changes: readonly Change[];
      /** What would happen just so if the player passed. */
      readonly anyway: readonly Change[];
      /** What players own and count at the end, before and after; those for whom it stays the same are left out. */
      readonly worth: readonly WorthChange[];
      /** What the game's own controls show of it. */
      readonly ahead: unknown;
      /** Markers that would lie elsewhere on the market. */
      readonly moves: readonly MarketMove[];
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** What a drawn run would pay, or why it is refused. */
export type RouteVerdict =
  | {
      readonly ok: true;
      readonly routes: readonly ShownRoute[];
      readonly revenue: number;
      readonly action: Action;
    }
  | { readonly ok: false; readonly refusal: Refusal; readonly revenue: number };

/** The figures of a game at one position, for charts. */
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
  readonly players: readonly SeatId[];
  readonly rows: readonly ScoreRow[];
  readonly totals: readonly number[];
}

/** The figures of a game from its beginning on. */
export interface GameStats {
  readonly samples: readonly Sample[];
  readonly score: ScoreSheet;
  /** Several share the win. */
  readonly winners: readonly SeatId[];
  readonly endReason: string | null;
}
