import type { TableListing } from '@binario/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodDoor } from '../../security/door.ts';
import type { Deps } from '../deps.ts';
import { known } from './askers.ts';

/** `20261118T064700Z` */
const stamp = (at: number): string => `${new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;

/** Commas, semicolons and backslashes have meanings of their own; a line holds 75 bytes. */
const escaped = (text: string): string => text.replaceAll(/[\\,;]/g, (sign) => `\\${sign}`).replaceAll(/\s+/g, ' ');

function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part].join('\r\n ');
}

/** The deadlines of somebody's turns as a calendar (RFC 5545). The name of an event is that of its table: it needs no language. */
export function calendarOf(tables: readonly TableListing[], now: number, url: string | undefined): string {
  const events = tables.flatMap(({ id, name, game, due, yourTurn }) => {
    if (due === undefined || !yourTurn) return [];
    return [
      'BEGIN:VEVENT',
      `UID:${id}-${due}@binario`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(due)}`,
      `DTEND:${stamp(due)}`,
      `SUMMARY:${escaped(`${name} (${game})`)}`,
      ...(url === undefined ? [] : [`URL:${url}/table/${id}`]),
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(name)}`,
      'TRIGGER:-PT1H',
      'END:VALARM',
      'END:VEVENT',
    ];
  });
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//binario//deadlines//EN', ...events, 'END:VCALENDAR'];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** One's own deadlines, as a file that calendars read. */
export function calendarRoute(app: FastifyInstance, deps: Deps): void {
  const { tables, clock, config } = deps;
  app
    .withTypeProvider<ZodDoor>()
    .get(
      '/api/deadlines.ics',
      { config: { guard: 'api' }, schema: { tags: ['tables'], summary: 'Your deadlines as a calendar file' } },
      async (request, reply) => {
        const who = await known(deps, request);
        const { tables: mine } = await tables.list({ mine: '1', status: 'playing', limit: '100' }, who.id);
        return reply
          .header('content-type', 'text/calendar; charset=utf-8')
          .header('content-disposition', 'attachment; filename="binario.ics"')
          .send(calendarOf(mine, clock.now(), config.publicUrl));
      },
    );
}
