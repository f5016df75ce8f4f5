import type { Action, Frame } from '@binario/kernel';
import * as z from 'zod/mini';
import { list, maybe, said, seatId } from './parts.ts';

/** An action that was done: of any game, so only what all have in common is said of it. */
export const doneSchema: z.ZodMiniType<Action> = z.readonly(z.looseObject({ type: z.string(), by: seatId }));

const frameSchema: z.ZodMiniType<Frame> = z.readonly(z.looseObject({ step: z.string() }));

/** A game as somebody may see it. What lies on the table only the game itself can say. */
export const seenSchema = said({ table: z.unknown(), flow: list(frameSchema), rng: z.number() });
export type SeenState = z.infer<typeof seenSchema>;

/**
 * How the game changed. Mostly `events` (fold them over the table with the game's `reduce`, kernel events aside) and the new
 * `flow`; after an undo, or where something is hidden, the whole `view`.
 */
export const changeSchema = z.union([
  said({ events: list(z.readonly(z.looseObject({ type: z.string() }))), flow: list(frameSchema) }),
  said({ view: seenSchema }),
]);
export type Change =
  | { readonly events: readonly { readonly type: string }[]; readonly flow: readonly Frame[] }
  | { readonly view: SeenState };

export const recordKindSchema = z.enum(['act', 'undo', 'redo', 'chat', 'admin']);
export type RecordKind = z.infer<typeof recordKindSchema>;

export const recordBodySchema = z.union([
  said({
    action: doneSchema,
    /** Not the person, but the bot of the seat, a standing order, or the clock. */
    via: maybe(z.enum(['bot', 'order', 'late', 'import'])),
    order: maybe(z.string()),
    /** Chance was drawn: taking it back needs everybody. */
    drew: maybe(z.literal(true)),
    endedOrders: maybe(list(z.string())),
  }),
  said({ to: z.int() }),
  said({ text: z.string() }),
  z.readonly(z.looseObject({ what: z.string() })),
]);
export type RecordBody = z.infer<typeof recordBodySchema>;

/** One record of the journal as everybody may see it. */
export const recordSchema = said({
  seq: z.int(),
  version: z.int(),
  kind: recordKindSchema,
  author: z.string(),
  seat: maybe(seatId),
  at: z.int(),
  hash: z.string(),
  body: recordBodySchema,
});
export type PublicRecord = z.infer<typeof recordSchema>;
