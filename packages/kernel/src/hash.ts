import type { Game, State } from './game.ts';

/**
 * A 64-bit fingerprint of plain JSON, independent of the order of keys. Objects are hashed once and remembered by
 * identity: states share what did not change, so the hash after an action costs only what the action touched. This
 * holds because nothing that belongs to a state is ever written to again.
 * It guards against divergence, not against forgery.
 */
interface Fingerprint {
  /** Two signed integers of 32 bits: larger numbers would each take an object of their own. */
  readonly high: number;
  readonly low: number;
}

const remembered = new WeakMap<object, Fingerprint>();

/** The hash of a state: equal for equal digests, on every machine; journals and files keep it after every action. */
export function hashOf<T, E>(game: Game<T, E, never>, state: State<T>): string {
  const digest = game.digest(state);
  // Made for this question alone: only what it holds is worth remembering.
  return written(isObject(digest) ? hashObject(digest) : hashValue(digest));
}

/** The hash of any plain value, such as a board file. */
export function fingerprint(value: unknown): string {
  return written(hashValue(value));
}

const written = ({ high, low }: Fingerprint): string => hexOf(high) + hexOf(low);

const hexOf = (lane: number): string => (lane >>> 0).toString(16).padStart(8, '0');

function hashValue(value: unknown): Fingerprint {
  if (typeof value === 'string') return hashText(value, 0x9e3779b9);
  if (!isObject(value)) return hashText(String(value), 0x7f4a7c15);
  const known = remembered.get(value);
  if (known) return known;
  const made = hashObject(value);
  remembered.set(value, made);
  return made;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const hashObject = (value: object): Fingerprint =>
  Array.isArray(value) ? hashList(value) : hashRecord(value as Readonly<Record<string, unknown>>);

function hashList(items: readonly unknown[]): Fingerprint {
  let a = Math.imul(items.length + 1, 0x9e3779b1);
  let b = Math.imul(items.length + 1, 0x85ebca77);
  for (const item of items) {
    const hashed = hashValue(item);
    a = mixA(a, hashed);
    b = mixB(b, hashed);
  }
  return finished(a, b);
}

/** Entries are added up, so their order does not matter and nothing need be sorted. */
function hashRecord(entries: Readonly<Record<string, unknown>>): Fingerprint {
  let a = 0x51ed270b;
  let b = 0x2545f491;
  for (const key in entries) {
    const value = entries[key];
    if (value === undefined) continue;
    const name = hashText(key, 0x165667b1);
    const hashed = hashValue(value);
    const entryA = mixA(name.high, hashed);
    const entryB = mixB(name.low, hashed);
    a = (a + finishA(entryA, entryB)) | 0;
    b = (b + finishB(entryA, entryB)) | 0;
  }
  return finished(a, b);
}

function hashText(text: string, seed: number): Fingerprint {
  let a = seed ^ text.length;
  let b = 0x41c6ce57 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  return finished(a, b);
}

function mixA(lane: number, { high, low }: Fingerprint): number {
  return (Math.imul(lane ^ high, 0x85ebca6b) + low) | 0;
}

function mixB(lane: number, { high, low }: Fingerprint): number {
  return (Math.imul(lane ^ low, 0xc2b2ae35) + Math.imul(high, 31)) | 0;
}

function finishA(a: number, b: number): number {
  const x = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  return x ^ (x >>> 16);
}

function finishB(a: number, b: number): number {
  return finishA(b, a);
}

function finished(a: number, b: number): Fingerprint {
  return { high: finishA(a, b), low: finishB(a, b) };
}
