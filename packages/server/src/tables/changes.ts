import type { SeatId } from '@binario/kernel';
import type { TableInfo } from '@binario/protocol';
import type { GameSummary } from '../work/jobs.ts';
import type { GameChange } from './news.ts';

/** Parts that did not change are the same objects. */
export function changedBesidesTurn(before: TableInfo, after: TableInfo): boolean {
  if (before === after) return false;
  const keys = new Set([...Object.keys(before), ...Object.keys(after)] as (keyof TableInfo)[]);
  keys.delete('turn');
  return [...keys].some((key) => before[key] !== after[key]);
}

/** Seats that are asked now and were not before. */
export function began(before: TableInfo, after: TableInfo): readonly SeatId[] {
  if (after.status !== 'playing') return [];
  const asked = before.status === 'playing' ? before.turn.actors : [];
  return after.turn.actors.filter((seat) => !asked.includes(seat));
}

/** How the game is another after a record; without a summary it is the same. */
export const changeOf = (summary: GameSummary | undefined): GameChange =>
  summary === undefined ? 'same' : summary.open ? 'changed' : 'hidden';
