import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a build is made of, told by path, size and time of every file in these folders, and by the packages that are locked.
 *
 * @param {string} base
 * @param {readonly string[]} folders
 * @param {{ without: ReadonlySet<string>, files?: RegExp }} which names of folders that are left out, and of files that count
 */
export function fingerprint(base, folders, { without, files = /./ }) {
  const hash = createHash('sha256').update(readFileSync(join(base, 'package-lock.json')));
  /** @param {string} folder */
  const addFolder = (folder) => {
    for (const entry of readdirSync(join(base, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!without.has(entry.name)) addFolder(path);
      } else if (files.test(entry.name)) {
        const { size, mtimeMs } = statSync(join(base, path));
        hash.update(`${path} ${size} ${mtimeMs}\n`);
      }
    }
  };
  folders.forEach(addFolder);
  return hash.digest('hex');
}
