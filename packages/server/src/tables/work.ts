import type { SeatInfo, TableInfo } from '@binario/protocol';
import { isComplete } from './rules/draw.ts';
import { granted } from './rules/requests.ts';

/** The bot that is to move, if one is. */
export function botToMove(info: TableInfo): (SeatInfo & { readonly bot: string }) | undefined {
  if (info.status !== 'playing') return undefined;
  const [first] = info.turn.actors;
  const seat = info.seats.find((each) => each.seat === first);
  return seat?.kind === 'bot' && seat.bot !== undefined ? { ...seat, bot: seat.bot } : undefined;
}

/** What is due at once is due by any clock, also by one that was set back. */
export const AT_ONCE = 0;

/** When something happens at this table without a person: at once, at a deadline, never. */
export function workAt(info: TableInfo, orderWaits: boolean): number | null {
  if (info.status === 'open') return isComplete(info) ? AT_ONCE : (info.draw?.due ?? null);
  if (info.status === 'ended') return granted(info) ? AT_ONCE : null;
  if (info.status !== 'playing') return null;
  if (orderWaits || granted(info) || botToMove(info)) return AT_ONCE;
  if (info.turn.over) return null;
  return info.turn.last ?? info.turn.due ?? null;
}
