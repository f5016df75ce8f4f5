import {
  type Action,
  type Applied,
  actorsOf,
  apply,
  type Carried,
  type Choice,
  carryOut,
  choices,
  type Game,
  hashOf,
  type PlayerId,
  type State,
  start,
} from '@binario/kernel';
import type { RailTable } from '@binario/rail';
import type { AnyEngine } from '../game/engine.ts';

type AnyState = State<RailTable>;

/** By which rules a line of play goes on: those of this build, or those of the engine file with which a table began. */
export interface Rules {
  /** What happened is told by effects; without it, by notes beside them (`older` of the game's engine). */
  readonly record?: 'effects';
  start(setup: unknown): AnyState;
  apply(state: AnyState, action: Action): Applied<RailTable, unknown>;
  /** Without asking the rules: for recorded actions. */
  carryOut(state: AnyState, action: Action): Carried<RailTable, unknown>;
  actors(state: AnyState): readonly PlayerId[];
  choices(state: AnyState, by: PlayerId): readonly Choice[];
  hash(state: AnyState): string;
}

export function ownRules({ title }: AnyEngine): Rules {
  const game = title.game as Game<RailTable, unknown, never>;
  return {
    record: 'effects',
    start: (setup) => start(title.game, setup),
    apply: (state, action) => apply(game, state, action),
    carryOut: (state, action) => carryOut(game, state, action),
    actors: (state) => actorsOf(game, state),
    choices: (state, by) => choices(game, state, by),
    hash: (state) => hashOf(game, state),
  };
}

/** A server keeps the engine file of every version that some table still needs. */
export async function rulesOfFile(name: string): Promise<Rules> {
  const address = `/api/engines/${name}.mjs`;
  const { engine } = (await import(/* @vite-ignore */ address)) as { engine: Rules };
  return engine;
}
