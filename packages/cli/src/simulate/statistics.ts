import { columns } from '../columns.ts';
import type { SimulatedGame } from './game.ts';

/** What many games were like. */
export class Statistics {
  violations = 0;
  private readonly lengths: number[] = [];
  private readonly ends = new Map<string, number>();
  private readonly types = new Map<string, number>();

  add({ actions, end, violation }: SimulatedGame<unknown>): void {
    if (violation !== undefined) this.violations++;
    this.lengths.push(actions.length);
    count(this.ends, end);
    for (const { type } of actions) count(this.types, type);
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
    const sorted = [...this.lengths].sort((a, b) => a - b);
    const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
    return [
      `ended by: ${listed(this.ends)}`,
      `actions in a game: ${sorted[0] ?? 0} to ${sorted.at(-1) ?? 0}, median ${middle}`,
      ...columns(
        [...this.types].sort((a, b) => b[1] - a[1]).map(([type, often]) => [`  ${type}`, String(often)]),
        [1],
      ),
    ];
  }
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function listed(counts: ReadonlyMap<string, number>): string {
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([key, often]) => `${key} ${often}`)
    .join(', ');
}
