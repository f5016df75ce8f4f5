// The stored database of an earlier release, for tests and for measuring.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import Database from 'libsql';

/**
 * A copy of the database, in a data folder as a server expects it.
 *
 * @param {string} folder
 */
export function unpackDatabase(folder) {
  const file = join(folder, 'binario.db');
  writeFileSync(file, brotliDecompressSync(readFileSync(new URL('before-house.db.br', import.meta.url))));
  return file;
}

/**
 * The engine files of that release: id (`1849@1-DIGEST`) and text of each.
 *
 * @returns {readonly { readonly id: string, readonly game: string, readonly code: string }[]}
 */
export function storedEngineFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'binario-stored-'));
  try {
    const database = new Database(unpackDatabase(folder));
    const rows = database.prepare('select id, game, code from engine order by game').all();
    database.close();
    return /** @type {{ id: string, game: string, code: string }[]} */ (rows);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The engine of that release that plays this game.
 *
 * @param {string} game
 * @returns {Promise<import('@binario/kernel').Engine>}
 */
export async function storedEngine(game) {
  const found = storedEngineFiles().find((each) => each.game === game);
  if (!found) throw new Error(`the stored release has no engine for ${game}`);
  const folder = mkdtempSync(join(tmpdir(), 'binario-stored-'));
  try {
    const file = join(folder, `${found.id}.mjs`);
    writeFileSync(file, found.code);
    return (await import(pathToFileURL(file).href)).engine;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @typedef {{ at: number, key: string, params: import('@binario/kernel').Params }} StoredLine
 * @typedef {{ setup: unknown, actions: readonly import('@binario/kernel').Action[], log: readonly StoredLine[] }} StoredGame
 */

/**
 * One whole game of each title with the log as that release told it, by the id of the game.
 *
 * @returns {Record<string, StoredGame>}
 */
export function storedGames() {
  const packed = readFileSync(new URL('before-house.log.json.br', import.meta.url));
  return JSON.parse(brotliDecompressSync(packed).toString());
}
