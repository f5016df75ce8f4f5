/**
 * Memory for the notes of one search: borrowed and given back, because to make it costs more than most searches. A search
 * within a search borrows other memory. Nothing is read that the same search has not written, so no answer depends on who
 * searched before; what never comes back, after an error, is just lost.
 */
const idleBytes = new Map<number, Uint8Array[]>();
const idleLinks = new Map<number, Int16Array[]>();
const idleLists: number[][] = [];

/** So many bytes, all nought. */
export function borrowBytes(length: number): Uint8Array {
  const bytes = idleBytes.get(length)?.pop();
  return bytes ? bytes.fill(0) : new Uint8Array(length);
}

/** Bytes whose borrower does not look at them any more. */
export const giveBack = (bytes: Uint8Array): void => keep(idleBytes, bytes);

/** What a link leads to that was not set. */
export const NOWHERE = -2;

/** A link from each of so many sides to the side before it, all of them NOWHERE. */
export const borrowLinks = (length: number): Int16Array =>
  (idleLinks.get(length)?.pop() ?? new Int16Array(length)).fill(NOWHERE);

/** Links whose borrower does not look at them any more. */
export const giveBackLinks = (links: Int16Array): void => keep(idleLinks, links);

/** A list to be written from the beginning on: it may be long, and what stands in it means nothing. */
export const borrowList = (): number[] => idleLists.pop() ?? [];

/** A list whose borrower does not look at it any more. */
export function giveBackList(list: number[]): void {
  idleLists.push(list);
}

function keep<B extends { readonly length: number }>(idle: Map<number, B[]>, buffer: B): void {
  const same = idle.get(buffer.length);
  if (same) same.push(buffer);
  else idle.set(buffer.length, [buffer]);
}
