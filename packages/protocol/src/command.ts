import * as z from 'zod/mini';
import { actionSchema } from './action.ts';
import { counter, line, prose, seatId, submitKey, userId, word } from './parts.ts';
import { settingsSchema } from './settings.ts';
import { standingOrderWishSchema } from './standingOrder.ts';

/** What every change of the game carries: the version it expects (else it is stale) and its idempotency key. */
const submit = { version: counter, key: submitKey };
const request = z.string().check(z.regex(/^[0-9a-z]{1,16}$/));

/** Everything people can do at a table, by HTTP or by socket. */
export const commandSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('act'), ...submit, action: actionSchema }),
  /** Back to the position after so many actions. */
  z.strictObject({ do: z.literal('undo'), ...submit, to: counter }),
  z.strictObject({ do: z.literal('redo'), ...submit }),
  /** Answers a request that wants the answer of this seat. */
  z.strictObject({ do: z.literal('answer'), request, yes: z.boolean() }),
  z.strictObject({ do: z.literal('withdraw'), request }),
  z.strictObject({
    do: z.literal('chat'),
    key: z.optional(submitKey),
    text: prose(2000).check(z.trim(), z.minLength(1)),
  }),
  /** For one's seat; who has several names it. */
  z.strictObject({ do: z.literal('order'), order: standingOrderWishSchema, seat: z.optional(seatId) }),
  z.strictObject({ do: z.literal('cancelOrder'), order: request }),
  /** Takes a free seat, the first one unless named; `beside`: for somebody of this name who plays at the sender's device. */
  z.strictObject({ do: z.literal('sit'), seat: z.optional(seatId), beside: z.optional(line(30)) }),
  z.strictObject({ do: z.literal('leave') }),
  /** A bot for a free seat. */
  z.strictObject({ do: z.literal('bot'), seat: seatId, bot: word(20) }),
  /** The person, or the bot, is to go: at once by the host before the start, in a running game if the others agree. */
  z.strictObject({ do: z.literal('remove'), seat: seatId }),
  z.strictObject({ do: z.literal('start') }),
  /** The fingerprint (SHA-256, hexadecimal) of one's share of the seed, given before anybody shows his. */
  z.strictObject({ do: z.literal('seal'), seal: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  /** The share itself, when all have given their fingerprint. */
  z.strictObject({ do: z.literal('reveal'), secret: z.string().check(z.regex(/^[0-9a-f]{32,128}$/)) }),
  z.strictObject({ do: z.literal('pause') }),
  z.strictObject({ do: z.literal('resume') }),
  /** The host hands his powers over to somebody who sits here. */
  z.strictObject({ do: z.literal('handOver'), user: userId }),
  z.strictObject({ do: z.literal('settings'), settings: z.partial(settingsSchema) }),
  z.strictObject({ do: z.literal('rematch') }),
]);

/** Something a person does at a table. */
export type Command = z.infer<typeof commandSchema>;
/** The command with this word in `do`. */
export type CommandOf<D extends Command['do']> = Extract<Command, { do: D }>;
