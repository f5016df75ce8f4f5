import * as z from 'zod/mini';
import { actionSchema, plain } from './action.ts';
import { isBoard } from './board.ts';
import { byName, counter, gameId, line, list, maybe, said, submitKey } from './parts.ts';
import { doneSchema, recordKindSchema, seenSchema, shownRecordSchema } from './record.ts';
import { seatWishSchema, settingsSchema } from './settings.ts';
import { listingSchema, tableInfoSchema, tableStatusSchema } from './table.ts';

/** A name somebody gives himself. */
export const nameSchema = z.strictObject({ name: line(40) });

const flagText = z.enum(['0', '1']);
/** The query for a list of tables. */
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
/** The query for a list of tables. */
export type ListQuery = z.infer<typeof listSchema>;

/** One page of a list of tables; `next` leads to the page after it. */
export const listPageSchema = said({ tables: list(listingSchema), next: maybe(z.string()) });
/** One page of a list of tables. */
export type ListPage = z.infer<typeof listPageSchema>;

/** The query for records of a journal. */
export const journalQuerySchema = z.strictObject({
  after: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  before: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  kind: z.optional(recordKindSchema),
  limit: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
});

/** One's own note at a table: what is written, and what is answered. */
export const noteSchema = z.strictObject({ text: z.string().check(z.maxLength(20_000)) });
/** One's own note at a table. */
export type NoteAnswer = z.infer<typeof noteSchema>;

/** Players, seed, variants, options, an order of companies: no set-up needs more, a board apart. */
const MOST_SETUP = 4096;

/** Plain data; a board is looked at by the game itself, which bounds it. */
function isSetup(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { board, ...rest } = value as Readonly<Record<string, unknown>>;
  if (board !== undefined && !isBoard(board)) return false;
  return z.record(z.string(), plain).safeParse(rest).success && JSON.stringify(rest).length <= MOST_SETUP;
}

/** A game on paper. `binario` is how a device keeps one, `binario-game/1` how the command line writes it. */
export const gameFileSchema = z.object({
  format: z.enum(['binario', 'binario-game/1']),
  game: gameId,
  rules: z.optional(counter),
  setup: z.custom<Readonly<Record<string, unknown>>>(isSetup),
  actions: z.array(actionSchema).check(z.maxLength(20_000)),
  hashes: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(20_000))),
});

/** A recorded game that shall become a table. */
export const importSchema = z.strictObject({
  file: gameFileSchema,
  /** The sender's own name for this wish: sent again with it, there is one table. */
  key: z.optional(submitKey),
  seats: z.optional(z.array(seatWishSchema).check(z.maxLength(9))),
  settings: z.optional(z.partial(settingsSchema)),
});
/** A recorded game that shall become a table. */
export type ImportRequest = z.infer<typeof importSchema>;

/** How far a journal went when a game was exported, and its link there, signed by the server. */
export const signedHeadSchema = said({
  table: z.string(),
  seq: z.int(),
  link: z.string(),
  at: z.int(),
  /** The open half of the key of the server. */
  key: z.string(),
  signature: z.string(),
});
/** How far a journal went when a game was exported, signed. */
export type SignedHead = z.infer<typeof signedHeadSchema>;

/** The record of a game: set-up, the actions in force and the hash after each. */
export const exportedSchema = said({
  format: z.literal('binario-game/1'),
  game: gameId,
  rules: counter,
  names: byName(z.string()),
  setup: z.unknown(),
  actions: list(doneSchema),
  hashes: list(z.string()),
  head: z.optional(signedHeadSchema),
});
/** The record of a game at a table, as it is exported. */
export type ExportedTable = z.infer<typeof exportedSchema>;

const about = { info: tableInfoSchema, seq: z.int(), version: z.int(), position: z.int(), hash: z.string() };

/** What is said about a table by HTTP. */
export const tableAnswerSchema = said(about);
/** What is said about a table by HTTP. */
export type TableAnswer = z.infer<typeof tableAnswerSchema>;

/** A table by HTTP, with the game as the asker may see it. */
export const viewAnswerSchema = said({ ...about, view: seenSchema });
/** A table by HTTP, with the game as the asker may see it. */
export type ViewAnswer = z.infer<typeof viewAnswerSchema>;

/** Every option of a seat now, with the refusal of those that are closed; what an offer holds only the game can say. */
export const choicesAnswerSchema = said({ version: z.int(), choices: list(z.unknown()) });

/** Records of a journal, in their order. */
export const journalAnswerSchema = said({ records: list(shownRecordSchema) });
/** Records of a journal, in their order. */
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
/** A game this server plays. */
export type GameAnswer = z.infer<typeof gameAnswerSchema>;

/** All games this server plays. */
export const gamesAnswerSchema = said({ games: list(gameAnswerSchema) });
