import type { BotMaker } from '@binario/bots';
import type { Action, BoardFile, Event, Language, Offer, Refusal, State, Title } from '@binario/kernel';

/** In which language, what people at the table are called, and on which board they play if not on the one in the box. */
export interface Voice {
  readonly language: Language;
  readonly names: Readonly<Record<string, string>>;
  readonly board?: BoardFile;
}

/** What the terminal shows of a game, line by line, and how it speaks of it. */
export interface Screen<T, E> {
  board(table: T, voice: Voice): readonly string[];
  market(table: T, voice: Voice): readonly string[];
  corporations(table: T, voice: Voice): readonly string[];
  players(state: State<T>, voice: Voice): readonly string[];
  /** Phase, trains on sale, bank: what everybody watches. */
  summary(state: State<T>, voice: Voice): readonly string[];
  /** One hex in detail; nothing if there is no such hex. */
  hex(table: T, hex: string, voice: Voice): readonly string[] | undefined;
  /** What an offer costs or brings, or who is concerned: what its own words leave out. */
  note(state: State<T>, offer: Offer, voice: Voice): string | undefined;
  /** Types of action whose offers are only examples, and the field in which other hexes may be typed. */
  readonly byHand?: Readonly<Record<string, string>>;
  /** The name of a hex as the game writes it, where that is not in capitals; however it was typed. */
  spelled?(hex: string): string | undefined;
  /** What to say beside one value of a field of an offer, such as where a tile leads when turned so. */
  about(state: State<T>, offer: Offer, field: string, voice: Voice): string | undefined;
  breadcrumb(state: State<T>, voice: Voice): readonly string[];
  ask(state: State<T>, voice: Voice): string | undefined;
  action(action: Action | Offer, voice: Voice): string;
  label(type: string, voice: Voice): string;
  event(event: Event<E>, voice: Voice): string | undefined;
  refusal(refusal: Refusal, voice: Voice): string;
  end(reason: string, voice: Voice): string;
}

/**
 * What is counted of simulated games besides what every game has. A key of a group that is never counted shows something
 * that never happens.
 */
export interface Census<T, E> {
  /** What is counted, on the board of this table. */
  groups(table: T): Readonly<Record<string, readonly string[]>>;
  /** What happened, as `group/key`; the table is the one after the effect. */
  ofEffect(effect: E, table: T): readonly string[];
  /** The table is the one before the action. */
  ofAction(action: Action, table: T): readonly string[];
  /** When the game is over. */
  ofEnd(table: T): readonly string[];
}

/** A game of another site, read: what it became here. */
export interface Foreign<T, S> {
  readonly setup: S;
  readonly actions: readonly Action[];
  readonly state: State<T>;
  readonly names: Readonly<Record<string, string>>;
  /** The scores the other site has written down, by seat. */
  readonly result: Readonly<Record<string, number>>;
  /** Where the two part, if they do: the actions up to there are given. */
  readonly divergence?: string;
}

/** What came out of the comparison with another engine's record of one game. */
export interface Comparison {
  readonly compared: number;
  readonly lays: number;
  readonly routes: number;
  readonly mismatches: readonly string[];
  /** What the two must differ about from there on, if there is anything. */
  readonly stoppedBy: string | undefined;
}

/** Compares recorded games of another engine with ours, state by state. */
export interface Oracle {
  /** Is this the record of states that belongs to a game of this kind? */
  isDigest(digest: unknown): boolean;
  /** A game of the corpus, which holds both; nothing for any other file. */
  unpack(file: unknown): { readonly file: unknown; readonly digest: unknown } | undefined;
  /** Throws a `Failure` when the files are not what they seem. `beyond`: even where only imported games follow. */
  compare(file: unknown, digest: unknown, beyond?: boolean): Comparison;
}

/** A game as this program knows it. */
export interface Entry<T, E, S> {
  readonly title: Title<T, E, S>;
  readonly screen: Screen<T, E>;
  /** Its automatic players by name. */
  readonly bots: Readonly<Record<string, BotMaker<T>>>;
  readonly census?: Census<T, E>;
  /** Reads a game file of another site. */
  readonly importFile?: (file: unknown) => Foreign<T, S>;
  readonly oracle?: Oracle;
}

/** Work that can be done with any game. */
export type WithGame<R> = <T, E, S>(entry: Entry<T, E, S>) => R;

/** How a program finds a game: by its id, the rest is loaded when it is needed. */
export interface TerminalPart {
  readonly id: string;
  terminal(): Promise<<R>(work: WithGame<R>) => R>;
}
