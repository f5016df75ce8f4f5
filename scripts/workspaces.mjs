import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * @typedef {{
 *   name: string,
 *   workspaces?: string[],
 *   exports?: Record<string, Record<string, string>>,
 *   dependencies?: Record<string, string>,
 *   devDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>,
 *   [field: string]: unknown,
 * }} Manifest
 */

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Whether the module with this `import.meta.url` is the program, not an import of another.
 *
 * @param {string} moduleUrl
 */
export const isProgram = (moduleUrl) =>
  process.argv[1] !== undefined && pathToFileURL(realpathSync(process.argv[1])).href === moduleUrl;

/**
 * @param {string} file
 * @returns {Manifest}
 */
export const readManifest = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The folders of all workspace packages ("packages/kernel", "games/1849", ...), sorted.
 * Only patterns of the form "folder/*" are understood, which is all this repository uses.
 *
 * @param {string} base
 * @returns {string[]}
 */
export function workspaceFolders(base) {
  const patterns = readManifest(join(base, 'package.json')).workspaces ?? [];
  return patterns
    .map((pattern) => pattern.replace(/\/\*$/, ''))
    .filter((parent) => existsSync(join(base, parent)))
    .flatMap((parent) => readdirSync(join(base, parent)).map((name) => `${parent}/${name}`))
    .filter((folder) => existsSync(join(base, folder, 'package.json')))
    .sort();
}

/**
 * The ids of all games, by their folders: for programs that run before anything is built.
 *
 * @param {string} base
 * @returns {string[]}
 */
export const gameIds = (base) =>
  workspaceFolders(base)
    .filter((folder) => existsSync(join(base, folder, 'game.ts')))
    .map((folder) => basename(folder));

/** The test that plays a game on altered boards. @param {string} game */
export const boardsTest = (game) => `games/${game}/test/altered-boards.test.ts`;

/** Can the game be played on other boards than the one in its box? @param {string} game */
export const readsBoards = (game) => existsSync(join(root, boardsTest(game)));
