import {
  accountAnswerSchema,
  passkeyAnswerSchema,
  passkeyAskAnswerSchema,
  passkeyBeginAnswerSchema,
  passkeysAnswerSchema,
} from '@binario/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AttemptLimit } from '../security/attempts.ts';
import { algorithms } from '../security/coseKey.ts';
import type { ZodDoor } from '../security/door.ts';
import { senderOf } from '../security/rateLimiter.ts';
import { Refused } from '../security/refused.ts';
import { BadPasskey, type Place } from '../security/webauthn.ts';
import type { PasskeyRow } from '../store/schema/accounts.ts';
import { mustBeInBrowser, type Parts, reauthenticate, signInto, slow } from './parts.ts';
import { nothing, passkeyAsserted, passkeyBegin, passkeyEnd, passkeyMade } from './schemas.ts';

const tags = ['account'];

/** Passkeys: what opens an account without the password. */
export function passkeyRoutes(app: FastifyInstance, parts: Parts): void {
  const { accounts, codes, config, letters, passkeys, security } = parts;
  const perAddress: AttemptLimit = { name: 'sign in, address', most: config.rateSignIn, window: 60_000 };
  const asked: AttemptLimit = { name: 'passkey, address', most: 6 * config.rateSignIn, window: 60_000 };
  const guesses: AttemptLimit = { name: 'code', most: config.rateSignIn, window: 60_000 };
  const door = app.withTypeProvider<ZodDoor>();

  /** The page as the browser names it: by configuration, or as it was asked for. */
  const placeOf = (request: FastifyRequest): Place => {
    const { origin, hostname } = new URL(config.publicUrl ?? `${request.protocol}://${request.host}`);
    return { origin, host: hostname };
  };

  const judged = async <R>(
    request: FastifyRequest,
    account: string | undefined,
    work: () => Promise<R>,
  ): Promise<R> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof BadPasskey)) throw error;
      security('passkeyFailed', { account, address: request.ip, what: error.message });
      throw new Refused(
        account === undefined ? 401 : 403,
        'wrongPasskey',
        `this passkey is not accepted: ${error.message}`,
      );
    }
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
      const { host } = placeOf(request);
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
      const row = await judged(request, account.id, () => passkeys.add(account.id, label, given, placeOf(request)));
      security('passkeyAdded', { account: account.id, address: request.ip });
      if (account.email !== null) letters?.tell('passkeyAdded', account, account.email);
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
      security('passkeyRemoved', { account: account.id, address: request.ip });
      if (account.email !== null) letters?.tell('passkeyRemoved', account, account.email);
      return reply.code(204).send(null);
    },
  );

  door.post(
    '/api/account/passkeys/ask',
    {
      config: { guard: 'api' },
      schema: { tags, summary: 'Something to be signed by a passkey', response: { 200: passkeyAskAnswerSchema } },
    },
    async (request) => {
      await slow(parts, [asked, senderOf(request.ip)]);
      return { challenge: await passkeys.challenge(null), host: placeOf(request).host };
    },
  );

  door.post(
    '/api/account/passkeys/sign-in',
    {
      config: { guard: 'api' },
      schema: {
        tags,
        summary: 'Sign in with a passkey; neither password nor code is asked for',
        body: passkeyAsserted,
        response: { 200: accountAnswerSchema },
      },
    },
    async (request, reply) => {
      await slow(parts, [perAddress, senderOf(request.ip)]);
      const id = await judged(request, undefined, () => passkeys.use(request.body, placeOf(request)));
      const account = await accounts.byId(id);
      if (!account) throw new Refused(401, 'wrongPasskey', 'nobody has this passkey');
      await signInto(id, request, reply, parts);
      security('signedIn', { account: id, address: request.ip, what: 'passkey' });
      return account;
    },
  );
}

const shown = ({ id, label, created_at, used_at }: PasskeyRow) => ({
  id,
  label,
  createdAt: created_at,
  usedAt: used_at,
});
