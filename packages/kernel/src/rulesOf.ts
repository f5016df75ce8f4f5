import type { Game, Step } from './game.ts';
import type { Rule } from './rule.ts';

type Rules<T> = readonly Rule<T, never, never>[];

/** The same game with one rule switched off everywhere: for proving that a test would notice. */
export function withoutRule<T, E, S>(game: Game<T, E, S>, key: string): Game<T, E, S> {
  const keep = (rules: Rules<T>) => rules.filter((each) => each.key !== key);
  const steps: Record<string, Step<T, E>> = {};
  for (const [name, step] of Object.entries(game.steps)) {
    steps[name] = {
      ...step,
      ...(step.rules && { rules: keep(step.rules) }),
      ...(step.standing && { standing: { ...step.standing, rules: keep(step.standing.rules) } }),
    } as Step<T, E>;
  }
  return { ...game, steps };
}

/** Every rule of the game with the paragraphs in which it stands, in the order of the steps. */
export function rulesOf<T, E, S>(
  game: Game<T, E, S>,
): readonly { readonly key: string; readonly cites: readonly string[] }[] {
  const found = new Map<string, Set<string>>();
  for (const step of Object.values(game.steps)) {
    for (const { key, cite } of [...(step.rules ?? []), ...(step.standing?.rules ?? [])]) {
      const cites = found.get(key) ?? new Set();
      for (const each of typeof cite === 'string' ? [cite] : cite.all) cites.add(each);
      found.set(key, cites);
    }
  }
  return [...found].map(([key, cites]) => ({ key, cites: [...cites] }));
}
