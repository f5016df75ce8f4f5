import type { TableInfo } from '@binario/protocol';

/** May this person see the table at all? */
export function mayWatch(info: TableInfo, user: string | undefined): boolean {
  if (info.settings.watchers || info.status === 'open') return true;
  return user !== undefined && info.seats.some((seat) => seat.user === user);
}
