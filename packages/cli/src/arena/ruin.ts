/** What a table of any of our games tells about players who could not pay. */
interface Debts {
  readonly leavers?: readonly string[];
  readonly loans?: Readonly<Record<string, number>>;
}

/** Has the player gone bankrupt: left the table, or gone on with a personal loan? */
export function isRuined(table: unknown, player: string): boolean {
  const { leavers = [], loans = {} } = table as Debts;
  return leavers.includes(player) || (loans[player] ?? 0) > 0;
}
