import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Clock } from '../ports/clock.ts';
import type { Sessions } from '../ports/identity.ts';
import type { Module } from '../ports/module.ts';
import { bearerOf, presentedToken } from './cookie.ts';
import { useSchemas } from './door.ts';
import { demandGuards, type Guard, guardOf } from './guard.ts';
import { securityHeaders } from './headers.ts';
import { OperatorGuard } from './operator.ts';
import { changesSomething, sameOrigin } from './origin.ts';
import { RateLimiter, senderOf } from './rateLimiter.ts';
import { Refused } from './refused.ts';
import type { TellSecurity } from './securityLog.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request that found no route at all. */
    countUnknown?(request: FastifyRequest): void;
  }
}

const MINUTE = 60_000;
/** Files and probes cost little, and a page needs dozens of files. */
const CHEAP_TIMES = 10;
const BODY_TIME = 30_000;

/** What the first module of the app is given. */
export interface SecurityNeeds {
  readonly config: Config;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly security: TellSecurity;
}

/** Comes before every other module: headers on every answer, limits, and the question where a request comes from. */
export const securityModule: Module<SecurityNeeds> = (app, { config, clock, sessions, security }) => {
  useSchemas(app);
  demandGuards(app);
  // A form of another site can send plain text without being asked first.
  app.removeContentTypeParser('text/plain');

  const headers = securityHeaders(config.secure);
  const now = () => clock.steady();
  const limit = (most: number) => new RateLimiter({ most, window: MINUTE, now });
  const perAccount = limit(config.ratePerAccount);
  const asked = limit(config.ratePerAddress);
  const probed = limit(CHEAP_TIMES * config.ratePerAddress);
  // Each has its own: a flood of one kind must not make the server look dead to whoever probes it.
  const perAddress: Readonly<Record<Guard, RateLimiter>> = {
    api: asked,
    admin: asked,
    page: limit(CHEAP_TIMES * config.ratePerAddress),
    probe: probed,
    figures: probed,
  };
  const granted = (limiter: RateLimiter, sender: string) => {
    const wait = limiter.take(sender);
    if (wait > 0) throw new Refused(429, 'tooMany', 'too many requests', wait);
  };
  const unknown = new WeakSet<FastifyRequest>();
  app.decorate('countUnknown', (request) => {
    if (unknown.has(request)) return;
    unknown.add(request);
    granted(asked, senderOf(request.ip));
  });
  const operator = new OperatorGuard(config, now, security);

  app.addHook('onRequest', async (request, reply) => {
    const guard = guardOf(request);
    void reply.headers(headers);
    if (guard !== 'page') void reply.header('cache-control', 'no-store');
    if (request.is404) app.countUnknown?.(request);
    else granted(perAddress[guard], senderOf(request.ip));
    const guarded = changesSomething(request.method) || request.headers.upgrade !== undefined;
    if (guarded && bearerOf(request.headers) === undefined && !sameOrigin(request.headers, config)) {
      throw new Refused(403, 'foreignOrigin', 'this request comes from another site');
    }
    if (guard === 'admin') operator.admit(request);
    if (guard === 'figures') operator.admitToFigures(request);
  });

  // Whoever sends a body drop by drop holds a connection for little; only the operator's backups may take their time.
  const reading = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const read = (request: FastifyRequest) => clearTimeout(reading.get(request));
  app.addHook('onRequest', async (request) => {
    if (guardOf(request) === 'admin') return;
    reading.set(request, setTimeout(() => request.raw.destroy(), BODY_TIME).unref());
  });
  app.addHook('preValidation', async (request) => read(request));
  app.addHook('onResponse', async (request) => read(request));
  app.addHook('onRequestAbort', async (request) => read(request));

  app.addHook('preValidation', async (request) => {
    if (request.is404 || guardOf(request) !== 'api' || !presentedToken(request.headers, config.secure)) return;
    const who = await sessions.whoIs(request);
    if (who) granted(perAccount, who.id);
  });
  // Also for files that are not there: the route of the files hands over to the answer to unknown addresses.
  app.addHook('preHandler', async (request) => {
    if (request.is404) app.countUnknown?.(request);
  });
};
