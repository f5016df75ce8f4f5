// Installs the dependencies when they are missing or no longer those of package-lock.json. Needs nothing but Node and npm.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { isProgram, readManifest, root, workspaceFolders } from './workspaces.mjs';

// The parts of a package.json that npm turns into node_modules; editing a script or a description installs nothing.
const INSTALL_FIELDS = [
  'name',
  'version',
  'workspaces',
  'bin',
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'overrides',
];

/** @param {string} base */
const stampFile = (base) => join(base, 'node_modules', '.binario-stamp');

/** @param {string} base */
export function installFingerprint(base) {
  const hash = createHash('sha256').update(readFileSync(join(base, 'package-lock.json')));
  for (const folder of ['.', ...workspaceFolders(base)]) {
    const manifest = readManifest(join(base, folder, 'package.json'));
    hash.update(JSON.stringify([folder, INSTALL_FIELDS.map((field) => manifest[field] ?? null)]));
  }
  return hash.digest('hex');
}

/** @param {string} base */
export function isInstalled(base) {
  return existsSync(stampFile(base)) && readFileSync(stampFile(base), 'utf8') === installFingerprint(base);
}

/** @param {string} base */
export function writeInstallStamp(base) {
  mkdirSync(join(base, 'node_modules'), { recursive: true });
  writeFileSync(stampFile(base), installFingerprint(base));
}

/**
 * @param {string} base
 * @param {(base: string) => boolean} [install]
 * @returns {boolean} false when the installation failed
 */
export function ensureInstalled(base, install = npmCi) {
  if (isInstalled(base)) return true;
  return withLock(base, () => {
    if (isInstalled(base)) return true;
    if (!install(base)) return false;
    writeInstallStamp(base);
    return true;
  });
}

/**
 * @param {string} base
 * @returns {boolean}
 */
function npmCi(base) {
  process.stderr.write('binario: installing dependencies ...\n');
  // Explicit flags: under `npm run -s` or NODE_ENV=production npm would hide its errors or leave the compiler out.
  const args = ['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  const [command, commandArgs] = npm?.endsWith('.js') ? [process.execPath, [npm, ...args]] : ['npm', args];
  const shell = process.platform === 'win32' && command === 'npm';
  const { status } = spawnSync(command, commandArgs, { cwd: base, stdio: ['ignore', 2, 2], shell });
  if (status !== 0) {
    process.stderr.write(
      'binario: `npm ci` failed. If it says that package.json and package-lock.json differ, run `npm install`.\n',
    );
  }
  return status === 0;
}

if (isProgram(import.meta.url)) {
  if (process.argv.includes('--stamp')) writeInstallStamp(root);
  else if (!ensureInstalled(root)) process.exitCode = 1;
}
