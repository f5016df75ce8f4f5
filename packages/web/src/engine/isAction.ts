import type { Action } from '@binario/kernel';

/** Has it at least the form of an action? Files may hold anything. */
export function isAction(value: unknown): value is Action {
  const { type, by } = (value ?? {}) as Partial<Action>;
  return typeof type === 'string' && typeof by === 'string';
}
