// Writes the engine of every game as one file, dist/engines/GAME@RULES.mjs, unless nothing has changed.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './bootstrap.mjs';
import { fingerprint } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { isProgram, root, workspaceFolders } from './workspaces.mjs';

const SOURCES = ['packages/kernel', 'packages/rail', 'packages/track', 'packages/bots', 'games'];
/** What a game's engine file is made of. */
const ENTRY = 'engineFile.ts';
const NOT_BUILT = new Set(['node_modules', 'dist', 'test', 'testing']);

/** @param {string} base */
export const engineFolder = (base) => join(base, 'dist', 'engines');

/** @param {string} base */
const entries = (base) =>
  workspaceFolders(base)
    .map((folder) => join(base, folder, ENTRY))
    .filter(existsSync);

/**
 * Bundles one entry into one file without imports and gives its place.
 *
 * @param {string} base
 * @param {string} entry
 * @param {string} into
 */
export async function bundleEngine(base, entry, into) {
  const { build, defaultServerConditions } = await import('vite');
  await build({
    root: base,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@binario/source', ...defaultServerConditions] },
    ssr: { noExternal: true, resolve: { conditions: ['@binario/source', ...defaultServerConditions] } },
    build: {
      ssr: entry,
      outDir: into,
      emptyOutDir: false,
      minify: false,
      target: 'es2022',
      rollupOptions: { output: { format: 'es', entryFileNames: 'engine.mjs' } },
    },
  });
  return join(into, 'engine.mjs');
}

/**
 * @param {string} base
 * @returns {Promise<boolean>} false when an engine does not build
 */
export async function ensureEnginesBuilt(base) {
  if (entries(base).length === 0) return true;
  const folder = engineFolder(base);
  const stamp = join(folder, '.stamp');
  const sources = SOURCES.filter((source) => existsSync(join(base, source)));
  const now = fingerprint(base, sources, { without: NOT_BUILT, files: /\.(ts|json)$/ });
  const isFresh = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === now;
  if (isFresh()) return true;
  process.stderr.write('binario: building the engines ...\n');
  mkdirSync(folder, { recursive: true });
  const made = new Set();
  for (const entry of entries(base)) {
    const place = mkdtempSync(join(folder, '.new-'));
    try {
      const file = await bundleEngine(base, entry, place);
      const { engine } = await import(pathToFileURL(file).href);
      const name = `${engine.facts.id}@${engine.facts.rules}.mjs`;
      renameSync(file, join(folder, name));
      made.add(name);
    } catch (error) {
      process.stderr.write(`binario: the engine of ${entry} does not build: ${error}\n`);
      return false;
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
  }
  // Files of older rules live in the databases of those who need them; a release has the present ones.
  for (const file of readdirSync(folder)) if (file.endsWith('.mjs') && !made.has(file)) rmSync(join(folder, file));
  withLock(base, () => writeFileSync(stamp, now));
  return true;
}

if (isProgram(import.meta.url)) {
  if (!(ensureInstalled(root) && (await ensureEnginesBuilt(root)))) process.exitCode = 1;
}
