import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Failure } from '../io.ts';
import { asGameFile, type GameFile, written } from './gameFile.ts';

/** The text in a file, packed by gzip or not. */
export function readText(path: string): string {
  return unpacked(path, readBytes(path)).toString('utf8');
}

/** The JSON in a file, packed by gzip or not. */
export function readJson(path: string): unknown {
  return parsedFrom(path, readText(path));
}

function parsedFrom(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure(`${path} is not JSON: ${messageOf(error)}`);
  }
}

function readBytes(path: string): Buffer {
  try {
    if (statSync(path).isDirectory()) throw new Failure(`${path} is a folder, not a file`);
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`${path} cannot be read: ${reasonOf(error)}`);
  }
}

function unpacked(path: string, bytes: Buffer): Buffer {
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!packed && path.endsWith('.gz')) throw new Failure(`${path} is not packed by gzip`);
  if (!packed) return bytes;
  try {
    return gunzipSync(bytes);
  } catch (error) {
    throw new Failure(`${path} is damaged: ${messageOf(error)}`);
  }
}

export function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new Failure(`${folder} cannot be read: ${reasonOf(error)}`);
  }
}

export function readGameFile(path: string): GameFile {
  return gameFileFrom(path, readText(path));
}

/** The game in the text of a file. */
export function gameFileFrom(path: string, text: string): GameFile {
  const value = parsedFrom(path, text);
  try {
    return asGameFile(value);
  } catch (error) {
    throw error instanceof Failure ? new Failure(`${path}: ${error.message}`) : error;
  }
}

export function writeGameFile(path: string, file: GameFile): void {
  writeText(path, written(file));
}

export function writeText(path: string, text: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  } catch (error) {
    throw new Failure(`${path} cannot be written: ${reasonOf(error)}`);
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

function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return reasons[code] ?? messageOf(error);
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
}
