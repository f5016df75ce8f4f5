import * as z from 'zod/mini';
import { list, maybe, said, seatId } from './parts.ts';
import { settingsSchema } from './settings.ts';
import { standingOrderSchema } from './standingOrder.ts';
import { requestSchema } from './tableRequest.ts';

const user = z.string();
const request = z.string();
const requestKind = z.enum(['undo', 'seat', 'late', 'remove']);
/** A person or a bot on a seat. */
const sitter = { seat: seatId, user: maybe(user), bot: maybe(z.string()) };
const what = <W extends string, S extends z.core.$ZodLooseShape>(word: W, fields: S) =>
  said({ what: z.literal(word), ...fields });

/** What happened at a table besides the game and the talk, by the word `what`. */
export const adminBodySchema = z.discriminatedUnion('what', [
  what('created', { imported: maybe(z.int()) }),
  what('start', {}),
  what('seated', sitter),
  what('left', { user, seats: list(seatId) }),
  /** `by` asked for it and `agreed` said yes; `late`: by the clock; neither: the author did it. */
  what('removed', { ...sitter, by: maybe(user), agreed: maybe(list(user)), late: maybe(z.literal(true)) }),
  what('asked', { request: requestSchema }),
  what('answered', { request, kind: requestKind, yes: z.boolean(), ended: maybe(z.literal(true)) }),
  what('withdrawn', { request, kind: maybe(requestKind) }),
  what('lapsed', { request }),
  what('ordered', { seat: seatId, order: standingOrderSchema }),
  what('orderCancelled', { seat: seatId, order: z.string() }),
  what('paused', {}),
  what('resumed', {}),
  /** Empty: whoever sits down next. */
  what('host', { user }),
  what('settings', { settings: z.partial(settingsSchema) }),
  what('rematch', { table: z.string() }),
  what('late', { seats: list(seatId) }),
  what('waiting', { seat: seatId }),
  what('renamed', { user }),
  what('engine', { from: z.string(), to: z.string() }),
]);
/** The body of a record of kind `admin`: what happened at a table besides the game and the talk. */
export type AdminBody = z.infer<typeof adminBodySchema>;
