import { UsageError } from '../io.ts';

interface Numbers {
  readonly min: number;
  readonly max: number;
}

/** As many players as bots are named, if the game allows it; else as few as seat all of them equally often. */
export function playersFor(names: readonly string[], { min, max }: Numbers, wished: number | undefined): number {
  const fitting = Math.ceil(min / names.length) * names.length;
  const players = wished ?? (fitting <= max ? fitting : min);
  if (names.length > players) throw new UsageError(`${names.length} bots do not fit on ${players} seats`);
  return players;
}

/** The bots named, again and again until every seat is taken; in each game everybody moves up one seat. */
export function seatingOf(names: readonly string[], players: number, game: number): readonly string[] {
  return Array.from({ length: players }, (_, seat) => names[((seat + game) % players) % names.length] as string);
}
