import type { RailTable } from '@binario/rail';
import type { Panel } from '../../game/panel.ts';
import { Chat } from './Chat.tsx';
import { Note } from './Note.tsx';
import { Orders } from './Orders.tsx';
import { Seats } from './Seats.tsx';

interface Reader {
  /** Others have said something since. */
  readonly unread: boolean;
  readonly seated: boolean;
  /** Known to the server by a name. */
  readonly named: boolean;
}

/** What an online table has besides the game, as far as this reader can use it. */
export function onlinePanels({ unread, seated, named }: Reader): readonly Panel<RailTable>[] {
  return [
    { id: 'seats', title: 'online.seats', body: () => <Seats /> },
    { id: 'chat', title: unread ? 'online.chatNew' : 'online.chat', body: () => <Chat /> },
    ...(seated ? [{ id: 'orders', title: 'online.orders', body: () => <Orders /> }] : []),
    ...(named ? [{ id: 'note', title: 'online.note', body: () => <Note /> }] : []),
  ];
}
