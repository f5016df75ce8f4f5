import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Kind = 'ES256' | 'EdDSA' | 'RS256';

/** What a browser would say of the page; a test changes what it wants to forge. */
export interface Said {
  readonly origin?: string;
  readonly host?: string;
  readonly type?: string;
  readonly flags?: number;
  readonly counter?: number;
  readonly crossOrigin?: boolean;
}

const b64 = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** CBOR as an authenticator writes it; maps are lists of pairs. */
function cbor(value: unknown): Buffer {
  const head = (major: number, n: number): Buffer => {
    if (n < 24) return Buffer.from([(major << 5) | n]);
    if (n < 256) return Buffer.from([(major << 5) | 24, n]);
    return Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  const pairs = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, pairs.length), ...pairs.flatMap(([k, v]) => [cbor(k), cbor(v)])]);
}

/** An authenticator made of software, with one passkey. */
export class Authenticator {
  readonly id = randomBytes(16);
  counter = 0;
  private readonly kind: Kind;
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject };
  private readonly page: Required<Pick<Said, 'origin' | 'host'>>;

  constructor(page: Required<Pick<Said, 'origin' | 'host'>>, kind: Kind = 'ES256', rsaBits = 2048) {
    this.page = page;
    this.kind = kind;
    if (kind === 'ES256') this.keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    else if (kind === 'EdDSA') this.keys = generateKeyPairSync('ed25519');
    else this.keys = generateKeyPairSync('rsa', { modulusLength: rsaBits });
  }

  /** A new passkey. */
  made(challenge: string, said: Said = {}, id = this.id): { id: string; clientData: string; attestation: string } {
    const data = Buffer.concat([
      this.head({ flags: 0x45, ...said }),
      Buffer.alloc(16),
      Buffer.from([id.length >> 8, id.length & 255]),
      id,
      cbor(this.cose()),
    ]);
    const attestation = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]),
    );
    return {
      id: b64(this.id),
      clientData: this.clientData('webauthn.create', challenge, said),
      attestation: b64(attestation),
    };
  }

  /** The passkey is used. */
  used(challenge: string, said: Said = {}): Record<'id' | 'clientData' | 'authenticatorData' | 'signature', string> {
    this.counter++;
    const data = this.head({ flags: 0x05, ...said });
    const clientData = this.clientData('webauthn.get', challenge, said);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientData, 'base64url'))]);
    const signature = sign(this.kind === 'EdDSA' ? null : 'sha256', signed, this.keys.privateKey);
    return { id: b64(this.id), clientData, authenticatorData: b64(data), signature: b64(signature) };
  }

  private clientData(type: string, challenge: string, said: Said): string {
    const { origin = this.page.origin, crossOrigin } = said;
    return b64(JSON.stringify({ type: said.type ?? type, challenge, origin, crossOrigin }));
  }

  private head({ host = this.page.host, flags = 0, counter = this.counter }: Said): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), count]);
  }

  private cose(): Map<number, unknown> {
    const jwk = this.keys.publicKey.export({ format: 'jwk' });
    const part = (name: 'x' | 'y' | 'n' | 'e') => Buffer.from(jwk[name] ?? '', 'base64url');
    if (this.kind === 'ES256')
      return new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, part('x')],
        [-3, part('y')],
      ]);
    if (this.kind === 'EdDSA')
      return new Map<number, unknown>([
        [1, 1],
        [3, -8],
        [-1, 6],
        [-2, part('x')],
      ]);
    return new Map<number, unknown>([
      [1, 3],
      [3, -257],
      [-1, part('n')],
      [-2, part('e')],
    ]);
  }
}
