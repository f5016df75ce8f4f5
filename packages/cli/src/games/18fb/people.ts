import { scoreOf, type Table18fb } from '@binario/game-18fb';
import { certificatesOf } from '@binario/game-18fb/rules/limits';
import { privatesOf } from '@binario/rail';
import type { Voice } from '../entry.ts';
import { tableOfPlayers } from '../people.ts';

/** Everybody with what he owns and what he is worth now; used cards in brackets. */
export function playerLines(table: Table18fb, voice: Voice): readonly string[] {
  return tableOfPlayers(table, voice, (player) => ({
    certificates: certificatesOf(table, player),
    worth: scoreOf(table, player).total,
    owned: privatesOf(table, player).map((card) => (table.used.includes(card) ? `(${card})` : card)),
  }));
}
