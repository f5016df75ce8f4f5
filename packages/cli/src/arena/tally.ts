import { columns } from '@binario/terminal';
import { wilson } from './interval.ts';
import type { MatchResult } from './match.ts';

interface Sum {
  wins: number;
  seats: number;
  score: number;
  ruined: number;
  readonly times: number[];
}

/** How a bot has fared in all games: means over its seats, and the time of its decisions in milliseconds. */
export interface BotSummary {
  readonly bot: string;
  readonly wins: number;
  readonly seats: number;
  readonly score: number;
  readonly ruined: number;
  readonly mean: number;
  readonly p99: number;
  readonly longest: number;
}

/** How often a bot has won, with the interval its true share lies in. */
export interface ShareOfWins {
  readonly bot: string;
  readonly wins: number;
  readonly games: number;
  readonly low: number;
  readonly high: number;
}

/** What the bots have done in all games so far. */
export class Tally {
  private games = 0;
  private brokenOff = 0;
  private readonly sums: ReadonlyMap<string, Sum>;

  constructor(private readonly names: readonly string[]) {
    this.sums = new Map(names.map((name) => [name, { wins: 0, seats: 0, score: 0, ruined: 0, times: [] }]));
  }

  add({ seats, over }: MatchResult): void {
    this.games++;
    if (!over) this.brokenOff++;
    for (const { bot, win, score, ruined, times } of seats) {
      const sum = this.sums.get(bot);
      if (!sum) continue;
      sum.wins += win;
      sum.seats++;
      sum.score += score;
      sum.ruined += ruined ? 1 : 0;
      for (const time of times) sum.times.push(time);
    }
  }

  /** Games that came to no end. */
  get unfinished(): number {
    return this.brokenOff;
  }

  bots(): readonly BotSummary[] {
    return [...this.sums].map(([bot, { wins, seats, score, ruined, times }]) => ({
      bot,
      wins,
      seats,
      score: score / Math.max(1, seats),
      ruined: ruined / Math.max(1, seats),
      mean: times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length),
      p99: percentile(times, 0.99),
      longest: times.reduce((most, time) => Math.max(most, time), 0),
    }));
  }

  /** One line for each bot. A seat that is played by a bot in a game counts once for it. */
  lines(): readonly string[] {
    const head = ['bot', 'wins', 'games', 'seats', 'score', 'bankrupt', 'ms/decision', 'p99', 'longest'];
    const rows = this.bots().map(({ bot, wins, seats, score, ruined, mean, p99, longest }) => [
      bot,
      rounded(wins),
      String(this.games),
      String(seats),
      String(Math.round(score)),
      `${(100 * ruined).toFixed(1)} %`,
      mean.toFixed(2),
      p99.toFixed(1),
      longest.toFixed(1),
    ]);
    const broken = this.brokenOff > 0 ? [`${this.brokenOff} of ${this.games} games came to no end`] : [];
    return [...columns([head, ...rows], [1, 2, 3, 4, 5, 6, 7, 8]), ...broken];
  }

  /** The first bot's part of the wins. */
  share(): ShareOfWins {
    const [bot = ''] = this.names;
    const wins = this.sums.get(bot)?.wins ?? 0;
    return { bot, wins, games: this.games, ...wilson(wins, this.games) };
  }

  summary(): string {
    const { bot, wins, games, low, high } = this.share();
    const percent = (part: number) => (100 * part).toFixed(1);
    return `${bot}: ${rounded(wins)} wins, ${games} games, 95 % interval ${percent(low)} % to ${percent(high)} %`;
  }
}

const rounded = (wins: number): string => (Number.isInteger(wins) ? String(wins) : wins.toFixed(2));

function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((x, y) => x - y);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
