import type { ExplainingBot } from '@binario/bots';
import type {
  Action,
  BoardFile,
  Choice,
  Event,
  Frame,
  Line,
  Params,
  Refusal,
  SeatId,
  SetupWish,
  State,
  Title,
} from '@binario/kernel';
import type { OlderEvent, PlayerId, RailTable, WishedRoute } from '@binario/rail';
import type { Parting } from '../model/gameFile.ts';
import type { Change, Payout, Ran, RouteVerdict, Run, ScoreSheet, ShownLay } from '../model/snapshot.ts';
import type { StandingQueries } from './standings.ts';

/** A company, and what it earned. */
export type Income = readonly [corp: string, amount: number];

/** What the worker needs of a game besides its title: whatever is priced, proven or explained. */
export interface GameEngine<T extends RailTable, E, S> {
  readonly title: Title<T, E, S>;
  /** The line of the log that an event makes, if it makes one, at a table with this board. */
  line(event: Event<E>, board?: BoardFile): Line | undefined;
  /** The same of events out of an engine file with notes in it; a game that never had such a file needs none. */
  readonly older?: {
    line(event: OlderEvent): Line | undefined;
    income(event: OlderEvent): Income | undefined;
  };
  /** What is asked of this player now. */
  ask(state: State<T>, player: SeatId): Line | undefined;
  /** What to say beside an option: what it costs or brings. */
  facts(state: State<T>, choice: Choice): Params;
  /** What is different; `engine/changes.ts` has the usual ones, and the page puts the weightiest first. */
  changes(before: T, after: T): readonly Change[];
  readonly head: HeadQueries<T>;
  readonly tiles: TileQueries<T>;
  /** Why no token can be laid there now; only where tokens follow routes, and no offer names the other hexes. */
  whyNoToken?(state: State<T>, by: SeatId, hex: string): Refusal | null;
  /** Only where routes are chosen. */
  readonly runs?: RunQueries<T>;
  /** The run an event tells of, where trains run on routes or count stops. */
  ran?(event: Event<E>): Ran | undefined;
  readonly stats: Stats<T, E>;
  /** For the table of players and companies. */
  readonly standings: StandingQueries<T>;
  /** What each holder gets, when a dividend is asked about. */
  payout?(state: State<T>): Payout | null;
  /** The answer most people would give, laid ready; it must be legal. */
  usual?(state: State<T>, open: readonly Choice[], run: Run | null): Action | undefined;
  /** What the game's own controls show of where an action would lead: plain JSON, by what would happen. */
  ahead?(after: State<T>, events: readonly Event<E>[]): unknown;
  /** The table as it would be if the first train of the next kind were bought now. */
  nextPhase?(table: T): NextPhase<T> | undefined;
  /** Whatever else the game's own panels and controls show of a position: plain JSON, worked out here once. */
  own?(state: State<T>): unknown;
  /** Types of action that do nothing, where that is not only `pass`: what follows them is no merit of another action. */
  readonly passes?: readonly string[];
  /** The automatic players by level, the usual one first; each is called `bot.<level>`, and its reasons are texts `reason.<key>`. */
  readonly bots?: Readonly<Record<string, (seed: number) => ExplainingBot<T>>>;
  /** What people wished for, read out of a set-up; only where that is more than its fields by their names. */
  wishOf?(setup: S): SetupWish;
  /** Reads a game file of another site; undefined if it is none. */
  readForeign?(file: unknown): ForeignFile<S> | undefined;
  /** The game as a file of that other site. */
  writeForeign?(setup: S, actions: readonly Action[], names: readonly string[]): object;
}

/** What the train that begins the next phase would do. */
export interface NextPhase<T> {
  readonly train: string;
  readonly phase: string;
  /** So many trains are sold before it. */
  readonly before: number;
  readonly table: T;
  /** What would have to be answered at once: trains given back. */
  readonly owed: readonly Frame[];
}

/** What the head of the table is made of; cash, price, trains and worth are known without it. */
export interface HeadQueries<T> {
  /** Without a limit: null. */
  certificates(table: T, seat: PlayerId): { readonly held: number; readonly limit: number | null };
  priority(table: T): SeatId | null;
  /** Companies that operate, in the order in which they would now; also those that have had their turn. */
  order(state: State<T>): readonly string[];
  /** Those that have had their turn in this operating round, or have it. */
  operated(state: State<T>): readonly string[];
  /** The company a question is about, where that is not the last one named in the flow. */
  company?(state: State<T>): string | undefined;
  /** Key of the text for the state a company is in. */
  stateOf?(table: T, corp: string): string | undefined;
  /** Key of the text for what is special about a train of a company. */
  trainNote?(table: T, train: string): string | undefined;
  /** Money of a player that stands on bids. */
  bound?(state: State<T>, seat: PlayerId): number;
}

/** What the page asks a game about tile lays. */
export interface TileQueries<T> {
  /** The type of action that lays a tile. */
  readonly action: string;
  /** Is a tile asked for, be there one that fits or not? */
  isAsked(state: State<T>): boolean;
  lays(state: State<T>): readonly ShownLay[];
  /** Why no tile can be laid there now. */
  whyNot(state: State<T>, by: SeatId, hex: string): Refusal | null;
}

/** What the page asks a game about runs of trains. */
export interface RunQueries<T> {
  /** The best run, when trains are asked to run. */
  best(state: State<T>): Run | null;
  check(state: State<T>, by: SeatId, corp: string, wished: readonly WishedRoute[]): RouteVerdict;
}

/** What the page asks a game for charts and the final score. */
export interface Stats<T, E> {
  /** A table that adds up. */
  score(table: T): ScoreSheet;
  prices(table: T): Readonly<Record<string, number>>;
  /** The company and what it earned, if the event says that. */
  income(event: Event<E>): Income | undefined;
  /** More charts: text key of the title, and a value for each company or seat. */
  readonly more?: Readonly<Record<string, (table: T) => Readonly<Record<string, number>>>>;
}

/** A game of another site as far as it could be followed. */
export interface ForeignFile<S> {
  readonly setup: S;
  readonly actions: readonly Action[];
  readonly names: readonly string[];
  /** Where it and our rules part: the actions up to there are given. */
  readonly parting?: Parting;
}

/** A game of which only this much is known. */
export type AnyEngine = GameEngine<RailTable, unknown, unknown>;

/** Behind this line nobody knows which game it is; tables, effects and set-ups come from the engine they go to. */
export function anyEngine<T extends RailTable, E, S>(engine: GameEngine<T, E, S>): AnyEngine {
  return engine as unknown as AnyEngine;
}
