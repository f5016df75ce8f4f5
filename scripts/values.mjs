// How well bots that look ahead judge positions, and which weights of the parts of their judgement would foretell the end better: seeds, games,
// features, ridge. `npm run values -- GAME [--bot director] [--games 20] [--players 4] [--seed 1] [--folder FOLDER]`. With
// a folder the games are those that `simulate --record` wrote there. Prints JSON; the same seeds and rules give the same.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fitWeights } from './values/fit.mjs';
import { played, replayed } from './values/positions.mjs';
import { isProgram } from './workspaces.mjs';

/** @typedef {import('./values/positions.mjs').Source & { readonly bots: Record<string, import('@binario/bots').BotMaker<any>> }} Judged */

/** @param {string} game @returns {Promise<Judged>} */
async function judgedIn(game) {
  const [{ [`title${game}`]: title }, bot] = await Promise.all([
    import(`@binario/game-${game}`),
    import(`@binario/game-${game}/bot`),
  ]);
  return { title, bots: bot[`bots${game}`], foresight: bot[`foresight${game}`] };
}

/**
 * Fits values to games of one kind of bot, from this seed on.
 *
 * @param {string} game
 * @param {{ readonly bot: string, readonly games: number, readonly players: number, readonly seed: number }} plan
 */
export async function valuesOf(game, plan) {
  const source = await judgedIn(game);
  const maker = source.bots[plan.bot];
  if (!maker) throw new Error(`no bot "${plan.bot}" plays ${game}`);
  const examples = Array.from({ length: plan.games }, (_, n) =>
    played(source, { players: plan.players, seed: plan.seed + n, variants: [], options: {} }, maker),
  );
  return { game, rules: source.title.game.rules, ...plan, ...fitWeights(examples) };
}

/** @param {string} game @param {string} folder */
async function valuesIn(game, folder) {
  const source = await judgedIn(game);
  const { rules } = source.title.game;
  const records = readdirSync(folder)
    .filter((name) => name.startsWith(`${game}-`))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .filter((record) => record.rules === rules);
  return {
    game,
    rules,
    folder,
    games: records.length,
    ...fitWeights(records.map((record) => replayed(source, record))),
  };
}

if (isProgram(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      bot: { type: 'string', default: 'director' },
      games: { type: 'string', default: '20' },
      players: { type: 'string', default: '4' },
      seed: { type: 'string', default: '1' },
      folder: { type: 'string' },
    },
  });
  const [game = ''] = positionals;
  const { bot, folder, games, players, seed } = values;
  const plan = { bot, games: Number(games), players: Number(players), seed: Number(seed) };
  console.log(JSON.stringify(folder ? await valuesIn(game, folder) : await valuesOf(game, plan), undefined, 2));
}
