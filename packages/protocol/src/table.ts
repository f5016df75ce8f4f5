import * as z from 'zod/mini';
import { boardNameSchema } from './board.ts';
import { byName, list, maybe, said, seatId, time } from './parts.ts';
import { paceSchema, settingsSchema } from './settings.ts';
import { standingOrderSchema } from './standingOrder.ts';
import { requestSchema } from './tableRequest.ts';

const user = z.string();

/** Whether a table waits for its start, is played, rests or is over. */
export const tableStatusSchema = z.enum(['open', 'playing', 'paused', 'ended']);
/** Whether a table waits for its start, is played, rests or is over. */
export type TableStatus = z.infer<typeof tableStatusSchema>;

/** `open`: free for whoever may take it, also in a running game. */
const seatKindSchema = z.enum(['open', 'person', 'bot']);

/** One seat of a table and who sits there. */
export const seatInfoSchema = said({
  seat: seatId,
  kind: seatKindSchema,
  user: maybe(user),
  /** The name of somebody who plays here at the device of `user`. */
  beside: maybe(z.string()),
  bot: maybe(z.string()),
  /** The person who sat here before, in a game that runs; `removed`: not of his own will. Until somebody else sits down. */
  left: maybe(said({ user, removed: maybe(z.literal(true)) })),
  /** What the seat will do by itself: its owner's secret, empty in the eyes of everybody else. */
  orders: list(standingOrderSchema),
  /** Milliseconds left, at the time the present turn began; with live clocks only. */
  clock: maybe(z.number()),
});
/** One seat of a table and who sits there. */
export type SeatInfo = z.infer<typeof seatInfoSchema>;

/** Whose turn it is, and until when. */
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
/** Whose turn it is, and until when. */
export type Turn = z.infer<typeof turnSchema>;

/** How a game ended. */
export const resultSchema = said({
  reason: z.string(),
  scores: list(said({ player: seatId, total: z.number() })),
});
/** How a game ended. */
export type Result = z.infer<typeof resultSchema>;

/** How the people at a table draw its seed together; docs/protocol.md says how to compute it from this. */
const drawSchema = said({
  /** All shares must be shown by then; not there before the host wants to begin. */
  due: maybe(z.number()),
  /** The server's own share, drawn when all fingerprints were there. */
  share: maybe(z.string()),
  /** Fingerprints and shares, by user. */
  sealed: byName(z.string()),
  revealed: byName(z.string()),
});
/** How the people at a table draw its seed together. */
export type Draw = z.infer<typeof drawSchema>;

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
  board: maybe(boardNameSchema),
  settings: z.readonly(z.extend(settingsSchema, { name: z.string(), pace: z.readonly(paceSchema) })),
  host: user,
  seats: list(seatInfoSchema),
  /** Names of everybody who sat or spoke here, by user. */
  people: byName(z.string()),
  /** Users who were removed: they may not sit down here again. */
  removed: maybe(list(user)),
  requests: list(requestSchema),
  /** Where the seed comes from: all who sit here, the server alone, a recorded game, or whoever was allowed to name it. */
  seed: maybe(z.enum(['players', 'server', 'import', 'admin'])),
  draw: maybe(drawSchema),
  /** Who asked for the pause, and since when. */
  pause: maybe(said({ by: user, at: time })),
  turn: turnSchema,
  created: time,
  started: maybe(time),
  ended: maybe(time),
  result: maybe(resultSchema),
  rematch: maybe(z.string()),
  /** Actions that were undone and can be done again, and who undid them. */
  undone: maybe(said({ count: z.int(), by: user })),
});
/** Everything about a table but the game itself. */
export type TableInfo = z.infer<typeof tableInfoSchema>;

/** A line of the list of tables. */
export const listingSchema = said({
  id: z.string(),
  game: z.string(),
  name: z.string(),
  status: tableStatusSchema,
  visibility: settingsSchema.shape.visibility,
  /** The name of the board, if it is not the one in the box. */
  board: maybe(z.string()),
  players: z.int(),
  free: z.int(),
  host: z.string(),
  seats: list(said({ seat: seatId, kind: seatKindSchema, name: z.string() })),
  round: z.string(),
  yourTurn: z.boolean(),
  /** Something waits for the asker's yes or no. */
  asked: maybe(z.literal(true)),
  /** When the time of the present turn is up; in a running game with a clock. */
  due: maybe(z.number()),
  variants: maybe(list(z.string())),
  pace: maybe(z.readonly(paceSchema)),
  updated: time,
  created: time,
});
/** A line of the list of tables. */
export type TableListing = z.infer<typeof listingSchema>;
