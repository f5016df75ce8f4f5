// The `binario` program from a clone: installs and builds when needed (talking on stderr only), then runs the command line.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './bootstrap.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureEnginesBuilt } from './engines.mjs';
import { root } from './workspaces.mjs';

if (ensureInstalled(root) && ensureBuilt(root) && (await ensureEnginesBuilt(root))) {
  const main = join(root, 'packages', 'cli', 'dist', 'main.js');
  // In this same process: stdin, signals and the exit code are then the program's own.
  process.argv.splice(1, 1, main);
  process.setSourceMapsEnabled(true);
  if (process.env.npm_lifecycle_event) stopWithParent();
  await import(pathToFileURL(main).href);
} else {
  process.exitCode = 1;
}

/** A signal sent to npm ends the shell between npm and us, which does not pass it on: notice that, and do not outlive it. */
function stopWithParent() {
  const parent = process.ppid;
  const watch = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM');
  setInterval(watch, 200).unref();
}
