import * as z from 'zod/mini';
import type { Answer } from './answer.ts';
import { commandSchema } from './command.ts';
import { counter, tableId } from './parts.ts';
import type { ChatRecord, SeenState, ShownRecord } from './record.ts';
import type { TableInfo, Turn } from './table.ts';

/** The client's own number for a message that is answered, chosen by it. */
const id = counter;

/** What a client says on the socket. */
export const clientMessageSchema = z.discriminatedUnion('type', [
  /**
   * Look at a table. `since`: the last record already seen, and the hash that was right then. `views`: after every change of
   * the game the table is to come whole, with what is seen of the game, for clients that cannot play records by themselves.
   */
  z.strictObject({
    type: z.literal('watch'),
    id,
    table: tableId,
    since: z.optional(z.strictObject({ seq: counter, hash: z.string().check(z.maxLength(32)) })),
    views: z.optional(z.boolean()),
  }),
  z.strictObject({ type: z.literal('unwatch'), table: tableId }),
  z.strictObject({ type: z.literal('command'), id, table: tableId, command: commandSchema }),
  /** What this seat may do now, by the table's own engine, refusals included. */
  z.strictObject({ type: z.literal('choices'), id, table: tableId }),
  /** Is the page in front of somebody? */
  z.strictObject({ type: z.literal('here'), here: z.boolean() }),
  z.strictObject({ type: z.literal('ping') }),
]);

/** What a client says on the socket. */
export type ClientMessage = z.infer<typeof clientMessageSchema>;

/** Somebody who is connected to a table. */
export interface Presence {
  readonly user: string;
  readonly name: string;
  /** Connected but not looking: `away`. */
  readonly here: 'yes' | 'away';
}

/** Who the server takes a client for. */
export interface You {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'member';
}

/** The whole of a table, as this viewer may see it. */
export interface TableMessage {
  readonly type: 'table';
  readonly table: string;
  readonly seq: number;
  readonly version: number;
  readonly position: number;
  /** Of what this viewer sees: `hashOf(game, view)` must give it. */
  readonly hash: string;
  readonly info: TableInfo;
  /** For those who asked for views. */
  readonly view?: SeenState;
  readonly presence: readonly Presence[];
  /** The latest words. */
  readonly chat: readonly ChatRecord[];
  readonly now: number;
}

/** One record more. The game has changed when `version` has; `info` is there only when something besides the turn changed. */
export interface DeltaMessage {
  readonly type: 'delta';
  readonly table: string;
  readonly seq: number;
  readonly version: number;
  readonly position: number;
  readonly hash: string;
  readonly record: ShownRecord;
  readonly turn: Turn;
  readonly info?: TableInfo;
  readonly now: number;
}

/** What the server says on the socket. */
export type ServerMessage =
  | {
      readonly type: 'welcome';
      readonly protocol: number;
      readonly you: You | null;
      readonly now: number;
      /** Say something at least this often, in seconds. */
      readonly heartbeat: number;
    }
  | TableMessage
  | DeltaMessage
  | { readonly type: 'presence'; readonly table: string; readonly presence: readonly Presence[] }
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer }
  | { readonly type: 'choices'; readonly id: number; readonly version: number; readonly choices: readonly unknown[] }
  /** `at`: the last record of every table that is looked at. All news up to it have been sent: whoever has another one missed some. */
  | { readonly type: 'pong'; readonly now: number; readonly at?: Readonly<Record<string, number>> }
  /** A message that could not be understood, or came too fast. */
  | { readonly type: 'error'; readonly code: 'malformed' | 'tooMuch' | 'failed'; readonly problem: string }
  /** The server goes, or lets the client go; come back after a moment. */
  | { readonly type: 'bye'; readonly why: 'restart' | 'slow' | 'idle' | 'tooMuch' };
