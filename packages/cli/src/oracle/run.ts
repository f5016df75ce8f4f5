import { join } from 'node:path';
import { filesIn, readJson } from '../files/disk.ts';
import { Failure } from '../io.ts';
import { asDigest } from './digest.ts';
import { type GameResult, playRecorded } from './play.ts';

const GAME = '.json.gz';
const DIGEST = '.digest.json.gz';

/** Names of the games in a folder: every `NAME.json.gz`; beside it lies its `NAME.digest.json.gz`. */
export function gamesIn(folder: string): readonly string[] {
  return filesIn(folder)
    .filter((file) => file.endsWith(GAME) && !file.endsWith(DIGEST))
    .map((file) => file.slice(0, -GAME.length))
    .sort();
}

/** Replays one game of the folder; throws a `Failure` when its files cannot be read. */
export function playGame(folder: string, name: string): GameResult {
  const file = readJson(join(folder, `${name}${GAME}`));
  const path = join(folder, `${name}${DIGEST}`);
  try {
    return playRecorded(file, asDigest(readJson(path)));
  } catch (error) {
    if (error instanceof Failure) throw error;
    // Neither a refusal nor a difference: the file is not what it seems, or the engine has broken down over it.
    throw new Failure(`cannot be compared: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
  }
}
