import { certCount, privatesOf } from '@binario/rail';
import { tableOfPlayers, type Voice } from '@binario/terminal';
import { scoreOf } from '../rules/score.ts';
import type { Table1865 } from '../table.ts';

/** Everybody with what he owns and what he is worth now. */
export function playerLines(table: Table1865, voice: Voice): readonly string[] {
  return tableOfPlayers(table, voice, (player) => ({
    certificates: certCount(table.certs, player),
    worth: scoreOf(table, player).total,
    owned: privatesOf(table, player),
    loans: table.loans[player],
  }));
}
