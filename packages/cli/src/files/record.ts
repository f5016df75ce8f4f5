import {
  type Action,
  apply,
  carryOut,
  type Event,
  hashOf,
  ReplayError,
  type State,
  start,
  type Title,
} from '@binario/kernel';
import { Failure } from '../io.ts';
import { FORMAT, type GameFile } from './gameFile.ts';

/** Writes down a game, with the hash after every action. */
export function recorded<T, E, S>(
  title: Title<T, E, S>,
  setup: S,
  actions: readonly Action[],
  about: Pick<GameFile, 'why' | 'names'> = {},
): GameFile {
  let state = start(title.game, setup);
  const hashes = actions.map((action) => {
    state = carryOut(title.game, state, action).state;
    return hashOf(title.game, state);
  });
  return { format: FORMAT, game: title.game.id, rules: title.game.rules, ...about, setup, actions, hashes };
}

/** The position before the first action of a game file. */
export function opening<T, E, S>(title: Title<T, E, S>, file: GameFile): State<T> {
  const { id, rules } = title.game;
  if (file.rules !== rules) {
    throw new Failure(
      `the game was played by version ${file.rules} of the rules of ${id}; this program has version ${rules}`,
    );
  }
  try {
    return start(title.game, file.setup as S);
  } catch (error) {
    throw new Failure(`the set-up of the game file makes no sense: ${error instanceof Error ? error.message : error}`);
  }
}

/** Plays a game file action by action; `strict` asks the rules about each, otherwise the record is trusted. */
export function* playedBack<T, E, S>(
  title: Title<T, E, S>,
  file: GameFile,
  strict: boolean,
): Generator<{ readonly action: Action; readonly state: State<T>; readonly events: readonly Event<E>[] }> {
  let state = opening(title, file);
  for (const [index, action] of file.actions.entries()) {
    const result = strict ? apply(title.game, state, action) : carriedOut(title, state, action, index);
    if (!result.ok) throw new ReplayError(`action ${index + 1} is refused`, index, result.refusal);
    state = result.state;
    const hash = file.hashes?.[index];
    if (hash !== undefined && hash !== hashOf(title.game, state)) {
      throw new ReplayError(`after action ${index + 1} the game is not in the state recorded`, index);
    }
    yield { action, state, events: result.events };
  }
}

function carriedOut<T, E, S>(title: Title<T, E, S>, state: State<T>, action: Action, index: number) {
  try {
    return carryOut(title.game, state, action);
  } catch (cause) {
    throw new ReplayError(`action ${index + 1} cannot be carried out`, index, undefined, { cause });
  }
}
