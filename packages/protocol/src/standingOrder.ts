import * as z from 'zod/mini';
import { fewEntries, safeKey, word } from './parts.ts';

const value = z.union([z.string().check(z.maxLength(60)), z.int()]);
const fields = z.record(safeKey, value).check(fewEntries);

/** An event of the game: its type, and fields that must be equal. */
export const eventPatternSchema = z.strictObject({ type: word(), where: z.optional(fields) });

/**
 * What a seat wants done without being asked. It acts when the seat is asked at `step` (any, without it), `where` and `atLeast`
 * hold for what is asked (the frame, or anything inside it, such as the deal), and an offer of this type is open. It ends with
 * the first event of `until`, with the round when `thisRound` is set, or when its seat cancels it.
 */
export const standingOrderWishSchema = z.strictObject({
  action: z.strictObject({ type: word(), fields: z.optional(fields) }),
  step: z.optional(word()),
  where: z.optional(fields),
  atLeast: z.optional(z.strictObject({ field: safeKey, amount: z.int() })),
  until: z.optional(z.array(eventPatternSchema).check(z.maxLength(16))),
  thisRound: z.optional(z.boolean()),
  /** Acts once and is gone. */
  once: z.optional(z.boolean()),
});

/** What a seat wants done without being asked, as its player gives it. */
export type StandingOrderWish = z.infer<typeof standingOrderWishSchema>;
/** An event of the game: its type, and fields that must be equal. */
export type EventPattern = z.infer<typeof eventPatternSchema>;

/** A standing order in force, with the name by which its seat can cancel it. */
export const standingOrderSchema = z.readonly(z.extend(standingOrderWishSchema, { id: z.string() }));
/** A standing order in force. */
export type StandingOrder = z.infer<typeof standingOrderSchema>;
