import type { FastifyRequest } from 'fastify';
import { bearerOf, presentedToken } from '../accounts/cookie.ts';
import type { Module } from '../http/deps.ts';
import { useSchemas } from './door.ts';
import { securityHeaders } from './headers.ts';
import { changesSomething, sameOrigin } from './origin.ts';
import { RateLimiter, senderOf } from './rateLimiter.ts';
import { Refused } from './refused.ts';

/** Comes before every other module: headers on every answer, limits, and the question where a request comes from. */
export const securityModule: Module = (app, { config, clock, sessions }) => {
  useSchemas(app);
  // A form of another site can send plain text without being asked first.
  app.removeContentTypeParser('text/plain');

  const headers = securityHeaders(config.secure);
  const now = () => clock.now();
  const perAddress = new RateLimiter({ most: config.ratePerAddress, window: 60_000, now });
  const perAccount = new RateLimiter({ most: config.ratePerAccount, window: 60_000, now });
  const granted = (limiter: RateLimiter, sender: string) => {
    const wait = limiter.take(sender);
    if (wait > 0) throw new Refused(429, 'tooMany', 'too many requests', wait);
  };

  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers);
    if (!isApi(request)) return;
    void reply.header('cache-control', 'no-store');
    granted(perAddress, senderOf(request.ip));
    const guarded = changesSomething(request.method) || request.headers.upgrade !== undefined;
    if (guarded && bearerOf(request.headers) === undefined && !sameOrigin(request.headers, config)) {
      throw new Refused(403, 'foreignOrigin', 'this request comes from another site');
    }
  });

  // Whoever sends a body drop by drop holds a connection for little; only the operator's backups may take their time.
  const reading = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const read = (request: FastifyRequest) => clearTimeout(reading.get(request));
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.url === RESTORE) return;
    reading.set(request, setTimeout(() => request.raw.destroy(), BODY_TIME).unref());
  });
  app.addHook('preValidation', async (request) => read(request));
  app.addHook('onResponse', async (request) => read(request));
  app.addHook('onRequestAbort', async (request) => read(request));

  app.addHook('preValidation', async (request) => {
    if (!isApi(request) || !presentedToken(request.headers, config.secure)) return;
    const who = await sessions.whoIs(request);
    if (who) granted(perAccount, who.id);
  });
};

const BODY_TIME = 30_000;
const RESTORE = '/api/admin/restore';

/** Files of the client are cheap and come in dozens; everything else counts. */
const isApi = ({ url, headers }: FastifyRequest): boolean => url.startsWith('/api/') || headers.upgrade !== undefined;
