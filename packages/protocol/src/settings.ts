import * as z from 'zod/mini';
import { isBoard } from './board.ts';
import { fewEntries, gameId, line, safeKey, submitKey, word } from './parts.ts';

const seconds = (most: number) => z.int().check(z.gte(1), z.lte(most));
const DAY = 86_400;

/** What happens after the deadline and the time of grace: a bot moves once, a pass if one is legal, a vote, the seat is lost, nothing. */
export const lateSchema = z.enum(['bot', 'pass', 'vote', 'leave', 'wait']);

/** Is it the name of a time zone? */
export const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
};

/** How much time players have. */
export const paceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** A deadline for every turn. */
  z.strictObject({
    kind: z.literal('turns'),
    seconds: seconds(60 * DAY),
    grace: z.int().check(z.gte(0), z.lte(7 * DAY)),
    late: lateSchema,
    /** Days of the week on which no time passes, Sunday 0, in this time zone (UTC unless named). */
    off: z.exactOptional(z.readonly(z.array(z.int().check(z.gte(0), z.lte(6))).check(z.maxLength(6)))),
    zone: z.exactOptional(z.string().check(z.maxLength(40), z.refine(isZone))),
  }),
  /**
   * A clock for every player, which runs while he is asked; `increment` is added after each of his turns. The first `move`
   * seconds of every decision cost nothing.
   */
  z.strictObject({
    kind: z.literal('live'),
    seconds: seconds(2 * DAY),
    increment: z.int().check(z.gte(0), z.lte(3600)),
    grace: z.int().check(z.gte(0), z.lte(3600)),
    late: lateSchema,
    move: z.exactOptional(z.int().check(z.gte(0), z.lte(3600))),
  }),
]);

/**
 * `free`: one's own moves while nobody but bots moved after them; further back those whose moves would go are asked.
 * `asked`: everybody else is asked, always. `none`: what is done is done.
 */
export const undoPolicySchema = z.enum(['free', 'asked', 'none']);

/** Who lets somebody else, or a bot, take a seat that was left: the host, everybody who sits there, nobody need be asked. */
export const takeoverSchema = z.enum(['host', 'agreed', 'open']);

/** How a table is played; the host chooses. */
export const settingsSchema = z.strictObject({
  name: z.optional(line(60)),
  /** `public`: listed. `link`: only for those who have the link. */
  visibility: z.enum(['public', 'link']),
  /** May people without a seat look on? */
  watchers: z.boolean(),
  pace: paceSchema,
  undo: undoPolicySchema,
  takeover: takeoverSchema,
  /** A bot that takes a seat at once when somebody leaves a running game; otherwise the seat waits. */
  vacancy: z.nullable(word(20)),
  /** May watchers read and write the chat? They may, unless it is for those who sit here. */
  chat: z.exactOptional(z.enum(['all', 'seated'])),
  /** Where the seed comes from: all who sit here, each with a share nobody knows before; or the server alone. */
  draw: z.exactOptional(z.enum(['players', 'server'])),
});

/** How much time players have. */
export type Pace = z.infer<typeof paceSchema>;
/** What happens when time is up. */
export type Late = z.infer<typeof lateSchema>;
/** Who is asked before moves are taken back. */
export type UndoPolicy = z.infer<typeof undoPolicySchema>;
/** Who decides about a seat that was left. */
export type Takeover = z.infer<typeof takeoverSchema>;
/** How a table is played. */
export type Settings = z.infer<typeof settingsSchema>;

/** The settings of a table whose maker names none. */
export const usualSettings: Settings = {
  visibility: 'link',
  watchers: true,
  pace: { kind: 'none' },
  undo: 'free',
  takeover: 'agreed',
  vacancy: null,
};

/** Who sits where when the table is made: the maker, a bot, or nobody yet. */
export const seatWishSchema = z.union([z.literal('open'), z.literal('me'), z.strictObject({ bot: word(20) })]);

const seed = z.int().check(z.gte(0), z.lte(0xffffffff));

/** The wish for a new table. */
export const createSchema = z.strictObject({
  game: gameId,
  players: z.int().check(z.gte(1), z.lte(9)),
  variants: z.optional(z.array(word()).check(z.maxLength(16))),
  options: z.optional(z.record(safeKey, z.string().check(z.maxLength(40))).check(fewEntries)),
  /** A board file to play on; the game itself says whether it can. Without one its own board is used. */
  board: z.optional(z.custom<unknown>((value) => isBoard(value))),
  /** Only where the operator lets people name one; all others are drawn. */
  seed: z.optional(seed),
  /** The sender's own name for this wish: sent again with it, there is one table. */
  key: z.optional(submitKey),
  /** By seat, P1 first; without it the maker sits at P1 and the rest is open. */
  seats: z.optional(z.array(seatWishSchema).check(z.maxLength(9))),
  settings: z.optional(z.partial(settingsSchema)),
});

/** The wish for a new table. */
export type CreateRequest = z.infer<typeof createSchema>;
/** Who shall sit on a seat when the table is made. */
export type SeatWish = z.infer<typeof seatWishSchema>;
