import { sessionsAnswerSchema, tokenAnswerSchema } from '@binario/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodDoor } from '../security/door.ts';
import { Refused } from '../security/refused.ts';
import { clearCookie, mustBeInBrowser, mustBePresent, type Parts, reauthenticate } from './parts.ts';
import { nothing, sessionId, tokenWish } from './schemas.ts';
import { WATCHES } from './sessionBook.ts';

const tags = ['account'];

/** Where one is signed in, and tokens for programs. */
export function sessionRoutes(app: FastifyInstance, parts: Parts): void {
  const { book, security } = parts;
  const door = app.withTypeProvider<ZodDoor>();

  door.get(
    '/api/account/sessions',
    {
      config: { guard: 'api' },
      schema: { tags, summary: 'Where one is signed in', response: { 200: sessionsAnswerSchema } },
    },
    async (request) => {
      const { account, session } = await mustBePresent(request, parts);
      const sessions = (await book.list(account.id)).map((row) => ({
        id: row.id,
        kind: row.kind === 'browser' ? ('browser' as const) : ('token' as const),
        ...(row.kind !== 'browser' && { scope: row.kind === WATCHES ? ('watch' as const) : ('play' as const) }),
        label: row.label,
        createdAt: row.created_at,
        seenAt: row.seen_at,
        expiresAt: row.expires_at,
        current: row.id === session.id,
      }));
      return { sessions };
    },
  );

  door.delete(
    '/api/account/sessions/:id',
    {
      config: { guard: 'api' },
      schema: { tags, summary: 'End one session or token', params: sessionId, response: { 204: nothing } },
    },
    async (request, reply) => {
      const { account, session } = await mustBePresent(request, parts);
      const { id } = request.params;
      if (session.kind !== 'browser' && id !== session.id) {
        throw new Refused(403, 'browserOnly', 'a token of a program may end itself only');
      }
      if (!(await book.end(account.id, id))) throw new Refused(404, 'notFound', 'there is no such session');
      security('sessionsEnded', { account: account.id, address: request.ip });
      if (id === session.id) clearCookie(request, reply, parts);
      return reply.code(204).send(null);
    },
  );

  door.delete(
    '/api/account/sessions',
    {
      config: { guard: 'api' },
      schema: { tags, summary: 'End all sessions but this one, tokens too', response: { 204: nothing } },
    },
    async (request, reply) => {
      const { account, session } = await mustBeInBrowser(request, parts);
      await book.endAll(account.id, session.id);
      security('sessionsEnded', { account: account.id, address: request.ip });
      return reply.code(204).send(null);
    },
  );

  door.post(
    '/api/account/tokens',
    {
      config: { guard: 'api' },
      schema: {
        tags,
        summary: 'Make a token for a program; a member shows the password',
        body: tokenWish,
        response: { 201: tokenAnswerSchema },
      },
    },
    async (request, reply) => {
      const { account } = await mustBeInBrowser(request, parts);
      const { label, scope, password } = request.body;
      await reauthenticate(parts, account, password, request.ip);
      security('tokenMade', { account: account.id, address: request.ip, what: scope ?? 'play' });
      return reply.code(201).send(await book.open(account.id, scope === 'watch' ? WATCHES : 'token', label));
    },
  );
}
