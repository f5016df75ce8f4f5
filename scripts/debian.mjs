// Installs packages of Debian for tests, where we may: as root on Linux.
import { spawnSync } from 'node:child_process';

/**
 * @param {string} why what they are for, in the words of the line that is printed
 * @param {string[]} packages
 */
export function installDebian(why, ...packages) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  process.stderr.write(`binario: installing ${packages.join(' and ')} for ${why} ...\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (/** @type {string[]} */ ...args) => spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env }).status;
  const install = () => run('install', '-y', '--no-install-recommends', ...packages);
  if (install() === 0) return;
  run('update');
  install();
}
