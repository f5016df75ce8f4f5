import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import type { Cbor } from './cbor.ts';

/** What a passkey may sign with, by its number (COSE): ECDSA on P-256, Ed25519, RSA with SHA-256. In the order we like them. */
export const algorithms = [-7, -8, -257] as const;
/** A kind of signature. */
export type Algorithm = (typeof algorithms)[number];

/** A public key as it is stored. */
export interface PasskeyKey {
  readonly algorithm: Algorithm;
  readonly jwk: JsonWebKey;
}

const LEAST_RSA_BITS = 2048;

/** The public key that an authenticator wrote in COSE; undefined for any that is not one of those we asked for. */
export function keyOf(cose: Cbor): PasskeyKey | undefined {
  if (!(cose instanceof Map)) return undefined;
  const [type, algorithm, curve] = [cose.get(1), cose.get(3), cose.get(-1)];
  const bytes = (label: number, length?: number): string | undefined => {
    const value = cose.get(label);
    if (!Buffer.isBuffer(value) || (length !== undefined && value.length !== length)) return undefined;
    return value.toString('base64url');
  };
  const made = (() => {
    if (algorithm === -7 && type === 2 && curve === 1)
      return { algorithm, jwk: { kty: 'EC', crv: 'P-256', x: bytes(-2, 32), y: bytes(-3, 32) } } as const;
    if (algorithm === -8 && type === 1 && curve === 6)
      return { algorithm, jwk: { kty: 'OKP', crv: 'Ed25519', x: bytes(-2, 32) } } as const;
    if (algorithm === -257 && type === 3)
      return { algorithm, jwk: { kty: 'RSA', n: bytes(-1), e: bytes(-2) } } as const;
    return undefined;
  })();
  if (!made || Object.values(made.jwk).includes(undefined)) return undefined;
  const key = { algorithm: made.algorithm, jwk: made.jwk as JsonWebKey };
  return isUsable(key) ? key : undefined;
}

/** A point that is not on its curve, and a short RSA key, are no keys. */
function isUsable({ jwk }: PasskeyKey): boolean {
  try {
    const bits = createPublicKey({ key: jwk, format: 'jwk' }).asymmetricKeyDetails?.modulusLength;
    return bits === undefined || bits >= LEAST_RSA_BITS;
  } catch {
    return false;
  }
}

/** Did the holder of this key sign these bytes? */
export function isSignedBy({ algorithm, jwk }: PasskeyKey, bytes: Buffer, signature: Buffer): boolean {
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  return verify(algorithm === -8 ? null : 'sha256', bytes, key, signature);
}
