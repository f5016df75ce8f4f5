import type { Game, State } from './game.ts';

/**
 * A 64-bit fingerprint of plain JSON, independent of the order of keys. Objects are hashed once and remembered by
 * identity: states share what did not change, so the hash after an action costs only what the action touched. This
 * holds because nothing that belongs to a state is ever written to again.
 * It guards against divergence, not against forgery.
 */
interface Fingerprint {
  readonly a: number;
  readonly b: number;
}

const remembered = new WeakMap<object, Fingerprint>();

export function hashOf<T, E>(game: Game<T, E, never>, state: State<T>): string {
  return fingerprint(game.digest(state));
}

export function fingerprint(value: unknown): string {
  const { a, b } = hashValue(value);
  return a.toString(16).padStart(8, '0') + b.toString(16).padStart(8, '0');
}

function hashValue(value: unknown): Fingerprint {
  if (typeof value === 'string') return hashText(value, 0x9e3779b9);
  if (typeof value !== 'object' || value === null) return hashText(String(value), 0x7f4a7c15);
  const known = remembered.get(value);
  if (known) return known;
  const made = Array.isArray(value) ? hashList(value) : hashRecord(value as Readonly<Record<string, unknown>>);
  remembered.set(value, made);
  return made;
}

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
    const entryA = mixA(name.a, hashed);
    const entryB = mixB(name.b, hashed);
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

function mixA(lane: number, { a, b }: Fingerprint): number {
  return (Math.imul(lane ^ a, 0x85ebca6b) + b) | 0;
}

function mixB(lane: number, { a, b }: Fingerprint): number {
  return (Math.imul(lane ^ b, 0xc2b2ae35) + Math.imul(a, 31)) | 0;
}

function finishA(a: number, b: number): number {
  const x = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  return (x ^ (x >>> 16)) >>> 0;
}

function finishB(a: number, b: number): number {
  return finishA(b, a);
}

function finished(a: number, b: number): Fingerprint {
  return { a: finishA(a, b), b: finishB(a, b) };
}
