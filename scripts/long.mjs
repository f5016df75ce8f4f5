// `npm run long`: what is too long for `npm test`, whole. Every stage prints its figures; the last line reads `N passed, N failed`.
// `npm run long -- STAGE ...` runs only the stages named, `--from STAGE` that one and all after it, `--resume` those that have not passed yet
// on what is here now, `--list` names them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './bootstrap.mjs';
import { figures, namesFrom, runner, runStages } from './stages.mjs';
import { gameIds, readsBoards, root } from './workspaces.mjs';

const node = process.execPath;
/** @param {string} line */
const binario = (line) => [node, 'scripts/binario.mjs', ...line.split(' ')];
const vitest = [
  node,
  join(root, 'node_modules', 'vitest', 'vitest.mjs'),
  'run',
  '--reporter=./scripts/vitest-counts.mjs',
];
const whole = { BINARIO_LONG: '1' };

const stages = [
  figures('build', [node, 'scripts/build.mjs']),
  // The same tests as in `npm test`, with as many games, positions and inputs as they were meant for.
  runner('tests', [...vitest, '--reporter=default', '--testTimeout=1800000'], whole),
  runner('browser', [node, 'scripts/test-browser.mjs'], whole),
  ...gameIds(root).flatMap((game) => [
    figures(`simulate-${game}`, binario(`simulate ${game} --games 300 --players all --variants all`)),
    figures(`rules-${game}`, binario(`rules ${game}`)),
    figures(`mutate-${game}`, [node, 'scripts/mutate-rules.mjs', game]),
    ...(readsBoards(game) ? [figures(`boards-${game}`, [node, 'scripts/altered-boards.mjs', game])] : []),
  ]),
  figures('oracle', binario('oracle')),
  figures('arena', binario('arena --games 40')),
  figures('torture', binario('torture --kills 60 --tables 20 --faults all --seconds 3')),
  figures(
    'torture-postgres',
    binario('torture --kills 34 --tables 10 --store postgres --nodes 2 --faults all --seconds 4'),
  ),
  figures('rolling', [node, 'scripts/rolling-trial.mjs']),
  figures('load', binario('load --tables 50 --seconds 60 --bots 100')),
  figures('hostile', binario('hostile --inputs 20000')),
  figures('soak', binario('soak --actions 20000 --minutes 3')),
  figures('bench', [node, 'scripts/bench.mjs']),
  figures('bench-web', [node, 'packages/app/e2e/bench.mjs']),
  figures('dev', [node, 'scripts/dev-trial.mjs']),
  figures('release', [node, 'scripts/release-trial.mjs']),
  runner('commands', [node, 'scripts/commands.mjs', '--long']),
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string' }, resume: { type: 'boolean' }, list: { type: 'boolean' } },
});

/** What has passed, and of what: another commit or a changed file begins anew. */
const memory = join(root, 'node_modules', '.cache', 'long.json');
const git = (/** @type {string[]} */ ...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout;
const here = () => [git('rev-parse', 'HEAD').trim(), git('status', '--porcelain'), git('diff')].join('\n');

/** @returns {string[]} */
function passedHere() {
  try {
    const { of, passed } = JSON.parse(readFileSync(memory, 'utf8'));
    return of === here() ? passed : [];
  } catch {
    return [];
  }
}

/** @param {string} name */
function remember(name) {
  mkdirSync(dirname(memory), { recursive: true });
  writeFileSync(memory, JSON.stringify({ of: here(), passed: [...new Set([...passedHere(), name])] }));
}

const names = stages.map(({ name }) => name);
const done = values.resume ? passedHere() : [];
const wanted = positionals.length > 0 ? positionals : namesFrom(names, values.from);
const only = wanted.filter((name) => !done.includes(name));

if (values.list) {
  console.log(names.join('\n'));
} else if (only.length === 0) {
  console.log('All of these have passed already; without --resume they run again.');
} else if (ensureInstalled(root)) {
  process.exitCode = runStages(stages, { cwd: root, only, passed: remember });
} else {
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
