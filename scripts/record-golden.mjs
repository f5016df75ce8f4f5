// Records the golden games of a game anew: `node scripts/record-golden.mjs 1849`. Needed only when its rules change on
// purpose and their version with them; the games are then other games, and the old ones are no longer replayed.
import { join } from 'node:path';
import { ensureInstalled } from './bootstrap.mjs';
import { ensureBuilt } from './build.mjs';
import { isProgram, root } from './workspaces.mjs';

/** @typedef {{ players: number, seed: number, variants?: string[], options?: Record<string, string>, end: string, why: string }} Golden */

/** @type {Record<string, Golden>} */
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

/** @type {Record<string, Golden>} */
const games1865 = {
  'phases-3': {
    players: 3,
    seed: 9,
    end: 'bank',
    why: 'Three players, through all phases; conversions, both kinds of absorption, state and personal loans, two sea routes.',
  },
  'sea-4': {
    players: 4,
    seed: 6,
    end: 'bank',
    why: 'Four players, through all phases; markers over two sea routes, forced purchases with personal loans.',
  },
  'short-2': {
    players: 2,
    seed: 7,
    variants: ['short'],
    end: 'bank',
    why: 'Two players, the short game; three conversions, absorptions with own shares sold and loans repaid.',
  },
  'c5basic-3': {
    players: 3,
    seed: 9,
    variants: ['c5basic'],
    end: 'bank',
    why: 'Three players by the proto-rules; one is eliminated, the others play on to phase 7.',
  },
  'c5-one-player-3': {
    players: 3,
    seed: 6,
    variants: ['c5basic'],
    end: 'onePlayer',
    why: 'Three players by the proto-rules; two are eliminated and the last one has won.',
  },
  'c5expansion-4': {
    players: 4,
    seed: 4,
    variants: ['c5expansion'],
    end: 'bank',
    why: 'Four players by the proto-rules on both islands; an elimination, a sea route, a choice of the Dragons by the pile.',
  },
};

/** @type {Record<string, Golden>} */
const games18fb = {
  'bank-3': {
    players: 3,
    seed: 63,
    end: 'bank',
    why: 'Three players, through all phases; concessions withdrawn and taken again, regional companies, national ones with leased trains.',
  },
  'bank-5': {
    players: 5,
    seed: 2,
    end: 'bank',
    why: 'Five players; nearly everything that can happen does: cards lent and resold, polls, holdings, a bankruptcy.',
  },
};

/** @type {Record<string, Record<string, Golden>>} */
const golden = { 1849: games1849, 1865: games1865, '18fb': games18fb };

/** @param {string | undefined} game */
async function main(game) {
  const wanted = game === undefined ? undefined : golden[game];
  if (game === undefined || !wanted) {
    console.error(`node scripts/record-golden.mjs GAME, one of ${Object.keys(golden).join(', ')}`);
    return 2;
  }
  if (!(ensureInstalled(root) && ensureBuilt(root))) return 1;
  const { playOut } = await import('@binario/bots');
  const { random } = (await import(`@binario/game-${game}/bot`))[`bots${game}`];
  const title = (await import(`@binario/game-${game}`))[`title${game}`];
  const { recorded } = await import(join(root, 'packages/cli/dist/files/record.js'));
  const { writeGameFile } = await import(join(root, 'packages/cli/dist/files/disk.js'));
  let code = 0;
  for (const [name, { end, why, variants = [], options = {}, ...wish }] of Object.entries(wanted)) {
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
