import type { Refusal } from '@binario/kernel';
import type { ProblemCode } from '@binario/protocol';

/** The request was understood and is not carried out: `code` for programs, the message for those who write them. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly statusCode: number;
  readonly code: ProblemCode;
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined;
  /** The engine's own word, if it has spoken. */
  readonly refusal: Refusal | undefined;
  constructor(statusCode: number, code: ProblemCode, message: string, retryAfter?: number, refusal?: Refusal) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.retryAfter = retryAfter;
    this.refusal = refusal;
  }
}
