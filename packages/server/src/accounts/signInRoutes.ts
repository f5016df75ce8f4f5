import { accountAnswerSchema, whoAnswerSchema } from '@binario/protocol';
import type { FastifyInstance } from 'fastify';
import type { AttemptLimit } from '../security/attempts.ts';
import type { ZodDoor } from '../security/door.ts';
import { senderOf } from '../security/rateLimiter.ts';
import { Refused } from '../security/refused.ts';
import { renameAtTables } from './atTables.ts';
import { nameKey } from './names.ts';
import { clearCookie, type Parts, present, signInto, slow } from './parts.ts';
import { guestWish, memberWish, nothing, signInWish } from './schemas.ts';

const tags = ['account'];

/** The routes to register, sign in and sign out. */
export function signInRoutes(app: FastifyInstance, parts: Parts): void {
  const { accounts, book, codes, config, security } = parts;
  const perAddress: AttemptLimit = { name: 'sign in, address', most: config.rateSignIn, window: 60_000 };
  // Wider, or somebody who knows a name could keep its owner out.
  const perName: AttemptLimit = { name: 'sign in, name', most: 10 * config.rateSignIn, window: 60_000 };
  const guesses: AttemptLimit = { name: 'code', most: config.rateSignIn, window: 60_000 };
  const door = app.withTypeProvider<ZodDoor>();

  door.get(
    '/api/account',
    {
      config: { guard: 'api' },
      schema: { tags, summary: 'Who is asking; null for nobody', response: { 200: whoAnswerSchema } },
    },
    async (request) => ({ account: (await present(request, parts))?.account ?? null }),
  );

  door.post(
    '/api/account/guest',
    {
      config: { guard: 'api' },
      schema: { tags, summary: 'Come as a guest with a name', body: guestWish, response: { 201: accountAnswerSchema } },
    },
    async (request, reply) => {
      if (config.signUp === 'closed') throw new Refused(403, 'closed', 'this server takes no new people');
      await slow(parts, [perAddress, senderOf(request.ip)]);
      const account = await accounts.guest(request.body);
      await signInto(account.id, request, reply, parts);
      return reply.code(201).send(account);
    },
  );

  door.post(
    '/api/account/register',
    {
      config: { guard: 'api' },
      schema: {
        tags,
        summary: 'Become a member; a guest keeps seats and games',
        body: memberWish,
        response: { 201: accountAnswerSchema },
      },
    },
    async (request, reply) => {
      if (config.signUp !== 'members') throw new Refused(403, 'closed', 'this server takes no new members');
      await slow(parts, [perAddress, senderOf(request.ip)]);
      const now = await present(request, parts);
      const account = await accounts.register(request.body, now?.account);
      // A name at tables is a copy: the guest may have chosen another one now.
      if (now && now.account.name !== account.name) await renameAtTables(parts, account.id, account.name);
      await book.endAll(account.id);
      await signInto(account.id, request, reply, parts);
      security('registered', { account: account.id, address: request.ip });
      return reply.code(201).send(account);
    },
  );

  door.post(
    '/api/account/sign-in',
    {
      config: { guard: 'api' },
      schema: {
        tags,
        summary: 'Sign in with name and password',
        body: signInWish,
        response: { 200: accountAnswerSchema },
      },
    },
    async (request, reply) => {
      const { name, password, code } = request.body;
      await slow(parts, [perAddress, senderOf(request.ip)], [perName, nameKey(name)]);
      const account = await accounts.signIn(name, password).catch((error: unknown) => {
        security('signInFailed', { name, address: request.ip });
        throw error;
      });
      if (code !== undefined) await slow(parts, [guesses, account.id]);
      await codes.demand(account.id, code).catch((error: unknown) => {
        if (code !== undefined) security('codeFailed', { account: account.id, address: request.ip });
        throw error;
      });
      await signInto(account.id, request, reply, parts);
      security('signedIn', { account: account.id, address: request.ip });
      return account;
    },
  );

  door.post(
    '/api/account/sign-out',
    { config: { guard: 'api' }, schema: { tags, summary: 'End this session', response: { 204: nothing } } },
    async (request, reply) => {
      const now = await present(request, parts);
      if (now) await book.end(now.account.id, now.session.id);
      if (now) security('signedOut', { account: now.account.id, address: request.ip });
      clearCookie(request, reply, parts);
      return reply.code(204).send(null);
    },
  );
}
