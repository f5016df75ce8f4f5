import * as z from 'zod/mini';
import { list, maybe, said, time } from './parts.ts';

/** Ways in which somebody can be told that it is his turn. */
export const channelKinds = ['webhook', 'email', 'push'] as const;
/** A way in which somebody can be told that it is his turn. */
export type ChannelKind = (typeof channelKinds)[number];

/** What a webhook is sent: the form of a chat service, or plain data. */
export const webhookFormats = ['discord', 'slack', 'json'] as const;
/** The form of what a webhook is sent. */
export type WebhookFormat = (typeof webhookFormats)[number];

/** What somebody is told about. */
export const noticeKinds = [
  'turn',
  'reminder',
  'deadline',
  'digest',
  'asked',
  'ended',
  'removal',
  'removed',
  'test',
] as const;
/** What a notice is about. */
export type NoticeKind = (typeof noticeKinds)[number];

/** One of the places where its owner wants to be told. */
export const channelAnswerSchema = said({
  id: z.string(),
  kind: z.enum(channelKinds),
  shown: z.string().check(z.describe('enough of the address to recognise it')),
  zone: maybe(z.string().check(z.describe('the time zone in which it tells times; UTC without one'))),
  daily: maybe(z.boolean().check(z.describe('one letter a day'))),
  enabled: z.boolean(),
  trouble: z.string().check(z.describe('why the server switched it off')),
  createdAt: time,
});
/** A channel as its owner sees it. */
export type ChannelAnswer = z.infer<typeof channelAnswerSchema>;

/** What this server offers, and the asker's own channels. */
export const noticesAnswerSchema = said({
  kinds: said({ webhook: z.boolean(), email: z.boolean(), push: z.boolean() }).check(
    z.describe('what this server offers'),
  ),
  pushKey: z.nullable(z.string()).check(z.describe('VAPID key to subscribe with')),
  channels: list(channelAnswerSchema),
});
/** The kinds of notices on offer, and the asker's own channels. */
export type NoticesAnswer = z.infer<typeof noticesAnswerSchema>;

/** How the test of a channel went. */
export const channelTestAnswerSchema = said({ outcome: z.enum(['sent', 'refused', 'gone']), detail: z.string() });
/** How the test of a channel went. */
export type ChannelTestAnswer = z.infer<typeof channelTestAnswerSchema>;

/** One notice that was sent, or is to be. */
const deliverySchema = said({
  id: z.string(),
  channel: z.string(),
  table: z.nullable(z.string()),
  notice: z.enum(noticeKinds),
  state: z.enum(['waiting', 'sent', 'failed', 'dropped']),
  attempts: z.int(),
  detail: z.string(),
  createdAt: time,
  dueAt: z.nullable(time),
  doneAt: z.nullable(time),
});
/** A notice that was sent, or is to be. */
export type DeliveryAnswer = z.infer<typeof deliverySchema>;

/** The latest notices to somebody, newest first. */
export const deliveriesAnswerSchema = said({ deliveries: list(deliverySchema) });
/** The latest notices to somebody, newest first. */
export type DeliveriesAnswer = z.infer<typeof deliveriesAnswerSchema>;
