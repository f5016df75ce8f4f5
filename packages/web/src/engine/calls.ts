import type { Advised, Reason } from '@binario/bots';
import type {
  Action,
  BoardFile,
  BoardReading,
  Line,
  OrderNow,
  Params,
  PlayerNames,
  Refusal,
  SetupWish,
  StandingOrders,
} from '@binario/kernel';
import type { WishedRoute } from '@binario/rail';
import type { Forecast } from '../model/forecast.ts';
import type { GameFile, NewGame, Parting, Played, Seat } from '../model/gameFile.ts';
import type { Inspection } from '../model/inspection.ts';
import type { Change, GameStats, Happening, LogLine, Preview, RouteVerdict, Snapshot } from '../model/snapshot.ts';
import type { Standings } from '../model/standings.ts';

/** Where a question is asked: the game itself, or the what-if beside it. */
export type Place = 'game' | 'plan';

/** A game that was opened in the worker. */
export interface Opened {
  readonly snapshot: Snapshot;
  readonly log: readonly LogLine[];
  /** Set when the rules could not follow the record all the way. */
  readonly parting: Parting | null;
}

/** Why a file cannot be opened at all: the text `file.<problem>`. */
export type ImportProblem = 'notJson' | 'unknown' | 'unknownGame' | 'incomplete' | 'setup';

/** What came of reading a game file. */
export type ReadFile =
  | {
      readonly ok: true;
      readonly made: NewGame;
      readonly seats: readonly Seat[];
      readonly more: Pick<GameFile, 'plans' | 'origin' | 'over' | 'turn' | 'winners'>;
      /** The version of our rules, if the file was written by a newer one: its game is opened only if the player wants that. */
      readonly newerThan: number | null;
    }
  | { readonly ok: false; readonly problem: ImportProblem; readonly params: Params };

/** What the page may ask of the engine, and what it gets. */
export interface Calls {
  /** `engine`: the file whose rules a table was begun with, where these may be older than ours. */
  open: { args: { file: GameFile; engine?: string }; gives: Opened & { readonly rules: number } };
  show: { args: { place: Place; at: number }; gives: Snapshot };
  /** `orders`: those in force, to hear which of them end with it. */
  act: { args: { place: Place; action: Action; orders?: StandingOrders }; gives: Acted };
  /** The standing order that answers the question now, if one does. */
  order: { args: { orders: StandingOrders }; gives: OrderNow | null };
  /** An automatic player of this level answers for whoever is asked. */
  bot: { args: { place: Place; level: string; seed: number; orders?: StandingOrders }; gives: Acted };
  /** "What would you do?": the best player of the game answers whoever is asked, and leaves the table as it is. */
  advise: { args: { place: Place; seed: number }; gives: Advised };
  undo: { args: { place: Place; to: number }; gives: Opened };
  redo: { args: { place: Place }; gives: Opened };
  preview: { args: { place: Place; action: Action }; gives: Preview };
  whyNot: { args: { place: Place; hex: string }; gives: Refusal | null };
  routes: {
    args: { place: Place; corp: string; routes: readonly WishedRoute[] };
    gives: RouteVerdict;
  };
  plan: { args: { at: number; actions: readonly Action[] }; gives: Opened };
  /** The actions of the what-if, from the start of the game. */
  planned: { args: Record<string, never>; gives: readonly Action[] };
  endPlan: { args: Record<string, never>; gives: { readonly actions: readonly Action[]; readonly at: number } };
  compare: { args: Record<string, never>; gives: readonly Change[] };
  /** What each move after `from` did. */
  story: { args: { from: number; to: number }; gives: readonly Happening[] };
  stats: { args: Record<string, never>; gives: GameStats };
  /** What the next train would do to everybody, and when the bank breaks. */
  forecast: { args: { place: Place; at: number }; gives: Forecast };
  standings: { args: { place: Place; at: number }; gives: Standings };
  played: { args: Record<string, never>; gives: Played };
  /** The game in the notation. */
  moves: { args: { setup: unknown; names: PlayerNames }; gives: string };
  /** Goes to where another page has brought the same game. */
  catchUp: { args: Played; gives: Opened };
  inspect: { args: { place: Place; at: number }; gives: Inspection };
  hash: { args: Record<string, never>; gives: string };
  /** Says by an error what is wrong with a wish. */
  setUp: { args: { game: string; wish: SetupWish }; gives: NewGame };
  /** The levels of automatic players a game has, the usual one first. */
  levels: { args: { game: string }; gives: readonly string[] };
  /** What was wished for when a game was set up so. */
  wishOf: { args: { game: string; setup: unknown }; gives: SetupWish };
  /** The game as a file of another site; null where there is no such form. */
  exportForeign: { args: { file: GameFile }; gives: string | null };
  importFile: { args: { text: string }; gives: ReadFile };
  readBoard: { args: { game: string; text: string }; gives: BoardReading };
  /** The board in the box, to be written to a file; null for a game that has no board files. */
  boxedBoard: { args: { game: string }; gives: BoardFile | null };
}

/** A standing order that is over, and what of the log ended it; nothing if its round is over. */
export interface EndedBy {
  readonly id: string;
  readonly because: Line | null;
}

/** What came of an action: the table after it, or the refusal. */
export type Acted =
  | {
      readonly ok: true;
      readonly snapshot: Snapshot;
      readonly log: readonly LogLine[];
      readonly ended: readonly EndedBy[];
      readonly why?: Reason;
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** The name of something the worker can be asked. */
export type CallName = keyof Calls;

/** A call to the worker. */
export interface Question<K extends CallName = CallName> {
  readonly id: number;
  readonly name: K;
  readonly args: Calls[K]['args'];
}

/** What a set-up lacks, as key and parameters of a text. */
export type Told = Pick<Refusal, 'rule' | 'params'>;

/** The worker's answer to a call. */
export type Answer = { readonly id: number } & (
  | { readonly value: unknown }
  | { readonly error: string; readonly told?: Told }
);
