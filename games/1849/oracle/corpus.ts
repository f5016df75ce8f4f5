import { Failure } from '@binario/terminal';
import type { ForeignAction, ForeignGame } from '../interchange/foreign.ts';
import { changeBetween, changed, type JsonObject } from './change.ts';
import { type Digest, type DigestState, FORMAT } from './digest.ts';

const RECORDED = '1849-recorded/1';

/** A game of the other engine as the corpus keeps it: its actions, and of each state after them what has changed. */
export interface Recorded {
  readonly format: typeof RECORDED;
  readonly players: readonly (number | string)[];
  readonly seed: number;
  readonly rules: readonly string[];
  readonly actions: readonly ForeignAction[];
  /** One for each action; the first tells everything. */
  readonly states: readonly JsonObject[];
  readonly flags: Digest['flags'];
  readonly lays: Digest['legal_tile_lays'];
  readonly routes: Digest['best_routes'];
  readonly final: Digest['final'];
}

/** Is this a game of the corpus? */
export const isRecorded = (value: unknown): value is Recorded =>
  (value as { readonly format?: unknown } | null)?.format === RECORDED;

/** A finished foreign game with its digest, of both what `playRecorded` looks at. */
export function pack({ settings, actions }: ForeignGame, digest: Digest): Recorded {
  if (digest.states.some(({ i, undone }, at) => i !== at + 1 || undone) || actions.length !== digest.states.length) {
    throw new Failure('only a game with a state after every action, none taken back, can be kept');
  }
  const states = digest.states.map(({ i: _i, ...state }) => state as unknown as JsonObject);
  return {
    format: RECORDED,
    players: digest.players_in_seat_order,
    seed: settings.seed ?? Number.NaN,
    rules: settings.optional_rules ?? [],
    actions,
    states: states.map((state, i) => changeBetween(states[i - 1] ?? {}, state)),
    flags: digest.flags,
    lays: digest.legal_tile_lays,
    routes: digest.best_routes,
    final: digest.final,
  };
}

/** The game and its digest again, as `playRecorded` takes them. */
export function unpack(recorded: Recorded): { readonly file: ForeignGame; readonly digest: Digest } {
  const { players, seed, rules, actions, flags, lays, routes, final } = recorded;
  let state: JsonObject = {};
  const states = recorded.states.map((change, i) => {
    state = changed(state, change);
    return { ...state, i: i + 1 } as unknown as DigestState;
  });
  return {
    file: {
      title: '1849',
      players: players.map((id) => ({ id, name: `Player ${id}` })),
      settings: { seed, optional_rules: rules },
      actions,
      status: 'finished',
    },
    digest: {
      format: FORMAT,
      players_in_seat_order: players,
      states,
      flags,
      legal_tile_lays: lays,
      best_routes: routes,
      final,
    },
  };
}
