import { type Addressee, type Notice, tableLink, type WaitingTable } from './notice.ts';
import { written } from './text/catalogue.ts';

/** A moment for the receiver: in the zone that was named with the channel. */
const at = (time: number, { zone }: Addressee): string => (zone === undefined ? String(time) : `${time} ${zone}`);

/** The notice as one sentence. */
export function sentenceOf(notice: Notice, to: Addressee): string {
  const { language } = to;
  if (notice.kind === 'test') return written(language, 'test');
  if (notice.kind === 'digest') return written(language, 'digest', { n: notice.tables?.length ?? 0 });
  const { name: table, game } = notice.table;
  switch (notice.kind) {
    case 'turn': {
      const { deadline: until } = notice;
      if (until === undefined) return written(language, 'turn', { table, game });
      return written(language, 'turnBy', { table, game, until: at(until, to) });
    }
    case 'deadline':
    case 'reminder':
      return written(language, notice.kind, { table, game, until: at(notice.deadline, to) });
    case 'removal':
      return written(language, 'removal', { table, game, by: notice.by });
    case 'asked':
    case 'ended':
    case 'removed':
      return written(language, notice.kind, { table, game });
  }
}

/** What waits, a line each, with the way there. */
export function waitingLines(tables: readonly WaitingTable[], to: Addressee): string {
  const line = ({ id, name: table, game, deadline }: WaitingTable) => {
    const words =
      deadline === undefined
        ? written(to.language, 'waiting', { table, game })
        : written(to.language, 'waitingBy', { table, game, until: at(deadline, to) });
    return [words, tableLink(id, to)].filter((part) => part !== undefined).join('\n');
  };
  return tables.map(line).join('\n\n');
}
