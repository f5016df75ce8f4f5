import { columns } from '@binario/terminal';
import type { SimulatedGame } from './game.ts';
import { Seats } from './seats.ts';

/** What many games were like. `groups` is what the game wants counted: a key that never comes up is named. */
export class Statistics {
  violations = 0;
  private readonly lengths: number[] = [];
  private readonly rounds: number[] = [];
  private readonly best: number[] = [];
  private readonly margins: number[] = [];
  private readonly seats = new Seats();
  private readonly ends = new Map<string, number>();
  private readonly types = new Map<string, number>();
  private readonly counts = new Map<string, number>();

  constructor(private readonly groups: Readonly<Record<string, readonly string[]>> = {}) {}

  add({ actions, end, violation, rounds, scores, counts }: SimulatedGame<unknown>): void {
    if (violation !== undefined) this.violations++;
    this.lengths.push(actions.length);
    add(this.ends, end);
    for (const { type } of actions) add(this.types, type);
    for (const [key, often] of counts) add(this.counts, key, often);
    const [first] = scores;
    if (!first) return;
    this.rounds.push(rounds);
    this.best.push(first.total);
    this.margins.push(first.total - Math.min(...scores.map(({ total }) => total)));
    this.seats.add(scores);
  }

  private get actions(): number {
    return this.lengths.reduce((sum, length) => sum + length, 0);
  }

  /** The last line of every simulation. */
  summary(seconds: number): string {
    const speed = seconds > 0 ? Math.round(this.actions / seconds) : 0;
    return `${this.lengths.length} games, ${this.actions} actions, ${speed} actions/s, ${this.violations} violations`;
  }

  lines(): readonly string[] {
    return [
      `ended by: ${listed(this.ends)}`,
      `actions in a game: ${spread(this.lengths)}`,
      `rounds in a game: ${spread(this.rounds)}`,
      `best score: ${spread(this.best)}`,
      `from best to worst score: ${spread(this.margins)}`,
      ...this.seats.lines(),
      ...columns(
        [...this.types].sort((a, b) => b[1] - a[1]).map(([type, often]) => [`  ${type}`, String(often)]),
        [1],
      ),
      ...this.censusLines(),
    ];
  }

  private censusLines(): readonly string[] {
    const groups = Object.entries(this.groups);
    const often = (group: string, key: string) => this.counts.get(`${group}/${key}`) ?? 0;
    const lines = groups.map(
      ([group, keys]) => `${group}: ${keys.map((key) => `${key} ${often(group, key)}`).join(', ')}`,
    );
    const dead = groups.flatMap(([group, keys]) =>
      keys.filter((key) => often(group, key) === 0).map((key) => `${group} ${key}`),
    );
    return dead.length > 0 ? [...lines, `never seen: ${dead.join(', ')}`] : lines;
  }
}

function add(counts: Map<string, number>, key: string, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

function spread(numbers: readonly number[]): string {
  const sorted = [...numbers].sort((a, b) => a - b);
  return `${sorted[0] ?? 0} to ${sorted.at(-1) ?? 0}, median ${sorted[Math.floor(sorted.length / 2)] ?? 0}`;
}

function listed(counts: ReadonlyMap<string, number>): string {
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([key, often]) => `${key} ${often}`)
    .join(', ');
}
