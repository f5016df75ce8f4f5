/** Remembers what was derived from an immutable thing by its identity. Nothing is ever cleared by hand. */
export function memo1<A extends object, V>(derive: (a: A) => V): (a: A) => V {
  const known = new WeakMap<A, V>();
  return (a) => {
    const found = known.get(a);
    if (found !== undefined) return found;
    const value = derive(a);
    known.set(a, value);
    return value;
  };
}

/** The same for two things together. */
export function memo2<A extends object, B extends object, V>(derive: (a: A, b: B) => V): (a: A, b: B) => V {
  const byA = memo1<A, (b: B) => V>((a) => memo1((b) => derive(a, b)));
  return (a, b) => byA(a)(b);
}
