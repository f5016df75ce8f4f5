import { join } from 'node:path';
import { start } from '@binario/kernel';
import type { Entry } from '@binario/terminal';
import { botNamed } from '../arena/contenders.ts';
import { text, texts, whole } from '../args.ts';
import { writeGameFile } from '../files/disk.ts';
import { recorded } from '../files/record.ts';
import { withGame } from '../games/registry.ts';
import { COMMAND } from '../help.ts';
import { type Io, UsageError } from '../io.ts';
import { simulateGame } from '../simulate/game.ts';
import { Pace } from '../simulate/pace.ts';
import { type Plan, tableKinds, variantSets, wishOf } from '../simulate/plan.ts';
import { Statistics } from '../simulate/statistics.ts';
import type { Args, Verb } from '../verb.ts';
import { wishedIn, wishOptions } from '../wish.ts';

/** No game of random players has come near this. */
const USUAL_CAP = 20_000;
/** One game in so many is looked at closely. */
const CLOSELY = 10;

/** `binario simulate`: plays whole games and checks the table after every effect. */
export const simulate: Verb = {
  name: 'simulate',
  summary: 'plays whole games with automatic players and checks them after every effect',
  positionals: ['GAME'],
  options: {
    games: { type: 'string', value: 'N', help: 'how many games; 100 unless said' },
    players: { type: 'string', value: 'P|all', help: 'how many players; all: every number in turn, which is usual' },
    bots: { type: 'string', value: 'BOT', help: 'who plays on every seat; random unless said' },
    ...wishOptions,
    variants: { type: 'string', value: 'all', help: 'all: every set of variants in turn' },
    cap: { type: 'string', value: 'N', help: `actions after which a game counts as endless; ${USUAL_CAP} unless said` },
    record: { type: 'string', value: 'FOLDER', help: 'writes every game to a file in this folder' },
  },
  notes: [
    'The first game has the seed given (1 unless said), every further one the next number.',
    `One game in ${CLOSELY} also goes through JSON and is replayed. Ends with 1 if anything was found.`,
    'Times of decisions are of the processor.',
  ],
  run: (args, io) => withGame(args.positionals[0] ?? '', (entry) => simulateAll(entry, args, io)),
};

function simulateAll<T, E, S>(entry: Entry<T, E, S>, args: Args, io: Io): number {
  const { title } = entry;
  const plan = planOf(entry, args);
  // Refused here, not as a violation of the first game.
  for (const game of plan.tables.keys()) title.setup(wishOf(plan, game));
  const cap = whole(args, 'cap', 1) ?? USUAL_CAP;
  const folder = text(args, 'record');
  const { census } = entry;
  const pace = new Pace(io.cpu);
  const bot = pace.timing(botNamed(entry, text(args, 'bots') ?? 'random'));
  const statistics = new Statistics(census?.groups(start(title.game, title.setup(wishOf(plan, 0))).table));
  const begun = io.now();
  let shown = begun;
  for (let game = 0; game < plan.games; game++) {
    const wish = wishOf(plan, game);
    const played = simulateGame(title, wish, bot, {
      cap,
      closely: game % CLOSELY === 0,
      ...(census && { census }),
    });
    statistics.add(played);
    if (played.violation !== undefined) {
      io.print(
        `seed ${wish.seed}, ${wish.players} players, variants ${wish.variants.join(' ') || 'none'}: ${played.violation}`,
      );
      io.print(`  to see it again: ${commandFor(title.game.id, wish.players, wish.seed, wish.variants, args)}`);
    }
    if (folder !== undefined && played.setup !== undefined) {
      const file = join(folder, `${title.game.id}-${wish.players}-${wish.seed}.json`);
      writeGameFile(file, recorded(title, played.setup, played.actions));
    }
    if (io.now() - shown > 200) {
      shown = io.now();
      io.progress(`${game + 1} of ${plan.games} games, ${statistics.summary((shown - begun) / 1000)}`);
    }
  }
  const seconds = (io.now() - begun) / 1000;
  for (const line of statistics.lines()) io.print(line);
  io.print(pace.line());
  io.print(statistics.summary(seconds));
  return statistics.violations === 0 ? 0 : 1;
}

function planOf<T, E, S>(entry: Entry<T, E, S>, args: Args): Plan {
  const { title } = entry;
  const { variants, options, board } = wishedIn(entry, args);
  const number = text(args, 'players') ?? 'all';
  const all = text(args, 'variants');
  if (all !== undefined && all !== 'all')
    throw new UsageError(`--variants must be "all", not "${all}"; --variant names one`);
  if (all !== undefined && texts(args, 'variant').length > 0) {
    throw new UsageError('--variants all and --variant do not go together');
  }
  const players = number === 'all' ? number : [whole(args, 'players', 1) ?? title.players.min];
  const sets = all === undefined ? [variants] : variantSets(title, options);
  return {
    games: whole(args, 'games', 1) ?? 100,
    seed: whole(args, 'seed') ?? 1,
    tables: tableKinds(title, players, sets, options),
    options,
    ...(board !== undefined && { board }),
  };
}

function commandFor(game: string, players: number, seed: number, variants: readonly string[], args: Args): string {
  const words = [`--games 1 --players ${players} --seed ${seed}`, ...variants.map((variant) => `--variant ${variant}`)];
  for (const option of texts(args, 'option')) words.push(`--option ${option}`);
  const board = text(args, 'board');
  if (board !== undefined) words.push(`--board ${board}`);
  const bots = text(args, 'bots');
  if (bots !== undefined) words.push(`--bots ${bots}`);
  const cap = text(args, 'cap');
  if (cap !== undefined) words.push(`--cap ${cap}`);
  return [COMMAND, 'simulate', game, ...words].join(' ');
}
