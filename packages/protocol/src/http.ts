import * as z from 'zod/mini';
import { actionSchema, plain } from './action.ts';
import { byName, counter, gameId, line, list, maybe, said } from './parts.ts';
import { doneSchema, recordKindSchema, recordSchema, seenSchema } from './record.ts';
import { seatWishSchema, settingsSchema } from './settings.ts';
import { listingSchema, tableInfoSchema, tableStatusSchema } from './table.ts';

export const nameSchema = z.strictObject({ name: line(40) });

const flagText = z.enum(['0', '1']);
export const listSchema = z.strictObject({
  game: z.optional(gameId),
  status: z.optional(tableStatusSchema),
  q: z.optional(z.string().check(z.maxLength(60))),
  mine: z.optional(flagText),
  /** Only tables with a free seat. */
  free: z.optional(flagText),
  limit: z.optional(z.string().check(z.regex(/^\d{1,3}$/))),
  /** The `next` of the page before. */
  after: z.optional(z.string().check(z.regex(/^\d{1,16}-[0-9A-Za-z]{1,40}$/))),
});
export type ListQuery = z.infer<typeof listSchema>;

export const listPageSchema = said({ tables: list(listingSchema), next: maybe(z.string()) });
export type ListPage = z.infer<typeof listPageSchema>;

export const journalQuerySchema = z.strictObject({
  after: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  before: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  kind: z.optional(recordKindSchema),
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

export const exportedSchema = said({
  format: z.literal('binario-game/1'),
  game: gameId,
  rules: counter,
  names: byName(z.string()),
  setup: z.unknown(),
  actions: list(doneSchema),
  hashes: list(z.string()),
});
export type ExportedTable = z.infer<typeof exportedSchema>;

const about = { info: tableInfoSchema, seq: z.int(), version: z.int(), position: z.int(), hash: z.string() };

export const tableAnswerSchema = said(about);
export type TableAnswer = z.infer<typeof tableAnswerSchema>;

export const viewAnswerSchema = said({ ...about, view: seenSchema });
export type ViewAnswer = z.infer<typeof viewAnswerSchema>;

export const journalAnswerSchema = said({ records: list(recordSchema) });
export type JournalAnswer = z.infer<typeof journalAnswerSchema>;

/** A game this server plays. */
export const gameAnswerSchema = said({
  id: gameId,
  name: z.string(),
  rules: counter,
  engine: z.string(),
  players: said({ min: z.int(), max: z.int() }),
  variants: list(z.string()),
  options: byName(list(z.string())),
  bots: list(z.string()),
  open: z.boolean(),
});
export type GameAnswer = z.infer<typeof gameAnswerSchema>;

export const gamesAnswerSchema = said({ games: list(gameAnswerSchema) });
