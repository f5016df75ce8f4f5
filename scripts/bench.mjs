// Speed and size of the engine, measured in one run: `npm run bench [-- 1849]`. Nothing here is a test: machines differ.
// The recorded games of another engine are used where they lie beside the project; without them our own golden games.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { playOut, randomBot } from '@binario/bots';
import {
  bestRun,
  describeRound,
  game1849,
  importGame,
  importSteps,
  legalLays,
  readForeign,
  title1849,
} from '@binario/game-1849';
import { actorsOf, apply, carryOut, choices, hashOf, start } from '@binario/kernel';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const oracle = join(root, '../shared/oracle/1849');

/** What another engine needs for the same on a machine like ours, in milliseconds. */
const other = { trusted: [254, 281], strict: [320, 411], lays: 38, routes: 242 };

/** @param {string} path */
const read = (path) =>
  JSON.parse((path.endsWith('.gz') ? gunzipSync(readFileSync(path)) : readFileSync(path)).toString());

/** @param {() => void} work */
function time(work) {
  const from = performance.now();
  work();
  return performance.now() - from;
}

/** @param {number[]} times @param {number} part */
function quantile(times, part) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** @param {number} ms */
const show = (ms) => `${ms.toFixed(ms < 1 ? 3 : 2)} ms`;

/**
 * The best of three on fresh copies: what the work costs, not what else the machine was doing.
 * @template X
 * @param {() => X} fresh
 * @param {(copy: X) => void} work
 */
function bestOfThree(fresh, work) {
  const once = () => {
    const copy = fresh();
    return time(() => work(copy));
  };
  return Math.min(once(), once(), once());
}

/** @param {string} what @param {number[]} times @param {string} [note] */
function report(what, times, note = '') {
  const [median, p99, most] = [quantile(times, 0.5), quantile(times, 0.99), Math.max(...times)];
  console.log(
    `${what.padEnd(34)} median ${show(median).padStart(10)}   p99 ${show(p99).padStart(10)}   max ${show(most).padStart(10)}   ${note}`,
  );
}

/** @typedef {ReturnType<typeof importGame>} Imported */

/** @param {Imported} game @param {number} [count] */
function trusted(game, count = game.actions.length) {
  let state = start(game1849, game.setup);
  for (const action of game.actions.slice(0, count)) state = carryOut(game1849, state, action).state;
  return state;
}

/** @param {Imported} game */
function hashed(game) {
  let state = start(game1849, game.setup);
  for (const action of game.actions) {
    state = carryOut(game1849, state, action).state;
    hashOf(game1849, state);
  }
}

/** @param {Imported} game @param {number} [count] */
function strict(game, count = game.actions.length) {
  let state = start(game1849, game.setup);
  for (const action of game.actions.slice(0, count)) {
    const result = apply(game1849, state, action);
    if (!result.ok) throw new Error(result.refusal.rule);
    state = result.state;
  }
}

/** @param {() => void} work */
function repeated(work, warm = 60, runs = 40) {
  for (let i = 0; i < warm; i++) work();
  return Array.from({ length: runs }, () => time(work));
}

/** @param {string} name @param {Imported} game @param {number} at */
function replays(name, game, at) {
  const t = repeated(() => trusted(game));
  const s = repeated(() => strict(game));
  const ratio = (/** @type {number | undefined} */ theirs, /** @type {number[]} */ times) =>
    theirs === undefined
      ? ''
      : `${(theirs / quantile(times, 0.5)).toFixed(0)} times as fast as the other engine (${theirs} ms)`;
  report(
    `trusted replay ${name}`,
    t,
    `${game.actions.length} actions, best ${show(Math.min(...t))}; ${ratio(other.trusted[at], t)}`,
  );
  report(
    `  with a hash after each action`,
    repeated(() => hashed(game)),
  );
  report(`strict replay ${name}`, s, `best ${show(Math.min(...s))}; ${ratio(other.strict[at], s)}`);
}

/** @param {Imported} game */
function growth(game) {
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const count = Math.floor(game.actions.length * part);
    const t = quantile(
      repeated(() => trusted(game, count), 3, 10),
      0.5,
    );
    const s = quantile(
      repeated(() => strict(game, count), 3, 10),
      0.5,
    );
    console.log(
      `  first ${String(count).padStart(4)} actions: trusted ${((t * 1000) / count).toFixed(1)} µs, strict ${((s * 1000) / count).toFixed(1)} µs each`,
    );
  }
}

