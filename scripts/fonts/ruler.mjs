// Measures words by the font files the page brings along.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspaces.mjs';
import { metricsOf } from './woff2.mjs';

/** @param {string} name */
const fontFile = (name) => readFileSync(join(root, 'packages', 'web', 'src', 'fonts', `${name}.woff2`));

/** @param {string} name */
function measuring(name) {
  const file = fontFile(name);
  /** @type {Map<string, number>} */
  const known = new Map();
  return (/** @type {string} */ word, /** @type {number} */ size) => {
    const thousandths = known.get(word) ?? metricsOf(file, word).advances.reduce((sum, each) => sum + each, 0);
    known.set(word, thousandths);
    return (thousandths * size) / 1000;
  };
}

const serif = measuring('binario-serif-600');
const italic = measuring('binario-serif-400-italic');

/** @param {string} word @param {boolean} isCity @param {number} size */
export const nameRuler = (word, isCity, size) => (isCity ? serif : italic)(word, size);
