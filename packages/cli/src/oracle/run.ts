import { join } from 'node:path';
import type { Comparison, Oracle } from '@binario/terminal';
import { filesIn, readJson } from '../files/disk.ts';
import { gameNames, tryGame } from '../games/registry.ts';
import { Failure } from '../io.ts';

const GAME = '.json.gz';
const DIGEST = '.digest.json.gz';

/** Names of the games in a folder: every `NAME.json.gz`; beside it lies its `NAME.digest.json.gz`. */
export function gamesIn(folder: string): readonly string[] {
  return filesIn(folder)
    .filter((file) => file.endsWith(GAME) && !file.endsWith(DIGEST))
    .map((file) => file.slice(0, -GAME.length))
    .sort();
}

/** The games that can be compared with what another engine has recorded. */
export async function oracles(): Promise<readonly Oracle[]> {
  const found = await Promise.all(gameNames.map((name) => tryGame(name, ({ oracle }) => oracle)));
  return found.filter((oracle) => oracle !== undefined);
}

/** Replays one game of the folder; throws a `Failure` when its files cannot be read. */
export function playGame(known: readonly Oracle[], folder: string, name: string, beyond = false): Comparison {
  const file = readJson(join(folder, `${name}${GAME}`));
  const digest = readJson(join(folder, `${name}${DIGEST}`));
  const oracle = known.find((each) => each.isDigest(digest)) ?? known[0];
  if (!oracle) throw new Failure('no game can be compared');
  try {
    return oracle.compare(file, digest, beyond);
  } catch (error) {
    if (error instanceof Failure) throw error;
    // Neither a refusal nor a difference: the file is not what it seems, or the engine has broken down over it.
    throw new Failure(`cannot be compared: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
  }
}
