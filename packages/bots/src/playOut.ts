import {
  type Action,
  actorsOf,
  apply,
  type Event,
  type Observer,
  offers,
  type Refusal,
  type SeatId,
  type SetupWish,
  type State,
  start,
  type Title,
  viewOf,
} from '@binario/kernel';
import type { Bot, BotMaker } from './bot.ts';

/** How a game is played out by bots: how long at most, and who looks on. */
export interface PlayOutOptions<T, E> {
  /** After so many actions the game is broken off. */
  readonly most?: number;
  /** Looks at the table after every effect. */
  readonly observe?: Observer<T, E>;
  /** Looks at the game after every action, and before the first one. */
  readonly onState?: (state: State<T>, action: Action | undefined, events: readonly Event<E>[]) => void;
}

/** A game played out by bots: its set-up, all actions and the last state. */
export interface PlayedOut<T, S> {
  readonly setup: S;
  readonly actions: readonly Action[];
  readonly state: State<T>;
  /** False when it was broken off. */
  readonly over: boolean;
}

/** A bot did what the rules refuse. An offer it took in good faith was not meant, or it made something up. */
export class BotRefused extends Error {
  override readonly name = 'BotRefused';

  constructor(
    readonly action: Action,
    readonly refusal: Refusal,
  ) {
    super(`${JSON.stringify(action)} is refused: ${refusal.rule} ${JSON.stringify(refusal.params)}`);
  }
}

const NEVER_SO_LONG = 100_000;

/** A whole game with a bot on every seat. The seed of the wish decides everything. */
export function playOut<T, E, S>(
  title: Title<T, E, S>,
  wish: SetupWish,
  maker: BotMaker<T>,
  { most = NEVER_SO_LONG, observe, onState }: PlayOutOptions<T, E> = {},
): PlayedOut<T, S> {
  const { game } = title;
  const setup = title.setup(wish);
  const bots = new Map<SeatId, Bot<T>>();
  const botOf = (by: SeatId) => {
    const known = bots.get(by) ?? maker(seedOf(wish.seed, by));
    bots.set(by, known);
    return known;
  };
  const actions: Action[] = [];
  let state = start(game, setup, observe);
  onState?.(state, undefined, []);
  while (actions.length < most) {
    const [by] = actorsOf(game, state);
    if (by === undefined) return { setup, actions, state, over: true };
    const action = botOf(by).choose({ view: viewOf(game, state, by), by, offers: offers(game, state, by) });
    const result = apply(game, state, action, observe);
    if (!result.ok) throw new BotRefused(action, result.refusal);
    actions.push(action);
    state = result.state;
    onState?.(state, action, result.events);
  }
  return { setup, actions, state, over: actorsOf(game, state).length === 0 };
}

/** Every seat its own dice: players differ, and what one draws does not change what the next one draws. */
function seedOf(seed: number, by: SeatId): number {
  let mixed = seed >>> 0;
  for (const letter of by) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x9e3779b1) >>> 0;
  return mixed;
}
