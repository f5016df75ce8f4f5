import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../../', import.meta.url));

const key = Symbol.for('binario.test.built');

/** Threads run compiled code and engine files: whoever tests them compiles first, once in a process. */
export function built(): void {
  const known = globalThis as { [key]?: true };
  if (known[key]) return;
  for (const script of ['scripts/build.mjs', 'scripts/engines.mjs']) {
    spawnSync(process.execPath, [script], { cwd: root, stdio: ['ignore', 2, 2] });
  }
  known[key] = true;
}
