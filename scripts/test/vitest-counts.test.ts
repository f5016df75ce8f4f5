import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../workspaces.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'binario-vitest-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function countsOf(text: string) {
  writeFileSync(join(folder, 'a.test.js'), `import { beforeAll, describe, it } from 'vitest';\n${text}`);
  const counts = join(folder, 'counts.json');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporter = join(root, 'scripts/vitest-counts.mjs');
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--retry=1', '--root', folder, `--reporter=${reporter}`],
    {
      env: { PATH: process.env.PATH, BINARIO_COUNTS: counts },
    },
  );
  return { status, ...JSON.parse(readFileSync(counts, 'utf8')) };
}

describe('the counts of vitest', () => {
  it('are those of its tests', () => {
    const text =
      "it('a', () => {}); it('b', () => {}); it('c', () => { throw 1; }); it.skip('d', () => {}); it.todo('e');";
    expect(countsOf(text)).toEqual({ status: 1, passed: 2, failed: 1, skipped: 2, flaky: [] });
  });

  it('name what passed only when it was run again', () => {
    const text = "let runs = 0; describe('s', () => it('a', () => { if (runs++ === 0) throw 1; })); it('b', () => {});";
    expect(countsOf(text)).toEqual({ status: 0, passed: 2, failed: 0, skipped: 0, flaky: ['a.test.js > s > a'] });
  });

  it.each([
    ['a file that cannot be loaded', "import './missing.js';", { passed: 0, skipped: 0 }],
    [
      'a failed hook',
      "describe('s', () => { beforeAll(() => { throw 1; }); it('a', () => {}); });",
      { passed: 0, skipped: 1 },
    ],
    ['an unhandled error', "it('a', () => { void Promise.reject(new Error('late')); });", { passed: 1, skipped: 0 }],
  ])('show %s as one failure', (_, text, others) => {
    expect(countsOf(text)).toEqual({ status: 1, failed: 1, flaky: [], ...others });
  });
});
