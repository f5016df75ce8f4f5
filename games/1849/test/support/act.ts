import { actorsOf, apply, explain, offers, type State } from '@binario/kernel';
import type { PlayerId } from '@binario/rail';
import { expect } from 'vitest';
import type { Action1849 } from '../../actions.ts';
import type { Table1849 } from '../../table.ts';
import type { RuleKey } from '../../text/keys.ts';
import { game } from './game.ts';

export type State1849 = State<Table1849>;

/** An action without its author: whoever must decide now does it. */
type Unsigned<A> = A extends Action1849 ? Omit<A, 'by'> & { readonly by?: PlayerId } : never;
export type Move = Unsigned<Action1849>;

export const decider = (state: State1849): PlayerId => actorsOf(game, state)[0] as PlayerId;

const signed = (state: State1849, move: Move): Action1849 => ({ by: decider(state), ...move }) as Action1849;

/** Plays the moves one after another; a refusal fails the test with its reason. */
export function play(state: State1849, ...moves: readonly Move[]): State1849 {
  return moves.reduce((now, move) => {
    const result = apply(game, now, signed(now, move));
    if (!result.ok) {
      throw new Error(
        `${JSON.stringify(move)} is refused: ${result.refusal.rule} ${JSON.stringify(result.refusal.params)}`,
      );
    }
    return result.state;
  }, state);
}

/** The move is refused by exactly this rule, and nothing changes. */
export function refuses(state: State1849, move: Move, rule: RuleKey): void {
  const before = JSON.stringify(state);
  const result = apply(game, state, signed(state, move));
  expect(result.ok ? 'accepted' : result.refusal.rule).toBe(rule);
  expect(JSON.stringify(state)).toBe(before);
}

/** The rule that refuses the move, or undefined. */
export const whyNot = (state: State1849, move: Move): string | undefined =>
  explain(game, state, signed(state, move))?.rule;

/** What the player who must decide may do, by type. */
export const offered = (state: State1849, type: Action1849['type']) =>
  offers(game, state, decider(state)).filter((offer) => offer.type === type);

/** The step now being asked. */
export const asked = (state: State1849): string | undefined => state.flow.at(-1)?.step;
