import { scoreOf, type Table1849 } from '@binario/game-1849';
import { certificates } from '@binario/game-1849/rules/stock';
import { privatesOf } from '@binario/rail';
import type { Voice } from '../entry.ts';
import { tableOfPlayers } from '../people.ts';

/** Everybody with what he owns and what he is worth now. */
export function playerLines(table: Table1849, voice: Voice): readonly string[] {
  return tableOfPlayers(table, voice, (player) => ({
    certificates: certificates(table, player),
    worth: scoreOf(table, player).total,
    owned: privatesOf(table, player),
    loans: table.loans[player],
  }));
}
