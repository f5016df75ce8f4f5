import type { Voice } from './entry.ts';

/** What somebody at the table is called; a seat without a name stays what it is. */
export const nameOf = ({ names }: Voice, player: string): string => names[player] ?? player;
