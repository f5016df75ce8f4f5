import { columns } from '@binario/terminal';
import { wilson } from './interval.ts';
import type { SeatResult } from './match.ts';

interface Sum {
  wins: number;
  seats: number;
  score: number;
  ruined: number;
  readonly times: number[];
}

/** What the bots have done in all games so far. */
export class Tally {
  private games = 0;
  private readonly sums: ReadonlyMap<string, Sum>;

  constructor(private readonly names: readonly string[]) {
    this.sums = new Map(names.map((name) => [name, { wins: 0, seats: 0, score: 0, ruined: 0, times: [] }]));
  }

  add(results: readonly SeatResult[]): void {
    this.games++;
    for (const { bot, win, score, ruined, times } of results) {
      const sum = this.sums.get(bot);
      if (!sum) continue;
      sum.wins += win;
      sum.seats++;
      sum.score += score;
      sum.ruined += ruined ? 1 : 0;
      for (const time of times) sum.times.push(time);
    }
  }

  /** One line for each bot. A seat that is played by a bot in a game counts once for it. */
  lines(): readonly string[] {
    const head = ['bot', 'wins', 'games', 'seats', 'score', 'bankrupt', 'ms/decision', 'p99'];
    const rows = [...this.sums].map(([name, { wins, seats, score, ruined, times }]) => [
      name,
      rounded(wins),
      String(this.games),
      String(seats),
      String(Math.round(score / Math.max(1, seats))),
      `${((100 * ruined) / Math.max(1, seats)).toFixed(1)} %`,
      (times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length)).toFixed(2),
      percentile(times, 0.99).toFixed(1),
    ]);
    return columns([head, ...rows], [1, 2, 3, 4, 5, 6, 7]);
  }

  /** The first bot's share of the wins. */
  summary(): string {
    const [first] = this.names;
    const wins = this.sums.get(first ?? '')?.wins ?? 0;
    const { low, high } = wilson(wins, this.games);
    const percent = (part: number) => (100 * part).toFixed(1);
    return `${first}: ${rounded(wins)} wins, ${this.games} games, 95 % interval ${percent(low)} % to ${percent(high)} %`;
  }
}

const rounded = (wins: number): string => (Number.isInteger(wins) ? String(wins) : wins.toFixed(2));

function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((x, y) => x - y);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
