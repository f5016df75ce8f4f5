import type { Entry } from '@binario/terminal';
import { botNamed } from '../arena/contenders.ts';
import { type Contest, Ledger } from '../arena/ledger.ts';
import { ratingLines, ratingsIn } from '../arena/ratingTable.ts';
import { playersFor, rotationsOf, seatingOf } from '../arena/seating.ts';
import { playSeries, told } from '../arena/series.ts';
import { type Hypotheses, usualHypotheses } from '../arena/sprt.ts';
import { flag, text, texts, whole } from '../args.ts';
import { usualGame, withGame } from '../games/registry.ts';
import { type Io, UsageError } from '../io.ts';
import type { Args, Verb } from '../verb.ts';
import { wishedIn, wishOptions } from '../wish.ts';

/** More than any game takes; a game that is longer is reported. */
const MOST = 10_000;
/** What is not decided after so many games is left undecided. */
const TEST_GAMES = 300;

/** `binario arena`: lets bots play against each other. */
export const arena: Verb = {
  name: 'arena',
  summary: 'lets bots play against each other and counts who wins',
  positionals: [],
  options: {
    game: { type: 'string', value: 'GAME', help: `the game; ${usualGame} unless said` },
    seats: {
      type: 'string',
      value: 'A,B,...',
      help: 'the bots, repeated to fill the seats; casual,random unless said',
    },
    games: { type: 'string', value: 'N', help: `how many games; 20 unless said, with --sprt at most ${TEST_GAMES}` },
    players: { type: 'string', value: 'P', help: 'how many players; unless said, each bot has as many seats' },
    sprt: { type: 'boolean', help: 'stop as soon as the share of wins of the first bot is decided' },
    hypotheses: {
      type: 'string',
      value: 'A:B',
      help: 'the two shares in per cent; 25:50 for one of four seats, 50:65 for half of them unless said',
    },
    errors: { type: 'string', value: 'E', help: 'how often in a hundred the test may err; 5 unless said' },
    moves: { type: 'string', value: 'N', help: `break off a game after so many actions; ${MOST} unless said` },
    file: { type: 'string', value: 'FILE', help: 'keep the games there, and go on where it ends' },
    ratings: {
      type: 'string',
      value: 'FILE',
      multiple: true,
      help: 'play nothing: rate the bots by the games kept there; may be given several times',
    },
    json: { type: 'boolean', help: 'print the result as JSON' },
    ...wishOptions,
  },
  notes: [
    'Every seed (from 1 on, unless said) is played with each rotation of the seats: such a round is what the test counts.',
    'Several winners share the win; nobody wins a game that was broken off. Bankrupt: the part of the seats that went',
    'bankrupt at least once. Times are of the processor, in milliseconds.',
    'The last line: wins of the first bot, games, and the 95 % interval of its share.',
  ],
  run(args, io) {
    const files = texts(args, 'ratings');
    if (files.length > 0) return rate(files, args, io);
    return withGame(text(args, 'game') ?? usualGame, (entry) => contest(entry, args, io));
  },
};

function rate(files: readonly string[], args: Args, io: Io): number {
  const tables = ratingsIn(files);
  if (flag(args, 'json')) io.print(JSON.stringify(tables));
  else for (const line of ratingLines(tables)) io.print(line);
  return 0;
}

function contest<T, E, S>(entry: Entry<T, E, S>, args: Args, io: Io): number {
  const { title } = entry;
  const names = (text(args, 'seats') ?? 'casual,random').split(',').map((name) => name.trim());
  if (names.includes('')) throw new UsageError('--seats must name bots, as in casual,random');
  for (const name of names) botNamed(entry, name);
  const players = playersFor(names, title.players, whole(args, 'players', 1));
  const seed = whole(args, 'seed') ?? 1;
  const wish = wishedIn(entry, args);
  // Refused here, before the first game.
  title.setup({ players, seed, ...wish });
  const most = whole(args, 'moves', 1) ?? MOST;
  const agreed: Contest = { game: title.game.id, rules: title.game.rules, seats: names, players, seed, ...wish, most };
  const hypotheses = hypothesesIn(args, names, players);
  const games = whole(args, 'games', 1) ?? (hypotheses ? TEST_GAMES : 20);
  const ledger = Ledger.open(text(args, 'file'), agreed);
  const { tally, test } = playSeries(entry, agreed, ledger, { games, hypotheses }, io);
  if (flag(args, 'json')) {
    const { unfinished } = tally;
    const rotations = rotationsOf(names, players);
    io.print(JSON.stringify({ ...agreed, rotations, bots: tally.bots(), share: tally.share(), unfinished, test }));
    return 0;
  }
  for (const line of tally.lines()) io.print(line);
  if (test) io.print(told(test));
  io.print(tally.summary());
  return 0;
}

function hypothesesIn(args: Args, names: readonly string[], players: number): Hypotheses | undefined {
  const said = text(args, 'hypotheses');
  const errors = whole(args, 'errors', 1, 49);
  if (!flag(args, 'sprt')) {
    if (said !== undefined || errors !== undefined) throw new UsageError('--hypotheses and --errors belong to --sprt');
    return undefined;
  }
  const seats = seatingOf(names, players, 0).filter((name) => name === names[0]).length;
  if (seats === players) throw new UsageError('--sprt needs a bot besides the first');
  const usual = usualHypotheses(seats, players);
  const error = errors === undefined ? usual.error : errors / 100;
  if (said === undefined) return { ...usual, error };
  const [, from = 0, to = 0] = /^(\d+):(\d+)$/.exec(said)?.map(Number) ?? [];
  if (from < 1 || to > 99 || from >= to) throw new UsageError(`--hypotheses must be as 25:50, not "${said}"`);
  return { from: from / 100, to: to / 100, error };
}
