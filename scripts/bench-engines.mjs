// Speed of this release's engine files beside those of an earlier release, in one process, in alternating pairs:
// `npm run bench:engines [-- 1849 ...] [--pairs N] [--runs N] [--only WORD] [--older FOLDER]`, the earlier ones from a folder or those of the stored release.
// A ratio of 1.10 says that the new file does the same work 1.10 times as fast.
//
// The engine that a process loads second is 2 to 3 % slower for it. So each run has two processes, one for either order, and a pair of the
// one counts together with a pair of the other (their geometric mean). A process also compiles a little differently each time: several runs.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { storedEngine, storedEngineFiles } from '../packages/server/test/stored/unpack.mjs';
import { measured, medians, showCompared } from './bench-pairs.mjs';
import { figures, hashesOf, recordedGames } from './bench-work.mjs';
import { engineFolder } from './engines.mjs';
import { root } from './workspaces.mjs';

/** @typedef {import('./bench-pairs.mjs').Pair} Pair */

const PAIRS = 24;
const RUNS = 2;
/** Slower than this is not accepted. */
const LEAST = 0.95;
const ORDERS = /** @type {const} */ (['older', 'newer']);

/** @param {string} folder @param {string} game @returns {Promise<import('@binario/kernel').Engine>} */
async function engineIn(folder, game) {
  const file = readdirSync(folder).find((name) => name.startsWith(`${game}@`));
  if (!file) throw new Error(`there is no engine file of ${game}`);
  return (await import(pathToFileURL(join(folder, file)).href)).engine;
}

/** @param {string} game @param {string | undefined} folder */
const olderEngine = (game, folder) => (folder === undefined ? storedEngine(game) : engineIn(folder, game));

/**
 * One process: loads the two in the given order and prints the pairs of each figure as JSON.
 *
 * @param {string} game @param {{ pairs: number, older: string | undefined, only: string, games: string, first: string }} options
 */
async function measure(game, { pairs, older, only, games, first }) {
  /** @type {import('./bench-work.mjs').Recorded[]} */ const recorded = JSON.parse(readFileSync(games, 'utf8'));
  const load = { older: () => olderEngine(game, older), newer: () => engineIn(engineFolder(root), game) };
  const engines =
    first === 'older' ? [await load.older(), await load.newer()] : [await load.newer(), await load.older()];
  const [a, b] = engines;
  if (!a || !b) throw new Error('two engines are compared');
  if (hashesOf(a, recorded) !== hashesOf(b, recorded)) throw new Error('the two engines come to different hashes');
  /** @type {Record<string, Pair[]>} */ const result = {};
  for (const [what, prepared] of Object.entries(figures)) {
    if (!what.includes(only)) continue;
    const taken = measured(prepared(a, recorded), prepared(b, recorded), pairs);
    result[what] = first === 'older' ? taken : taken.map(({ first: x, second: y }) => ({ first: y, second: x }));
  }
  console.log(JSON.stringify(result));
}

/** @param {string} game @param {{ pairs: number, runs: number, older: string | undefined, only: string }} options */
async function bench(game, { pairs, runs, older, only }) {
  const folder = mkdtempSync(join(tmpdir(), 'binario-bench-'));
  try {
    // Recorded by neither of the processes that measure: whoever plays them has warmed up.
    const engine = await olderEngine(game, older);
    const recorded = recordedGames(engine);
    const games = join(folder, 'games.json');
    writeFileSync(games, JSON.stringify(recorded));
    const actions = recorded.reduce((sum, each) => sum + each.actions.length, 0);
    console.log(
      `\n${engine.facts.name}: ${recorded.length} games of ${actions} actions, ${pairs} pairs in ${runs} runs`,
    );
    /** @param {(typeof ORDERS)[number]} first @returns {Record<string, Pair[]>} */
    const measuredBy = (first) => {
      const words = [
        game,
        '--pairs',
        String(Math.ceil(pairs / runs)),
        '--games',
        games,
        '--first',
        first,
        '--only',
        only,
      ];
      const args = [fileURLToPath(import.meta.url), ...words, ...(older === undefined ? [] : ['--older', older])];
      const { status, stdout } = spawnSync(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      if (status !== 0) throw new Error(`the process that loads the ${first} file first failed`);
      return JSON.parse(String(stdout));
    };
    const taken = Array.from({ length: runs }, () => ORDERS.map(measuredBy));
    let slow = 0;
    for (const what of Object.keys(figures).filter((name) => name.includes(only))) {
      const [olderFirst = [], newerFirst = []] = ORDERS.map((_, i) => taken.flatMap((run) => run[i]?.[what] ?? []));
      const result = medians(olderFirst, newerFirst);
      console.log(showCompared(what, result));
      if (result.ratio < LEAST) slow++;
    }
    if (slow > 0) console.log(`${slow} below ${LEAST}`);
    return slow;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: 'string' },
    runs: { type: 'string' },
    older: { type: 'string' },
    games: { type: 'string' },
    first: { type: 'string' },
    only: { type: 'string' },
  },
});
const pairs = Number(values.pairs ?? PAIRS);
const { older, games, first, only = '' } = values;
if (games !== undefined && first !== undefined) {
  await measure(positionals[0] ?? '', { pairs, older, only, games, first });
} else {
  const wanted = positionals.length > 0 ? positionals : storedEngineFiles().map(({ game }) => game);
  for (const game of wanted) {
    if ((await bench(game, { pairs, runs: Number(values.runs ?? RUNS), older, only })) > 0) process.exitCode = 1;
  }
}
