// Records the golden games of a game anew: `node scripts/record-golden.mjs 1849`. Needed only when its rules change on
// purpose and their version with them; the games are then other games, and the old ones are no longer replayed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './bootstrap.mjs';
import { ensureBuilt } from './build.mjs';
import { gameIds, isProgram, root } from './workspaces.mjs';

/** @typedef {{ players: number, seed: number, variants?: string[], options?: Record<string, string>, end: string, why: string }} Golden */

/** Every game has its own in `golden.mjs`. @param {string} game */
const listOf = (game) => join(root, 'games', game, 'golden.mjs');

/** @param {string | undefined} game */
async function main(game) {
  const games = gameIds(root).filter((id) => existsSync(listOf(id)));
  if (game === undefined || !games.includes(game)) {
    console.error(`node scripts/record-golden.mjs GAME, one of ${games.join(', ')}`);
    return 2;
  }
  /** @type {{ golden: Record<string, Golden> }} */
  const { golden } = await import(pathToFileURL(listOf(game)).href);
  if (!(ensureInstalled(root) && ensureBuilt(root))) return 1;
  const { playOut } = await import('@binario/bots');
  const { random } = (await import(`@binario/game-${game}/bot`))[`bots${game}`];
  const title = (await import(`@binario/game-${game}`))[`title${game}`];
  const { recorded } = await import(join(root, 'packages/cli/dist/files/record.js'));
  const { writeGameFile } = await import(join(root, 'packages/cli/dist/files/disk.js'));
  let code = 0;
  for (const [name, { end, why, variants = [], options = {}, ...wish }] of Object.entries(golden)) {
    const { setup, actions, state } = playOut(title, { ...wish, variants, options }, random);
    const ended = title.endReason(state.table);
    if (ended !== end) {
      console.error(`${name} now ends by ${ended}, not by ${end}: choose another seed`);
      code = 1;
      continue;
    }
    const file = join(root, 'games', game, 'test', 'golden', `${name}.json`);
    writeGameFile(file, recorded(title, setup, actions, { why }));
    console.log(`${name}: ${actions.length} actions`);
  }
  return code;
}

if (isProgram(import.meta.url)) process.exitCode = await main(process.argv[2]);
