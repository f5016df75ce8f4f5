import { fileURLToPath } from 'node:url';

/**
 * A compiled file of this package, named from its output folder. Threads always run compiled code, also when the rest runs
 * from the sources in a test: both `src/work` and `dist/work` lie two folders below the package.
 */
export function compiled(path: string): string {
  return fileURLToPath(new URL(`../../dist/${path}`, import.meta.url));
}
