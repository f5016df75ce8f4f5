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
import { deliveriesTo } from './deliveries.ts';
import type { NoticesNeeds } from './needs.ts';
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

async function askerOf(request: FastifyRequest, { sessions }: NoticeParts): Promise<Identity> {
  const who = await sessions.whoIs(request);
  if (!who) throw new Refused(401, 'signedOut', 'nobody is signed in');
  return who;
}

/** Where notices go is no matter for programs: whoever has stolen a token must not hear them. */
async function ownerOf(request: FastifyRequest, parts: NoticeParts): Promise<Identity> {
  const who = await askerOf(request, parts);
  if (bearerOf(request.headers) !== undefined)
    throw new Refused(403, 'browserOnly', 'a token of a program may not do this');
  return who;
}

/** Which notices there are, and what was sent. */
export function noticeRoutes(app: FastifyInstance, parts: NoticeParts): void {
  const { channels, config, store } = parts;
  const door = app.withTypeProvider<ZodDoor>();

  door.get(
    '/api/notices',
    {
      config: { guard: 'api' },
      schema: { tags, summary: 'Kinds on offer and own channels', response: { 200: noticesAnswerSchema } },
    },
    async (request) => {
      const { id: account } = await askerOf(request, parts);
      const pushKey = config.pushPublicKey ?? null;
      return { kinds: kindsOf(config), pushKey, channels: [...(await channels.list(account))] };
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
      const { id: account } = await askerOf(request, parts);
      const { limit, before } = request.query;
      return { deliveries: [...(await deliveriesTo(store.db, account, limit, before))] };
    },
  );
}

/** One's own channels, and their tests. */
export function channelRoutes(app: FastifyInstance, parts: NoticeParts): void {
  const { channels, queue, courier, clock } = parts;
  const tests = new RateLimiter({ most: 6, window: 60_000, now: () => clock.steady() });
  const door = app.withTypeProvider<ZodDoor>();
  const params = z.strictObject({ id });

  door.post(
    '/api/notices/channels',
    {
      config: { guard: 'api' },
      schema: { tags, summary: 'Add a channel', body: targetSchema, response: { 201: channelAnswerSchema } },
    },
    async (request, reply) => {
      const { id: account } = await ownerOf(request, parts);
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
      const { id: account } = await ownerOf(request, parts);
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
      const { id: account } = await ownerOf(request, parts);
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
      const { id: account } = await ownerOf(request, parts);
      const channel = await channels.get(account, request.params.id);
      const wait = tests.take(account);
      if (wait > 0) throw new Refused(429, 'tooMany', 'too many tests', wait);
      const outcome = await courier.deliver(await queue.addClaimed(channel.id, account, { kind: 'test' }));
      if (!outcome || outcome.kind === 'later') throw new Refused(404, 'notFound', 'the channel is gone');
      return { outcome: outcome.kind, detail: outcome.detail };
    },
  );
}
