import type { Entry } from '@binario/terminal';
import type { Io } from '../io.ts';
import type { Contest, Ledger } from './ledger.ts';
import { playMatch } from './match.ts';
import { rotationsOf, seatingOf } from './seating.ts';
import { type Hypotheses, sprt, type Test } from './sprt.ts';
import { Tally } from './tally.ts';
import { timeLeft } from './timeLeft.ts';

/** What a row of games between bots has shown so far. */
export interface Series {
  readonly tally: Tally;
  readonly test: Test | undefined;
}

/**
 * Plays what is missing of a contest: as many games as wished, or until the test has decided. All rotations of the seats
 * are played on one seed; the test looks after each such round.
 */
export function playSeries<T, E, S>(
  entry: Entry<T, E, S>,
  contest: Contest,
  ledger: Ledger,
  { games, hypotheses }: { readonly games: number; readonly hypotheses: Hypotheses | undefined },
  io: Pick<Io, 'now' | 'cpu' | 'progress'>,
): Series {
  const { seats, players, seed, variants, options, most } = contest;
  const size = rotationsOf(seats, players);
  const tally = new Tally([...new Set(seats)]);
  for (const game of ledger.games) tally.add(game);
  const test = () => hypotheses && sprt(hypotheses, winsByRound(ledger, seats[0] ?? '', size), size);
  const begun = io.now();
  const before = ledger.games.length;
  let verdict = test();
  while (ledger.games.length < games && (verdict?.verdict ?? 'undecided') === 'undecided') {
    const n = ledger.games.length;
    const wish = { players, seed: seed + Math.floor(n / size), variants, options };
    const result = playMatch(entry, wish, seatingOf(seats, players, n % size), { most, spent: io.cpu });
    ledger.add(result);
    tally.add(result);
    verdict = test();
    const left = timeLeft(io.now() - begun, n + 1 - before, games - before);
    io.progress(
      [`${n + 1} of ${games} games`, left, told(verdict), tally.summary()].filter((part) => part !== '').join(', '),
    );
  }
  return { tally, test: verdict };
}

/** The wins of one bot in each round that has been played to its end. */
function winsByRound({ games }: Ledger, bot: string, size: number): readonly number[] {
  return Array.from({ length: Math.floor(games.length / size) }, (_, round) =>
    games
      .slice(round * size, (round + 1) * size)
      .flatMap(({ seats }) => seats)
      .reduce((sum, seat) => sum + (seat.bot === bot ? seat.win : 0), 0),
  );
}

const percent = (part: number): string => `${Number((100 * part).toFixed(1))} %`;

/** Where the test stands, in one line; nothing without one. */
export function told(test: Test | undefined): string {
  if (!test) return '';
  const { from, to, error, verdict, llr, bound } = test;
  const found = { to: `accepts ${percent(to)}`, from: `accepts ${percent(from)}`, undecided: 'undecided' }[verdict];
  return `${percent(to)} against ${percent(from)} of wins (errors ${percent(error)}): ${found}, LLR ${llr.toFixed(2)} of ±${bound.toFixed(2)}`;
}
