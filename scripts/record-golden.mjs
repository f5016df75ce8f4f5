// Records the golden games anew: `node scripts/record-golden.mjs`. Needed only when the rules change on purpose and their
// version with them; the games are then other games, and the old ones are no longer replayed.
import { join } from 'node:path';
import { ensureInstalled } from './bootstrap.mjs';
import { ensureBuilt } from './build.mjs';
import { isProgram, root } from './workspaces.mjs';

/** @type {Record<string, { players: number, seed: number, variants?: string[], options?: Record<string, string>, end: string, why: string }>} */
const games1849 = {
  'bank-3': {
    players: 3,
    seed: 105,
    end: 'bank',
    why: 'Three players, no variant; through all phases until the bank breaks; presidents change.',
  },
  'price-4': {
    players: 4,
    seed: 142,
    variants: ['bonds'],
    end: 'price',
    why: 'Four players with bonds; a share reaches L.377.',
  },
  'one-player-3': {
    players: 3,
    seed: 51,
    variants: ['bonds'],
    end: 'onePlayer',
    why: 'Three players with bonds; two go bankrupt and leave the game.',
  },
  'stalemate-3': {
    players: 3,
    seed: 39,
    variants: ['acquiringTokens', 'bonds'],
    end: 'stalemate',
    why: 'Three players; SMS is used, loans are taken, every corporation closes and nobody can go on.',
  },
  'electric-5': {
    players: 5,
    seed: 74,
    variants: ['acquiringTokens', 'bonds', 'electricDreams'],
    end: 'bank',
    why: 'Five players with all variants; E tokens, E trains, and a train given back at a change of phase.',
  },
};

async function main() {
  if (!(ensureInstalled(root) && ensureBuilt(root))) return 1;
  const { playOut, randomBot } = await import('@binario/bots');
  const { title1849 } = await import('@binario/game-1849');
  const { recorded } = await import(join(root, 'packages/cli/dist/files/record.js'));
  const { writeGameFile } = await import(join(root, 'packages/cli/dist/files/disk.js'));
  let code = 0;
  for (const [name, { end, why, variants = [], options = {}, ...wish }] of Object.entries(games1849)) {
    const { setup, actions, state } = playOut(title1849, { ...wish, variants, options }, randomBot);
    const ended = title1849.endReason(state.table);
    if (ended !== end) {
      console.error(`${name} now ends by ${ended}, not by ${end}: choose another seed`);
      code = 1;
      continue;
    }
    writeGameFile(join(root, 'games/1849/test/golden', `${name}.json`), recorded(title1849, setup, actions, { why }));
    console.log(`${name}: ${actions.length} actions`);
  }
  return code;
}

if (isProgram(import.meta.url)) process.exitCode = await main();
