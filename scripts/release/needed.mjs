import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, link?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Locked
 * @typedef {{ os: string, cpu: string, libc?: string }} System
 */

/** The systems a release runs on. */
const SYSTEMS = /** @type {readonly System[]} */ ([
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'win32', cpu: 'x64' },
]);

/** What the page is made of; it is built into it. */
const IN_THE_PAGE =
  /^node_modules\/(react|react-dom|scheduler|wouter|zustand|d3-[\w-]+|use-sync-external-store|regexparam|mitt|uqr)(\/|$)/;

/**
 * @param {string} base
 * @returns {[path: string, Locked][]}
 */
function locked(base) {
  const { packages } = JSON.parse(readFileSync(join(base, 'package-lock.json'), 'utf8'));
  return /** @type {[string, Locked][]} */ (Object.entries(packages)).filter(
    ([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link && !IN_THE_PAGE.test(path),
  );
}

/** @param {Locked} locked */
const isNative = ({ os, cpu, libc }) => Boolean(os || cpu || libc);

/**
 * Packages of others that are the same on every system, by their place.
 *
 * @param {string} base
 */
export const foreignPackages = (base) =>
  locked(base)
    .filter(([, each]) => !isNative(each))
    .map(([path]) => path);

/**
 * Packages with compiled parts, one for each system.
 *
 * @param {string} base
 */
export function nativePackages(base) {
  /** @param {Locked} each */
  const wanted = ({ os, cpu, libc }) =>
    SYSTEMS.some(
      (system) =>
        (!os || os.includes(system.os)) &&
        (!cpu || cpu.includes(system.cpu)) &&
        (!libc || (system.libc !== undefined && libc.includes(system.libc))),
    );
  return locked(base)
    .filter(([path, each]) => isNative(each) && wanted(each) && !/musl|wasm/.test(path))
    .map(([path, { version = '' }]) => ({
      path,
      version,
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    }));
}
