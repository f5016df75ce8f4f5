import type { TableInfo, TableRequest } from '@binario/protocol';
import type { Text } from '../../text/textIn.ts';
import { botName } from '../store.ts';

type Table = Pick<TableInfo, 'people' | 'seats'>;

/** What is asked of the table, in a sentence for this reader; undefined for what this page knows nothing of. */
export function requestWords(
  text: Pick<Text, 't'>,
  request: TableRequest,
  { people, seats }: Table,
  you?: string,
): string | undefined {
  const by = people[request.by] ?? '';
  switch (request.kind) {
    case 'undo':
      return text.t('online.request.undo', { by, to: request.to });
    case 'pause':
      return text.t('online.request.pause', { by });
    case 'settings':
      return text.t('online.request.settings', { by });
    case 'seat': {
      const n = request.seat.slice(1);
      if (request.user === request.by) return text.t('online.request.ownSeat', { who: by, n });
      const who = request.user ? (people[request.user] ?? '') : text.t('online.request.bot');
      return text.t('online.request.seat', { by, who, n });
    }
    case 'late': {
      const found = seats.find((each) => each.seat === request.seat);
      const seat = people[found?.user ?? ''] ?? found?.bot ?? text.t('online.seat', { n: request.seat.slice(1) });
      return text.t('online.request.late', { seat });
    }
    case 'remove': {
      const { user, bot = '', seat } = request;
      if (user !== undefined && user === you) return text.t('online.request.removeYou', { by });
      return text.t('online.request.remove', {
        by,
        name: user === undefined ? botName(bot, seat) : (people[user] ?? ''),
      });
    }
    default:
      return undefined;
  }
}
