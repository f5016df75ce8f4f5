import { columns } from '@binario/terminal';
import { readLedger } from './ledger.ts';
import { type Ranking, type Rating, ratingsOf } from './ratings.ts';
import { rotationsOf } from './seating.ts';

/** The ratings of one game under one version of its rules. */
export interface RatingTable {
  readonly game: string;
  readonly rules: number;
  readonly ratings: readonly Rating[];
}

/** All games kept in these files, rated together where game and rules are the same. */
export function ratingsIn(files: readonly string[]): readonly RatingTable[] {
  const kinds = new Map<string, { game: string; rules: number; rounds: (readonly Ranking[])[] }>();
  for (const file of files) {
    const { contest, games } = readLedger(file);
    const { game, rules, seats, players } = contest;
    const kind = kinds.get(`${game}@${rules}`) ?? { game, rules, rounds: [] };
    kinds.set(`${game}@${rules}`, kind);
    const size = rotationsOf(seats, players);
    for (let first = 0; first < games.length; first += size) {
      kind.rounds.push(games.slice(first, first + size).map((each) => each.seats));
    }
  }
  return [...kinds.values()].map(({ game, rules, rounds }) => ({ game, rules, ratings: ratingsOf(rounds) }));
}

/** The ratings of bots as lines of a table, game by game. */
export function ratingLines(tables: readonly RatingTable[]): readonly string[] {
  const rows = tables.flatMap(({ game, rules, ratings }) =>
    ratings.map(({ bot, games, rating, low, high }) => [
      `${game}@${rules}`,
      bot,
      String(games),
      rating.toFixed(0),
      low.toFixed(0),
      high.toFixed(0),
    ]),
  );
  return columns([['game', 'bot', 'games', 'rating', 'from', 'to'], ...rows], [2, 3, 4, 5]);
}
