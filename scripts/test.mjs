// Installs when needed, runs every stage in order and ends with the line `N passed, N failed`.
// `npm test -- STAGE ...` runs only the stages named.
import { join } from 'node:path';
import { ensureInstalled } from './bootstrap.mjs';
import { check, runner, runStages } from './stages.mjs';
import { ensureTrialTools } from './trial-tools.mjs';
import { root } from './workspaces.mjs';

/** @param {string[]} path */
const tool = (...path) => [process.execPath, join(root, 'node_modules', ...path)];
const tsc = tool('typescript', 'bin', 'tsc');

// A test that fails is run once more, here only: if it passes then, it is named as flaky at the end. Whoever runs vitest or the browser
// tests by hand sees every failure.
const stages = [
  check('build', [process.execPath, 'scripts/build.mjs']),
  check('types', [...tsc, '-p', 'tsconfig.test.json']),
  check('types-web', [...tsc, '-p', 'packages/app/e2e/tsconfig.json']),
  check('lint', [...tool('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.']),
  check('layers', [process.execPath, 'scripts/layers.mjs']),
  check('unused', [...tool('knip', 'bin', 'knip.js'), '--no-progress', '--no-config-hints']),
  runner('vitest', [
    ...tool('vitest', 'vitest.mjs'),
    'run',
    '--retry=1',
    '--reporter=default',
    '--reporter=./scripts/vitest-counts.mjs',
  ]),
  runner('browser', [process.execPath, 'scripts/test-browser.mjs', '--retries=1']),
  runner('firefox', [process.execPath, 'scripts/firefox.mjs']),
];

if (ensureInstalled(root)) {
  const only = process.argv.slice(2);
  if (only.length === 0 || only.includes('vitest')) ensureTrialTools();
  process.exitCode = runStages(stages, { cwd: root, only });
} else {
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
