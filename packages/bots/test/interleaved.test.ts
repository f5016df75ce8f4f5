import type { Action, AnyState, Engine } from '@binario/kernel';
import { describe, expect, it, vi } from 'vitest';

/** Each game with modules of its own, loaded anew. */
const engines: Readonly<Record<string, () => Promise<Engine>>> = {
  1849: async () => {
    const [{ engineOf }, { title1849 }] = await Promise.all([import('@binario/kernel'), import('@binario/game-1849')]);
    const { bots1849 } = await import('@binario/game-1849/bot');
    return engineOf(title1849, { open: true, bots: { random: bots1849.random } });
  },
  1865: async () => {
    const [{ engineOf }, { title1865 }] = await Promise.all([import('@binario/kernel'), import('@binario/game-1865')]);
    const { bots1865 } = await import('@binario/game-1865/bot');
    return engineOf(title1865, { open: true, bots: { random: bots1865.random } });
  },
  '18fb': async () => {
    const [{ engineOf }, { title18fb }] = await Promise.all([import('@binario/kernel'), import('@binario/game-18fb')]);
    const { bots18fb } = await import('@binario/game-18fb/bot');
    return engineOf(title18fb, { open: true, bots: { random: bots18fb.random } });
  },
};

/** An engine that was never asked anything, so that it remembers nothing. */
function freshEngine(id: string): Promise<Engine> {
  vi.resetModules();
  return (engines[id] as () => Promise<Engine>)();
}

/** A game in play: its actions, and what every position offered. */
interface Line {
  readonly seed: number;
  state: AnyState;
  readonly actions: Action[];
  readonly told: string[];
}

/** Everything the players may do. */
const tell = (engine: Engine, state: AnyState): string =>
  JSON.stringify(engine.actors(state).map((by) => engine.choices(state, by)));

const begun = (engine: Engine, seed: number): Line => ({
  seed,
  state: engine.start(engine.setup({ players: 4, seed, variants: [], options: {} })),
  actions: [],
  told: [],
});

/** Plays one action at random; false at the end of the game. */
function goOn(engine: Engine, line: Line): boolean {
  const [by] = engine.actors(line.state);
  if (by === undefined) return false;
  const choices = engine.choices(line.state, by);
  line.told.push(tell(engine, line.state));
  const open = choices.flatMap(({ offer, refusal }) => (refusal ? [] : [offer]));
  const action = engine.decide('random', line.state, by, open, line.seed, line.actions.length);
  line.actions.push(action);
  line.state = engine.carryOut(line.state, action).state;
  return true;
}

/** Of each game: enough that much track lies on the map. */
const ACTIONS = 450;

describe('several games in one engine, an action of one and an action of another', () => {
  it.each(Object.keys(engines))('offer what each offers in an engine of its own: %s', async (id) => {
    const shared = await freshEngine(id);
    const lines = [3, 5, 8].map((seed) => begun(shared, seed));
    for (let n = 0; n < ACTIONS; n++) for (const line of lines) goOn(shared, line);
    for (const { seed, actions, told, state } of lines) {
      const own = await freshEngine(id);
      let alone = begun(own, seed).state;
      for (const [n, action] of actions.entries()) {
        expect(tell(own, alone), `${id}, seed ${seed}, action ${n}`).toBe(told[n]);
        alone = own.carryOut(alone, action).state;
      }
      expect(own.hash(alone)).toBe(shared.hash(state));
      expect(actions.length).toBeGreaterThan(ACTIONS / 2);
    }
  });
});
