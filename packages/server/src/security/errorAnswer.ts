import type { Refusal } from '@binario/kernel';
import type { ProblemCode } from '@binario/protocol';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Logger } from '../log/logger.ts';
import { DatabaseAway } from '../ports/away.ts';
import { BadInput } from './door.ts';
import { Refused } from './refused.ts';

/** What a refused request is answered with, always in this form. */
export interface ErrorAnswer {
  readonly error: ProblemCode;
  readonly message: string;
  readonly faults?: readonly string[];
  /** Key and parameters of the engine's text. */
  readonly refusal?: Refusal;
}

// Fastify's own names for what is wrong with a request, in ours.
const CODES: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'badMediaType',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'badInput',
  FST_ERR_CTP_INVALID_JSON_BODY: 'badInput',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'badInput',
  FST_ERR_BAD_URL: 'badUrl',
};

/** What a client is told about an error: never more than it may know. */
export function answerOf(error: FastifyError | Error): { status: number; answer: ErrorAnswer; retryAfter?: number } {
  if (error instanceof BadInput) {
    return {
      status: 400,
      answer: { error: error.code, message: 'the input has the wrong form', faults: error.faults },
    };
  }
  if (error instanceof Refused) {
    const { statusCode: status, code, message, retryAfter, refusal } = error;
    const answer = { error: code, message, ...(refusal && { refusal }) };
    return { status, answer, ...(retryAfter === undefined ? {} : { retryAfter }) };
  }
  if (error instanceof DatabaseAway) {
    return { status: 503, answer: { error: 'busy', message: 'the database is away, try again' }, retryAfter: 5 };
  }
  const { statusCode = 500, code = '' } = error as Partial<FastifyError>;
  if (statusCode >= 400 && statusCode < 500) {
    return {
      status: statusCode,
      answer: { error: CODES[code] ?? 'badRequest', message: 'the request cannot be read' },
    };
  }
  return { status: 500, answer: { error: 'internal', message: 'something went wrong on the server' } };
}

/** One form for all errors. What went wrong inside is for the log; the sender learns that it did. */
export function useErrorAnswers(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, answer, retryAfter } = answerOf(error);
    if (status >= 500) log.error({ err: error, req: request }, 'a request failed');
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    return reply.code(status).send(answer);
  });
}
