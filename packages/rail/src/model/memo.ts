/**
 * Remembers what was derived from an immutable thing by its identity. Nothing is ever cleared by hand. The last thing
 * asked about is kept at hand, because most questions are about the position on the table; and where there was never a
 * second one, nothing else is needed.
 */
export function memo1<A extends object, V>(derive: (a: A) => V): (a: A) => V {
  let last: { readonly a: A; readonly value: V } | undefined;
  let earlier: WeakMap<A, V> | undefined;
  return (a) => {
    if (last?.a === a) return last.value;
    const found = earlier?.get(a);
    if (found !== undefined) return found;
    const value = derive(a);
    if (last) {
      earlier ??= new WeakMap();
      earlier.set(last.a, last.value);
    }
    last = { a, value };
    return value;
  };
}

/** The same for two things together. */
export function memo2<A extends object, B extends object, V>(derive: (a: A, b: B) => V): (a: A, b: B) => V {
  const byA = memo1<A, (b: B) => V>((a) => memo1((b) => derive(a, b)));
  return (a, b) => byA(a)(b);
}
