// Asks the container engine which bytes the images of Dockerfile and compose.yaml are today, and writes their digests to .env.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProgram, root } from './workspaces.mjs';

/** By the variable that names each. */
export const images = { NODE_IMAGE: 'node:22-bookworm-slim', POSTGRES_IMAGE: 'postgres:17' };

/** @param {string} image */
function digestOf(image) {
  const { status, stdout, stderr } = spawnSync('docker', ['buildx', 'imagetools', 'inspect', image], {
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Error(`docker does not know ${image}: ${(stderr || stdout || 'is it installed?').trim()}`);
  const [, digest] = /^Digest:\s+(sha256:[0-9a-f]{64})$/m.exec(stdout) ?? [];
  if (digest === undefined) throw new Error(`docker names no digest of ${image}`);
  return digest;
}

/**
 * The file with these variables set, everything else in it as it was.
 *
 * @param {string} text
 * @param {Readonly<Record<string, string>>} variables
 */
export function withVariables(text, variables) {
  const others = text.split('\n').filter((line) => line !== '' && !Object.hasOwn(variables, line.split('=')[0] ?? ''));
  return [...others, ...Object.entries(variables).map(([name, value]) => `${name}=${value}`), ''].join('\n');
}

if (isProgram(import.meta.url)) {
  try {
    const pinned = Object.fromEntries(
      Object.entries(images).map(([name, image]) => [name, `${image}@${digestOf(image)}`]),
    );
    const file = join(process.argv[2] ?? root, '.env');
    writeFileSync(file, withVariables(existsSync(file) ? readFileSync(file, 'utf8') : '', pinned), { mode: 0o600 });
    for (const [name, value] of Object.entries(pinned)) console.log(`${name}=${value}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
