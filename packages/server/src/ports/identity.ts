import type { FastifyRequest } from 'fastify';

/** Somebody who can sit at a table. Names are not unique; ids are, and they are never used again. */
export interface Identity {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'member';
  /** Of a program that may look on in somebody's name, and do nothing. */
  readonly scope?: 'watch';
}

/** Tells who sends a request. The accounts module answers; the rest of the server knows nothing of passwords and cookies. */
export interface Sessions {
  whoIs(request: FastifyRequest): Promise<Identity | undefined>;
  /** Tells whether the session of a request, perhaps the first of a socket long ago, is still in force. */
  stillIn?(request: FastifyRequest): Promise<boolean>;
}
