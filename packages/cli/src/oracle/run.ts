import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Digest } from './digest.ts';
import { type GameResult, playRecorded } from './play.ts';

export interface OracleReport {
  readonly games: number;
  readonly compared: number;
  readonly mismatches: number;
}

/** Names of the games in a folder: every `NAME.json.gz` with its `NAME.digest.json.gz`. */
export function gamesIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json.gz') && !file.endsWith('.digest.json.gz'))
    .map((file) => file.slice(0, -'.json.gz'.length))
    .sort();
}

function read(path: string): unknown {
  return JSON.parse(gunzipSync(readFileSync(path)).toString('utf8'));
}

export function playGame(folder: string, name: string): GameResult {
  const file = read(join(folder, `${name}.json.gz`));
  const digest = read(join(folder, `${name}.digest.json.gz`)) as Digest;
  return playRecorded(file, digest);
}
