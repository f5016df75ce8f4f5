import type { Action } from '@binario/kernel';
import * as z from 'zod/mini';
import { actionSchema, plain } from './action.ts';
import { counter, gameId, line } from './parts.ts';
import { seatWishSchema, settingsSchema } from './settings.ts';
import type { PublicRecord, SeenState, TableInfo, TableListing } from './table.ts';

export const nameSchema = z.strictObject({ name: line(40) });

const flagText = z.enum(['0', '1']);
export const listSchema = z.strictObject({
  game: z.optional(gameId),
  status: z.optional(z.enum(['open', 'playing', 'paused', 'ended'])),
  q: z.optional(z.string().check(z.maxLength(60))),
  mine: z.optional(flagText),
  /** Only tables with a free seat. */
  free: z.optional(flagText),
  limit: z.optional(z.string().check(z.regex(/^\d{1,3}$/))),
  /** The `next` of the page before. */
  after: z.optional(z.string().check(z.regex(/^\d{1,16}-[0-9A-Za-z]{1,40}$/))),
});
export type ListQuery = z.infer<typeof listSchema>;

export interface ListPage {
  readonly tables: readonly TableListing[];
  readonly next?: string;
}

export const journalQuerySchema = z.strictObject({
  after: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  before: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  kind: z.optional(z.enum(['act', 'undo', 'redo', 'chat', 'admin'])),
  limit: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
});

export const noteSchema = z.strictObject({ text: z.string().check(z.maxLength(20_000)) });

/** A game on paper. `binario` is how a device keeps one, `binario-game/1` how the command line writes it. */
export const gameFileSchema = z.object({
  format: z.enum(['binario', 'binario-game/1']),
  game: gameId,
  rules: z.optional(counter),
  setup: z.record(z.string(), plain),
  actions: z.array(actionSchema).check(z.maxLength(20_000)),
  hashes: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(20_000))),
});

export const importSchema = z.strictObject({
  file: gameFileSchema,
  seats: z.optional(z.array(seatWishSchema).check(z.maxLength(9))),
  settings: z.optional(z.partial(settingsSchema)),
});
export type ImportRequest = z.infer<typeof importSchema>;

export interface ExportedTable {
  readonly format: 'binario-game/1';
  readonly game: string;
  readonly rules: number;
  readonly names: Readonly<Record<string, string>>;
  readonly setup: unknown;
  readonly actions: readonly Action[];
  readonly hashes: readonly string[];
}

export interface TableAnswer {
  readonly info: TableInfo;
  readonly seq: number;
  readonly version: number;
  readonly position: number;
  readonly hash: string;
}

export interface ViewAnswer extends TableAnswer {
  readonly view: SeenState;
}

export interface JournalAnswer {
  readonly records: readonly PublicRecord[];
}

/** A game this server plays. */
export interface GameAnswer {
  readonly id: string;
  readonly name: string;
  readonly rules: number;
  readonly engine: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly variants: readonly string[];
  readonly options: Readonly<Record<string, readonly string[]>>;
  readonly bots: readonly string[];
  readonly open: boolean;
}
