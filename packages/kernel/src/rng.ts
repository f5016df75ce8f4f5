/** mulberry32: 32 bits of state, good enough for shuffles, the same on every machine. */
export function nextRandom(state: number): { readonly state: number; readonly value: number } {
  const next = (state + 0x6d2b79f5) >>> 0;
  let t = next;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return { state: next, value: ((t ^ (t >>> 14)) >>> 0) / 4294967296 };
}

/** The items in an order drawn from the state of the dice, and that state afterwards. */
export function shuffled<X>(items: readonly X[], state: number): { readonly items: X[]; readonly state: number } {
  const out = [...items];
  let rng = state;
  for (let i = out.length - 1; i > 0; i--) {
    const { state: after, value } = nextRandom(rng);
    rng = after;
    const j = Math.floor(value * (i + 1));
    [out[i], out[j]] = [out[j] as X, out[i] as X];
  }
  return { items: out, state: rng };
}
