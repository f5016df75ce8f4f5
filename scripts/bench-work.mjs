// The work by which engine files are compared: recorded games, and what is done with them.

/** @typedef {import('@binario/kernel').Engine} Engine */
/** @typedef {import('@binario/kernel').AnyState} AnyState */
/** @typedef {{ setup: unknown, actions: readonly import('@binario/kernel').Action[] }} Recorded */

/** Turns whose options are listed anew: those with the most to choose from. */
const WORST = 12;

/** @param {Engine} engine @param {AnyState} state */
const offersOf = (engine, state) => {
  const [by = ''] = engine.actors(state);
  return engine.choices(state, by).flatMap(({ offer, refusal }) => (refusal ? [] : [offer]));
};

/** One random game of each number of players. @param {Engine} engine @returns {Recorded[]} */
export function recordedGames(engine) {
  const { min, max } = engine.facts.players;
  return Array.from({ length: max - min + 1 }, (_, i) => {
    const seed = 31 + i;
    const setup = engine.setup({ players: min + i, seed, variants: [], options: {} });
    const actions = [];
    for (let state = engine.start(setup); engine.actors(state).length > 0; ) {
      const [by = ''] = engine.actors(state);
      const action = engine.decide('random', engine.view(state, by), by, offersOf(engine, state), seed, actions.length);
      actions.push(action);
      state = engine.carryOut(state, action).state;
    }
    return { setup, actions };
  });
}

/** @param {Engine} engine @param {readonly Recorded[]} games @param {(state: AnyState, next: AnyState) => void} look */
function replay(engine, games, look) {
  for (const { setup, actions } of games) {
    let state = engine.start(setup);
    for (const action of actions) {
      const next = engine.carryOut(state, action).state;
      look(state, next);
      state = next;
    }
  }
}

/** @param {Engine} engine @param {readonly Recorded[]} games */
function strict(engine, games, listing = false) {
  for (const { setup, actions } of games) {
    let state = engine.start(setup);
    for (const action of actions) {
      if (listing) engine.choices(state, action.by);
      const result = engine.apply(state, action);
      if (!result.ok) throw new Error(`${engine.facts.name}: ${result.refusal.rule}`);
      state = result.state;
    }
  }
}

/** Both must come to the same: otherwise nothing is compared. @param {Engine} engine @param {readonly Recorded[]} games */
export function hashesOf(engine, games) {
  /** @type {string[]} */ const hashes = [];
  replay(engine, games, (_, next) => hashes.push(engine.hash(next)));
  return hashes.join();
}

/** @param {Engine} engine @param {readonly Recorded[]} games */
function worstTurns(engine, games) {
  /** @type {{ count: number, text: string }[]} */ let worst = [];
  replay(engine, games, (state) => {
    const count = engine.choices(state, engine.actors(state)[0] ?? '').length;
    if (worst.length === WORST && count <= (worst.at(-1)?.count ?? 0)) return;
    worst = [...worst, { count, text: JSON.stringify(state) }].sort((a, b) => b.count - a.count).slice(0, WORST);
  });
  return worst.map(({ text }) => text);
}

/** What is measured: each gives the work of one engine, prepared. @type {Record<string, (engine: Engine, games: readonly Recorded[]) => () => void>} */
export const figures = {
  'play, options listed and judged': (engine, games) => () => strict(engine, games, true),
  'strict replay': (engine, games) => () => strict(engine, games),
  'trusted replay': (engine, games) => () => replay(engine, games, () => {}),
  'trusted replay with hashes': (engine, games) => () => replay(engine, games, (_, next) => engine.hash(next)),
  'options of the worst turns': (engine, games) => {
    const texts = worstTurns(engine, games);
    return () => {
      // Read anew each time: nothing is remembered of them.
      for (const state of texts.map((text) => /** @type {AnyState} */ (JSON.parse(text)))) offersOf(engine, state);
    };
  },
};
