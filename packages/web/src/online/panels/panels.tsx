import type { RailTable } from '@binario/rail';
import type { Panel } from '../../game/panel.ts';
import { Chat } from './Chat.tsx';
import { Note } from './Note.tsx';
import { Orders } from './Orders.tsx';
import { Seats } from './Seats.tsx';

/** What an online table has besides the game. */
export function onlinePanels(unread: boolean): readonly Panel<RailTable>[] {
  return [
    { id: 'seats', title: 'online.seats', body: () => <Seats /> },
    { id: 'chat', title: unread ? 'online.chatNew' : 'online.chat', body: () => <Chat /> },
    { id: 'orders', title: 'online.orders', body: () => <Orders /> },
    { id: 'note', title: 'online.note', body: () => <Note /> },
  ];
}
