import { createCipheriv, createDecipheriv, type DecipherGCM, randomBytes, scryptSync } from 'node:crypto';
import { BadBackup } from './format.ts';

/**
 * An encrypted backup: the mark, a salt, then pieces of at most `PIECE` bytes, each with its length, sealed by AES-256-GCM under
 * a key made of the passphrase by scrypt. The number of a piece is its nonce, and whether it is the last one is sealed with
 * it: pieces cannot be left out, exchanged, or cut off at the end. Each file has a key of its own by its salt.
 */
const MARK = Buffer.from('binario.sealed.1\n');
const SALT = 16;
const PIECE = 64 * 1024;
const TAG = 16;
const LENGTH = 4;
const NONCE = 12;
/** About a third of a second and 128 MB for each guess of the passphrase. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 ** 2 };

const LEAST_PASSPHRASE = 12;

/** The passphrase in the file of a key. */
export function passphraseIn(text: string): string {
  const passphrase = text.trim();
  if (passphrase.length < LEAST_PASSPHRASE)
    throw new BadBackup(`the key file must hold ${LEAST_PASSPHRASE} characters or more`);
  return passphrase;
}

const keyOf = (passphrase: string, salt: Buffer): Buffer => scryptSync(passphrase.normalize('NFKC'), salt, 32, COST);

function nonceOf(piece: number): Buffer {
  const nonce = Buffer.alloc(NONCE);
  nonce.writeUIntBE(piece, NONCE - 6, 6);
  return nonce;
}

const lastOf = (last: boolean): Buffer => Buffer.from([last ? 1 : 0]);

/** Is this the beginning of an encrypted backup? */
export const isSealed = (beginning: Buffer): boolean => beginning.subarray(0, MARK.length).equals(MARK);
/** So many bytes tell whether a backup is encrypted. */
export const MARK_LENGTH = MARK.length;

/** Encrypts a stream of bytes. */
export async function* sealed(bytes: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT);
  const key = keyOf(passphrase, salt);
  yield Buffer.concat([MARK, salt]);
  let number = 0;
  const seal = (piece: Buffer, last: boolean): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number++)).setAAD(lastOf(last));
    const body = Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    const length = Buffer.alloc(LENGTH);
    length.writeUInt32BE(body.length);
    return Buffer.concat([length, body]);
  };
  let rest = Buffer.alloc(0);
  for await (const part of bytes) {
    rest = Buffer.concat([rest, part]);
    // What might be the last piece is kept back.
    while (rest.length > PIECE) {
      yield seal(rest.subarray(0, PIECE), false);
      rest = rest.subarray(PIECE);
    }
  }
  yield seal(rest, true);
}

/** What was encrypted, piece by piece, each only once it is known to be true. */
export async function* unsealed(bytes: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Buffer> {
  const source = new Source(bytes);
  const mark = await source.take(MARK.length + SALT);
  if (!mark || !isSealed(mark)) throw new BadBackup('this is no encrypted backup');
  const key = keyOf(passphrase, mark.subarray(MARK.length));
  for (let number = 0; ; number++) {
    const length = (await source.take(LENGTH))?.readUInt32BE();
    if (length === undefined) throw new BadBackup('the file ends too early');
    if (length < TAG || length > PIECE + TAG) throw new BadBackup('the file is damaged');
    const body = await source.take(length);
    if (!body) throw new BadBackup('the file ends too early');
    const last = await source.ended();
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number), { authTagLength: TAG })
      .setAAD(lastOf(last))
      .setAuthTag(body.subarray(length - TAG));
    yield opened(decipher, body.subarray(0, length - TAG));
    if (last) return;
  }
}

function opened(decipher: DecipherGCM, body: Buffer): Buffer {
  try {
    return Buffer.concat([decipher.update(body), decipher.final()]);
  } catch {
    throw new BadBackup('the key is wrong, or the file is damaged or cut');
  }
}

/** Bytes that come in parts, taken in lengths. */
class Source {
  private readonly parts: AsyncIterator<Uint8Array>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.parts = bytes[Symbol.asyncIterator]();
  }

  /** So many of them; undefined if there are fewer. */
  async take(count: number): Promise<Buffer | undefined> {
    while (this.rest.length < count) if (!(await this.more())) return undefined;
    const taken = this.rest.subarray(0, count);
    this.rest = this.rest.subarray(count);
    return taken;
  }

  async ended(): Promise<boolean> {
    while (this.rest.length === 0) if (!(await this.more())) return true;
    return false;
  }

  private async more(): Promise<boolean> {
    const { value, done } = await this.parts.next();
    if (done) return false;
    this.rest = Buffer.concat([this.rest, value]);
    return true;
  }
}
