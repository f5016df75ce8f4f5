import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Comparison, Oracle } from '@binario/terminal';
import { filesIn, readJson } from '../files/disk.ts';
import { gameNames, tryGame } from '../games/registry.ts';
import { Failure } from '../io.ts';
import { repository } from '../repository.ts';

const GAME = '.json.gz';
const DIGEST = '.digest.json.gz';

/** Names of the games in a folder: every `NAME.json.gz`; beside a foreign one lies its `NAME.digest.json.gz`. */
export function gamesIn(folder: string): readonly string[] {
  return filesIn(folder)
    .filter((file) => file.endsWith(GAME) && !file.endsWith(DIGEST))
    .map((file) => file.slice(0, -GAME.length))
    .sort();
}

/** The recorded games that belong to the project: `games/ID/corpus`, where there is one. */
export function corpora(): readonly string[] {
  const root = repository();
  return gameNames.map((name) => join(root, 'games', name, 'corpus')).filter((folder) => existsSync(folder));
}

/** The games that can be compared with what another engine has recorded. */
export async function oracles(): Promise<readonly Oracle[]> {
  const found = await Promise.all(gameNames.map((name) => tryGame(name, ({ oracle }) => oracle)));
  return found.filter((oracle) => oracle !== undefined);
}

/** Replays one game of the folder; throws a `Failure` when its files cannot be read. */
export function playGame(known: readonly Oracle[], folder: string, name: string, beyond = false): Comparison {
  const { file, digest } = recordOf(known, folder, name);
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

/** A game with the states recorded of it, out of one file of the corpus or out of the two of the other engine. */
function recordOf(
  known: readonly Oracle[],
  folder: string,
  name: string,
): { readonly file: unknown; readonly digest: unknown } {
  const file = readJson(join(folder, `${name}${GAME}`));
  for (const oracle of known) {
    const both = oracle.unpack(file);
    if (both) return both;
  }
  return { file, digest: readJson(join(folder, `${name}${DIGEST}`)) };
}
