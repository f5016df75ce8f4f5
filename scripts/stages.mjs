import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `flaky` names the tests that passed only when they were run again.
 *
 * @typedef {{ passed: number, failed: number, skipped: number, flaky?: string[], missing?: boolean }} Counts
 * @typedef {{ name: string, run: (cwd: string) => Counts }} Stage
 */

/**
 * A command that holds or does not: one test. Its output is shown only when it fails.
 *
 * @param {string} name
 * @param {string[]} command
 * @returns {Stage}
 */
export function check(name, command) {
  return {
    name,
    run(cwd) {
      const { status, stdout, stderr, error } = spawn(command, cwd, 'pipe');
      if (status === 0) return { passed: 1, failed: 0, skipped: 0 };
      process.stdout.write(`${stdout ?? ''}${stderr ?? ''}${error ? `${error.message}\n` : ''}`);
      return { passed: 0, failed: 1, skipped: 0 };
    },
  };
}

/**
 * A command that holds or does not, and whose figures are worth reading: its output is shown.
 *
 * @param {string} name
 * @param {string[]} command
 * @returns {Stage}
 */
export function figures(name, command) {
  return {
    name,
    run(cwd) {
      const held = spawn(command, cwd, 'inherit').status === 0;
      return { passed: held ? 1 : 0, failed: held ? 0 : 1, skipped: 0 };
    },
  };
}

/**
 * A command that runs many tests and writes their counts as JSON to the file named by BINARIO_COUNTS.
 * A failure that its counts do not show (a crash, no test found) counts as one failed test, unless it says that what it needs is `missing`.
 *
 * @param {string} name
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Stage}
 */
export function runner(name, command, env = {}) {
  return {
    name,
    run(cwd) {
      const folder = mkdtempSync(join(tmpdir(), 'binario-counts-'));
      try {
        const file = join(folder, 'counts.json');
        const { status } = spawn(command, cwd, 'inherit', { ...env, BINARIO_COUNTS: file });
        const counts = readCounts(file);
        const ran = counts.passed > 0 || (counts.missing === true && status === 0);
        if (counts.failed === 0 && (status !== 0 || !ran)) counts.failed = 1;
        return counts;
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  };
}

/**
 * The stages from this one on; one that does not exist stays, to be told as unknown.
 *
 * @param {string[]} names
 * @param {string} [from]
 */
export function namesFrom(names, from) {
  if (from === undefined) return names;
  return names.includes(from) ? names.slice(names.indexOf(from)) : [from];
}

/**
 * @param {Stage[]} stages
 * @param {{ cwd: string, only?: string[], print?: (line: string) => void, passed?: (name: string) => void }} options `passed` is told of each
 * stage in which nothing failed, as soon as it ends
 * @returns {number} the exit code
 */
export function runStages(stages, { cwd, only = [], print = console.log, passed: tell = () => undefined }) {
  const unknown = only.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    print(`Unknown stage: ${unknown.join(', ')}. There are: ${stages.map((stage) => stage.name).join(', ')}.`);
    return 2;
  }
  let passed = 0;
  let failed = 0;
  /** @type {string[]} */
  const summary = [];
  const begin = performance.now();
  for (const stage of stages) {
    if (only.length > 0 && !only.includes(stage.name)) continue;
    const start = performance.now();
    const counts = stage.run(cwd);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    passed += counts.passed;
    failed += counts.failed;
    if (counts.failed === 0) tell(stage.name);
    const skipped = counts.missing ? ', not installed here' : counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
    const verdict = counts.failed > 0 ? 'FAIL' : 'ok  ';
    const lines = [
      `${verdict} ${stage.name}: ${counts.passed} passed, ${counts.failed} failed${skipped} (${seconds} s)`,
    ];
    for (const test of counts.flaky ?? []) lines.push(`flaky ${stage.name}: ${test}`);
    for (const line of lines) print(line);
    summary.push(...lines);
  }
  // Once more at the end: thousands of lines of tests may lie between one stage and the next.
  if (summary.length > 1) {
    print(`All stages, ${((performance.now() - begin) / 60_000).toFixed(1)} min:`);
    for (const line of summary) print(`  ${line}`);
  }
  print(`${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

/**
 * @param {string[]} command
 * @param {string} cwd
 * @param {'pipe' | 'inherit'} output
 * @param {NodeJS.ProcessEnv} [env]
 */
function spawn([program = '', ...args], cwd, output, env = {}) {
  return spawnSync(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
}

/**
 * @param {string} file
 * @returns {Counts}
 */
function readCounts(file) {
  try {
    return { skipped: 0, ...JSON.parse(readFileSync(file, 'utf8')) };
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}
