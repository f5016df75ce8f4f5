import { join } from 'node:path';
import { release } from '@binario/protocol';
import { expect, it } from 'vitest';
import { readManifest, root, workspaceFolders } from '../workspaces.mjs';

it('all packages, and what the program says of itself, have one version', () => {
  const versions = ['.', ...workspaceFolders(root)].map(
    (folder) => readManifest(join(root, folder, 'package.json')).version,
  );
  expect(new Set(versions)).toEqual(new Set([release]));
});
