// Runs test files in a process of their own and tells which tests failed.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * @typedef {{ failed: string[], passed: number, broken: string[] }} Outcome `broken`: files that could not be run at all
 * @typedef {{ name: string, status: string, message?: string, assertionResults: { fullName: string, status: string }[] }} FileResult
 */

/**
 * @param {string} base
 * @param {readonly string[]} files
 * @param {{ ruleOff?: string, bail?: boolean }} [options]
 * @returns {Promise<Outcome>}
 */
export async function runTests(base, files, { ruleOff = '', bail = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'binario-mutate-'));
  const report = join(folder, 'report.json');
  const args = [
    join(base, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    ...files,
    '--reporter=json',
    `--outputFile=${report}`,
    // One process each: several of these run side by side.
    '--maxWorkers=1',
    ...(bail ? ['--bail=1'] : []),
  ];
  try {
    await finished(args, { cwd: base, env: { ...process.env, BINARIO_RULE_OFF: ruleOff } });
    return outcomeOf(JSON.parse(readFileSync(report, 'utf8')).testResults);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<void>}
 */
function finished(args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { ...options, stdio: 'ignore' });
    child.on('error', reject);
    child.on('close', () => resolve());
  });
}

/**
 * @param {FileResult[]} files
 * @returns {Outcome}
 */
function outcomeOf(files) {
  const tests = files.flatMap((file) => file.assertionResults);
  return {
    failed: tests.filter((test) => test.status === 'failed').map((test) => test.fullName),
    passed: tests.filter((test) => test.status === 'passed').length,
    broken: files
      .filter((file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'))
      .map((file) => `${file.name}: ${file.message ?? ''}`),
  };
}
