import { privatesOf } from '@binario/rail';
import { tableOfPlayers, type Voice } from '@binario/terminal';
import { certificatesOf } from '../rules/limits.ts';
import { scoreOf } from '../rules/score.ts';
import type { Table18fb } from '../table.ts';

/** Everybody with what he owns and what he is worth now; used cards in brackets. */
export function playerLines(table: Table18fb, voice: Voice): readonly string[] {
  return tableOfPlayers(table, voice, (player) => ({
    certificates: certificatesOf(table, player),
    worth: scoreOf(table, player).total,
    owned: privatesOf(table, player).map((card) => (table.used.includes(card) ? `(${card})` : card)),
  }));
}
