/** What CBOR can say, as far as authenticators say it (CTAP2: definite lengths, no floats). */
export type Cbor = number | string | boolean | null | Buffer | readonly Cbor[] | ReadonlyMap<number | string, Cbor>;

const DEEPEST = 8;

/** Not CBOR, or none that an authenticator writes. */
export class BadCbor extends Error {
  override readonly name = 'BadCbor';
}

/** The first item of some bytes, and where the next one would begin. */
export function decodeCbor(bytes: Buffer, at = 0): { readonly value: Cbor; readonly end: number } {
  const reader = new Reader(bytes, at);
  return { value: reader.item(0), end: reader.at };
}

class Reader {
  private readonly bytes: Buffer;
  at: number;

  constructor(bytes: Buffer, at: number) {
    this.bytes = bytes;
    this.at = at;
  }

  item(depth: number): Cbor {
    if (depth > DEEPEST) throw new BadCbor('nested too deeply');
    const first = this.take(1)[0] as number;
    const major = first >> 5;
    if (major === 7) return simple(first & 31);
    const count = this.length(first & 31);
    if (major === 0) return count;
    if (major === 1) return -1 - count;
    if (major === 2) return this.take(count);
    if (major === 3) return this.take(count).toString('utf8');
    if (major === 4) return Array.from({ length: this.bounded(count) }, () => this.item(depth + 1));
    if (major === 5) return this.map(this.bounded(count), depth);
    throw new BadCbor('tags are not read');
  }

  private map(count: number, depth: number): ReadonlyMap<number | string, Cbor> {
    const map = new Map<number | string, Cbor>();
    for (let i = 0; i < count; i++) {
      const key = this.item(depth + 1);
      if (typeof key !== 'number' && typeof key !== 'string') throw new BadCbor('a key is no number or text');
      if (map.has(key)) throw new BadCbor('a key is there twice');
      map.set(key, this.item(depth + 1));
    }
    return map;
  }

  /** Every item takes a byte at least: what promises more than there is lies. */
  private bounded(count: number): number {
    if (count > this.bytes.length - this.at) throw new BadCbor('it ends too early');
    return count;
  }

  private length(code: number): number {
    if (code < 24) return code;
    if (code === 24) return this.take(1).readUInt8();
    if (code === 25) return this.take(2).readUInt16BE();
    if (code === 26) return this.take(4).readUInt32BE();
    throw new BadCbor('a length is not read');
  }

  private take(count: number): Buffer {
    const from = this.at;
    if (count > this.bytes.length - from) throw new BadCbor('it ends too early');
    this.at += count;
    return this.bytes.subarray(from, this.at);
  }
}

function simple(code: number): boolean | null {
  if (code === 20) return false;
  if (code === 21) return true;
  if (code === 22) return null;
  throw new BadCbor('floats and the like are not read');
}
