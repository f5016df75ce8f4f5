import * as z from 'zod/mini';
import { list, maybe, said, seatId } from './parts.ts';
import { settingsSchema } from './settings.ts';
import { standingOrderSchema } from './standingOrder.ts';
import { requestSchema } from './tableRequest.ts';

const user = z.string();
const request = z.string();
const requestKind = z.enum(['undo', 'seat', 'late', 'remove', 'pause', 'settings']);
/** Who asked for it and who agreed; without them the author did it alone. */
const agreement = { by: maybe(user), agreed: maybe(list(user)) };
/** A person or a bot on a seat. */
const sitter = { seat: seatId, user: maybe(user), bot: maybe(z.string()) };
const what = <W extends string, S extends z.core.$ZodLooseShape>(word: W, fields: S) =>
  said({ what: z.literal(word), ...fields });

/** What happened at a table besides the game and the talk, by the word `what`. */
export const adminBodySchema = z.discriminatedUnion('what', [
  what('created', { imported: maybe(z.int()) }),
  what('start', {}),
  /** The fingerprint of somebody's share of the seed; with the last one needed comes the server's own share. */
  what('sealed', { seal: z.string(), share: maybe(z.string()) }),
  /** The host wants to begin: all shares must be shown by then. */
  what('drawing', { due: z.int(), share: maybe(z.string()) }),
  what('revealed', { secret: z.string() }),
  /** Somebody did not show his share in time and has lost the seat; the others begin anew. */
  what('undrawn', { users: list(user) }),
  what('seated', { ...sitter, beside: maybe(z.string()) }),
  what('left', { user, seats: list(seatId) }),
  /** `by` asked for it and `agreed` said yes; `late`: by the clock; neither: the author did it. */
  what('removed', { ...sitter, ...agreement, late: maybe(z.literal(true)) }),
  what('asked', { request: requestSchema }),
  what('answered', { request, kind: requestKind, yes: z.boolean(), ended: maybe(z.literal(true)) }),
  what('withdrawn', { request, kind: maybe(requestKind) }),
  what('lapsed', { request }),
  what('ordered', { seat: seatId, order: standingOrderSchema }),
  what('orderCancelled', { seat: seatId, order: z.string() }),
  what('paused', agreement),
  what('resumed', {}),
  /** Empty: whoever sits down next. */
  what('host', { user }),
  what('settings', { settings: z.partial(settingsSchema), ...agreement }),
  what('rematch', { table: z.string() }),
  what('late', { seats: list(seatId) }),
  what('waiting', { seat: seatId }),
  what('renamed', { user }),
  what('engine', { from: z.string(), to: z.string() }),
]);
/** The body of a record of kind `admin`: what happened at a table besides the game and the talk. */
export type AdminBody = z.infer<typeof adminBodySchema>;
