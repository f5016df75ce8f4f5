import type { Action, Params, SeatId } from './action.ts';
import type { ActionForms } from './form.ts';
import type { SetupKey } from './kernelText.ts';
import type { Offer } from './offer.ts';
import type { Rule } from './rule.ts';

/** One place in the rules and what is being asked there: the step's name and its own locals. Always plain JSON. */
export interface Frame {
  readonly step: string;
}

/** A whole game: what lies on the table, where in the rules we are (the last frame is on top), and the dice. */
export interface State<T> {
  readonly table: T;
  /** Empty when the game is over. */
  readonly flow: readonly Frame[];
  readonly rng: number;
}

/** What a step may do while it runs. There is no other way to change the table than to emit an effect. */
export interface Tx<T, E> {
  readonly table: T;
  emit(effect: E): void;
  /** A question that must be asked before any other goes on; asked in the order owed. */
  owe<F extends Frame>(frame: F): void;
  /** A whole number from 0 to n - 1. */
  draw(n: number): number;
}

/** What follows after a step has done its work. Every branch must say it. */
export type Next =
  | { readonly kind: 'stay'; readonly frame: Frame; readonly idle: boolean }
  | { readonly kind: 'call'; readonly sub: Frame; readonly keep: Frame }
  | { readonly kind: 'become'; readonly frame: Frame }
  | { readonly kind: 'done'; readonly result: unknown };

// Generic, so that a frame may be written where it is used, with its locals.
/** What follows: wait for an answer in this frame. */
export const stay = <F extends Frame>(frame: F): Next => ({ kind: 'stay', frame, idle: false });
/** There is nothing to choose here but to go on: wait only if a standing offer is open to the actor. */
export const idle = <F extends Frame>(frame: F): Next => ({ kind: 'stay', frame, idle: true });
/** Go through a sub-flow; `keep` is resumed with its result. */
export const call = <F extends Frame, K extends Frame>(sub: F, keep: K): Next => ({ kind: 'call', sub, keep });
/** Be this frame from now on, and look again. */
export const become = <F extends Frame>(frame: F): Next => ({ kind: 'become', frame });
/** Leave; the frame below is resumed with the result, which is plain JSON: it may have to wait for what is owed. */
export const done = (result?: unknown): Next => ({ kind: 'done', result });

/**
 * Offers that stay open to their actor in every frame above the one that declares them ("at any moment of the turn").
 * Taking one may change the declaring frame; afterwards the frame on top looks again.
 */
export interface StandingOffers<T, E, F extends Frame, A extends Action> {
  readonly actions: readonly string[];
  actors(table: T, frame: F): readonly SeatId[];
  options(table: T, frame: F, by: SeatId): readonly Offer[];
  readonly keeps?: readonly string[];
  readonly rules: readonly Rule<T, F, A>[];
  take(tx: Tx<T, E>, frame: F, action: A): Frame;
}

/** Lists options of a step, or a part of them. A method for the same reason as those of a step. */
export type Listing<T, F extends Frame> = NonNullable<Pick<Step<T, never, F>, 'options'>['options']>;

/**
 * A place in the rules. Methods (not function properties) on purpose: a game keeps steps with different frames and
 * actions in one record.
 */
export interface Step<T, E, F extends Frame = Frame, A extends Action = Action> {
  /** The action types this step understands. */
  readonly actions?: readonly string[];
  /** Runs whenever the frame comes to the top: automatic work that is safe to repeat; then wait, or go on. */
  begin?(tx: Tx<T, E>, frame: F): Next;
  /** Why the frame no longer makes sense (its corporation has closed ...); it is then dropped before anything is asked. */
  gone?(table: T, frame: F): string | undefined;
  /** Who decides now; looked up each time, never remembered. */
  actors?(table: T, frame: F): readonly SeatId[];
  /** Everything conceivable, before the rules speak; in a fixed order. */
  options?(table: T, frame: F, by: SeatId): readonly Offer[];
  /**
   * The same in parts, one after another, instead of `options`: whoever wants to know only whether there is a choice
   * lists no more of them than it takes.
   */
  readonly optionParts?: readonly Listing<T, F>[];
  /**
   * True when options list only examples of what is possible: legality of every action of the step is then the rules'
   * word alone. A single field with too many values is an open domain instead.
   */
  readonly openEnded?: boolean;
  /**
   * Keys of rules that every option keeps by the way options are found; they are not asked about options again, of which
   * there may be hundreds, but decide about whatever is done. That search and rules agree is for a test to hold.
   */
  readonly keeps?: readonly string[];
  readonly rules?: readonly Rule<T, F, A>[];
  /** Carries out an action that is known to be legal. */
  take?(tx: Tx<T, E>, frame: F, action: A): Next;
  /**
   * A sub-flow has returned; without this the frame looks again. The result is undefined if the sub-flow was dropped or
   * had nothing to ask.
   */
  resume?(tx: Tx<T, E>, frame: F, result: unknown): Next;
  readonly standing?: StandingOffers<T, E, F, A>;
  /** No standing offer of a lower frame is open while this frame, or one above it, is being asked. */
  readonly exclusive?: boolean;
}

/** A game as the kernel sees it. `S` is what people agree on before play. */
export interface Game<T, E, S> {
  readonly id: string;
  /** Version of the rules; changes whenever some recorded game would go on differently. */
  readonly rules: number;
  readonly forms: ActionForms;
  /** The same on the board of this table, whose hexes, tiles and trains may be others. */
  formsOn?(table: T): ActionForms;
  readonly steps: Readonly<Record<string, Step<T, E>>>;
  /** Throws `SetupError` when the set-up makes no sense. */
  start(setup: S): { readonly table: T; readonly flow: readonly Frame[]; readonly rng: number };
  reduce(table: T, effect: E): T;
  /** The game ends at once, whatever is still to be asked; without this it ends when the flow is empty. */
  over?(table: T): boolean;
  /** What the hash covers; has a version of its own so that a refactoring of the state strands no recorded game. */
  digest(state: State<T>): unknown;
  /** The table as this seat may see it (undefined: a spectator). Frames are open to all: secrets lie on the table. */
  view(table: T, by: SeatId | undefined): T;
}

/** A set-up that makes no sense: a message for programs, key and parameters of a text for people. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
  /** What is wrong with a board has keys of its own. */
  readonly rule: SetupKey | `shape.${string}` | `board.${string}`;
  readonly params: Params;

  constructor(message: string, rule: SetupError['rule'], params: Params = {}) {
    super(message);
    this.rule = rule;
    this.params = params;
  }
}
