/** Heights for names that want to stand at these, none nearer than `least` to the next, and none below `lowest`. */
export function apart(wanted: readonly number[], least: number, lowest: number): readonly number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let above = Number.NEGATIVE_INFINITY;
  for (const i of order) {
    placed[i] = Math.max(placed[i] ?? 0, above + least);
    above = placed[i];
  }
  // What was pushed out at the foot pushes the others up again.
  let below = lowest + least;
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i] ?? 0, below - least);
    below = placed[i];
  }
  return placed;
}
