import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Clock } from '../ports/clock.ts';
import type { Identity, Sessions } from '../ports/identity.ts';
import { cookieWith, presentedToken } from '../security/cookie.ts';
import type { Store } from '../store/store.ts';
import { type Found, SessionBook, WATCHES } from './sessionBook.ts';

/** The answer to "who is asking?", looked up once per request. */
const asked = new WeakMap<FastifyRequest, Promise<Found | undefined>>();

/** What sessions need of the server. */
export interface SessionParts {
  readonly store: Store;
  readonly config: Pick<Config, 'secure' | 'sessionDays' | 'sessionMostDays'>;
  readonly clock: Clock;
}

/** The book of sessions of a server. */
export const bookOf = ({ store, config, clock }: SessionParts): SessionBook =>
  new SessionBook(store.db, {
    now: () => clock.now(),
    days: config.sessionDays,
    mostDays: config.sessionMostDays,
  });

/** Sessions as the rest of the server sees them. */
export function sessionsOf(parts: SessionParts): Sessions {
  const book = bookOf(parts);
  return {
    async whoIs(request): Promise<Identity | undefined> {
      const found = await lookUp(request, undefined, book, parts.config.secure);
      if (!found) return undefined;
      const { id, name, kind } = found.account;
      return { id, name, kind, ...(found.session.kind === WATCHES && { scope: 'watch' as const }) };
    },
    async stillIn(request): Promise<boolean> {
      const found = await lookUp(request, undefined, book, parts.config.secure);
      return found !== undefined && (await book.lives(found.session.id));
    },
  };
}

/** Finds the session of a request; where there is a reply, a token that is due is replaced with it. */
export function lookUp(
  request: FastifyRequest,
  reply: FastifyReply | undefined,
  book: SessionBook,
  secure: boolean,
): Promise<Found | undefined> {
  const known = asked.get(request);
  if (known !== undefined) return known;
  const presented = presentedToken(request.headers, secure);
  const answer = presented ? find(presented.token) : Promise.resolve(undefined);
  asked.set(request, answer);
  return answer;

  async function find(token: string): Promise<Found | undefined> {
    const found = await book.find(token, { rotate: reply !== undefined });
    if (found?.replacement !== undefined && reply) {
      void reply.header('set-cookie', cookieWith(found.replacement, Math.floor(book.lifetime / 1000), secure));
    }
    return found;
  }
}

/** The answer changed in the middle of a request: somebody signed in or out. */
export const forget = (request: FastifyRequest): void => void asked.delete(request);
