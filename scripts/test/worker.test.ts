import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { games } from '@binario/games';
import { expect, it } from 'vitest';
import { importsOf, scan } from '../layers/scan.mjs';
import { readManifest, root, workspaceFolders } from '../workspaces.mjs';

const folderOf = new Map(
  workspaceFolders(root).map((folder) => [readManifest(join(root, folder, 'package.json')).name, join(root, folder)]),
);

/** The source file that an import of ours names. */
function named(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return resolve(dirname(from), specifier);
  const [scope, name, ...inside] = specifier.split('/');
  const folder = folderOf.get(`${scope}/${name}`);
  if (folder === undefined) return undefined;
  const exported = readManifest(join(folder, 'package.json')).exports?.[['.', ...inside].join('/')];
  return exported?.['@binario/source'] && join(folder, exported['@binario/source']);
}

/** Every source file that is loaded with one, each with the file that first asked for it. */
function loadedWith(entry: string): Map<string, string> {
  const loaded = new Map([[entry, '']]);
  for (const file of loaded.keys()) {
    if (!/\.tsx?$/.test(file) || !existsSync(file)) continue;
    for (const { specifier, typeOnly } of importsOf(scan(readFileSync(file, 'utf8')))) {
      const next = typeOnly ? undefined : named(file, specifier);
      if (next !== undefined && !loaded.has(next)) loaded.set(next, file);
    }
  }
  return loaded;
}

// A worker has no window: while developing, a component that is loaded there ends it, and in a release it is dead weight.
it.each([...games.map(({ id }) => `games/${id}/page/engine/engine.ts`), 'packages/web/src/engine/worker.ts'])(
  'the worker loads no component and no style with %s',
  (entry) => {
    const loaded = loadedWith(join(root, entry));
    expect(loaded.size).toBeGreaterThan(50);
    const drawn = [...loaded].filter(([file]) => /\.(tsx|css)$/.test(file));
    expect(drawn.map(([file, by]) => `${file} loaded by ${by}`.replaceAll(root, ''))).toEqual([]);
  },
);
