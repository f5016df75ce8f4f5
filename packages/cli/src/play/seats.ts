import { shuffled } from '@binario/kernel';
import { seatId } from '@binario/rail';
import { UsageError } from '../io.ts';

/** So that the draw of the seats and the draw inside the game do not follow each other. */
const APART = 0x5ea75;

/** The names of the players as typed after `--names`, divided by commas. */
export function namesFrom(typed: string): readonly string[] {
  const names = typed.split(',').map((name) => name.trim());
  if (names.some((name) => name === '')) throw new UsageError('--names must not contain an empty name');
  if (new Set(names).size < names.length) throw new UsageError('--names must all be different');
  return names;
}

/** Who sits where, by seat: place cards are shuffled and dealt. */
export function drawSeats(names: readonly string[], seed: number): Readonly<Record<string, string>> {
  const { items } = shuffled(names, (seed ^ APART) >>> 0);
  return Object.fromEntries(items.map((name, i) => [seatId(i), name]));
}
