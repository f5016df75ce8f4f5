import type { Action, Frame, PlayerId } from '@binario/kernel';
import type { Order } from './order.ts';
import type { Pace, Settings } from './settings.ts';

export type TableStatus = 'open' | 'playing' | 'paused' | 'ended';

export interface SeatInfo {
  readonly seat: PlayerId;
  /** `open`: free for whoever may take it, also in a running game. */
  readonly kind: 'open' | 'person' | 'bot';
  readonly user?: string;
  readonly bot?: string;
  /** Public: everybody sees what a seat will do by itself. */
  readonly orders: readonly Order[];
  /** Milliseconds left, at the time the present turn began; with live clocks only. */
  readonly clock?: number;
}

/** What waits for the answers of others. All must say yes; one no ends it. Any move of the game ends an undo. */
export type TableRequest = {
  readonly id: string;
  /** Who wants it: a user, or `system`. */
  readonly by: string;
  /** Users who must still answer. */
  readonly asked: readonly string[];
  readonly agreed: readonly string[];
  readonly at: number;
} & (
  | { readonly kind: 'undo'; readonly to: number; readonly version: number }
  | { readonly kind: 'seat'; readonly seat: PlayerId; readonly user?: string; readonly bot?: string }
  /** The seat is late: shall a bot move for it? */
  | { readonly kind: 'late'; readonly seat: PlayerId; readonly version: number }
);

export interface Turn {
  /** Seats that may act; empty before the start and after the end. */
  readonly actors: readonly PlayerId[];
  readonly round: string;
  readonly since: number;
  /** When the time is up; then there is the time of grace. */
  readonly due?: number;
  /** The notice was given; at this time what the table chose happens. */
  readonly last?: number;
}

export interface Result {
  readonly reason: string;
  readonly scores: readonly { readonly player: PlayerId; readonly total: number }[];
}

/** Everything about a table but the game itself. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  /** Name of the engine file that plays it. */
  readonly engine: string;
  readonly status: TableStatus;
  readonly players: number;
  readonly variants: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly settings: Omit<Settings, 'name'> & { readonly name: string; readonly pace: Pace };
  readonly host: string;
  readonly seats: readonly SeatInfo[];
  /** Names of everybody who sat or spoke here, by user. */
  readonly people: Readonly<Record<string, string>>;
  readonly requests: readonly TableRequest[];
  readonly turn: Turn;
  readonly created: number;
  readonly started?: number;
  readonly ended?: number;
  readonly result?: Result;
  readonly rematch?: string;
  /** Actions that were undone and can be done again, and who undid them. */
  readonly undone?: { readonly count: number; readonly by: string };
}

/** A line of the list of tables. */
export interface TableListing {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly status: TableStatus;
  readonly visibility: Settings['visibility'];
  readonly players: number;
  readonly free: number;
  readonly host: string;
  readonly seats: readonly { readonly seat: PlayerId; readonly kind: SeatInfo['kind']; readonly name: string }[];
  readonly round: string;
  readonly yourTurn: boolean;
  readonly updated: number;
  readonly created: number;
}

export type RecordKind = 'act' | 'undo' | 'redo' | 'chat' | 'admin';

/** One record of the journal as everybody may see it. */
export interface PublicRecord {
  readonly seq: number;
  readonly version: number;
  readonly kind: RecordKind;
  readonly author: string;
  readonly seat?: PlayerId;
  readonly at: number;
  readonly hash: string;
  readonly body: RecordBody;
}

export type RecordBody =
  /** `via`: not the person, but the bot of the seat, a standing order, or the clock. */
  | { readonly action: Action; readonly via?: 'bot' | 'order' | 'late' | 'import'; readonly order?: string }
  | { readonly to: number }
  | { readonly text: string }
  | { readonly what: string; readonly [field: string]: unknown };

/**
 * How the game changed. Mostly `events` (fold them over the table with the game's `reduce`, kernel events aside) and the new
 * `flow`; after an undo, or where something is hidden, the whole `view`.
 */
export type Change =
  | { readonly events: readonly { readonly type: string }[]; readonly flow: readonly Frame[] }
  | { readonly view: SeenState };

export interface SeenState {
  readonly table: unknown;
  readonly flow: readonly Frame[];
  readonly rng: number;
}
