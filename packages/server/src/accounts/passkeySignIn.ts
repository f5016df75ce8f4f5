import { accountAnswerSchema, passkeyAskAnswerSchema } from '@binario/protocol';
import type { FastifyInstance } from 'fastify';
import type { AttemptLimit } from '../security/attempts.ts';
import type { ZodDoor } from '../security/door.ts';
import { senderOf } from '../security/rateLimiter.ts';
import { Refused } from '../security/refused.ts';
import { type Parts, signInto, slow } from './parts.ts';
import { judged, placeOf } from './passkeyJudged.ts';
import { passkeyAsserted } from './schemas.ts';

const tags = ['account'];

/** Signing in with a passkey, without password and code. */
export function passkeySignIn(app: FastifyInstance, parts: Parts): void {
  const { accounts, config, passkeys, security } = parts;
  const perAddress: AttemptLimit = { name: 'sign in, address', most: config.rateSignIn, window: 60_000 };
  const asked: AttemptLimit = { name: 'passkey, address', most: 6 * config.rateSignIn, window: 60_000 };
  const door = app.withTypeProvider<ZodDoor>();

  door.post(
    '/api/account/passkeys/ask',
    {
      config: { guard: 'api' },
      schema: { tags, summary: 'Something to be signed by a passkey', response: { 200: passkeyAskAnswerSchema } },
    },
    async (request) => {
      await slow(parts, [asked, senderOf(request.ip)]);
      return { challenge: await passkeys.challenge(null), host: placeOf(request, parts).host };
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
      const id = await judged(request, parts, undefined, () => passkeys.use(request.body, placeOf(request, parts)));
      const account = await accounts.byId(id);
      if (!account) throw new Refused(401, 'wrongPasskey', 'nobody has this passkey');
      await signInto(id, request, reply, parts);
      security('signedIn', { account: id, address: request.ip, what: 'passkey' });
      return account;
    },
  );
}
