import type { Entry } from '@binario/terminal';
import { botNamed } from '../arena/contenders.ts';
import { playMatch } from '../arena/match.ts';
import { playersFor, seatingOf } from '../arena/seating.ts';
import { Tally } from '../arena/tally.ts';
import { text, whole } from '../args.ts';
import { usualGame, withGame } from '../games/registry.ts';
import { type Io, UsageError } from '../io.ts';
import type { Args, Verb } from '../verb.ts';
import { wishedIn, wishOptions } from '../wish.ts';

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
    games: { type: 'string', value: 'N', help: 'how many games; 20 unless said' },
    players: { type: 'string', value: 'P', help: 'how many players; unless said, each bot has as many seats' },
    ...wishOptions,
  },
  notes: [
    'In every game the bots move up one seat, and the seed is one more than in the game before (1 unless said).',
    'Several winners share the win. Bankrupt: the part of the seats that went bankrupt at least once.',
    'The last line: wins of the first bot, games, and the 95 % interval of its share.',
  ],
  run: (args, io) => withGame(text(args, 'game') ?? usualGame, (entry) => contest(entry, args, io)),
};

function contest<T, E, S>(entry: Entry<T, E, S>, args: Args, io: Io): number {
  const { title } = entry;
  const names = (text(args, 'seats') ?? 'casual,random').split(',').map((name) => name.trim());
  if (names.includes('')) throw new UsageError('--seats must name bots, as in casual,random');
  for (const name of names) botNamed(entry, name);
  const players = playersFor(names, title.players, whole(args, 'players', 1));
  const games = whole(args, 'games', 1) ?? 20;
  const seed = whole(args, 'seed') ?? 1;
  const wish = wishedIn(args);
  // Refused here, before the first game.
  title.setup({ players, seed, ...wish });
  const tally = new Tally([...new Set(names)]);
  for (let game = 0; game < games; game++) {
    tally.add(playMatch(entry, { players, seed: seed + game, ...wish }, seatingOf(names, players, game), io.now));
    io.progress(`${game + 1} of ${games} games, ${tally.summary()}`);
  }
  for (const line of tally.lines()) io.print(line);
  io.print(tally.summary());
  return 0;
}
