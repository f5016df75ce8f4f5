// Builds the web client with Vite, unless nothing it is made of has changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureInstalled } from './bootstrap.mjs';
import { withLock } from './lock.mjs';
import { isProgram, root, workspaceFolders } from './workspaces.mjs';

const NOT_BUILT = new Set(['node_modules', 'dist', 'test', 'testing', 'e2e', 'server', 'cli']);

/** @param {string} base */
export const webOutput = (base) => join(base, 'packages', 'app', 'dist', 'client');

/** @param {string} base */
const stampFile = (base) => join(base, 'node_modules', '.binario-web');

/**
 * Path, size and time of every file the client may be made of.
 *
 * @param {string} base
 */
function fingerprint(base) {
  const hash = createHash('sha256').update(readFileSync(join(base, 'package-lock.json')));
  /** @param {string} folder */
  const addFolder = (folder) => {
    for (const entry of readdirSync(join(base, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!NOT_BUILT.has(entry.name)) addFolder(path);
      } else {
        const { size, mtimeMs } = statSync(join(base, path));
        hash.update(`${path} ${size} ${mtimeMs}\n`);
      }
    }
  };
  for (const folder of workspaceFolders(base)) if (!/\/(server|cli)$/.test(folder)) addFolder(folder);
  return hash.digest('hex');
}

/** Pictures and fonts are small already, and so is a file that fits a packet or two. */
const WORTH = { endings: new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest']), bytes: 2_048 };

/** Lays a compressed copy beside every file that is worth it: the server sends that, and compresses nothing itself. @param {string} folder */
function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !WORTH.endings.has(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    if (content.length >= WORTH.bytes) writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/**
 * @param {string} base
 * @returns {boolean} false when the client does not build
 */
export function ensureWebBuilt(base) {
  return withLock(base, () => {
    const now = fingerprint(base);
    const page = join(webOutput(base), 'index.html');
    if (existsSync(page) && existsSync(stampFile(base)) && readFileSync(stampFile(base), 'utf8') === now) return true;
    process.stderr.write('binario: building the web client ...\n');
    const vite = join(base, 'node_modules', 'vite', 'bin', 'vite.js');
    const args = [vite, 'build', join(base, 'packages', 'app'), '--logLevel', 'warn'];
    if (spawnSync(process.execPath, args, { cwd: base, stdio: ['ignore', 2, 2] }).status !== 0) return false;
    compress(webOutput(base));
    writeFileSync(stampFile(base), now);
    return true;
  });
}

if (isProgram(import.meta.url)) {
  if (!(ensureInstalled(root) && ensureWebBuilt(root))) process.exitCode = 1;
}
