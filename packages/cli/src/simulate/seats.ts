import { type FinalScore, winnersOf } from '@binario/kernel';

/** Who wins how often, by seat, for each number of players. A shared win counts in parts. */
export class Seats {
  private readonly tables = new Map<number, { games: number; readonly wins: Map<string, number> }>();

  add(scores: readonly FinalScore[]): void {
    const table = this.tables.get(scores.length) ?? { games: 0, wins: new Map<string, number>() };
    this.tables.set(scores.length, table);
    table.games++;
    const winners = winnersOf(scores);
    for (const { player } of scores) table.wins.set(player, table.wins.get(player) ?? 0);
    for (const { player } of winners) table.wins.set(player, (table.wins.get(player) ?? 0) + 1 / winners.length);
  }

  lines(): readonly string[] {
    return [...this.tables]
      .sort(([x], [y]) => x - y)
      .map(([players, { games, wins }]) => {
        const shares = [...wins].sort(([x], [y]) => x.localeCompare(y));
        const parts = shares.map(([seat, won]) => `${seat} ${Math.round((100 * won) / games)} %`);
        return `wins by seat, ${players} players, ${games} games: ${parts.join(', ')}`;
      });
  }
}
