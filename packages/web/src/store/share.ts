type Json = Record<string, unknown>;

/**
 * What came out of the worker is a copy, even where nothing changed. Puts back the old parts that are equal, so that only
 * what really changed is drawn again. `next` is ours alone and may be written to.
 */
export function share<T>(old: unknown, next: T): T {
  if (old === next || typeof old !== 'object' || typeof next !== 'object' || old === null || next === null) return next;
  if (Array.isArray(old) !== Array.isArray(next)) return next;
  const before = old as Json;
  const after = next as Json;
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const shared = share(before[key], after[key]);
    after[key] = shared;
    if (shared !== before[key]) same = false;
  }
  return same ? (old as T) : next;
}
