import {
  type Action,
  apply,
  carryOut,
  type Event,
  hashOf,
  ReplayError,
  SetupError,
  type State,
  start,
  type Title,
} from '@binario/kernel';
import type { Entry } from '@binario/terminal';
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

/** The position before the first action of a game file; what is wrong with a board in it is said by `screen`. */
export function opening<T, E, S>(title: Title<T, E, S>, file: GameFile, screen?: Entry<T, E, S>['screen']): State<T> {
  const { id, rules } = title.game;
  if (file.rules !== rules) {
    throw new Failure(
      `the game was played by version ${file.rules} of the rules of ${id}; this program has version ${rules}`,
    );
  }
  try {
    return start(title.game, file.setup as S);
  } catch (error) {
    const message = (screen && aboutBoard(screen, error)) ?? (error instanceof Error ? error.message : error);
    throw new Failure(`the set-up of the game file makes no sense: ${message}`);
  }
}

/** The sentence about a board that cannot be played on. */
function aboutBoard<T, E, S>({ refusal }: Entry<T, E, S>['screen'], error: unknown): string | undefined {
  if (!(error instanceof SetupError) || !/^(shape|board)\./.test(error.rule)) return undefined;
  return refusal({ rule: error.rule, cite: '', params: error.params }, { language: 'en', names: {} });
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
