import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { release } from '@binario/protocol';
import { expect, it } from 'vitest';
import { isRelease, releasedChangelog, versionsWritten } from '../release/versions.mjs';
import { readManifest, root, workspaceFolders } from '../workspaces.mjs';

it('all packages, and what the program says of itself, have one version', () => {
  const versions = ['.', ...workspaceFolders(root)].map(
    (folder) => readManifest(join(root, folder, 'package.json')).version,
  );
  expect(new Set(versions)).toEqual(new Set([release]));
});

it('a release writes its version where it is ours, and nowhere else', () => {
  const manifest =
    '{\n  "name": "@binario/web",\n  "version": "0.1.0",\n  "dependencies": {\n    "@binario/kernel": "0.1.0",\n    "other": "0.1.0"\n  }\n}\n';
  expect(versionsWritten(manifest, '0.1.0', '0.2.0')).toBe(
    manifest.replace('"version": "0.1.0"', '"version": "0.2.0"').replace('kernel": "0.1.0"', 'kernel": "0.2.0"'),
  );
  expect(versionsWritten("export const release = '0.1.0';", '0.1.0', '1.0.0')).toBe("export const release = '1.0.0';");
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const changed = JSON.parse(versionsWritten(lock, release, '9.9.9')).packages;
  const ours = ['', ...workspaceFolders(root)];
  expect(ours.map((folder) => changed[folder].version)).toEqual(ours.map(() => '9.9.9'));
  const others = Object.entries<{ version?: string }>(changed).filter(([path]) => path.startsWith('node_modules/'));
  expect(others.filter(([, { version }]) => version === '9.9.9')).toEqual([]);
});

it('what was not released becomes a section of its own, and must say something', () => {
  const text = '# Changelog\n\n## Not released\n\n- a\n';
  expect(releasedChangelog(text, '0.2.0', '2026-12-01')).toBe(
    '# Changelog\n\n## Not released\n\n## 0.2.0 (2026-12-01)\n\n- a\n',
  );
  expect(() => releasedChangelog('# Changelog\n\n## Not released\n\n## 0.1.0\n\n- a\n', '0.2.0', 'x')).toThrow(
    'says nothing',
  );
  expect(isRelease('0.2')).toBe(false);
  expect(isRelease('1.0.0-rc.1')).toBe(true);
});
