import type { Game, State } from '../game.ts';
import { actorsOf } from '../legal.ts';
import { sampleOf } from '../offer.ts';
import { firstBreach } from '../rule.ts';
import { stepOf } from '../step.ts';

/**
 * Holds the options of the step on top against the rules that they are said to keep by the way they are found. Returns
 * how many were looked at, nothing where the step makes no such promise; throws where one is broken, or names no rule.
 */
export function checkKept<T, E>(game: Game<T, E, never>, state: State<T>): number | undefined {
  const frame = state.flow.at(-1);
  const [by] = actorsOf(game, state);
  if (!frame || by === undefined) return undefined;
  const { keeps, rules = [], options } = stepOf(game, frame);
  if (!keeps) return undefined;
  const unknown = keeps.filter((key) => !rules.some((rule) => rule.key === key));
  if (unknown.length > 0) throw new Error(`"${frame.step}" keeps rules it does not have: ${unknown.join(', ')}`);
  const kept = rules.filter((rule) => keeps.includes(rule.key));
  const listed = options?.(state.table, frame, by) ?? [];
  for (const offer of listed) {
    const refused = firstBreach(kept, state.table, frame, sampleOf(offer));
    if (refused) throw new Error(`"${frame.step}" lists ${JSON.stringify(offer)} against ${refused.rule}`);
  }
  return listed.length;
}
