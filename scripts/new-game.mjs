// Lays down a small working game to begin with: `npm run new-game -- ID` writes games/ID and its
// line in the list of games, and installs it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { layDown, problemWith } from './new-game/lay-down.mjs';
import { root } from './workspaces.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'no-install': { type: 'boolean' } } });
const [id = ''] = positionals;
const problem = problemWith(root, id);
if (problem) {
  console.error(`new-game: ${problem}`);
  process.exit(2);
}
const files = layDown(root, id);
/** @param {string[]} command */
const runs = ([program = '', ...args]) => spawnSync(program, args, { cwd: root, stdio: ['ignore', 2, 2] }).status === 0;
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
// The name of the game changes lengths and the order of imports.
const ok =
  runs([process.execPath, biome, 'check', '--write', `games/${id}`, 'games/all', 'tsconfig.json']) &&
  (values['no-install'] || runs(['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund']));
if (!ok) process.exit(1);
console.log(`games/${id}: ${files.length} files. Read its README.md, then: npx vitest run games/${id}`);
