// A smoke test in Firefox, where one is installed: the page opens, a game begins against automatic players, a decision is made, a reload loses
// nothing. Firefox is spoken to directly by WebDriver BiDi; no driver is needed. Where there is none, that is said, and is no failure.
import { spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { openBiDi } from './firefox/bidi.mjs';
import { runningServer } from './firefox/server.mjs';
import { smoke } from './firefox/smoke.mjs';
import { ensureWebBuilt } from './web-build.mjs';
import { root } from './workspaces.mjs';

const NAMES = ['firefox-esr', 'firefox'];
const MAC = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** @returns {string | undefined} */
function findFirefox() {
  if (process.env.FIREFOX !== undefined) return process.env.FIREFOX || undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), MAC].find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** @param {object} counts */
function told(counts) {
  if (process.env.BINARIO_COUNTS) writeFileSync(process.env.BINARIO_COUNTS, JSON.stringify(counts));
}

/** @param {string} program */
async function inFirefox(program) {
  const profile = mkdtempSync(join(tmpdir(), 'binario-firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const firefox = spawn(program, args, { env: { ...process.env, HOME: profile }, stdio: ['ignore', 'ignore', 'pipe'] });
  const server = await runningServer();
  try {
    const session = await openBiDi(firefox);
    const steps = await smoke(session, server.address);
    for (const step of steps) console.log(`  ok   ${step}`);
    return steps.length;
  } finally {
    await server.stop();
    firefox.kill('SIGKILL');
    await new Promise((done) =>
      firefox.exitCode === null && firefox.signalCode === null ? firefox.once('exit', done) : done(0),
    );
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

const program = findFirefox();
if (program === undefined) {
  console.log('no Firefox is installed here: the smoke test in it was not run (Debian: apt-get install firefox-esr)');
  told({ passed: 0, failed: 0, skipped: 1, missing: true });
} else if (ensureWebBuilt(root)) {
  /** @param {unknown} error */
  const said = (error) => console.log(`  FAIL ${error instanceof Error ? error.message : error}`);
  try {
    told({ passed: await inFirefox(program), failed: 0 });
  } catch (first) {
    said(first);
    // As with other tests: once more, and named as flaky if it passes then.
    try {
      told({ passed: await inFirefox(program), failed: 0, flaky: ['the smoke test in Firefox'] });
    } catch (second) {
      said(second);
      told({ passed: 0, failed: 1 });
      process.exitCode = 1;
    }
  }
} else {
  process.exitCode = 1;
}
