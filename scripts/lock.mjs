import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PAUSE_MS = 100;
const UNCLAIMED_MS = 5_000;

/**
 * Runs `work` while no other process of this repository does: two installs (or two builds) at once destroy each other.
 * The lock lies outside node_modules, because installing empties that folder. A lock whose owner is dead is taken over.
 *
 * @template T
 * @param {string} base
 * @param {() => T} work
 * @returns {T}
 */
export function withLock(base, work) {
  const lock = join(base, '.bootstrap.lock');
  let unclaimedFor = 0;
  while (!tryLock(lock)) {
    const owner = ownerOf(lock);
    unclaimedFor = owner === undefined ? unclaimedFor + PAUSE_MS : 0;
    if (unclaimedFor > UNCLAIMED_MS || (owner !== undefined && !isAlive(owner)))
      rmSync(lock, { recursive: true, force: true });
    else sleep(PAUSE_MS);
  }
  try {
    return work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** @param {string} lock */
function tryLock(lock) {
  try {
    mkdirSync(lock);
  } catch {
    return false;
  }
  writeFileSync(join(lock, 'pid'), String(process.pid));
  return true;
}

/**
 * @param {string} lock
 * @returns {number | undefined}
 */
function ownerOf(lock) {
  try {
    return Number(readFileSync(join(lock, 'pid'), 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {number} ms */
function sleep(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
