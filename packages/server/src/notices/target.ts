import { isZone, webhookFormats } from '@binario/protocol';
import { z } from 'zod';

const base64 = z
  .string()
  .max(200)
  .regex(/^[\w+/=-]+$/);

/** The zone in which the receiver reads times. */
const zone = z.string().max(40).refine(isZone).optional();

/** Where a channel delivers. Mail goes to the confirmed address of the account, so it is not repeated here. */
export const targetSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('webhook'),
    url: z.string().min(1).max(2048),
    format: z.enum(webhookFormats),
    zone,
  }),
  z.strictObject({
    kind: z.literal('email'),
    zone,
    daily: z.literal(true).optional().describe('one letter a day with all that waits, instead of one a turn'),
  }),
  z.strictObject({
    kind: z.literal('push'),
    zone,
    subscription: z.strictObject({
      endpoint: z.string().min(1).max(2048),
      expirationTime: z.nullish(z.number()),
      keys: z.strictObject({ p256dh: base64, auth: base64 }),
    }),
  }),
]);

/** Where a channel delivers notices, by its kind. */
export type Target = z.infer<typeof targetSchema>;

/** What the owner sees of a target: enough to recognise it, not enough to use it. */
export function shownTarget(target: Target): string {
  switch (target.kind) {
    case 'webhook':
      return `${target.format} ${new URL(target.url).host}`;
    case 'email':
      return 'e-mail';
    case 'push':
      return new URL(target.subscription.endpoint).host;
  }
}

/** Does this address want one letter a day in place of one a turn? */
export const isDaily = (target: Target): boolean => target.kind === 'email' && target.daily === true;
