import type { FastifyInstance } from 'fastify';
import type { ZodDoor } from '../security/door.ts';
import { RateLimiter, senderOf } from '../security/rateLimiter.ts';
import { Refused } from '../security/refused.ts';
import { renameAtTables } from './atTables.ts';
import { nameKey } from './names.ts';
import { clearCookie, type Parts, present, signInto } from './parts.ts';
import { accountAnswer, guestWish, memberWish, nothing, signInWish, whoAnswer } from './schemas.ts';

const tags = ['account'];

/** Coming and going. */
export function signInRoutes(app: FastifyInstance, parts: Parts): void {
  const { accounts, book, config, clock } = parts;
  const limit = { most: config.rateSignIn, window: 60_000, now: () => clock.now() };
  const perAddress = new RateLimiter(limit);
  // Wider, or somebody who knows a name could keep its owner out.
  const perName = new RateLimiter({ ...limit, most: 10 * config.rateSignIn });
  const slow = (sender: string, name?: string) => {
    const wait = Math.max(perAddress.take(sender), name === undefined ? 0 : perName.take(nameKey(name)));
    if (wait > 0) throw new Refused(429, 'tooMany', 'too many attempts', wait);
  };
  const door = app.withTypeProvider<ZodDoor>();

  door.get(
    '/api/account',
    { schema: { tags, summary: 'Who is asking; null for nobody', response: { 200: whoAnswer } } },
    async (request) => ({ account: (await present(request, parts))?.account ?? null }),
  );

  door.post(
    '/api/account/guest',
    { schema: { tags, summary: 'Come as a guest with a name', body: guestWish, response: { 201: accountAnswer } } },
    async (request, reply) => {
      if (config.signUp === 'closed') throw new Refused(403, 'closed', 'this server takes no new people');
      slow(senderOf(request.ip));
      const account = await accounts.guest(request.body);
      await signInto(account.id, request, reply, parts);
      return reply.code(201).send(account);
    },
  );

  door.post(
    '/api/account/register',
    {
      schema: {
        tags,
        summary: 'Become a member; a guest keeps seats and games',
        body: memberWish,
        response: { 201: accountAnswer },
      },
    },
    async (request, reply) => {
      if (config.signUp !== 'members') throw new Refused(403, 'closed', 'this server takes no new members');
      slow(senderOf(request.ip));
      const now = await present(request, parts);
      const account = await accounts.register(request.body, now?.account);
      // A name at tables is a copy: the guest may have chosen another one now.
      if (now && now.account.name !== account.name) await renameAtTables(parts, account.id, account.name);
      await book.endAll(account.id);
      await signInto(account.id, request, reply, parts);
      return reply.code(201).send(account);
    },
  );

  door.post(
    '/api/account/sign-in',
    { schema: { tags, summary: 'Sign in with name and password', body: signInWish, response: { 200: accountAnswer } } },
    async (request, reply) => {
      const { name, password } = request.body;
      slow(senderOf(request.ip), name);
      const account = await accounts.signIn(name, password);
      await signInto(account.id, request, reply, parts);
      return account;
    },
  );

  door.post(
    '/api/account/sign-out',
    { schema: { tags, summary: 'End this session', response: { 204: nothing } } },
    async (request, reply) => {
      const now = await present(request, parts);
      if (now) await book.end(now.account.id, now.session.id);
      clearCookie(request, reply, parts);
      return reply.code(204).send(null);
    },
  );
}
