import * as z from 'zod/mini';
import { orderSchema } from './order.ts';
import { byName, list, maybe, said, seatId } from './parts.ts';
import { paceSchema, settingsSchema } from './settings.ts';

const time = z.int();
const user = z.string();

export const tableStatusSchema = z.enum(['open', 'playing', 'paused', 'ended']);
export type TableStatus = z.infer<typeof tableStatusSchema>;

/** `open`: free for whoever may take it, also in a running game. */
const seatKindSchema = z.enum(['open', 'person', 'bot']);

export const seatInfoSchema = said({
  seat: seatId,
  kind: seatKindSchema,
  user: maybe(user),
  bot: maybe(z.string()),
  /** The person who sat here before, in a game that runs; `removed`: not of his own will. Until somebody else sits down. */
  left: maybe(said({ user, removed: maybe(z.literal(true)) })),
  /** Public: everybody sees what a seat will do by itself. */
  orders: list(z.readonly(z.extend(orderSchema, { id: z.string() }))),
  /** Milliseconds left, at the time the present turn began; with live clocks only. */
  clock: maybe(z.number()),
});
export type SeatInfo = z.infer<typeof seatInfoSchema>;

const requested = {
  id: z.string(),
  /** Who wants it: a user, or `system`. */
  by: user,
  /** Users who must still answer. */
  asked: list(user),
  agreed: list(user),
  at: time,
};

/**
 * What waits for the answers of others. All must say yes; one no ends it. Any move of the game ends what is about the game: an
 * undo, a move for somebody who is late.
 */
export const requestSchema = z.union([
  said({ ...requested, kind: z.literal('undo'), to: z.int(), version: z.int() }),
  said({ ...requested, kind: z.literal('seat'), seat: seatId, user: maybe(user), bot: maybe(z.string()) }),
  /** The seat is late: shall a bot move for it? */
  said({ ...requested, kind: z.literal('late'), seat: seatId, version: z.int() }),
  /** Shall this person, or this bot, leave the table? */
  said({ ...requested, kind: z.literal('remove'), seat: seatId, user: maybe(user), bot: maybe(z.string()) }),
]);
export type TableRequest = z.infer<typeof requestSchema>;

export const turnSchema = said({
  /** Seats that may act; empty before the start and after the end. */
  actors: list(seatId),
  round: z.string(),
  since: time,
  /** When the time is up; then there is the time of grace. */
  due: maybe(z.number()),
  /** The notice was given; at this time what the table chose happens. */
  last: maybe(z.number()),
  /** The time is up and what the table chose for that is done: nothing more happens by itself in this turn. */
  over: maybe(z.literal(true)),
});
export type Turn = z.infer<typeof turnSchema>;

export const resultSchema = said({
  reason: z.string(),
  scores: list(said({ player: seatId, total: z.number() })),
});
export type Result = z.infer<typeof resultSchema>;

/** Everything about a table but the game itself. */
export const tableInfoSchema = said({
  id: z.string(),
  game: z.string(),
  rules: z.int(),
  /** Name of the engine file that plays it. */
  engine: z.string(),
  status: tableStatusSchema,
  players: z.int(),
  variants: list(z.string()),
  options: byName(z.string()),
  settings: z.readonly(z.extend(settingsSchema, { name: z.string(), pace: z.readonly(paceSchema) })),
  host: user,
  seats: list(seatInfoSchema),
  /** Names of everybody who sat or spoke here, by user. */
  people: byName(z.string()),
  /** Users who were removed: they may not sit down here again. */
  removed: maybe(list(user)),
  requests: list(requestSchema),
  turn: turnSchema,
  created: time,
  started: maybe(time),
  ended: maybe(time),
  result: maybe(resultSchema),
  rematch: maybe(z.string()),
  /** Actions that were undone and can be done again, and who undid them. */
  undone: maybe(said({ count: z.int(), by: user })),
});
export type TableInfo = z.infer<typeof tableInfoSchema>;

/** A line of the list of tables. */
export const listingSchema = said({
  id: z.string(),
  game: z.string(),
  name: z.string(),
  status: tableStatusSchema,
  visibility: settingsSchema.shape.visibility,
  players: z.int(),
  free: z.int(),
  host: z.string(),
  seats: list(said({ seat: seatId, kind: seatKindSchema, name: z.string() })),
  round: z.string(),
  yourTurn: z.boolean(),
  updated: time,
  created: time,
});
export type TableListing = z.infer<typeof listingSchema>;
