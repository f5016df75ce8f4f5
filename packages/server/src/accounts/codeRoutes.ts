import { codesAnswerSchema, newCodesAnswerSchema, spareCodesAnswerSchema } from '@binario/protocol';
import type { FastifyInstance } from 'fastify';
import type { AttemptLimit } from '../security/attempts.ts';
import type { ZodDoor } from '../security/door.ts';
import { Refused } from '../security/refused.ts';
import { totpLink } from '../security/totp.ts';
import { mustBeInBrowser, type Parts, reauthenticate, slow } from './parts.ts';
import { codesBegin, codesConfirm, codesEnd, nothing } from './schemas.ts';

const tags = ['account'];

/** Codes of an authenticator beside the password. */
export function codeRoutes(app: FastifyInstance, parts: Parts): void {
  const { codes, config, letters, security } = parts;
  const guesses: AttemptLimit = { name: 'code', most: config.rateSignIn, window: 60_000 };
  const door = app.withTypeProvider<ZodDoor>();

  door.get(
    '/api/account/codes',
    {
      config: { guard: 'api' },
      schema: { tags, summary: 'Is one asked for a code beside the password?', response: { 200: codesAnswerSchema } },
    },
    async (request) => {
      const { account } = await mustBeInBrowser(request, parts);
      const spares = await codes.sparesOf(account.id);
      return { on: spares !== undefined, spares: spares ?? 0 };
    },
  );

  door.post(
    '/api/account/codes',
    {
      config: { guard: 'api' },
      schema: {
        tags,
        summary: 'A new secret for an authenticator; it counts when its first code is shown',
        body: codesBegin,
        response: { 201: newCodesAnswerSchema },
      },
    },
    async (request, reply) => {
      const { account } = await mustBeInBrowser(request, parts);
      if (account.kind !== 'member') throw new Refused(403, 'wrongPassword', 'a guest has no password');
      await reauthenticate(parts, account, request.body.password, request.ip);
      if ((await codes.sparesOf(account.id)) !== undefined)
        throw new Refused(409, 'codesOn', 'codes are asked for already');
      const secret = await codes.begin(account.id);
      return reply.code(201).send({ secret, link: totpLink(secret, account.name) });
    },
  );

  door.post(
    '/api/account/codes/confirm',
    {
      config: { guard: 'api' },
      schema: {
        tags,
        summary: 'Show the first code; gives spare codes, once',
        body: codesConfirm,
        response: { 200: spareCodesAnswerSchema },
      },
    },
    async (request) => {
      const { account } = await mustBeInBrowser(request, parts);
      await slow(parts, [guesses, account.id]);
      const spares = await codes.confirm(account.id, request.body.code);
      security('codesOn', { account: account.id, address: request.ip });
      if (account.email !== null) letters?.tell('codesOn', account, account.email);
      return { spares: [...spares] };
    },
  );

  door.post(
    '/api/account/codes/end',
    {
      config: { guard: 'api' },
      schema: { tags, summary: 'Be asked for the password only', body: codesEnd, response: { 204: nothing } },
    },
    async (request, reply) => {
      const { account } = await mustBeInBrowser(request, parts);
      await reauthenticate(parts, account, request.body.password, request.ip);
      await slow(parts, [guesses, account.id]);
      await codes.demand(account.id, request.body.code);
      await codes.end(account.id);
      security('codesOff', { account: account.id, address: request.ip });
      if (account.email !== null) letters?.tell('codesOff', account, account.email);
      return reply.code(204).send(null);
    },
  );
}
