import type { ChatRecord } from '@binario/protocol';
import { useEffect } from 'react';
import { create } from 'zustand';
import { useOnline } from './store.ts';

const place = (table: string) => `binario.read.${table}`;

/** The last word read at each table on this device. */
const useRead = create<Readonly<Record<string, number>>>(() => ({}));

const readAt = (read: Readonly<Record<string, number>>, table: string): number =>
  read[table] ?? Number(localStorage.getItem(place(table)) ?? 0);

/** What others have said since this person last looked. */
export function useUnread(): readonly ChatRecord[] {
  const { table, chat, you } = useOnline();
  const read = useRead();
  if (!table) return [];
  const last = readAt(read, table.id);
  return chat.filter(({ seq, author }) => seq > last && author !== you?.id);
}

/** All that was said until now at this table has been read. */
export function markRead(table: string, last: number): void {
  localStorage.setItem(place(table), String(last));
  useRead.setState({ [table]: last });
}

/** Called where the words are shown. */
export function useReading(): void {
  const id = useOnline(({ table }) => table?.id);
  const last = useOnline(({ chat }) => chat.at(-1)?.seq ?? 0);
  useEffect(() => {
    if (id === undefined || last === 0) return;
    markRead(id, last);
  }, [id, last]);
}
