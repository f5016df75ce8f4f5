import { scoreOf, type Table18fb } from '@binario/game-18fb';
import { certificatesOf } from '@binario/game-18fb/rules/limits';
import { cashOf, type PlayerId, privatesOf } from '@binario/rail';
import { columns } from '../../columns.ts';
import { word } from '../../words/words.ts';
import type { Voice } from '../entry.ts';
import { nameOf } from '../people.ts';

/** Everybody with what he owns and what he is worth now. */
export function playerLines(table: Table18fb, voice: Voice): readonly string[] {
  const { language } = voice;
  const rows = table.seats.map((player) => [
    nameOf(voice, player),
    table.leavers.includes(player) ? '-' : String(cashOf(table, player)),
    `${certificatesOf(table, player)}/${table.certLimit}`,
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

/** Cards and regionals; used cards in brackets. */
function extras(table: Table18fb, player: PlayerId, { language }: Voice): string {
  const cards = privatesOf(table, player).map((card) => (table.used.includes(card) ? `(${card})` : card));
  return [...cards, ...(table.priority === player ? [word(language, 'priority')] : [])].join(', ');
}
