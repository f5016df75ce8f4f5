// Finds a Chromium for the browser tests, or installs Debian's when nobody has one and we may.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebian } from './debian.mjs';
import { isProgram } from './workspaces.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @returns {string | undefined} */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), MAC].find(isExecutable);
}

/** @returns {string} */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  installDebian('the browser tests', 'chromium');
  const installed = findChromium();
  if (!installed) throw new Error('no Chromium found: install one, or name it in CHROMIUM');
  return installed;
}

if (isProgram(import.meta.url)) console.log(ensureChromium());
