import type { Action, Refusal } from './action.ts';
import { type Applied, apply, carryOut, type Event, start } from './apply.ts';
import type { Game, State } from './game.ts';
import { hashOf } from './hash.ts';

/** A recorded action that the rules of this version refuse or do not understand, or after which the hash differs. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';

  constructor(
    message: string,
    /** Which of the recorded actions, counted from 0. */
    readonly index: number,
    readonly refusal?: Refusal,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** How a record is replayed: judged or trusted, and who looks on. */
export interface ReplayOptions<T, E> {
  /** Check every action by the rules. Otherwise the record is trusted and only carried out. */
  readonly strict: boolean;
  /** The hash after each action, as recorded; compared where there is one. */
  readonly hashes?: readonly string[];
  readonly onState?: (state: State<T>, index: number, events: readonly Event<E>[]) => void;
}

/** Plays recorded actions from the start; returns the last state. */
export function replay<T, E, S>(
  game: Game<T, E, S>,
  setup: S,
  actions: readonly Action[],
  options: ReplayOptions<T, E>,
): State<T> {
  let state = start(game, setup);
  actions.forEach((action, index) => {
    const result = played(game, state, action, index, options.strict);
    if (!result.ok) throw new ReplayError(`action ${index} is refused: ${result.refusal.rule}`, index, result.refusal);
    state = result.state;
    const hash = options.hashes?.[index];
    if (hash !== undefined && hash !== hashOf(game, state)) {
      throw new ReplayError(`the state after action ${index} is not the recorded one`, index);
    }
    options.onState?.(state, index, result.events);
  });
  return state;
}

function played<T, E>(
  game: Game<T, E, never>,
  state: State<T>,
  action: Action,
  index: number,
  strict: boolean,
): Applied<T, E> {
  try {
    return strict ? apply(game, state, action) : carryOut(game, state, action);
  } catch (cause) {
    throw new ReplayError(`action ${index} cannot be carried out`, index, undefined, { cause });
  }
}
