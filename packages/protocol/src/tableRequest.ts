import * as z from 'zod/mini';
import { list, maybe, said, seatId } from './parts.ts';
import { settingsSchema } from './settings.ts';

const user = z.string();

const requested = {
  id: z.string(),
  /** Who wants it: a user, or `system`. */
  by: user,
  /** Users who must still answer. */
  asked: list(user),
  agreed: list(user),
  at: z.int(),
};

/**
 * What waits for the answers of others. All must say yes; one no ends it. Any move of the game ends what is about the game: an
 * undo, a move for somebody who is late.
 */
export const requestSchema = z.discriminatedUnion('kind', [
  said({ ...requested, kind: z.literal('undo'), to: z.int(), version: z.int() }),
  said({ ...requested, kind: z.literal('seat'), seat: seatId, user: maybe(user), bot: maybe(z.string()) }),
  /** The seat is late: shall a bot move for it? */
  said({ ...requested, kind: z.literal('late'), seat: seatId, version: z.int() }),
  /** Shall this person, or this bot, leave the table? */
  said({ ...requested, kind: z.literal('remove'), seat: seatId, user: maybe(user), bot: maybe(z.string()) }),
  /** Shall the clocks stand still? */
  said({ ...requested, kind: z.literal('pause') }),
  /** Shall the table be played like this from now on? */
  said({ ...requested, kind: z.literal('settings'), settings: z.partial(settingsSchema) }),
]);
/** What somebody would like at a table and others must agree to. */
export type TableRequest = z.infer<typeof requestSchema>;
