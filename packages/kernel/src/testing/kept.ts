import { expect, it } from 'vitest';
import type { Game, State } from '../game.ts';
import { actorsOf } from '../legal.ts';
import { sampleOf } from '../offer.ts';
import { partsOf } from '../place.ts';
import { firstBreach } from '../rule.ts';
import { stepOf } from '../stepOf.ts';
import type { Title } from '../title.ts';

/**
 * Holds the options of the step on top against the rules that they are said to keep by the way they are found. Returns
 * how many were looked at, nothing where the step makes no such promise; throws where one is broken, or names no rule.
 */
function checkKept<T, E>(game: Game<T, E, never>, state: State<T>): number | undefined {
  const frame = state.flow.at(-1);
  const [by] = actorsOf(game, state);
  if (!frame || by === undefined) return undefined;
  const step = stepOf(game, frame);
  const { keeps, rules = [] } = step;
  if (!keeps) return undefined;
  const unknown = keeps.filter((key) => !rules.some((rule) => rule.key === key));
  if (unknown.length > 0) throw new Error(`"${frame.step}" keeps rules it does not have: ${unknown.join(', ')}`);
  const kept = rules.filter((rule) => keeps.includes(rule.key));
  const listed = partsOf(step).flatMap((part) => part(state.table, frame, by));
  for (const offer of listed) {
    const refused = firstBreach(kept, state.table, frame, sampleOf(offer));
    if (refused) throw new Error(`"${frame.step}" lists ${JSON.stringify(offer)} against ${refused.rule}`);
  }
  return listed.length;
}

const SEEDS = 6;

/** Tests it in random games, and that so many options of these steps were looked at. */
export function testKept<T, E, S>(
  { game, players, setup }: Title<T, E, S>,
  play: (setup: S, onState: (state: State<T>) => void) => void,
  least: Readonly<Record<string, number>>,
): void {
  it('options keep the rules they are said to keep by the way they are found', () => {
    const looked: Record<string, number> = {};
    for (let seed = 1; seed <= SEEDS; seed++) {
      const count = players.min + (seed % (players.max - players.min + 1));
      play(setup({ players: count, seed, variants: [], options: {} }), (state) => {
        const step = state.flow.at(-1)?.step ?? '';
        looked[step] = (looked[step] ?? 0) + (checkKept(game, state) ?? 0);
      });
    }
    for (const step in least) expect(looked[step], step).toBeGreaterThan(least[step] as number);
  });
}
