import { isMoves, MovesError, readHead, readMoves } from '@binario/kernel';
import type { Entry } from '@binario/terminal';
import { gameFileFrom, readText } from '../files/disk.ts';
import { FORMAT, type GameFile } from '../files/gameFile.ts';
import { Failure } from '../io.ts';
import { cited } from './why.ts';

/** A game in a file: which one it is, and the whole of it once its rules are at hand. */
export interface FoundGame {
  readonly game: string;
  open<T, E, S>(entry: Entry<T, E, S>): GameFile;
}

/** A game of ours, as JSON or in the notation. */
export function findGame(path: string): FoundGame {
  const text = readText(path);
  if (!isMoves(text)) {
    const file = gameFileFrom(path, text);
    return { game: file.game, open: () => file };
  }
  const { game } = named(path, () => readHead(text));
  return { game, open: (entry) => named(path, () => fileOf(entry, text), entry) };
}

function fileOf<T, E, S>({ title }: Entry<T, E, S>, text: string): GameFile {
  const { rules } = readHead(text);
  if (rules !== title.game.rules) {
    throw new Failure(
      `the game was played by version ${rules} of the rules of ${title.game.id}; this program has version ${title.game.rules}`,
    );
  }
  const { game, setup, names, actions } = readMoves(title, text);
  return { format: FORMAT, game, rules, names, setup, actions };
}

/** What is wrong, with the file and the reason in it. */
function named<T, E, S, R>(path: string, work: () => R, entry?: Entry<T, E, S>): R {
  try {
    return work();
  } catch (error) {
    if (error instanceof MovesError) {
      const { refusal } = error;
      const reason =
        refusal && entry ? `: ${entry.screen.refusal(refusal, { language: 'en', names: {} })}${cited(refusal)}` : '';
      throw new Failure(`${path}: ${error.message}${reason}`);
    }
    throw new Failure(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}
