import type { Answer, ChatRecord, Presence, TableInfo, You } from '@binario/protocol';
import { create } from 'zustand';
import type { TableEvent } from './events.ts';
import type { LineStatus } from './line.ts';

/** A table on the server, as far as this page knows it. */
export interface Watched {
  readonly id: string;
  readonly info: TableInfo;
  readonly seq: number;
  readonly version: number;
  readonly position: number;
  readonly hash: string;
}

/** What the page knows of the online table it is at. */
export interface OnlineState {
  readonly line: LineStatus;
  readonly you: You | null;
  readonly table: Watched | null;
  readonly presence: readonly Presence[];
  readonly chat: readonly ChatRecord[];
  /** What happened at the table besides the game, in its order. */
  readonly events: readonly TableEvent[];
  /** What this person must be told of what others did at the table. */
  readonly told: TableEvent | null;
  /** How far the server's clock is ahead of ours. */
  readonly ahead: number;
  /** Something was sent and is not answered yet. */
  readonly sending: boolean;
  /** Why the last thing was not done; the table is as it was. */
  readonly declined: Extract<Answer, { ok: false }> | null;
  /** The server speaks another version of the protocol: nothing can be done here before the page is loaded again. */
  readonly outdated: boolean;
  /** Set when there is no such table. */
  readonly missing: boolean;
}

/** The state of a page that is at no online table. */
export const apart: OnlineState = {
  line: 'connecting',
  you: null,
  table: null,
  presence: [],
  chat: [],
  events: [],
  told: null,
  ahead: 0,
  sending: false,
  declined: null,
  outdated: false,
  missing: false,
};

/** What the page knows of the online table it is at, for components. */
export const useOnline = create<OnlineState>(() => apart);

/** The seats played at this screen: one's own, and that of somebody beside. */
export function mySeats({ you, table }: Pick<OnlineState, 'you' | 'table'>): readonly string[] {
  const own = table?.info.seats.filter(({ user }) => user !== undefined && user === you?.id) ?? [];
  return own.map(({ seat }) => seat);
}

/** The seat of this person at the table, of several the one that is asked; undefined for those who look on. */
export function mySeat(state: Pick<OnlineState, 'you' | 'table'>): string | undefined {
  const own = mySeats(state);
  return own.find((seat) => state.table?.info.turn.actors.includes(seat)) ?? own[0];
}

/** `Casual 3`: automatic players of one kind are told apart by their seats. */
export const botName = (bot: string, seat: string): string =>
  `${bot.slice(0, 1).toUpperCase()}${bot.slice(1)} ${seat.slice(1)}`;
