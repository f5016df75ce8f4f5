import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Logger } from '../log/logger.ts';

/** A client that breaks the protocol of sockets is let go. That is its fault, not ours: strangers must not fill the log. */
export function socketErrors(log: Logger) {
  return (error: Error & { code?: string }, socket: WebSocket, request: FastifyRequest): void => {
    if (error.code?.startsWith('WS_ERR_'))
      log.debug({ code: error.code, ip: request.ip }, 'a socket broke the protocol');
    else log.error({ err: error }, 'a socket failed');
    socket.terminate();
  };
}
