// Finds memory that outlives a question. The engine has none but pure memos: what is remembered belongs to the identity of
// what it was derived from (a WeakMap, or a memo of the kernel), so no answer depends on what was asked before.

/** Files with such memory, each with the reason why no answer depends on it. */
export const MEMORY = new Map([
  ['packages/track/src/buffers.ts', 'memory for the notes of one search, written before it is read'],
]);

const VARIABLE = /^(?:export )?(?:let|var)\s+(?<name>[\w$]+)/gm;
const CONSTANT = /^(?:export )?const\s+(?<name>[\w$]+)(?<type>\s*:[^=;]+)?\s*=(?!>)\s*(?<value>[^;\n]*)/gm;
const EMPTY = /^(?:new (?:Map|Set)\b(?:<.*>)?\(\)|new (?:Array|\w+Array)\b)/;
const WRITES = 'set|add|push|pop|shift|unshift|splice|delete|clear|fill|sort|reverse|copyWithin';

/**
 * Module-level variables, collections that wait to be filled, and constants whose content the file changes.
 *
 * @param {import('./scan.mjs').Scan} scanned
 * @returns {{ name: string, index: number }[]}
 */
export function stateIn({ code }) {
  const found = [...code.matchAll(VARIABLE)].map(({ groups, index }) => ({ name: groups?.name ?? '', index }));
  for (const { groups, index } of code.matchAll(CONSTANT)) {
    const { name = '', value = '' } = groups ?? {};
    if (value.startsWith('new WeakMap') || value.startsWith('new WeakSet')) continue;
    if (EMPTY.test(value) || isChanged(code, name)) found.push({ name, index });
  }
  return found.sort((a, b) => a.index - b.index);
}

/**
 * @param {string} code
 * @param {string} name
 */
function isChanged(code, name) {
  const own = `(?<![\\w$.])${name.replaceAll('$', '\\$')}`;
  const call = `\\.(?:${WRITES})\\(`;
  const assignment = '(?:\\.[\\w$]+|\\[[^\\]]*\\])+\\s*(?:(?:[-+*/|&^%]|\\?\\?|\\|\\||&&)?=(?![=>])|\\+\\+|--)';
  return new RegExp(`${own}(?:${call}|${assignment})`).test(code);
}
