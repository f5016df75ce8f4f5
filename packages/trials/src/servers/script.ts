import type { Action, Engine, SeatId } from '@binario/kernel';

/** A game played beforehand: what is to be submitted, and the hash after each action. */
export interface Script {
  readonly game: string;
  readonly seed: number;
  readonly players: number;
  readonly actions: readonly Action[];
  readonly hashes: readonly string[];
}

/** Plays so many actions with random bots, so that a trial does not spend its time thinking. */
export function scriptOf(
  engine: Engine,
  seed: number,
  players: number,
  most: number,
  variants: readonly string[] = [],
): Script {
  let state = engine.start(engine.setup({ players, seed, variants, options: {} }));
  const actions: Action[] = [];
  const hashes: string[] = [];
  while (actions.length < most) {
    const by: SeatId | undefined = engine.actors(state)[0];
    if (by === undefined) break;
    const open = engine.choices(state, by).flatMap(({ offer, refusal }) => (refusal ? [] : [offer]));
    const action = engine.decide('random', engine.view(state, by), by, open, seed, actions.length);
    const result = engine.apply(state, action);
    if (!result.ok) throw new Error(`the script of ${engine.facts.id} was refused: ${result.refusal.rule}`);
    state = result.state;
    actions.push(action);
    hashes.push(engine.hash(state));
  }
  return { game: engine.facts.id, seed, players, actions, hashes };
}
