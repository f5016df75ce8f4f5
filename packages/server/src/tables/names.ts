import { randomInt } from 'node:crypto';

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz';

/** A name nobody can guess, without letters that look alike: 16 of them are 92 bits. */
export function randomName(length = 16): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** A short name for a request or an order at one table. */
export function shortName(): string {
  return randomInt(36 ** 5, 36 ** 6).toString(36);
}
