import { createHash } from 'node:crypto';
import { z } from 'zod';
import { decodeCbor } from './cbor.ts';
import { isSignedBy, keyOf, type PasskeyKey } from './coseKey.ts';
import { sameSecret } from './tokens.ts';

/** Where a passkey must be used: as the browser names the page, and the name that it signs for. */
export interface Place {
  readonly origin: string;
  readonly host: string;
}

/** What a browser gives for a new passkey. All of it is base64url. */
export interface Attested {
  readonly id: string;
  readonly clientData: string;
  readonly attestation: string;
}

/** What a browser gives for a passkey that is used. */
export interface Asserted {
  readonly id: string;
  readonly clientData: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

/** Something about a passkey is not as it must be; the message says what. */
export class BadPasskey extends Error {
  override readonly name = 'BadPasskey';
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;
const HEAD = 37;
const LONGEST_ID = 1023;

const clientDataSchema = z.object({
  type: z.enum(['webauthn.create', 'webauthn.get']),
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z.boolean().optional(),
});

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');

function parsed(clientData: string): z.infer<typeof clientDataSchema> {
  try {
    return clientDataSchema.parse(JSON.parse(bytesOf(clientData).toString('utf8')));
  } catch {
    throw new BadPasskey('the client data cannot be read');
  }
}

/** The challenge that a browser says it answers; nothing of it is proven yet. */
export const challengeOf = (clientData: string): string => parsed(clientData).challenge;

function checkClientData(clientData: string, type: string, challenge: string, { origin }: Place): void {
  const said = parsed(clientData);
  if (said.type !== type) throw new BadPasskey('it was made for something else');
  if (!sameSecret(said.challenge, challenge)) throw new BadPasskey('it answers another challenge');
  if (said.origin !== origin || said.crossOrigin === true) throw new BadPasskey('it was made on another page');
}

/** What the authenticator itself says: for which host, that somebody was there and known to it, and how often it was used. */
function checkAuthenticator(data: Buffer, { host }: Place): { flags: number; counter: number } {
  if (data.length < HEAD) throw new BadPasskey('the authenticator data are too short');
  if (!data.subarray(0, 32).equals(createHash('sha256').update(host).digest()))
    throw new BadPasskey('it is for another host');
  const flags = data[32] as number;
  if (!(flags & PRESENT)) throw new BadPasskey('nobody was present');
  if (!(flags & VERIFIED)) throw new BadPasskey('the authenticator did not ask who it is');
  return { flags, counter: data.readUInt32BE(33) };
}

/** The key of a new passkey. Who made the authenticator is neither asked nor looked at. */
export function checkAttested(given: Attested, challenge: string, place: Place): { key: PasskeyKey; counter: number } {
  checkClientData(given.clientData, 'webauthn.create', challenge, place);
  const data = authenticatorDataOf(given.attestation);
  const { flags, counter } = checkAuthenticator(data, place);
  if (!(flags & ATTESTED) || data.length < HEAD + 18) throw new BadPasskey('there is no key in it');
  const length = data.readUInt16BE(HEAD + 16);
  const start = HEAD + 18 + length;
  if (length === 0 || length > LONGEST_ID || start > data.length) throw new BadPasskey('its name has a wrong length');
  if (!data.subarray(HEAD + 18, start).equals(bytesOf(given.id))) throw new BadPasskey('its name is another');
  const key = keyOf(decoded(data, start));
  if (!key) throw new BadPasskey('its key is of a kind that was not asked for');
  return { key, counter };
}

function authenticatorDataOf(attestation: string): Buffer {
  const object = decoded(bytesOf(attestation), 0);
  const data = object instanceof Map ? object.get('authData') : undefined;
  if (!Buffer.isBuffer(data)) throw new BadPasskey('there are no authenticator data');
  return data;
}

function decoded(bytes: Buffer, at: number) {
  try {
    return decodeCbor(bytes, at).value;
  } catch {
    throw new BadPasskey('it cannot be read');
  }
}

/** How often the passkey was used, once everything it says is found true. One that counts must have counted on: else there are two. */
export function checkAsserted(
  given: Asserted,
  challenge: string,
  place: Place,
  known: PasskeyKey & { readonly counter: number },
): number {
  checkClientData(given.clientData, 'webauthn.get', challenge, place);
  const data = bytesOf(given.authenticatorData);
  const { counter } = checkAuthenticator(data, place);
  const signed = Buffer.concat([data, createHash('sha256').update(bytesOf(given.clientData)).digest()]);
  if (!isSignedBy(known, signed, bytesOf(given.signature))) throw new BadPasskey('its signature is wrong');
  if ((counter > 0 || known.counter > 0) && counter <= known.counter)
    throw new BadPasskey('its counter went back: there may be a copy of it');
  return counter;
}
