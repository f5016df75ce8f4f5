/** The request was understood and is not carried out: `code` for programs, the message for those who write them. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly statusCode: number;
  readonly code: string;
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined;
  constructor(statusCode: number, code: string, message: string, retryAfter?: number) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
