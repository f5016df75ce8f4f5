import type { Action, PlayerId, Refusal } from './action.ts';
import type { Event } from './apply.ts';
import type { Boards } from './board/boardFile.ts';
import type { Frame, State } from './game.ts';
import type { Offer } from './offer.ts';
import type { SetupWish } from './title.ts';

/** The table of some game; only its engine looks inside. */
export type AnyTable = unknown;
export type AnyState = State<AnyTable>;
export type AnyEvent = Event<{ readonly type: string }>;

export interface AnyChoice {
  readonly offer: Offer;
  readonly refusal?: Refusal;
}

export interface Played {
  readonly ok: true;
  readonly state: AnyState;
  readonly events: readonly AnyEvent[];
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
export interface Engine {
  readonly format: 1;
  /** Every effect tells its own line of the log. Files without it emit `noted` for that, beside the effects. */
  readonly record?: 'effects';
  readonly facts: EngineFacts;
  /** See `Title.boards`. Files without it know only the board in their box. */
  readonly boards?: Boards;
  /** Throws `SetupError`. */
  setup(wish: SetupWish): unknown;
  start(setup: unknown): AnyState;
  apply(state: AnyState, action: Action): Played | { readonly ok: false; readonly refusal: Refusal };
  /** Without asking the rules: for recorded actions. */
  carryOut(state: AnyState, action: Action): Played;
  hash(state: AnyState): string;
  actors(state: AnyState): readonly PlayerId[];
  choices(state: AnyState, by: PlayerId): readonly AnyChoice[];
  view(state: AnyState, by: PlayerId | undefined): AnyState;
  /** May everybody see all of this state? */
  isOpen(state: AnyState, seats: readonly PlayerId[]): boolean;
  describeRound(state: AnyState): string;
  scores(state: AnyState): readonly { readonly player: PlayerId; readonly total: number }[];
  endReason(state: AnyState): string | undefined;
  /** What the named bot would do; `turn` differs from decision to decision, `seed` from seat to seat. */
  decide(bot: string, view: AnyState, by: PlayerId, offers: readonly Offer[], seed: number, turn: number): Action;
}

export type AnyFrame = Frame & Readonly<Record<string, unknown>>;
