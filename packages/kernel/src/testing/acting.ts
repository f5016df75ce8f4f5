import { expect } from 'vitest';
import type { Action } from '../action.ts';
import { apply } from '../apply.ts';
import type { Game, State } from '../game.ts';
import { actorsOf, explain, offers } from '../legal.ts';
import { type Notation, readMove } from '../notation/notation.ts';
import type { Offer } from '../offer.ts';

/** An action without its author: whoever must decide now does it. */
export type Unsigned<A> = A extends Action ? Omit<A, 'by'> & { readonly by?: A['by'] } : never;

/** A move as data, or as it is written: `FMS lay 57 E10/2`, or without the first word. */
export type Move<A> = Unsigned<A> | string;

/** What tests of a game do with a state. `A` are its actions, `R` the keys of its rules. */
export interface Acting<T, A extends Action, R extends string> {
  decider(state: State<T>): A['by'];
  /** The move with its author: whoever must decide, unless it says who. */
  signed(state: State<T>, move: Move<A>): Action;
  /** Plays the moves one after another; a refusal fails the test with its reason, an unsound table too. */
  play(state: State<T>, ...moves: readonly Move<A>[]): State<T>;
  /** The move is refused by exactly this rule, and nothing changes. */
  refuses(state: State<T>, move: Move<A>, rule: R): void;
  /** The rule that refuses the move, or undefined. */
  whyNot(state: State<T>, move: Move<A>): string | undefined;
  /** What the player who must decide may do, by type. */
  offered(state: State<T>, type: A['type']): readonly Offer[];
  /** The step now being asked. */
  asked(state: State<T>): string | undefined;
}

/** The verbs of a game's tests: play moves or lines of notation, expect a refusal, see what is offered. */
export function actingIn<T, E, A extends Action, R extends string>(
  game: Game<T, E, never>,
  notation: Notation<T>,
  violations: (state: State<T>) => readonly string[] = () => [],
): Acting<T, A, R> {
  const decider = (state: State<T>): string => actorsOf(game, state)[0] ?? '';
  const signed = (state: State<T>, move: Move<A>): Action => {
    if (typeof move !== 'string') return { by: decider(state), ...move } as Action;
    const read = readMove({ game, notation }, state, move);
    if (!read.ok) throw new Error(`"${move}" is not understood: ${JSON.stringify(read.refusal)}`);
    return read.action;
  };
  return {
    decider,
    signed,
    play: (state, ...moves) =>
      moves.reduce((now, move) => {
        const result = apply(game, now, signed(now, move));
        if (!result.ok) {
          const { rule, params } = result.refusal;
          throw new Error(`${JSON.stringify(move)} is refused: ${rule} ${JSON.stringify(params)}`);
        }
        expect(violations(result.state)).toEqual([]);
        return result.state;
      }, state),
    refuses(state, move, rule) {
      const before = JSON.stringify(state);
      const result = apply(game, state, signed(state, move));
      expect(result.ok ? 'accepted' : result.refusal.rule).toBe(rule);
      expect(JSON.stringify(state)).toBe(before);
    },
    whyNot: (state, move) => explain(game, state, signed(state, move))?.rule,
    offered: (state, type) => offers(game, state, decider(state)).filter((offer) => offer.type === type),
    asked: (state) => state.flow.at(-1)?.step,
  };
}
