// Speed of this release's engine files beside those of an earlier release, in one process, in alternating pairs:
// `npm run bench:engines [-- 1849 ...] [--pairs N] [--older FOLDER]`, the earlier ones from a folder or those of the stored release. A ratio of 1.10 says that the new file does the same work 1.10 times as fast.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { storedEngine, storedEngineFiles } from '../packages/server/test/stored/unpack.mjs';
import { compared, showCompared } from './bench-pairs.mjs';
import { engineFolder } from './engines.mjs';
import { root } from './workspaces.mjs';

/** @typedef {import('@binario/kernel').Engine} Engine */
/** @typedef {import('@binario/kernel').AnyState} AnyState */
/** @typedef {{ setup: unknown, actions: readonly import('@binario/kernel').Action[] }} Recorded */

const PAIRS = 24;
/** Slower than this is not accepted. */
const LEAST = 0.95;
/** Turns whose options are listed anew: those with the most to choose from. */
const WORST = 12;

/** @param {Engine} engine @param {AnyState} state */
const offersOf = (engine, state) => {
  const [by = ''] = engine.actors(state);
  return engine.choices(state, by).flatMap(({ offer, refusal }) => (refusal ? [] : [offer]));
};

/** One random game of each number of players. @param {Engine} engine @returns {Recorded[]} */
function recordedGames(engine) {
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
function hashesOf(engine, games) {
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
const figures = {
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

/** @param {string} folder @param {string} game @returns {Promise<Engine>} */
async function engineIn(folder, game) {
  const file = readdirSync(folder).find((name) => name.startsWith(`${game}@`));
  if (!file) throw new Error(`there is no engine file of ${game}`);
  return (await import(pathToFileURL(join(folder, file)).href)).engine;
}

/** @param {string} game @param {number} pairs @param {string | undefined} before */
async function bench(game, pairs, before) {
  const older = before === undefined ? await storedEngine(game) : await engineIn(before, game);
  const newer = await engineIn(engineFolder(root), game);
  const games = recordedGames(older);
  const actions = games.reduce((sum, each) => sum + each.actions.length, 0);
  console.log(`\n${older.facts.name}: ${games.length} games of ${actions} actions, ${pairs} pairs`);
  if (hashesOf(older, games) !== hashesOf(newer, games)) throw new Error('the two engines come to different hashes');
  let slow = 0;
  for (const [what, prepared] of Object.entries(figures)) {
    const result = compared(prepared(older, games), prepared(newer, games), pairs);
    console.log(showCompared(what, result));
    if (result.ratio < LEAST) slow++;
  }
  return slow;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pairs: { type: 'string' }, older: { type: 'string' } },
});
const games = positionals.length > 0 ? positionals : storedEngineFiles().map(({ game }) => game);
const pairs = Number(values.pairs ?? PAIRS);
const [only] = games;
if (games.length === 1 && only !== undefined) {
  const slow = await bench(only, pairs, values.older);
  if (slow > 0) console.log(`${slow} below ${LEAST}`);
  process.exitCode = slow > 0 ? 1 : 0;
} else {
  // Each in a process of its own: what the machine has learnt about one game slows down the next.
  for (const game of games) {
    const args = [
      fileURLToPath(import.meta.url),
      game,
      '--pairs',
      String(pairs),
      ...(values.older ? ['--older', values.older] : []),
    ];
    if (spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0) process.exitCode = 1;
  }
}
