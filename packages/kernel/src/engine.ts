import type { Action, SeatId } from './action.ts';
import type { Applied, Carried, Event } from './apply.ts';
import type { Boards } from './board/boardFile.ts';
import type { Frame, State } from './game.ts';
import type { Offer } from './offer.ts';
import type { Choice } from './question.ts';
import type { SetupWish } from './title.ts';

/** The table of some game; only its engine looks inside. */
export type AnyTable = unknown;
/** The state of any game, for programs that play all of them. */
export type AnyState = State<AnyTable>;
/** An effect of some game: its type, and whatever else it tells. */
export interface AnyEffect {
  readonly type: string;
}
/** What happened in any game, for programs that play all of them. */
export type AnyEvent = Event<AnyEffect>;

/** By which rules a line of play goes on: those of this build, or those of the engine file with which a table began. */
export interface RulesOfPlay<T = AnyTable> {
  /** Every effect tells its own line of the log. Files without it emit `noted` for that, beside the effects. */
  readonly record?: 'effects';
  start(setup: unknown): State<T>;
  apply(state: State<T>, action: Action): Applied<T, AnyEffect>;
  /** Without asking the rules: for recorded actions. */
  carryOut(state: State<T>, action: Action): Carried<T, AnyEffect>;
  hash(state: State<T>): string;
  actors(state: State<T>): readonly SeatId[];
  choices(state: State<T>, by: SeatId): readonly Choice[];
}

/** What people may choose before play. */
export interface EngineFacts {
  readonly id: string;
  readonly rules: number;
  readonly name: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly variants: readonly string[];
  readonly options: Readonly<Record<string, readonly string[]>>;
  readonly bots: readonly string[];
  /** Nothing is hidden from anybody, and no chance is left after the set-up: everybody may have the whole record. */
  readonly open: boolean;
}

/**
 * A game as the server plays it, with the kernel it was built with inside: one file, loaded by game and version, for as long
 * as a table needs it. Whatever is added here must be optional, because old files do not have it.
 */
export interface Engine extends RulesOfPlay {
  readonly format: 1;
  readonly facts: EngineFacts;
  /** See `Title.boards`. Files without it know only the board in their box. */
  readonly boards?: Boards;
  /** Throws `SetupError`. */
  setup(wish: SetupWish): unknown;
  view(state: AnyState, by: SeatId | undefined): AnyState;
  /** May everybody see all of this state? */
  isOpen(state: AnyState, seats: readonly SeatId[]): boolean;
  describeRound(state: AnyState): string;
  scores(state: AnyState): readonly { readonly player: SeatId; readonly total: number }[];
  endReason(state: AnyState): string | undefined;
  /** What the named bot would do; `turn` differs from decision to decision, `seed` from seat to seat. */
  decide(bot: string, view: AnyState, by: SeatId, offers: readonly Offer[], seed: number, turn: number): Action;
}

/** A frame of any game, with fields nothing is known about. */
export type AnyFrame = Frame & Readonly<Record<string, unknown>>;
