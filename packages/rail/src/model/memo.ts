/** Remembers what was derived from two immutable things by their identity. Nothing is ever cleared by hand. */
export function memo2<A extends object, B extends object, V>(derive: (a: A, b: B) => V): (a: A, b: B) => V {
  const byA = new WeakMap<A, WeakMap<B, V>>();
  return (a, b) => {
    const byB = byA.get(a) ?? new WeakMap<B, V>();
    byA.set(a, byB);
    const known = byB.get(b);
    if (known !== undefined) return known;
    const value = derive(a, b);
    byB.set(b, value);
    return value;
  };
}
