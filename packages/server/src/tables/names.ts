import { createHash, randomInt } from 'node:crypto';

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz';

/** A name nobody can guess, without letters that look alike: 16 of them are 92 bits. */
export function randomName(length = 16): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** A short name for a request or an order at one table. */
export function shortName(): string {
  return randomInt(36 ** 5, 36 ** 6).toString(36);
}

/** The same name for the same text, which nobody guesses who does not know it. */
export function nameFor(text: string, length = 16): string {
  const digest = createHash('sha512').update(text).digest();
  return Array.from({ length }, (_, i) => LETTERS[digest.readUInt16BE(i * 2) % LETTERS.length]).join('');
}
