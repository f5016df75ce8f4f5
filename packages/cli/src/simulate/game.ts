import { type BotMaker, BotRefused, playOut } from '@binario/bots';
import {
  type Action,
  carryOut,
  type FinalScore,
  hashOf,
  type SetupWish,
  type State,
  start,
  type Title,
} from '@binario/kernel';
import type { Census } from '@binario/terminal';

/** A game played by the simulation, to its end or to the first violation. */
export interface SimulatedGame<S> {
  readonly actions: readonly Action[];
  readonly setup: S | undefined;
  /** What should never have happened; the game is broken off at the first such thing. */
  readonly violation: string | undefined;
  readonly end: string;
  readonly rounds: number;
  /** Best first; empty if the game was broken off. */
  readonly scores: readonly FinalScore[];
  /** How often the game's census has seen what it looks for. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Breaks off a game. */
class Violation extends Error {}

/** Actions between two trips through JSON of a game that is looked at closely. */
const SAMPLE = 8;

/**
 * Plays one game and looks at the table after every effect. `closely`: the state also goes through JSON now and then,
 * and in the end the whole record is replayed.
 */
export function simulateGame<T, E, S>(
  title: Title<T, E, S>,
  wish: SetupWish,
  bot: BotMaker<T>,
  { cap, closely, census }: { readonly cap: number; readonly closely: boolean; readonly census?: Census<T, E> },
): SimulatedGame<S> {
  const { game } = title;
  const rounds = new Set<string>();
  const counts = new Map<string, number>();
  const count = (keys: readonly string[] = []) => {
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  let before: T | undefined;
  const actions: Action[] = [];
  const hashes: string[] = [];
  let thawed: State<T> | undefined;
  /** What was going on, for the report. */
  let during = 'setting up: ';
  const must = (found: readonly string[], what = '') => {
    if (found.length > 0) throw new Violation(`${what}${found.join('; ')}`);
  };
  const onState = (state: State<T>, action: Action | undefined) => {
    if (action) actions.push(action);
    if (action && before) count(census?.ofAction(action, before));
    before = state.table;
    if (state.flow.length > 0) rounds.add(title.describeRound(state));
    must(title.violationsAtRest(state));
    during = `action ${actions.length + 1}: `;
    if (!action || !closely) return;
    const hash = hashOf(game, state);
    hashes.push(hash);
    if (thawed && hashOf(game, carryOut(game, thawed, action).state) !== hash)
      must(['a copy from JSON goes on differently']);
    thawed = undefined;
    if (actions.length % SAMPLE !== 0) return;
    thawed = JSON.parse(JSON.stringify(state)) as State<T>;
    if (hashOf(game, thawed) !== hash) must(['a copy from JSON has another hash']);
  };
  try {
    const observe = (table: T, effect: E) => {
      count(census?.ofEffect(effect, table));
      const found = title.violations(table);
      if (found.length > 0) must(found, `after ${JSON.stringify(effect)}: `);
    };
    const played = playOut(title, wish, bot, { most: cap, observe, onState });
    during = '';
    if (!played.over) throw new Violation(`the game is not over after ${cap} actions`);
    if (closely) checkReplay(title, played.setup, actions, hashes);
    const { table } = played.state;
    count(census?.ofEnd(table));
    return {
      actions,
      setup: played.setup,
      violation: undefined,
      end: title.endReason(table) ?? 'unknown',
      rounds: rounds.size,
      scores: title.scores(table),
      counts,
    };
  } catch (error) {
    return {
      actions,
      setup: setupOf(title, wish),
      violation: `${during}${reasonOf(error)}`,
      end: 'violation',
      rounds: rounds.size,
      scores: [],
      counts,
    };
  }
}

function setupOf<T, E, S>(title: Title<T, E, S>, wish: SetupWish): S | undefined {
  try {
    return title.setup(wish);
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Violation || error instanceof BotRefused) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function checkReplay<T, E, S>(
  title: Title<T, E, S>,
  setup: S,
  actions: readonly Action[],
  hashes: readonly string[],
): void {
  // As it would come back from a file.
  const record = JSON.parse(JSON.stringify({ setup, actions })) as { setup: S; actions: readonly Action[] };
  let state = start(title.game, record.setup);
  record.actions.forEach((action, i) => {
    state = carryOut(title.game, state, action).state;
    if (hashOf(title.game, state) !== hashes[i])
      throw new Violation(`replayed, the game differs after action ${i + 1}`);
  });
}
