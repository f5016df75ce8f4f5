import type { EventPattern, StandingOrder, StandingOrderWish } from '@binario/kernel';
import * as z from 'zod/mini';
import { fewEntries, safeKey, word } from './parts.ts';

const value = z.union([z.string().check(z.maxLength(60)), z.int()]);
const fields = z.record(safeKey, value).check(fewEntries);

/** An event of the game: its type, and fields that must be equal. */
export const eventPatternSchema = z.strictObject({ type: word(), where: z.optional(fields) });

const ordered = z.strictObject({ type: word(), fields: z.optional(fields) });
const bound = z.strictObject({ field: safeKey, amount: z.int() });

/** What a seat wants done without being asked; the kernel says what each field means, and does it. */
export const standingOrderWishSchema = z.strictObject({
  action: ordered,
  step: z.optional(word()),
  where: z.optional(fields),
  atLeast: z.optional(bound),
  atMost: z.optional(bound),
  orElse: z.optional(ordered),
  until: z.optional(z.readonly(z.array(eventPatternSchema).check(z.maxLength(16)))),
  thisRound: z.optional(z.boolean()),
  /** Acts once and is gone. */
  once: z.optional(z.boolean()),
});

/** A standing order in force, with the name by which its seat can cancel it. */
export const standingOrderSchema = z.readonly(z.extend(standingOrderWishSchema, { id: z.string() }));

/** What comes in this form is what the kernel takes for an order. */
true satisfies z.infer<typeof standingOrderSchema> extends StandingOrder ? true : never;

export type { EventPattern, StandingOrder, StandingOrderWish };
