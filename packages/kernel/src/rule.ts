import type { Action, Params, Refusal } from './action.ts';

/** A cited guard: `breach` answers false when the action respects the rule, else what to tell the player. */
export interface Rule<T, F, A extends Action> {
  readonly cite: string;
  readonly key: string;
  breach(table: T, frame: F, action: A): Params | false;
}

export function rule<T, F, A extends Action>(
  cite: string,
  key: string,
  breach: (table: T, frame: F, action: A) => Params | false,
): Rule<T, F, A> {
  return { cite, key, breach };
}

/** The first rule the action breaks, in the order of the list, which is the order of the rulebook. */
export function firstBreach<T, F, A extends Action>(
  rules: readonly Rule<T, F, A>[],
  table: T,
  frame: F,
  action: A,
): Refusal | undefined {
  for (const each of rules) {
    const params = each.breach(table, frame, action);
    if (params !== false) return { rule: each.key, cite: each.cite, params };
  }
  return undefined;
}
