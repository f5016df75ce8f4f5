/**
 * Bytes for the notes of one search, all nought: borrowed and given back, because to make them costs more than most
 * searches. Searches within searches borrow others.
 */
const idle = new Map<number, Uint8Array[]>();

export function borrowBytes(length: number): Uint8Array {
  const bytes = idle.get(length)?.pop();
  return bytes ? bytes.fill(0) : new Uint8Array(length);
}

/** They must not be looked at any more. Bytes that never come back, after an error, are just lost. */
export function giveBack(bytes: Uint8Array): void {
  const same = idle.get(bytes.length);
  if (same) same.push(bytes);
  else idle.set(bytes.length, [bytes]);
}
