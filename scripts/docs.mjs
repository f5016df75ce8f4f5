// `npm run docs`: API pages of kernel, rail and protocol, by typedoc in an installation of its own (docs/api), into dist/api.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './bootstrap.mjs';
import { root } from './workspaces.mjs';

const folder = join(root, 'docs', 'api');
const lock = join(folder, 'package-lock.json');
const stamp = join(folder, 'node_modules', '.stamp');
const npm = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];

function installed() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === readFileSync(lock, 'utf8')) return true;
  process.stderr.write('binario: installing typedoc ...\n');
  // What npm tells the scripts it runs must not reach the other installation.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));
  const { status } = spawnSync('npm', npm, {
    cwd: folder,
    env,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status === 0) writeFileSync(stamp, readFileSync(lock));
  return status === 0;
}

if (ensureInstalled(root) && installed()) {
  rmSync(join(root, 'dist', 'api'), { recursive: true, force: true });
  const typedoc = join(folder, 'node_modules', 'typedoc', 'bin', 'typedoc');
  process.exitCode = spawnSync(process.execPath, [typedoc], { cwd: folder, stdio: 'inherit' }).status ?? 1;
} else {
  process.exitCode = 1;
}
