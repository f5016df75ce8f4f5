import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from './io.ts';

/** The clone this program runs from: the nearest folder above whose package.json is that of the whole project. */
export function repository(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).name === 'binario') return folder;
    const above = dirname(folder);
    if (above === folder) throw new Failure('this needs a clone of the project: its tests are not part of the program');
    folder = above;
  }
}
