import { accountAnswerSchema } from '@binario/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AttemptLimit } from '../security/attempts.ts';
import type { ZodDoor } from '../security/door.ts';
import { Refused } from '../security/refused.ts';
import { renameAtTables } from './atTables.ts';
import { dataOf } from './exportData.ts';
import { forget } from './forget.ts';
import { nameKey } from './names.ts';
import { clearCookie, mustBeInBrowser, type Parts, reauthenticate, signInto, slow } from './parts.ts';
import { changes, leaveWish, nothing, passwordChange } from './schemas.ts';

const tags = ['account'];

/** One's own account: changing it, taking one's data along, leaving. */
export function ownRoutes(app: FastifyInstance, parts: Parts): void {
  const { accounts, book, links, letters, store, security } = parts;
  // Confirmations go to addresses of strangers: neither the sender nor one mailbox gets many.
  const letter: AttemptLimit = { name: 'confirm', most: 3, window: 3_600_000 };
  // A new name is written into every table where somebody is known.
  const naming: AttemptLimit = { name: 'rename', most: 10, window: 3_600_000 };
  const door = app.withTypeProvider<ZodDoor>();

  door.patch(
    '/api/account',
    {
      config: { guard: 'api' },
      schema: {
        tags,
        summary: 'Change name, language or address',
        body: changes,
        response: { 200: accountAnswerSchema },
      },
    },
    async (request) => {
      const { account } = await mustBeInBrowser(request, parts);
      const { name, language, email, password: given } = request.body;
      if (email !== undefined && email !== account.email) await reauthenticate(parts, account, given, request.ip);
      if (email !== undefined && email !== null && !letters) {
        throw new Refused(409, 'noMail', 'this server sends no mail');
      }
      if (name !== undefined && name !== account.name) {
        await slow(parts, [naming, account.id]);
        const renamed = await accounts.rename(account, name);
        await renameAtTables(parts, account.id, renamed.name);
      }
      if (language !== undefined) await accounts.setLanguage(account.id, language);
      if (email === null) {
        await accounts.setEmail(account.id, null);
        await links.drop(account.id);
        security('emailChanged', { account: account.id, address: request.ip });
        if (account.email !== null) letters?.tell('addressChanged', account, account.email);
      } else if (email !== undefined && email !== account.email && letters) {
        await slow(parts, [letter, account.id], [letter, email.toLowerCase()]);
        letters.send('confirm', account, email, await links.make(account.id, 'confirm', email));
        security('emailAsked', { account: account.id, address: request.ip });
      }
      return (await accounts.byId(account.id)) ?? account;
    },
  );

  door.post(
    '/api/account/password',
    {
      config: { guard: 'api' },
      schema: {
        tags,
        summary: 'Change the password; all other sessions end',
        body: passwordChange,
        response: { 204: nothing },
      },
    },
    async (request, reply) => {
      const { account } = await mustBeInBrowser(request, parts);
      await reauthenticate(parts, account, request.body.current, request.ip);
      await accounts.setPassword(account.id, request.body.next);
      await links.drop(account.id);
      await book.endAll(account.id);
      await signInto(account.id, request, reply, parts);
      security('passwordChanged', { account: account.id, address: request.ip });
      if (account.email !== null) letters?.tell('passwordChanged', account, account.email);
      return reply.code(204).send(null);
    },
  );

  door.get(
    '/api/account/export',
    {
      config: { guard: 'api' },
      schema: {
        tags,
        summary: 'Everything the server knows of the person who asks',
        response: { 200: z.record(z.string(), z.unknown()) },
      },
    },
    async (request, reply) => {
      const { account } = await mustBeInBrowser(request, parts);
      security('dataExported', { account: account.id, address: request.ip });
      void reply.header('content-disposition', 'attachment; filename="binario-account.json"');
      return (await dataOf(store.db, account.id)) as Record<string, unknown>;
    },
  );

  door.post(
    '/api/account/leave',
    {
      config: { guard: 'api' },
      schema: {
        tags,
        summary: 'Leave for good: the person is forgotten, the games of the others stay',
        body: leaveWish,
        response: { 204: nothing },
      },
    },
    async (request, reply) => {
      const { account } = await mustBeInBrowser(request, parts);
      const { name, password: given } = request.body;
      if (nameKey(name) !== nameKey(account.name)) throw new Refused(400, 'badName', 'this is not your name');
      await reauthenticate(parts, account, given, request.ip);
      await forget(parts, { id: account.id, name: account.name, kind: account.kind });
      clearCookie(request, reply, parts);
      security('left', { account: account.id, address: request.ip });
      return reply.code(204).send(null);
    },
  );
}
