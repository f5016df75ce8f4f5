import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importsOf, scan } from '../layers/scan.mjs';
import { readTree } from '../layers.mjs';
import { root } from '../workspaces.mjs';

const TRIALS = '@binario/trials';

it('the trials are loaded in one place, when one is wished for', () => {
  const loading = Object.entries(readTree(root))
    .filter(([path]) => /^(packages|games)\/[^/]+\/(?!test\/)/.test(path) && /\.tsx?$/.test(path))
    .flatMap(([path, text]) => importsOf(scan(text)).map((each) => ({ path, text, ...each })))
    .filter(({ specifier, typeOnly }) => specifier.startsWith(TRIALS) && !typeOnly)
    .map(({ path, text, index }) => `${path}: ${text.slice(index).split('(')[0]}`);
  const [place, ...others] = [...new Set(loading)];
  expect(place).toBe('packages/cli/src/online/trials.ts: import');
  expect(others).toEqual([]);
});

it('the trials are no part of the image', () => {
  expect(readFileSync(join(root, 'Dockerfile'), 'utf8')).toContain(
    'rm -rf packages/trials node_modules/@binario/trials',
  );
});
