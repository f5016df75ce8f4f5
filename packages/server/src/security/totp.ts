import { createHmac, randomBytes } from 'node:crypto';
import { sameSecret } from './tokens.ts';

// RFC 6238 as every authenticator app has it: SHA-1, 30 seconds, six digits.
const STEP_MS = 30_000;
const DIGITS = 6;
/** Clocks of telephones differ, and people type slowly. */
const STEPS_APART = 1;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret for an authenticator, in its alphabet. */
export const newTotpSecret = (): string => base32(randomBytes(20));

/** What an authenticator reads from a picture or a link. */
export function totpLink(secret: string, name: string): string {
  const label = encodeURIComponent(`Binario:${name}`);
  return `otpauth://totp/${label}?secret=${secret}&issuer=Binario&algorithm=SHA1&digits=${DIGITS}&period=${STEP_MS / 1000}`;
}

/** The code of this moment. */
export const totpAt = (secret: string, now: number): string => codeOf(secret, Math.floor(now / STEP_MS));

/** The step a code is of, if it is right and newer than the last one that was used: each is good for one use. */
export function totpStep(secret: string, code: string, now: number, lastStep: number): number | undefined {
  const current = Math.floor(now / STEP_MS);
  let found: number | undefined;
  for (let step = current - STEPS_APART; step <= current + STEPS_APART; step++) {
    if (sameSecret(code, codeOf(secret, step)) && step > lastStep) found = step;
  }
  return found;
}

function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', unbase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('');
}

function unbase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
