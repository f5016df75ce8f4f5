import { start } from '@binario/kernel';
import { seatIds } from '@binario/rail';
import type { Action1849 } from '../actions.ts';
import { game1849 } from '../game.ts';
import type { Setup } from '../options.ts';
import { foldHistory } from './fold.ts';
import { type ForeignGame, ImportError, readable, readForeign, type Stop } from './foreign.ts';
import { Importer, type State1849 } from './importer.ts';
import { foreignSetup } from './settings.ts';

export type { State1849 };

/** One action of the file, and what it became here: none, one, or several with the answers the site takes for granted. */
export interface ImportedStep {
  readonly index: number;
  readonly actions: readonly Action1849[];
  readonly state: State1849;
}

/** A game of the other site as far as our rules follow it. */
export interface Imported {
  readonly setup: Setup;
  readonly actions: readonly Action1849[];
  readonly state: State1849;
  /** What people are called, by seat. */
  readonly names: Readonly<Record<string, string>>;
  /** Why it ends before the file does; `describeStop` puts it into words. */
  readonly stop?: Stop;
}

/** Throws an `ImportError` only for what is no game of 1849 at all: from the first action on, what can be read is kept. */
export function importGame(file: unknown): Imported {
  const game = readForeign(file);
  const setup = foreignSetup(game);
  const seats = seatIds(setup.players);
  const names = Object.fromEntries(game.players.map((player, i) => [seats[i] ?? '', String(player.name)]));
  const actions: Action1849[] = [];
  let state = start(game1849, setup);
  let at = 1;
  try {
    for (const step of importSteps(game, (index) => {
      at = index;
    })) {
      actions.push(...step.actions);
      state = step.state;
    }
  } catch (error) {
    // Whatever one action has brought about, those before it can be read.
    const { index, key, params, refused } = error instanceof ImportError ? error : new ImportError('broken', at);
    return { setup, actions, state, names, stop: { index, key, params, refused } };
  }
  return { setup, actions, state, names };
}

/** Plays a foreign game action by action; throws an `ImportError` where it cannot be followed any further. */
export function* importSteps(game: ForeignGame, before?: (index: number) => void): Generator<ImportedStep> {
  const read = readable(game.actions);
  const { history, stop = read.stop } = foldHistory(read.actions);
  const all = history.flatMap((entry) => entry.moves);
  const importer = new Importer(game);
  let at = 0;
  for (const { index, moves } of history) {
    const from = importer.made.length;
    before?.(index);
    for (const move of moves) {
      at++;
      importer.take(move, all[at]?.action, index);
    }
    yield { index, actions: importer.made.slice(from), state: importer.state };
  }
  if (stop) throw stop;
}
