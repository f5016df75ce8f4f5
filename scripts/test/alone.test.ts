import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../workspaces.mjs';

/** What lies in the repository, or will with the next commit. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && statSync(join(root, path), { throwIfNoEntry: false })?.isFile());

it('nothing refers to what lies beside a clone', () => {
  expect(files.length).toBeGreaterThan(1000);
  // Put together, or this file would refer to it.
  const outside = ['..', 'shared'].join('/');
  const named = files.filter((path) => readFileSync(join(root, path)).includes(outside));
  expect(named).toEqual([]);
});

it('the recorded games stay small', () => {
  const corpus = files.filter((path) => path.startsWith('games/1849/corpus/'));
  const bytes = corpus.reduce((sum, path) => sum + statSync(join(root, path)).size, 0);
  expect(corpus.length).toBeGreaterThan(100);
  expect(bytes).toBeLessThan(10_000_000);
});
