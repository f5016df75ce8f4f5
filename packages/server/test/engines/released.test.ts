import type { Action, AnyState, Engine } from '@binario/kernel';
import { releasedEngines, scriptOf } from '@binario/trials';
import { beforeAll, describe, expect, it } from 'vitest';
import { built } from '../support/built.ts';

let engines: ReadonlyMap<string, Engine>;
beforeAll(async () => {
  built();
  engines = await releasedEngines();
});

const play = (engine: Engine, setup: unknown, actions: readonly Action[]): AnyState[] => {
  const states = [engine.start(setup)];
  for (const action of actions) states.push(engine.carryOut(states.at(-1) as AnyState, action).state);
  return states;
};

describe('the engine files of this release', () => {
  it('are there for every game', () => {
    expect([...engines.keys()].sort()).toEqual(['1849', '1865', '18fb']);
  });

  it.each(['1849', '1865', '18fb'])('%s plays, replays to the same hashes, and its bots decide', (game) => {
    const engine = engines.get(game) as Engine;
    const players = engine.facts.players.max;
    const script = scriptOf(engine, 5, players, 120);
    const states = play(engine, engine.setup({ players, seed: 5, variants: [], options: {} }), script.actions);
    expect(states.slice(1).map((state) => engine.hash(state))).toEqual(script.hashes);
    const state = states[40] as AnyState;
    const [by = ''] = engine.actors(state);
    const offers = engine.choices(state, by).flatMap(({ offer, refusal }) => (refusal ? [] : [offer]));
    for (const bot of engine.facts.bots) {
      const action = engine.decide(bot, engine.view(state, by), by, offers, 1, 40);
      expect(engine.apply(state, action).ok).toBe(true);
    }
  });

  // Whoever says that nothing is hidden hands out the seed: then nothing may be drawn after the set-up.
  it.each(['1849', '1865', '18fb'])(
    '%s is open, so no chance is left after the set-up and all see the same',
    (game) => {
      const engine = engines.get(game) as Engine;
      expect(engine.facts.open).toBe(true);
      const { min, max } = engine.facts.players;
      for (const variants of [[], ...engine.facts.variants.map((variant) => [variant])]) {
        for (const players of [min, max]) {
          const script = tried(() => scriptOf(engine, 5, players, 150, variants));
          if (!script) continue;
          const states = play(engine, engine.setup({ players, seed: 5, variants, options: {} }), script.actions);
          const seats = Array.from({ length: players }, (_, i) => `P${i + 1}`);
          expect(new Set(states.map(({ rng }) => rng)).size).toBe(1);
          expect(states.every((state) => engine.isOpen(state, seats))).toBe(true);
          expect(engine.view(states[0] as AnyState, 'P1').rng).toBe(0);
        }
      }
    },
  );
});

/** Some variants are not for every number of players. */
function tried<R>(work: () => R): R | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && error.name === 'SetupError') return undefined;
    throw error;
  }
}
