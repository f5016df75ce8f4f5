import type { Action, Choice, OrderNow, Refusal, SeatId, StandingOrders } from '@binario/kernel';
import type { Result, SeenState } from '@binario/protocol';

/** What the server must know of a game's state without having it. */
export interface GameSummary {
  readonly hash: string;
  /** The hash of what a watcher sees; that of the state, where nothing is hidden. */
  readonly seen: string;
  readonly position: number;
  readonly actors: readonly SeatId[];
  readonly round: string;
  /** May everybody see everything? */
  readonly open: boolean;
  readonly result?: Result;
  /** A standing order that acts now. */
  readonly order?: OrderNow;
}

/** Everything needed to come to a position without asking anybody else. */
export interface Opening {
  readonly engine: string;
  readonly setup: unknown;
  readonly seats: readonly SeatId[];
  readonly from?: { readonly position: number; readonly state: string };
  /** Actions after `from`, or after the start. */
  readonly actions: readonly Action[];
  /** What must come out; another hash is a fault. */
  readonly hash?: string;
}

/** Which state a job is about: the thread has it, or says that it has not. */
export interface About {
  readonly table: string;
  readonly hash: string;
}

/** A state on its way to a thread in which bots think, as texts: the state, and the board if it is not the one in the box. */
export interface Situation {
  readonly state: string;
  readonly board?: string;
}

/** A record of a journal that left a hash behind. */
export interface ReplayRecord {
  readonly seq: number;
  readonly kind: 'start' | 'act' | 'undo' | 'redo';
  readonly action?: Action;
  readonly to?: number;
  readonly hash: string;
}

/** What a thread can be asked, and what it gives. */
export interface Jobs {
  open: {
    job: { readonly table: string; readonly opening: Opening; readonly orders: StandingOrders };
    gives: GameSummary;
  };
  act: {
    job: About & { readonly action: Action; readonly orders: StandingOrders };
    gives:
      | {
          readonly ok: true;
          readonly summary: GameSummary;
          /** Orders that end with what happened. */
          readonly endedOrders: readonly string[];
          /** Chance was drawn: what came of it must not be taken back by one alone. */
          readonly drew: boolean;
        }
      | { readonly ok: false; readonly refusal: Refusal };
  };
  view: { job: About & { readonly by?: SeatId }; gives: { readonly view: SeenState; readonly hash: string } };
  choices: { job: About & { readonly by: SeatId }; gives: readonly Choice[] };
  /** What is to be decided. What can be chosen is listed in the thread of the bots: that may take long, and people wait here. */
  situation: { job: About; gives: Situation };
  decide: {
    job: {
      readonly engine: string;
      readonly bot: string;
      readonly by: SeatId;
      readonly seed: number;
      readonly turn: number;
      readonly situation: Situation;
    };
    gives: Action;
  };
  /** A pass if one is legal; `fallback`: else whatever is legal. */
  simplest: { job: About & { readonly by: SeatId; readonly fallback: boolean }; gives: Action | null };
  snapshot: { job: About; gives: { readonly position: number; readonly state: string } };
  /** Bytes this thread holds after cleaning up. */
  weigh: { job: Record<string, never>; gives: number };
  forget: { job: { readonly table: string }; gives: null };
  /** Plays a journal from its start and compares every hash. */
  replay: {
    job: {
      readonly engine: string;
      readonly setup: unknown;
      readonly records: readonly ReplayRecord[];
      readonly strict: boolean;
    };
    gives:
      | { readonly ok: true; readonly actions: number }
      | { readonly ok: false; readonly seq: number; readonly problem: string };
  };
  /** Plays a file action by action; gives the hash after each, and the state in the end. */
  judge: {
    job: {
      readonly engine: string;
      readonly setup: unknown;
      readonly actions: readonly Action[];
      readonly hashes?: readonly string[];
    };
    gives:
      | { readonly ok: true; readonly first: string; readonly hashes: readonly string[]; readonly state: string }
      | {
          readonly ok: false;
          readonly problem: string;
          readonly index: number;
          readonly refusal?: Refusal;
          /** What is wrong with the set-up, in words for people. */
          readonly told?: Refusal;
        };
  };
}

/** The name of a job for a thread. */
export type JobName = keyof Jobs;
/** What a thread is told for this job. */
export type JobOf<N extends JobName> = Jobs[N]['job'];
/** What a thread gives back for this job. */
export type GivesOf<N extends JobName> = Jobs[N]['gives'];

/** A job on its way to a thread, to which several go at once. */
export interface WorkQuestion {
  readonly name: JobName;
  readonly job: unknown;
}

/** What comes back from a thread, in the order of the questions: what came of a job, and how many milliseconds it took. */
export type WorkReply = { readonly took: number } & (
  | { readonly ok: true; readonly value: unknown }
  /** `missing`: this thread does not have that state. */
  | { readonly ok: false; readonly missing: boolean; readonly message: string }
);
