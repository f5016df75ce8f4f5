import { passkeyAnswerSchema, passkeyBeginAnswerSchema, passkeysAnswerSchema } from '@binario/protocol';
import type { FastifyInstance } from 'fastify';
import type { AttemptLimit } from '../security/attempts.ts';
import { algorithms } from '../security/coseKey.ts';
import type { ZodDoor } from '../security/door.ts';
import { Refused } from '../security/refused.ts';
import type { PasskeyRow } from '../store/schema/accounts.ts';
import type { Account } from './accounts.ts';
import { mustBeInBrowser, type Parts, reauthenticate, slow } from './parts.ts';
import { judged, placeOf } from './passkeyJudged.ts';
import { nothing, passkeyBegin, passkeyEnd, passkeyMade } from './schemas.ts';

const tags = ['account'];

/** One's own passkeys: what opens an account without the password. */
export function passkeyRoutes(app: FastifyInstance, parts: Parts): void {
  const { codes, config, letters, passkeys, security } = parts;
  const guesses: AttemptLimit = { name: 'code', most: config.rateSignIn, window: 60_000 };
  const door = app.withTypeProvider<ZodDoor>();
  const tell = (what: 'passkeyAdded' | 'passkeyRemoved', account: Account, address: string): void => {
    security(what, { account: account.id, address });
    if (account.email !== null) letters?.tell(what, account, account.email);
  };

  door.get(
    '/api/account/passkeys',
    {
      config: { guard: 'api' },
      schema: { tags, summary: 'The passkeys of the account', response: { 200: passkeysAnswerSchema } },
    },
    async (request) => {
      const { account } = await mustBeInBrowser(request, parts);
      return { passkeys: (await passkeys.list(account.id)).map(shown) };
    },
  );

  door.post(
    '/api/account/passkeys/begin',
    {
      config: { guard: 'api' },
      schema: {
        tags,
        summary: 'What a browser needs to make a passkey; takes password, and code where one is asked for',
        body: passkeyBegin,
        response: { 200: passkeyBeginAnswerSchema },
      },
    },
    async (request) => {
      const { account } = await mustBeInBrowser(request, parts);
      if (account.kind !== 'member') throw new Refused(403, 'wrongPassword', 'a guest has no password');
      const { password, code } = request.body;
      await reauthenticate(parts, account, password, request.ip);
      // A passkey opens the account without codes: whoever adds one shows that he has them.
      if (code !== undefined) await slow(parts, [guesses, account.id]);
      await codes.demand(account.id, code);
      const { host } = placeOf(request, parts);
      return {
        challenge: await passkeys.challenge(account.id),
        host,
        user: Buffer.from(account.id).toString('base64url'),
        name: account.name,
        algorithms: [...algorithms],
        known: (await passkeys.list(account.id)).map(({ id }) => id),
      };
    },
  );

  door.post(
    '/api/account/passkeys',
    {
      config: { guard: 'api' },
      schema: {
        tags,
        summary: 'Add the passkey that the browser has made',
        body: passkeyMade,
        response: { 201: passkeyAnswerSchema },
      },
    },
    async (request, reply) => {
      const { account } = await mustBeInBrowser(request, parts);
      const { label, ...given } = request.body;
      const row = await judged(request, parts, account.id, () =>
        passkeys.add(account.id, label, given, placeOf(request, parts)),
      );
      tell('passkeyAdded', account, request.ip);
      return reply.code(201).send(shown(row));
    },
  );

  door.post(
    '/api/account/passkeys/end',
    {
      config: { guard: 'api' },
      schema: { tags, summary: 'Remove a passkey; takes the password', body: passkeyEnd, response: { 204: nothing } },
    },
    async (request, reply) => {
      const { account } = await mustBeInBrowser(request, parts);
      await reauthenticate(parts, account, request.body.password, request.ip);
      if (!(await passkeys.remove(account.id, request.body.id)))
        throw new Refused(404, 'notFound', 'there is no such one');
      tell('passkeyRemoved', account, request.ip);
      return reply.code(204).send(null);
    },
  );
}

const shown = ({ id, label, created_at, used_at }: PasskeyRow) => ({
  id,
  label,
  createdAt: created_at,
  usedAt: used_at,
});
