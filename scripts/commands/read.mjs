import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a command begins with. */
const PROGRAMS = /^(?:[A-Z_]+=\S+ )*(?:npm|npx|node|git|docker|printf)\b/;
/** What stands behind a command in a list: two spaces or more, and words. */
const REMARK = / {2,}\S.*$/;

/**
 * `block`: the line where its block begins, 0 in running text. Commands of one block follow on each other.
 *
 * @typedef {{ page: string, line: number, block: number, command: string }} Found
 */

/**
 * The pages somebody would follow. Those of `games/*` and `packages/*` count too: they are where work is done.
 *
 * @param {string} base
 * @returns {string[]}
 */
export const pages = (base) =>
  execFileSync(
    'git',
    [
      'ls-files',
      '*.md',
      ':!CHANGELOG.md',
      ':!*/test/*',
      ':!scripts/new-game/*',
      ':!.github/*',
      ':!*CHECKLIST.md',
      ':!*RULINGS.md',
    ],
    {
      cwd: base,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((path) => path !== '');

/**
 * Commands in blocks, one a line, and those in running text between backticks.
 *
 * @param {string} base
 * @param {string} page
 * @returns {Found[]}
 */
export function commandsOf(base, page) {
  /** @type {Found[]} */
  const found = [];
  let block = 0;
  for (const [index, text] of readFileSync(join(base, page), 'utf8').split('\n').entries()) {
    if (text.startsWith('```')) {
      block = block === 0 ? index + 1 : 0;
      continue;
    }
    const written = block > 0 ? [text] : [...text.matchAll(/`([^`]+)`/g)].map(([, inside]) => inside ?? '');
    for (const each of written) {
      const command = each.trim().replace(REMARK, '');
      if (PROGRAMS.test(command) && command.includes(' ')) found.push({ page, line: index + 1, block, command });
    }
  }
  return found;
}
