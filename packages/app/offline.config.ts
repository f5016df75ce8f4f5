import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Plugin } from 'vite';

/** Writes into the built service worker the list of files to keep, and a name that changes with any of them. */
export function offline(): Plugin {
  let out = '';
  return {
    name: 'binario-offline',
    apply: 'build',
    configResolved(config) {
      out = posix.resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      const files = readdirSync(out, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== 'sw.js')
        .map((entry) => posix.relative(out, join(entry.parentPath, entry.name)))
        .sort();
      const hash = createHash('sha256');
      for (const file of files) hash.update(file).update(readFileSync(join(out, file)));
      const worker = readFileSync(join(out, 'sw.js'), 'utf8');
      const list = JSON.stringify(['/', ...files.filter((file) => file !== 'index.html').map((file) => `/${file}`)]);
      const made = worker.replace("'__FILES__'", list).replace('__VERSION__', hash.digest('hex').slice(0, 16));
      writeFileSync(join(out, 'sw.js'), made);
    },
  };
}
