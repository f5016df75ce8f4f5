import { scratch } from '@binario/kernel';
import { reduce } from '../reduce.ts';
import type { Table1865 } from '../table.ts';
import { type DragonTurn, dragonTurn } from './dragons.ts';
import { rowsDown } from './preliminaries.ts';

/** More turns than the Dragons can have something to do in. */
const MOST_TURNS = 40;

/**
 * What the Dragons would do in their turns to come if nobody changed anything, the present turn first, until they pass.
 * `nextRound` looks at the next stock round: rank tokens go down their row first (3.12). Nothing is written.
 */
export function foreseeDragons(table: Table1865, nextRound = false): readonly DragonTurn[] {
  const tx = scratch(reduce, table);
  if (nextRound) rowsDown(tx);
  const turns: DragonTurn[] = [];
  while (turns.length < MOST_TURNS) {
    const turn = dragonTurn(tx);
    if (turn.sales.length === 0 && !turn.purchase) break;
    turns.push(turn);
  }
  return turns;
}
