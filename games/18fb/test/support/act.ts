import { actorsOf, apply, explain, offers } from '@binario/kernel';
import { cashOf, type PlayerId } from '@binario/rail';
import { expect } from 'vitest';
import type { Action18fb } from '../../actions.ts';
import { violationsAtRest } from '../../game.ts';
import { price } from '../../rules/market.ts';
import { factsOf, regionalOf, type Table18fb } from '../../table.ts';
import type { RuleKey } from '../../text/keys.ts';
import { game, type State18fb } from './game.ts';

/** An action without its author: whoever must decide now does it. */
type Unsigned<A> = A extends Action18fb ? Omit<A, 'by'> & { readonly by?: PlayerId } : never;
export type Move = Unsigned<Action18fb>;

export const decider = (state: State18fb): PlayerId => actorsOf(game, state)[0] as PlayerId;

const signed = (state: State18fb, move: Move): Action18fb => ({ by: decider(state), ...move }) as Action18fb;

/** Plays the moves one after another; a refusal fails the test with its reason, an unsound table too. */
export function play(state: State18fb, ...moves: readonly Move[]): State18fb {
  return moves.reduce((now, move) => {
    const result = apply(game, now, signed(now, move));
    if (!result.ok) {
      throw new Error(
        `${JSON.stringify(move)} is refused: ${result.refusal.rule} ${JSON.stringify(result.refusal.params)}`,
      );
    }
    expect(violationsAtRest(result.state)).toEqual([]);
    return result.state;
  }, state);
}

/** The move is refused by exactly this rule, and nothing changes. */
export function refuses(state: State18fb, move: Move, rule: RuleKey | `turn.${string}` | `form.${string}`): void {
  const before = JSON.stringify(state);
  const result = apply(game, state, signed(state, move));
  expect(result.ok ? 'accepted' : result.refusal.rule).toBe(rule);
  expect(JSON.stringify(state)).toBe(before);
}

/** The rule that refuses the move, or undefined. */
export const whyNot = (state: State18fb, move: Move): string | undefined =>
  explain(game, state, signed(state, move))?.rule;

/** What the player who must decide may do, by type. */
export const offered = (state: State18fb, type: Action18fb['type']) =>
  offers(game, state, decider(state)).filter((offer) => offer.type === type);

/** The step now being asked. */
export const asked = (state: State18fb): string | undefined => state.flow.at(-1)?.step;

/** What a test asks of a table most often. */
export const cash = ({ table }: State18fb, holder: string): number => cashOf(table, holder);
export const value = ({ table }: State18fb, corp: string): number => price(table, corp);
export const facts = ({ table }: State18fb, corp: string) => factsOf(table, corp);
export const markers = ({ table }: State18fb, corp: string): number =>
  table.regionals[corp] ? regionalOf(table, corp).markers : factsOf(table, corp).markers;

/** Certificates of a company by holder: `P1: 'P+2'` is the presidential one and two singles. */
export function held({ table }: { readonly table: Table18fb }, corp: string): Readonly<Record<string, string>> {
  const out: Record<string, string> = {};
  const count = new Map<string, { president: boolean; singles: number }>();
  for (const { holder, kind } of table.certs[corp] ?? []) {
    const entry = count.get(holder) ?? { president: false, singles: 0 };
    if (kind === 'president') entry.president = true;
    else entry.singles++;
    count.set(holder, entry);
  }
  for (const [holder, { president, singles }] of count) {
    out[holder] = president ? (singles > 0 ? `P+${singles}` : 'P') : String(singles);
  }
  return out;
}
