import type { Action, Frame } from '@binario/kernel';
import * as z from 'zod/mini';
import { adminBodySchema } from './adminBody.ts';
import { list, maybe, said, seatId } from './parts.ts';

/** An action that was done: of any game, so only what all have in common is said of it. */
export const doneSchema: z.ZodMiniType<Action> = z.readonly(z.looseObject({ type: z.string(), by: seatId }));

const frameSchema: z.ZodMiniType<Frame> = z.readonly(z.looseObject({ step: z.string() }));

/** A game as somebody may see it. What lies on the table only the game itself can say. */
export const seenSchema = said({ table: z.unknown(), flow: list(frameSchema), rng: z.number() });
/** A game as somebody may see it. */
export type SeenState = z.infer<typeof seenSchema>;

/** The kinds of records in a journal. */
export const recordKindSchema = z.enum(['act', 'undo', 'redo', 'chat', 'admin']);
/** The kind of a record in a journal; it says what the body is. */
export type RecordKind = z.infer<typeof recordKindSchema>;

/** What a record says, by its kind. */
const bodies = {
  act: said({
    action: doneSchema,
    /** Not the person, but the bot of the seat, a standing order, or the clock. */
    via: maybe(z.enum(['bot', 'order', 'late', 'import'])),
    /** The standing order that acted. */
    order: maybe(z.string()),
    /** Chance was drawn: taking it back needs everybody. */
    drew: maybe(z.literal(true)),
    /** Standing orders that end with this action. */
    endedOrders: maybe(list(z.string())),
  }),
  /** The position the game went back to. */
  undo: said({ to: z.int() }),
  /** The position the game went forward to. */
  redo: said({ to: z.int() }),
  chat: said({ text: z.string() }),
  admin: adminBodySchema,
};

/** The body of a record of this kind. */
export type BodyOf<K extends RecordKind> = z.infer<(typeof bodies)[K]>;

const record = <K extends string, B extends z.core.SomeType>(kind: K, body: B) =>
  said({
    seq: z.int(),
    version: z.int(),
    kind: z.literal(kind),
    author: z.string(),
    seat: maybe(seatId),
    at: z.int(),
    hash: z.string(),
    body,
  });

const kinds = [
  record('act', bodies.act),
  record('undo', bodies.undo),
  record('redo', bodies.redo),
  record('chat', bodies.chat),
  record('admin', bodies.admin),
] as const;

/** One record of the journal as everybody may see it. */
export const recordSchema = z.discriminatedUnion('kind', kinds);
/** A record of the journal as everybody may see it: its `kind` says what its `body` is. */
export type PublicRecord = z.infer<typeof recordSchema>;

/** A word that somebody said at a table. */
export type ChatRecord = Extract<PublicRecord, { kind: 'chat' }>;

/** A record as somebody may see it: of an action in a game with secrets, or of somebody's standing order, nothing but that it is there. */
export const shownRecordSchema = z.discriminatedUnion('kind', [...kinds, record('hidden', said({}))]);
/** A record as it is shown in a running game, perhaps without its action. */
export type ShownRecord = z.infer<typeof shownRecordSchema>;
