import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Failure } from '../io.ts';
import { parsedFrom, readBytes, reasonOf, textOf, unpacked } from '../reading.ts';
import { asGameFile, type GameFile, written } from './gameFile.ts';

/** The text in a file, packed by gzip or not. */
export function readText(path: string): string {
  return textOf(unpacked(path, readBytes(path)));
}

/** The JSON in a file, packed by gzip or not. */
export function readJson(path: string): unknown {
  return parsedFrom(path, readText(path));
}

/** The names in a folder; a folder that cannot be read ends the command with a sentence. */
export function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new Failure(`${folder} cannot be read: ${reasonOf(error)}`);
  }
}

/** Reads a game file from the disk; one that is none ends the command with a sentence. */
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

/** Writes a game file to the disk. */
export function writeGameFile(path: string, file: GameFile): void {
  writeText(path, written(file));
}

/** Writes a text to the disk, with the folders it needs; what fails ends the command with a sentence. */
export function writeText(path: string, text: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  } catch (error) {
    throw new Failure(`${path} cannot be written: ${reasonOf(error)}`);
  }
}
