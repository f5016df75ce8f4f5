import type { EventPattern, StandingOrder, StandingOrderWish } from '@binario/kernel';
import * as z from 'zod/mini';
import { fewEntries, safeKey, word } from './parts.ts';

const value = z.union([z.string().check(z.maxLength(60)), z.int()]);
const fields = z.record(safeKey, value).check(fewEntries);

const bound = z.strictObject({ field: safeKey, amount: z.int() });

/** An event of the game: its type, fields that must be equal, and a figure that must be lower. */
export const eventPatternSchema = z.strictObject({
  type: word(),
  where: z.optional(fields),
  below: z.optional(bound),
});

const ordered = z.strictObject({ type: word(), fields: z.optional(fields), proposed: z.optional(z.boolean()) });
const answered = z.strictObject({ step: word(), action: ordered });

/** What a seat wants done without being asked; the kernel says what each field means, and does it. */
export const standingOrderWishSchema = z.strictObject({
  action: ordered,
  step: z.optional(word()),
  where: z.optional(fields),
  atLeast: z.optional(bound),
  atMost: z.optional(bound),
  orElse: z.optional(ordered),
  also: z.optional(z.readonly(z.array(answered).check(z.maxLength(16)))),
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
