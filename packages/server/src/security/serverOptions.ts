import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { answerOf } from './errorAnswer.ts';
import { securityHeaders } from './headers.ts';

/** Limits of the server itself, before any route: sizes, times, whom to believe, and an answer to what has no route at all. */
export function serverOptions(config: Config) {
  const headers = securityHeaders(config.secure);
  return {
    bodyLimit: config.bodyLimit,
    trustProxy: config.trustProxy ?? false,
    // How long a body may take is for the security module to say: that of a backup takes as long as it takes.
    requestTimeout: 0,
    connectionTimeout: 0,
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: 200, caseSensitive: true },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    forceCloseConnections: 'idle',
    http: { maxHeaderSize: 16_384, headersTimeout: 15_000 },
    // An address that cannot be read reaches no hook: it gets its headers here.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      const { status, answer, retryAfter } = answerOf(counted(request) ?? error);
      if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
      // One that wanted to be a socket is nobody's any more: without this it would stay open for ever.
      if (request.raw.headers.upgrade !== undefined) reply.raw.once('finish', () => request.raw.socket.destroy());
      void reply.headers(headers).code(status).send(answer);
    },
  } as const satisfies FastifyHttpOptions<Server>;
}

/** No hook sees such a request, so that it is counted here; the refusal, if it was one too many. */
function counted(request: FastifyRequest): Error | undefined {
  try {
    request.server.countUnknown?.(request);
    return undefined;
  } catch (error) {
    return error as Error;
  }
}
