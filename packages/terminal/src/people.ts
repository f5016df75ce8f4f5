import { cashOf, type PlayerId, type RailTable } from '@binario/rail';
import { columns } from './columns.ts';
import type { Voice } from './entry.ts';
import { labelledBy, word } from './words/words.ts';

/** What somebody at the table is called; a seat without a name stays what it is. */
export const nameOf = ({ names }: Voice, player: string): string => names[player] ?? player;

interface Seated extends RailTable {
  readonly certLimit: number;
  readonly priority: PlayerId;
}

/** What a game knows of a player. */
export interface PlayerFacts {
  /** Those that count towards the limit. */
  readonly certificates: number;
  readonly worth: number;
  /** Cards and companies of his own. */
  readonly owned: readonly string[];
  readonly loans?: number | undefined;
}

/** Everybody with what he owns and what he is worth now. */
export function tableOfPlayers(
  table: Seated,
  voice: Voice,
  facts: (player: PlayerId) => PlayerFacts,
): readonly string[] {
  const { language } = voice;
  const rows = table.seats.map((player) => {
    const { certificates, worth, owned, loans } = facts(player);
    const extras = [
      ...owned,
      ...(table.priority === player ? [word(language, 'priority')] : []),
      ...(loans ? [labelledBy(language, 'loans', loans)] : []),
    ];
    return [
      nameOf(voice, player),
      table.leavers.includes(player) ? '-' : String(cashOf(table, player)),
      `${certificates}/${table.certLimit}`,
      String(worth),
      extras.join(', '),
    ];
  });
  const head = [
    word(language, 'player'),
    word(language, 'cash'),
    word(language, 'certificates'),
    word(language, 'worth'),
    '',
  ];
  return columns([head, ...rows], [1, 2, 3]);
}
