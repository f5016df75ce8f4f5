import { actorsOf, apply, explain, offers } from '@binario/kernel';
import { cashOf, type PlayerId } from '@binario/rail';
import { expect } from 'vitest';
import type { Action1865 } from '../../actions.ts';
import { violationsAtRest } from '../../game.ts';
import { factsOf, price, type Table1865 } from '../../table.ts';
import type { RuleKey } from '../../text/keys.ts';
import { game, type State1865 } from './game.ts';

/** An action without its author: whoever must decide now does it. */
type Unsigned<A> = A extends Action1865 ? Omit<A, 'by'> & { readonly by?: PlayerId } : never;
export type Move = Unsigned<Action1865>;

export const decider = (state: State1865): PlayerId => actorsOf(game, state)[0] as PlayerId;

const signed = (state: State1865, move: Move): Action1865 => ({ by: decider(state), ...move }) as Action1865;

/** Plays the moves one after another; a refusal fails the test with its reason, an unsound table too. */
export function play(state: State1865, ...moves: readonly Move[]): State1865 {
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
export function refuses(state: State1865, move: Move, rule: RuleKey | 'turn.notOffered'): void {
  const before = JSON.stringify(state);
  const result = apply(game, state, signed(state, move));
  expect(result.ok ? 'accepted' : result.refusal.rule).toBe(rule);
  expect(JSON.stringify(state)).toBe(before);
}

/** The rule that refuses the move, or undefined. */
export const whyNot = (state: State1865, move: Move): string | undefined =>
  explain(game, state, signed(state, move))?.rule;

/** What the player who must decide may do, by type. */
export const offered = (state: State1865, type: Action1865['type']) =>
  offers(game, state, decider(state)).filter((offer) => offer.type === type);

/** The step now being asked. */
export const asked = (state: State1865): string | undefined => state.flow.at(-1)?.step;

/** What a test asks of a table most often. */
export const cash = ({ table }: State1865, holder: string): number => cashOf(table, holder);
export const value = ({ table }: State1865, corp: string): number => price(table, corp);
export const chips = ({ table }: State1865, corp: string): number => factsOf(table, corp).chips;
export const loans = ({ table }: State1865, corp: string): number => factsOf(table, corp).loans;
export const facts = ({ table }: State1865, corp: string) => factsOf(table, corp);

/** Certificates of a company by holder: `P1: 'P+2'` is the presidential one and two singles. */
export function held({ table }: { readonly table: Table1865 }, corp: string): Readonly<Record<string, string>> {
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
