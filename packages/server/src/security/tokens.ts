import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const BYTES = 32;

/** What a bearer holds. It has 256 bits of chance, so a plain hash is enough to keep it safe in the database. */
export const newToken = (): string => randomBytes(BYTES).toString('base64url');

/** The hash of a token, as it is stored. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Text that cannot be a token is not looked up at all. */
export const looksLikeToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

/** A fresh id that nobody can guess. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** Compares without telling by time how much of it was right. */
export function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
