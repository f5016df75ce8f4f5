import {
  channelAnswerSchema,
  channelTestAnswerSchema,
  deliveriesAnswerSchema,
  noticesAnswerSchema,
} from '@binario/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Identity } from '../ports/identity.ts';
import { bearerOf } from '../security/cookie.ts';
import type { ZodDoor } from '../security/door.ts';
import { RateLimiter } from '../security/rateLimiter.ts';
import { Refused } from '../security/refused.ts';
import { type Channels, kindsOf } from './channels.ts';
import type { Courier } from './courier.ts';
import type { NoticesNeeds } from './needs.ts';
import type { Notice } from './notice.ts';
import type { NoticeQueue } from './queue.ts';
import { targetSchema } from './target.ts';

const tags = ['notices'];
const id = z.string().regex(/^[\w-]{1,40}$/);
const deliveriesQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  before: z.coerce.number().int().min(0).optional().describe('created before this time'),
});
/** What the routes about notices need of the server. */
export interface NoticeParts extends NoticesNeeds {
  readonly channels: Channels;
  readonly queue: NoticeQueue;
  readonly courier: Courier;
}

/** One's own channels, their tests and their log. */
export function noticeRoutes(app: FastifyInstance, parts: NoticeParts): void {
  const { channels, queue, courier, config, store, sessions, clock } = parts;
  const tests = new RateLimiter({ most: 6, window: 60_000, now: () => clock.steady() });
  const asker = async (request: FastifyRequest): Promise<Identity> => {
    const who = await sessions.whoIs(request);
    if (!who) throw new Refused(401, 'signedOut', 'nobody is signed in');
    return who;
  };
  /** Where notices go is no matter for programs: whoever has stolen a token must not hear them. */
  const owner = async (request: FastifyRequest): Promise<Identity> => {
    const who = await asker(request);
    if (bearerOf(request.headers) !== undefined)
      throw new Refused(403, 'browserOnly', 'a token of a program may not do this');
    return who;
  };
  const door = app.withTypeProvider<ZodDoor>();
  const params = z.strictObject({ id });

  door.get(
    '/api/notices',
    {
      config: { guard: 'api' },
      schema: { tags, summary: 'Kinds on offer and own channels', response: { 200: noticesAnswerSchema } },
    },
    async (request) => {
      const { id: account } = await asker(request);
      const pushKey = config.pushPublicKey ?? null;
      return { kinds: kindsOf(config), pushKey, channels: [...(await channels.list(account))] };
    },
  );

  door.post(
    '/api/notices/channels',
    {
      config: { guard: 'api' },
      schema: { tags, summary: 'Add a channel', body: targetSchema, response: { 201: channelAnswerSchema } },
    },
    async (request, reply) => {
      const { id: account } = await owner(request);
      return reply.code(201).send(await channels.add(account, request.body));
    },
  );

  door.patch(
    '/api/notices/channels/:id',
    {
      config: { guard: 'api' },
      schema: {
        tags,
        summary: 'Switch a channel on or off',
        params,
        body: z.strictObject({ enabled: z.boolean() }),
        response: { 200: channelAnswerSchema },
      },
    },
    async (request) => {
      const { id: account } = await owner(request);
      return channels.enable(account, request.params.id, request.body.enabled);
    },
  );

  door.delete(
    '/api/notices/channels/:id',
    {
      config: { guard: 'api' },
      schema: { tags, summary: 'Remove a channel and its log', params, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const { id: account } = await owner(request);
      await channels.remove(account, request.params.id);
      return reply.code(204).send(null);
    },
  );

  door.post(
    '/api/notices/channels/:id/test',
    {
      config: { guard: 'api' },
      schema: {
        tags,
        summary: 'Send a test now and tell how it went',
        params,
        response: { 200: channelTestAnswerSchema },
      },
    },
    async (request) => {
      const { id: account } = await owner(request);
      const channel = await channels.get(account, request.params.id);
      const wait = tests.take(account);
      if (wait > 0) throw new Refused(429, 'tooMany', 'too many tests', wait);
      const outcome = await courier.deliver(await queue.addClaimed(channel.id, account, { kind: 'test' }));
      if (!outcome || outcome.kind === 'later') throw new Refused(404, 'notFound', 'the channel is gone');
      return { outcome: outcome.kind, detail: outcome.detail };
    },
  );

  door.get(
    '/api/notices/deliveries',
    {
      config: { guard: 'api' },
      schema: {
        tags,
        summary: 'What was sent, newest first',
        querystring: deliveriesQuery,
        response: { 200: deliveriesAnswerSchema },
      },
    },
    async (request) => {
      const { id: account } = await asker(request);
      const { limit, before } = request.query;
      let rows = store.db
        .selectFrom('notice_delivery')
        .selectAll()
        .where('account_id', '=', account)
        .orderBy('created_at', 'desc')
        .limit(limit);
      if (before !== undefined) rows = rows.where('created_at', '<', before);
      const deliveries = (await rows.execute()).map((row) => ({
        id: row.id,
        channel: row.channel_id,
        table: row.table_id,
        notice: (JSON.parse(row.notice) as Notice).kind,
        state: row.state as 'waiting' | 'sent' | 'failed' | 'dropped',
        attempts: row.attempts,
        detail: row.detail,
        createdAt: row.created_at,
        dueAt: row.due_at,
        doneAt: row.done_at,
      }));
      return { deliveries };
    },
  );
}