/** Every recorded position: tile lays and best routes, each measured on a fresh copy so that nothing is remembered. */
function positions() {
  /** @type {number[]} */ const lays = [];
  /** @type {number[]} */ const routes = [];
  let proven = 0;
  let equal = 0;
  const names = readdirSync(oracle).filter((file) => file.endsWith('.digest.json.gz'));
  for (const file of names) {
    const digest = read(join(oracle, file));
    const wanted = new Set(
      [...digest.legal_tile_lays, ...digest.best_routes].map(
        (/** @type {{before_action: number}} */ each) => each.before_action,
      ),
    );
    /** @type {import('@binario/kernel').State<import('@binario/game-1849').Table1849> | undefined} */
    let last;
    const look = (/** @type {number} */ index) => {
      if (!last || !wanted.has(index)) return;
      const { table, flow, rng } = last;
      const fresh = () => structuredClone({ table, flow, rng });
      for (const entry of digest.legal_tile_lays) {
        if (entry.before_action === index) lays.push(bestOfThree(fresh, (copy) => legalLays(copy)));
      }
      for (const entry of digest.best_routes) {
        if (entry.before_action !== index) continue;
        routes.push(bestOfThree(fresh, (copy) => bestRun(copy.table, entry.corp)));
        const best = bestRun(table, entry.corp);
        if (best.proven) proven++;
        if (best.revenue === entry.best_revenue) equal++;
      }
    };
    try {
      for (const step of importSteps(readForeign(read(join(oracle, file.replace('.digest', '')))), look))
        last = step.state;
    } catch {
      // A game that the other engine plays against the rulebook ends here; what came before has been measured.
    }
  }
  report('legal tile lays', lays, `${lays.length} positions; the other engine ${other.lays} ms`);
  report(
    'best routes with proof',
    routes,
    `${routes.length} positions, ${proven} proven, ${equal} equal; the other engine ${other.routes} ms without proof`,
  );
}

/** The turn with the most to choose from, in random games. */
function worstTurn() {
  let most = 0;
  /** @type {import('@binario/kernel').State<import('@binario/game-1849').Table1849> | undefined} */
  let worst;
  for (let seed = 1; seed <= 6; seed++) {
    playOut(title1849, { players: 5, seed, variants: [], options: {} }, randomBot, {
      onState: (state) => {
        const [by] = actorsOf(game1849, state);
        const count = by === undefined ? 0 : choices(game1849, state, by).length;
        if (count > most) [most, worst] = [count, state];
      },
    });
  }
  if (!worst) return;
  const [by] = actorsOf(game1849, worst);
  const at = describeRound(worst);
  const times = Array.from({ length: 60 }, () => {
    const copy = structuredClone(worst);
    return copy && by ? time(() => choices(game1849, copy, by)) : 0;
  });
  report('legal actions of the worst turn', times, `${most} options (${at}, ${worst.flow.at(-1)?.step})`);
  console.log(`bytes of a saved state             ${JSON.stringify(worst).length}`);
}

function randomPlay() {
  const games = 12;
  let actions = 0;
  const took = time(() => {
    for (let seed = 1; seed <= games; seed++) {
      actions += playOut(title1849, { players: 3 + (seed % 3), seed: 100 + seed, variants: [], options: {} }, randomBot)
        .actions.length;
    }
  });
  console.log(
    `random play                        ${Math.round(actions / (took / 1000))} actions/s with legality (${actions} actions of ${games} games)`,
  );
}

/** @param {Imported} game */
function jumps(game) {
  const states = [start(game1849, game.setup)];
  for (const action of game.actions)
    states.push(carryOut(game1849, /** @type {typeof states[number]} */ (states.at(-1)), action).state);
  report(
    'jump to any point, states kept',
    Array.from({ length: 200 }, (_, i) => time(() => void states[(i * 7919) % states.length]?.table.cash)),
  );
  report(
    'jump to any point, from scratch',
    Array.from({ length: 60 }, (_, i) => time(() => trusted(game, (i * 7919) % game.actions.length))),
  );
}

if (existsSync(oracle)) {
  const humans = ['27939', '1849_game_end_bank'].map((name) => importGame(read(join(oracle, `${name}.json.gz`))));
  for (const [i, game] of humans.entries()) replays(`human game ${i + 1}`, game, i);
  const long = importGame(read(join(oracle, 'g053.json.gz')));
  console.log(`cost by length, a game of ${long.actions.length} actions:`);
  growth(long);
  jumps(/** @type {Imported} */ (humans[0]));
  positions();
} else {
  console.log('The recorded games are not there (../shared/oracle/1849): replays and recorded positions are left out.');
}
worstTurn();
randomPlay();
