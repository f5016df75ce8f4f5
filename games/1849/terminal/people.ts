import { privatesOf } from '@binario/rail';
import { tableOfPlayers, type Voice } from '@binario/terminal';
import { scoreOf, type Table1849 } from '../game.ts';
import { certificates } from '../rules/stock.ts';

/** Everybody with what he owns and what he is worth now. */
export function playerLines(table: Table1849, voice: Voice): readonly string[] {
  return tableOfPlayers(table, voice, (player) => ({
    certificates: certificates(table, player),
    worth: scoreOf(table, player).total,
    owned: privatesOf(table, player),
    loans: table.loans[player],
  }));
}
