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

/** The bots named, again and again until every seat is taken, everybody `turn` seats further up. */
export function seatingOf(names: readonly string[], players: number, turn: number): readonly string[] {
  return Array.from({ length: players }, (_, seat) => names[((seat + turn) % players) % names.length] as string);
}

/** How often everybody can move up before the same bots sit on the same seats again: so many games share a seed. */
export function rotationsOf(names: readonly string[], players: number): number {
  const first = seatingOf(names, players, 0).join();
  let turn = 1;
  while (seatingOf(names, players, turn).join() !== first) turn++;
  return turn;
}
