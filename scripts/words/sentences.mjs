// Every sentence a person can read, from wherever it is written: each folder with en.ts, it.ts and fr.ts side by side, and the few
// files that hold three small catalogues at once; and the guide, paragraph by paragraph.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * @typedef {import('./faults.mjs').Sentence} Sentence
 * @typedef {import('./faults.mjs').Language} Language
 */

/** @type {readonly Language[]} */
export const languages = ['en', 'it', 'fr'];

const NO_SOURCES = new Set(['node_modules', 'dist', 'test', 'testing', 'e2e']);
/** Files with the three languages in one value. */
const SMALL = /\/(?:cover|sources|kernelText|boardFile\/text)\.ts$/;

/** @param {string} base @param {string} folder @returns {string[]} */
function filesBelow(base, folder) {
  return readdirSync(join(base, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NO_SOURCES.has(entry.name) ? [] : filesBelow(base, path);
    return path.endsWith('.ts') ? [path] : [];
  });
}

/** Texts by key, the keys of what lies within joined by dots. @param {unknown} value @param {string} path @returns {[string, string][]} */
function flat(value, path = '') {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => flat(inner, path === '' ? key : `${path}.${key}`));
}

/** @param {string} where @param {Readonly<Record<Language, unknown>>} values @returns {Sentence[]} */
function sentencesOf(where, values) {
  const english = new Map(flat(values.en));
  // English files export parts of themselves too: what the others have is what is said.
  const keys = new Set(flat(values.it).map(([key]) => key));
  return languages.flatMap((language) =>
    flat(values[language])
      .filter(([key]) => keys.has(key))
      .map(([key, text]) => ({ language, where, key, text, english: english.get(key) ?? '' })),
  );
}

/** @param {string} base @returns {Sentence[]} */
function guideSentences(base) {
  const where = 'packages/app/src/guide';
  const paragraphs = (/** @type {Language} */ language) =>
    Object.fromEntries(
      readFileSync(join(base, where, `${language}.md`), 'utf8')
        .split(/\n{2,}/)
        .map((text, n) => [
          `${n}`,
          text
            .replace(/`[^`]*`/g, '¤')
            .replace(/\s+/g, ' ')
            .trim(),
        ]),
    );
  return sentencesOf(where, { en: paragraphs('en'), it: paragraphs('it'), fr: paragraphs('fr') });
}

/** What a module exports but functions, without the names of its exports. @param {Readonly<Record<string, unknown>>} module */
const valuesOf = (module) => Object.assign({}, ...Object.values(module).filter((value) => typeof value === 'object'));

/**
 * @param {string} base the repository
 * @param {(path: string) => Promise<Readonly<Record<string, unknown>>>} load imports a TypeScript file
 * @returns {Promise<Sentence[]>}
 */
export async function allSentences(base, load) {
  const files = ['games', 'packages'].flatMap((folder) => filesBelow(base, folder));
  /** @type {Sentence[]} */
  const found = guideSentences(base);
  for (const file of files.filter((path) => path.endsWith('/en.ts'))) {
    const where = dirname(file);
    const [en, it, fr] = await Promise.all(languages.map((each) => load(join(base, where, `${each}.ts`))));
    found.push(...sentencesOf(where, { en: valuesOf(en ?? {}), it: valuesOf(it ?? {}), fr: valuesOf(fr ?? {}) }));
  }
  for (const file of files.filter((path) => SMALL.test(path))) {
    for (const value of Object.values(await load(join(base, file)))) {
      if (isThreefold(value)) found.push(...sentencesOf(file, value));
    }
  }
  return found;
}

/** @param {unknown} value @returns {value is Readonly<Record<Language, unknown>>} */
const isThreefold = (value) =>
  typeof value === 'object' && value !== null && languages.every((language) => Object.hasOwn(value, language));
