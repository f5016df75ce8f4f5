import type { Action } from '@binario/kernel';

/** How many actions two records of one game have in common from its start. */
export function commonStart(ones: readonly Action[], others: readonly Action[]): number {
  const parts = ones.findIndex((action, i) => JSON.stringify(action) !== JSON.stringify(others[i]));
  return parts < 0 ? ones.length : parts;
}
