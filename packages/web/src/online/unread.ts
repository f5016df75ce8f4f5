import { useEffect } from 'react';
import { create } from 'zustand';
import { useOnline } from './store.ts';

const place = (table: string) => `binario.read.${table}`;

/** The last word read at each table on this device. */
const useRead = create<Readonly<Record<string, number>>>(() => ({}));

const readAt = (read: Readonly<Record<string, number>>, table: string): number =>
  read[table] ?? Number(localStorage.getItem(place(table)) ?? 0);

/** How many words others have said since this person last looked. */
export function useUnread(): number {
  const { table, chat, you } = useOnline();
  const read = useRead();
  if (!table) return 0;
  const last = readAt(read, table.id);
  return chat.filter(({ seq, author }) => seq > last && author !== you?.id).length;
}

/** Called where the words are shown. */
export function useReading(): void {
  const id = useOnline(({ table }) => table?.id);
  const last = useOnline(({ chat }) => chat.at(-1)?.seq ?? 0);
  useEffect(() => {
    if (id === undefined || last === 0) return;
    localStorage.setItem(place(id), String(last));
    useRead.setState({ [id]: last });
  }, [id, last]);
}
