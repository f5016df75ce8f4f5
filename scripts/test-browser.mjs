// Runs the browser tests in a real Chromium, found on the system or installed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureWebBuilt } from './web-build.mjs';
import { root } from './workspaces.mjs';

if (ensureWebBuilt(root)) {
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const config = join(root, 'packages', 'app', 'e2e', 'playwright.config.ts');
  const env = { ...process.env, CHROMIUM: ensureChromium() };
  const args = [cli, 'test', '-c', config, ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).status ?? 1;
} else {
  process.exitCode = 1;
}
