import { privatesOf } from '@binario/rail';
import { tableOfPlayers, type Voice } from '@binario/terminal';
import { scoreOf } from '../rules/score.ts';
import { certificates } from '../rules/stock.ts';
import type { Table1849 } from '../table.ts';

/** Everybody with what he owns and what he is worth now. */
export function playerLines(table: Table1849, voice: Voice): readonly string[] {
  return tableOfPlayers(table, voice, (player) => ({
    certificates: certificates(table, player),
    worth: scoreOf(table, player).total,
    owned: privatesOf(table, player),
    loans: table.loans[player],
  }));
}
