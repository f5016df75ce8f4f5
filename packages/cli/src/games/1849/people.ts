import { scoreOf, type Table1849 } from '@binario/game-1849';
import { certificates } from '@binario/game-1849/rules/stock';
import { cashOf, type PlayerId, privatesOf } from '@binario/rail';
import { columns } from '../../columns.ts';
import { word } from '../../words/words.ts';
import type { Voice } from '../entry.ts';
import { nameOf } from '../people.ts';

/** Everybody with what he owns and what he is worth now. */
export function playerLines(table: Table1849, voice: Voice): readonly string[] {
  const { language } = voice;
  const rows = table.seats.map((player) => [
    nameOf(voice, player),
    table.leavers.includes(player) ? '-' : String(cashOf(table, player)),
    `${certificates(table, player)}/${table.certLimit}`,
    String(scoreOf(table, player).total),
    extras(table, player, voice),
  ]);
  const head = [
    word(language, 'player'),
    word(language, 'cash'),
    word(language, 'certificates'),
    word(language, 'worth'),
    '',
  ];
  return columns([head, ...rows], [1, 2, 3]);
}

function extras(table: Table1849, player: PlayerId, { language }: Voice): string {
  const loans = table.loans[player] ?? 0;
  return [
    ...privatesOf(table, player),
    ...(table.priority === player ? [word(language, 'priority')] : []),
    ...(loans > 0 ? [`${word(language, 'loans')}: ${loans}`] : []),
  ].join(', ');
}
