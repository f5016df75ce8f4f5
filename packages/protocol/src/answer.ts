import type { Refusal } from '@binario/kernel';
import * as z from 'zod/mini';
import { byName, list, maybe, said } from './parts.ts';

/**
 * Why nothing was done.
 *
 * - `malformed`: the message does not have the form it must have; `problem` says where.
 * - `stale`: the game has moved on; `version` and `hash` are what it is now.
 * - `notYourTurn`, `illegal`: the rules refuse; `refusal` is the engine's own word.
 * - `notSeated`, `notYours`, `notHost`: somebody else may do this.
 * - `notNow`: the table is in another state (not started, paused, over, the seat is taken); `problem` is a key.
 * - `unknownTable`, `unknownRequest`, `signIn`, `tooMuch`, `broken`: as the words say; `broken`: the table's own engine
 *   failed or took too long, and the table is as it was.
 * - `reload`: the client speaks another version of this protocol than the server.
 */
export const answerCodes = [
  'malformed',
  'stale',
  'notYourTurn',
  'illegal',
  'notSeated',
  'notYours',
  'notHost',
  'notNow',
  'unknownTable',
  'unknownRequest',
  'signIn',
  'tooMuch',
  'busy',
  'broken',
  'reload',
] as const;
/** The word for why a command was not carried out. */
export type AnswerCode = (typeof answerCodes)[number];
const answerCodeSchema = z.enum(answerCodes);

/** The engine's own word: key of a text, paragraph of the rulebook, what fills the gaps of the text. */
const refusalSchema: z.ZodMiniType<Refusal> = said({
  rule: z.string(),
  cite: z.string(),
  params: byName(z.union([z.string(), z.number(), list(z.string())])),
});

/** A command was carried out, and its record is on the disk. */
export const acceptedSchema = said({
  ok: z.literal(true),
  seq: z.int(),
  version: z.int(),
  hash: z.string(),
  /** It had been done before: this is the answer it got then. */
  repeated: maybe(z.literal(true)),
  /** It waits for the answers of others. */
  request: maybe(z.string()),
  /** The table of the rematch. */
  table: maybe(z.string()),
});
/** The answer to a command that was carried out. */
export type Accepted = z.infer<typeof acceptedSchema>;

/** A command was not carried out; the table is as it was. */
export const declinedSchema = said({
  ok: z.literal(false),
  code: answerCodeSchema,
  problem: maybe(z.string()),
  refusal: maybe(refusalSchema),
  version: maybe(z.int()),
  hash: maybe(z.string()),
});
/** The answer to a command that was not carried out. */
export type Declined = z.infer<typeof declinedSchema>;

/** The answer to a command, by socket or by HTTP. */
export type Answer = Accepted | Declined;
