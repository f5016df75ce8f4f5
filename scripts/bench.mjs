// Speed and size of the engine, measured in one run: `npm run bench [-- 1849 ...]`, all games without a name. Nothing here
// is a test: machines differ.
// 1849 also plays the recorded games of its corpus.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { title18fb } from '@binario/game-18fb';
import { bots18fb, foresight18fb } from '@binario/game-18fb/bot';
import { bestRun, game1849, importGame, importSteps, legalLays, title1849 } from '@binario/game-1849';
import { bots1849, foresight1849 } from '@binario/game-1849/bot';
import { unpack } from '@binario/game-1849/oracle';
import { title1865 } from '@binario/game-1865';
import { bots1865, foresight1865 } from '@binario/game-1865/bot';
import { apply, carryOut, hashOf, start } from '@binario/kernel';
import { benchLook } from './bench-look.mjs';
import { bestOf, quantile, repeated, report, show, time } from './bench-measure.mjs';
import { benchPlay } from './bench-play.mjs';

/** Every game; for each the same is measured. */
const games = [
  {
    id: title1849.game.id,
    bench: () => {
      benchPlay(title1849, bots1849);
      benchLook(title1849, bots1849, foresight1849);
      console.log('\n1849, recorded games');
      recorded1849();
    },
  },
  {
    id: title1865.game.id,
    bench: () => {
      benchPlay(title1865, bots1865);
      benchLook(title1865, bots1865, foresight1865);
    },
  },
  {
    id: title18fb.game.id,
    bench: () => {
      benchPlay(title18fb, bots18fb);
      benchLook(title18fb, bots18fb, foresight18fb);
    },
  },
];

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const corpus = join(root, 'games/1849/corpus');

/** What another engine needs for the same on a machine like ours: microseconds for an action of its files, milliseconds for a question. */
const other = { trusted: 590, strict: 800, lays: 38, routes: 242 };

/** @param {string} file */
const read = (file) => unpack(JSON.parse(gunzipSync(readFileSync(join(corpus, file))).toString()));

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

/** @param {string} name */
function replays(name) {
  const { file } = read(name);
  const game = importGame(file);
  const t = repeated(() => trusted(game));
  const s = repeated(() => strict(game));
  const ratio = (/** @type {number} */ each, /** @type {number[]} */ times) =>
    `${((each * file.actions.length) / 1000 / quantile(times, 0.5)).toFixed(0)} times as fast as the other engine (${each} µs for an action)`;
  report(
    `trusted replay ${name}`,
    t,
    `${game.actions.length} actions, best ${show(Math.min(...t))}; ${ratio(other.trusted, t)}`,
  );
  report(
    `  with a hash after each action`,
    repeated(() => hashed(game)),
  );
  report(`strict replay ${name}`, s, `best ${show(Math.min(...s))}; ${ratio(other.strict, s)}`);
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
  for (const name of readdirSync(corpus).filter((each) => each.endsWith('.json.gz'))) {
    const { file, digest } = read(name);
    const wanted = new Set(
      [...digest.legal_tile_lays, ...digest.best_routes].map(({ before_action: action }) => action),
    );
    /** @type {import('@binario/kernel').State<import('@binario/game-1849').Table1849> | undefined} */
    let last;
    const look = (/** @type {number} */ index) => {
      if (!last || !wanted.has(index)) return;
      const { table, flow, rng } = last;
      const fresh = () => structuredClone({ table, flow, rng });
      for (const entry of digest.legal_tile_lays) {
        if (entry.before_action === index) lays.push(bestOf(fresh, (copy) => legalLays(copy)));
      }
      for (const entry of digest.best_routes) {
        if (entry.before_action !== index) continue;
        routes.push(bestOf(fresh, (copy) => bestRun(copy.table, entry.corp)));
        const best = bestRun(table, entry.corp);
        if (best.proven) proven++;
        if (best.revenue === entry.best_revenue) equal++;
      }
    };
    try {
      for (const step of importSteps(file, look)) last = step.state;
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

function recorded1849() {
  for (const name of ['g219', 'g060']) replays(`${name}.json.gz`);
  const long = importGame(read('g053.json.gz').file);
  console.log(`cost by length, a game of ${long.actions.length} actions:`);
  growth(long);
  jumps(long);
  positions();
}

const named = process.argv.slice(2);
const wanted = games.filter(({ id }) => named.length === 0 || named.includes(id));
if (wanted.length === 0) throw new Error(`no such game; there are ${games.map(({ id }) => id).join(', ')}`);
const [first] = wanted;
if (wanted.length === 1 && first) {
  first.bench();
} else {
  // Each in a process of its own: what the machine has learnt about one game slows down the next.
  for (const { id } of wanted) {
    const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), id], { stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
}
