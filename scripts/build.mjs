// Compiles all packages (`tsc -b`) and bundles the engines of the server, unless nothing has changed since the last successful build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './bootstrap.mjs';
import { withLock } from './lock.mjs';
import { isProgram, root, workspaceFolders } from './workspaces.mjs';

const NOT_COMPILED = new Set(['node_modules', 'dist', 'test', 'testing']);

/** @param {string} base */
const stampFile = (base) => join(base, 'node_modules', '.binario-build');

/**
 * Path, size and time of every file that the compiler may read; undefined when a package has no output yet.
 *
 * @param {string} base
 * @returns {string | undefined}
 */
export function buildFingerprint(base) {
  const folders = workspaceFolders(base);
  if (!folders.every((folder) => existsSync(join(base, folder, 'dist')))) return undefined;
  return inputsFingerprint(base, folders);
}

/**
 * @param {string} base
 * @param {string[]} folders
 */
function inputsFingerprint(base, folders) {
  const hash = createHash('sha256');
  /** @param {string} file */
  const addFile = (file) => {
    const { size, mtimeMs } = statSync(join(base, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  };
  /** @param {string} folder */
  const addFolder = (folder) => {
    for (const entry of readdirSync(join(base, folder), { withFileTypes: true })) {
      if (entry.isDirectory() && !NOT_COMPILED.has(entry.name)) addFolder(`${folder}/${entry.name}`);
      else if (entry.isFile()) addFile(`${folder}/${entry.name}`);
    }
  };
  for (const file of readdirSync(base)) if (/^(tsconfig.*|package-lock)\.json$/.test(file)) addFile(file);
  folders.forEach(addFolder);
  return hash.digest('hex');
}

/** @param {string} base */
export function isBuilt(base) {
  return existsSync(stampFile(base)) && readFileSync(stampFile(base), 'utf8') === buildFingerprint(base);
}

/**
 * @param {string} base
 * @param {(base: string) => boolean} [compile]
 * @returns {boolean} false when the sources do not compile
 */
export function ensureBuilt(base, compile = tsc) {
  if (isBuilt(base)) return true;
  return withLock(base, () => {
    if (isBuilt(base)) return true;
    // Taken before compiling: a file saved meanwhile must not count as built.
    const inputs = inputsFingerprint(base, workspaceFolders(base));
    if (!compile(base)) return false;
    writeFileSync(stampFile(base), inputs);
    return true;
  });
}

/** @param {string} base */
function tsc(base) {
  const args = [join(base, 'node_modules', 'typescript', 'bin', 'tsc'), '-b'];
  return spawnSync(process.execPath, args, { cwd: base, stdio: ['ignore', 2, 2] }).status === 0;
}

if (isProgram(import.meta.url)) {
  const { ensureEnginesBuilt } = await import('./engines.mjs');
  if (!(ensureInstalled(root) && ensureBuilt(root) && (await ensureEnginesBuilt(root)))) process.exitCode = 1;
}
