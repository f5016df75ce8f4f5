import type { FastifyRequest } from 'fastify';
import { adminTokenOf } from '../config/adminToken.ts';
import type { Config } from '../config/config.ts';
import { bearerOf } from './cookie.ts';
import { isLoopback } from './internalAddress.ts';
import { RateLimiter, senderOf } from './rateLimiter.ts';
import { Refused } from './refused.ts';
import type { TellSecurity } from './securityLog.ts';
import { sameSecret } from './tokens.ts';

/** Who shows the token of the operator? Wrong ones are few: after them not even a right one from that address is looked at. */
export class OperatorGuard {
  private readonly token: string;
  private readonly metrics: Config['metrics'];
  private readonly wrong: RateLimiter;

  private readonly security: TellSecurity;

  constructor(config: Config, steady: () => number, security: TellSecurity) {
    this.security = security;
    this.token = adminTokenOf(config);
    this.metrics = config.metrics;
    // In memory: figures are read most when the database is away.
    this.wrong = new RateLimiter({ most: config.rateSignIn, window: 60_000, now: steady });
  }

  admit(request: FastifyRequest): void {
    if (!this.isOperator(request)) throw new Refused(401, 'adminOnly', 'the token of the operator is missing or wrong');
  }

  admitToFigures(request: FastifyRequest): void {
    if (this.metrics === 'open') return;
    if (this.metrics === 'local' && (isDirect(request) || this.isOperator(request))) return;
    throw new Refused(403, 'adminOnly', 'figures are not for everybody');
  }

  private isOperator(request: FastifyRequest): boolean {
    const shown = bearerOf(request.headers);
    if (shown === undefined) return false;
    const sender = senderOf(request.ip);
    const wait = this.wrong.waitOf(sender);
    if (wait > 0) throw new Refused(429, 'tooMany', 'too many wrong tokens', wait);
    if (sameSecret(shown, this.token)) return true;
    this.wrong.take(sender);
    this.security('operatorRefused', { address: request.ip, what: request.routeOptions.url });
    return false;
  }
}

/** From this machine itself: behind a proxy everybody comes from there. */
function isDirect({ headers, socket }: FastifyRequest): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  return isLoopback(socket.remoteAddress ?? '');
}
