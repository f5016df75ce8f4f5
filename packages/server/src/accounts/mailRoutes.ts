import type { FastifyInstance } from 'fastify';
import type { AttemptLimit } from '../security/attempts.ts';
import type { ZodDoor } from '../security/door.ts';
import { senderOf } from '../security/rateLimiter.ts';
import { Refused } from '../security/refused.ts';
import type { Told } from './letters.ts';
import { nameKey } from './names.ts';
import { type Parts, signInto, slow } from './parts.ts';
import { confirmation, nothing, reset, resetWish } from './schemas.ts';

const tags = ['account'];

/** What goes by way of a letter: a forgotten password, an address to be confirmed. */
export function mailRoutes(app: FastifyInstance, parts: Parts): void {
  const { accounts, book, links, letters, attempts, codes, config, security } = parts;
  const perAddress: AttemptLimit = { name: 'link, address', most: config.rateSignIn, window: 60_000 };
  // A mailbox must not be filled by somebody who knows a name.
  const perName: AttemptLimit = { name: 'reset, name', most: 3, window: 3_600_000 };
  const door = app.withTypeProvider<ZodDoor>();

  const tellOwner = async (id: string, letter: Told) => {
    const account = await accounts.byId(id);
    if (account?.email) letters?.tell(letter, account, account.email);
  };

  door.post(
    '/api/account/reset',
    {
      config: { guard: 'api' },
      schema: {
        tags,
        summary: 'Ask for a link to set a new password; the answer does not tell whether there is such an account',
        body: resetWish,
        response: { 202: nothing },
      },
    },
    async (request, reply) => {
      if (!letters) throw new Refused(409, 'noMail', 'this server sends no mail');
      await slow(parts, [perAddress, senderOf(request.ip)]);
      const { name } = request.body;
      const account = await accounts.memberNamed(name);
      security('resetAsked', { account: account?.id, name: account ? undefined : name, address: request.ip });
      if (account?.email && (await attempts.take(perName, nameKey(name))) === 0) {
        letters.send('reset', account, account.email, await links.make(account.id, 'reset', account.email));
      }
      return reply.code(202).send(null);
    },
  );

  door.post(
    '/api/account/reset/confirm',
    {
      config: { guard: 'api' },
      schema: {
        tags,
        summary: 'Set a new password with the link from a letter; all sessions end',
        body: reset,
        response: { 204: nothing },
      },
    },
    async (request, reply) => {
      await slow(parts, [perAddress, senderOf(request.ip)]);
      const { account } = await links.use(request.body.token, 'reset');
      await accounts.setPassword(account, request.body.password);
      await links.drop(account);
      await book.endAll(account);
      // A letter replaces the password, not the authenticator: whoever is asked for codes signs in with the new password.
      if ((await codes.sparesOf(account)) === undefined) await signInto(account, request, reply, parts);
      security('resetUsed', { account, address: request.ip });
      await tellOwner(account, 'passwordChanged');
      return reply.code(204).send(null);
    },
  );

  door.post(
    '/api/account/email/confirm',
    {
      config: { guard: 'api' },
      schema: {
        tags,
        summary: 'Confirm an address with the link from a letter',
        body: confirmation,
        response: { 204: nothing },
      },
    },
    async (request, reply) => {
      await slow(parts, [perAddress, senderOf(request.ip)]);
      const { account, email } = await links.use(request.body.token, 'confirm');
      const before = await accounts.byId(account);
      await accounts.setEmail(account, email);
      await links.drop(account);
      security('emailChanged', { account, address: request.ip });
      if (before?.email && before.email !== email) letters?.tell('addressChanged', before, before.email);
      return reply.code(204).send(null);
    },
  );
}
