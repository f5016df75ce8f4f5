/**
 * The same value as `after`, made up as far as possible of parts of `before`: what is equal is identical. States that come
 * over a wire or out of a file have lost what they shared with those before them; with it back, whoever remembers by
 * identity (a drawn hex, a derived reach, the hash) does only what changed. For plain JSON; neither value is written to.
 */
export function sharing<X>(before: unknown, after: X): X {
  if (before === after || !isNode(before) || !isNode(after)) return after;
  const [old, now] = [before as Node, after as Node];
  if (Array.isArray(old) !== Array.isArray(now)) return after;
  const keys = namesIn(now);
  let same = keys.length === namesIn(old).length;
  const parts: unknown[] = [];
  for (const key of keys) {
    const part = Object.hasOwn(old, key) ? sharing(old[key], now[key]) : now[key];
    same &&= Object.hasOwn(old, key) && part === old[key];
    parts.push(part);
  }
  if (same) return before as X;
  if (Array.isArray(after)) return parts as X;
  return Object.fromEntries(keys.map((key, n) => [key, parts[n]])) as X;
}

/** A name without a value counts for nothing: it does not get into a file or over a wire. */
const namesIn = (node: Node): readonly string[] => Object.keys(node).filter((key) => node[key] !== undefined);

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): boolean => typeof value === 'object' && value !== null;
