// `npm run long`: what is too long for `npm test`, whole. Every stage prints its figures; the last line reads `N passed, N failed`.
// `npm run long -- STAGE ...` runs only the stages named.
import { join } from 'node:path';
import { ensureInstalled } from './bootstrap.mjs';
import { figures, runner, runStages } from './stages.mjs';
import { root } from './workspaces.mjs';

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
  ...['1849', '1865', '18fb'].flatMap((game) => [
    figures(`simulate-${game}`, binario(`simulate ${game} --games 300 --players all --variants all`)),
    figures(`rules-${game}`, binario(`rules ${game}`)),
    figures(`mutate-${game}`, [node, 'scripts/mutate-rules.mjs', game]),
    figures(`boards-${game}`, [node, 'scripts/altered-boards.mjs', game]),
  ]),
  figures('oracle', binario('oracle')),
  figures('arena', binario('arena --games 40')),
  figures('torture', binario('torture --kills 20 --tables 20')),
  figures('torture-postgres', binario('torture --kills 10 --tables 10 --store postgres --nodes 2 --faults all')),
  figures('load', binario('load --tables 50 --seconds 60')),
  figures('hostile', binario('hostile --inputs 20000')),
  figures('bench', [node, 'scripts/bench.mjs']),
  figures('bench-web', [node, 'packages/app/e2e/bench.mjs']),
  figures('release', [node, 'scripts/release-trial.mjs']),
  runner('commands', [node, 'scripts/commands.mjs', '--long']),
];

if (ensureInstalled(root)) {
  process.exitCode = runStages(stages, { cwd: root, only: process.argv.slice(2) });
} else {
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
