import type { Game } from '../game.ts';
import { withoutRule } from '../rulesOf.ts';

/** The game without the rule that `npm run mutate:rules` has switched off, to see that some test notices. */
export function underTest<T, E, S>(game: Game<T, E, S>): Game<T, E, S> {
  const off = process.env.BINARIO_RULE_OFF;
  return off ? withoutRule(game, off) : game;
}
