// Builds the web client with Vite, unless nothing it is made of has changed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureInstalled } from './bootstrap.mjs';
import { fingerprint } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { isProgram, root, workspaceFolders } from './workspaces.mjs';

const NOT_BUILT = new Set(['node_modules', 'dist', 'test', 'testing', 'e2e', 'server', 'cli']);

/** @param {string} base */
export const webOutput = (base) => join(base, 'packages', 'app', 'dist', 'client');

/** @param {string} base */
const stampFile = (base) => join(base, 'node_modules', '.binario-web');

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
    const sources = workspaceFolders(base).filter((folder) => !/\/(server|cli)$/.test(folder));
    const now = fingerprint(base, sources, { without: NOT_BUILT });
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
