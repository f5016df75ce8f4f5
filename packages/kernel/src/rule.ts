import type { Action, Params, Refusal } from './action.ts';

/** Where a rule stands: in one paragraph or, where a game has several rulebooks, in the one that is in force at a table. */
export type Cite<T> = string | { readonly all: readonly string[]; inForce(table: T): string };

/** A cited guard: `breach` answers false when the action respects the rule, else what to tell the player. */
export interface Rule<T, F, A extends Action> {
  readonly cite: Cite<T>;
  readonly key: string;
  /** The types of action the rule is about; no other is put to it. Without this it is asked about every action. */
  readonly about: readonly string[] | undefined;
  breach(table: T, frame: F, action: A): Params | false;
}

/** A cited guard: `breach` gives the parameters of the refusal, or false where the action keeps the rule. */
export function rule<T, F, A extends Action>(
  cite: Cite<T>,
  key: string,
  breach: (table: T, frame: F, action: A) => Params | false,
): Rule<T, F, A> {
  return { cite, key, about: undefined, breach };
}

/** Rules that are asked for these types of action only: a step that understands many types asks of each only what concerns it. */
export function about<T, F, A extends Action>(
  types: string | readonly string[],
  rules: readonly Rule<T, F, A>[],
): readonly Rule<T, F, A>[] {
  const wanted = typeof types === 'string' ? [types] : types;
  return rules.map(({ cite, key, about: before, breach }) => ({
    cite,
    key,
    about: before?.filter((type) => wanted.includes(type)) ?? wanted,
    breach,
  }));
}

/** Lists of rules sorted by type of action, once for each list: hundreds of offers of a question are of few types. */
const sorted = new WeakMap<object, Map<string, readonly unknown[]>>();

/** Those of the rules that are about this type of action. */
export function concerning<T, F, A extends Action>(
  rules: readonly Rule<T, F, A>[],
  type: string,
): readonly Rule<T, F, A>[] {
  let byType = sorted.get(rules);
  if (!byType) {
    byType = new Map();
    sorted.set(rules, byType);
  }
  const known = byType.get(type) as readonly Rule<T, F, A>[] | undefined;
  if (known) return known;
  const found = rules.filter((each) => !each.about || each.about.includes(type));
  byType.set(type, found);
  return found;
}

/** The first rule the action breaks, in the order of the list, which is the order of the rulebook. */
export function firstBreach<T, F, A extends Action>(
  rules: readonly Rule<T, F, A>[],
  table: T,
  frame: F,
  action: A,
): Refusal | undefined {
  return breachAmong(concerning(rules, action.type), table, frame, action);
}

/** The first rule the action breaks, where all rules are known to be about its type. */
export function breachAmong<T, F, A extends Action>(
  rules: readonly Rule<T, F, A>[],
  table: T,
  frame: F,
  action: A,
): Refusal | undefined {
  for (const each of rules) {
    const params = each.breach(table, frame, action);
    if (params !== false) return { rule: each.key, cite: citeAt(table, each.cite), params };
  }
  return undefined;
}

function citeAt<T>(table: T, cite: Cite<T>): string {
  return typeof cite === 'string' ? cite : cite.inForce(table);
}
