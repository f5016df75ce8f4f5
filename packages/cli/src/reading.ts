import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Failure } from './io.ts';

/** How many bytes of a file are read at most, and what is said of one that has more. */
interface Bound {
  readonly most: number;
  readonly why: string;
}

/** Larger than any game, recorded here or elsewhere, and small enough to be read whatever stands in it. */
const FILE: Bound = { most: 8 * 1024 * 1024, why: 'a game has 8 MB at most' };
const CHUNK = 64 * 1024;

/**
 * What stands in a file. Devices and pipes have no size that could be asked for: it is counted while they are read, so that none of
 * them fills the memory.
 */
export function readBytes(path: string, { most, why }: Bound = FILE): Buffer {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const stat = fstatSync(file);
    if (stat.isDirectory()) throw new Failure(`${path} is a folder, not a file`);
    const bytes = stat.size > most ? undefined : readUpTo(file, most);
    if (!bytes) throw new Failure(`${path} is too large: ${why}`);
    return bytes;
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`${path} cannot be read: ${reasonOf(error)}`);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

function readUpTo(file: number, most: number): Buffer | undefined {
  const chunks: Buffer[] = [];
  for (let size = 0; ; ) {
    const chunk = Buffer.allocUnsafe(CHUNK);
    const got = readSync(file, chunk, 0, CHUNK, null);
    if (got === 0) return Buffer.concat(chunks);
    size += got;
    if (size > most) return undefined;
    chunks.push(chunk.subarray(0, got));
  }
}

/** The bytes without their packing by gzip, if they have one. A few bytes may be packed that are many. */
export function unpacked(path: string, bytes: Buffer): Buffer {
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!packed && path.endsWith('.gz')) throw new Failure(`${path} is not packed by gzip`);
  if (!packed) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: FILE.most });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new Failure(`${path} is too large: ${FILE.why}`);
    throw new Failure(`${path} is damaged: ${messageOf(error)}`);
  }
}

/** Some editors begin a file with a mark of its encoding, which is no part of what is written in it. */
export const textOf = (bytes: Buffer): string => bytes.toString('utf8').replace(/^\uFEFF/, '');

/** The JSON in the text of a file; what is wrong is said with its place. */
export function parsedFrom(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure(`${path} is not JSON: ${messageOf(error)}`);
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOTDIR: 'it is not a folder',
  EISDIR: 'it is a folder',
  EEXIST: 'a file of that name is in the way',
};

/** Why the system would not, in words. */
export function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return reasons[code] ?? messageOf(error);
}

/** What an error says, in one line. */
function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
}
