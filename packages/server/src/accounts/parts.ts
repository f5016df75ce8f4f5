import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Logger } from '../log/logger.ts';
import type { Clock } from '../ports/clock.ts';
import type { AttemptLimit, Attempts } from '../security/attempts.ts';
import { cookieEnded, cookieWith } from '../security/cookie.ts';
import { Refused } from '../security/refused.ts';
import type { TellSecurity } from '../security/securityLog.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import type { Account, Accounts } from './accounts.ts';
import type { Letters } from './letters.ts';
import type { MailTokens } from './mailTokens.ts';
import type { Passkeys } from './passkeys.ts';
import type { SecondFactor } from './secondFactor.ts';
import type { Found, SessionBook } from './sessionBook.ts';
import { forget, lookUp } from './sessions.ts';

/** What the module of accounts is given. */
export interface AccountsNeeds {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly store: Store;
  readonly tables: Tables;
  readonly security: TellSecurity;
}

/** What the routes of accounts work with. */
export interface Parts extends AccountsNeeds {
  readonly accounts: Accounts;
  readonly book: SessionBook;
  readonly codes: SecondFactor;
  readonly passkeys: Passkeys;
  readonly links: MailTokens;
  /** Shared by all nodes. */
  readonly attempts: Attempts;
  /** Undefined where no mail is configured. */
  readonly letters: Letters | undefined;
}

/** Counts one attempt by each of these in turn; the first that has had too many is refused, and the rest not counted. */
export async function slow(
  { attempts, security }: Pick<Parts, 'attempts' | 'security'>,
  ...counted: readonly (readonly [limit: AttemptLimit, sender: string])[]
): Promise<void> {
  for (const [limit, sender] of counted) {
    const wait = await attempts.take(limit, sender);
    if (wait > 0) security('tooManyAttempts', { name: sender, what: limit.name });
    if (wait > 0) throw new Refused(429, 'tooMany', 'too many attempts', wait);
  }
}

/** Somebody who is signed in, and the session that shows it. */
export interface Present {
  readonly account: Account;
  readonly session: Found['session'];
}

/** The account and session of a request, if it has any. */
export async function present(
  request: FastifyRequest,
  { accounts, book, config }: Parts,
): Promise<Present | undefined> {
  const found = await lookUp(request, undefined, book, config.secure);
  const account = found && (await accounts.byId(found.account.id));
  return account && { account, session: found.session };
}

/** The account and session of a request that is refused without them. */
export async function mustBePresent(request: FastifyRequest, parts: Parts): Promise<Present> {
  const found = await present(request, parts);
  if (!found) throw new Refused(401, 'signedOut', 'nobody is signed in');
  return found;
}

/** What is dangerous in the hands of a stolen program token is left to browsers. */
export async function mustBeInBrowser(request: FastifyRequest, parts: Parts): Promise<Present> {
  const found = await mustBePresent(request, parts);
  if (found.session.kind !== 'browser') throw new Refused(403, 'browserOnly', 'a token of a program may not do this');
  return found;
}

/** What matters is done by whoever knows the password, not by whoever found an open browser. A guest has none. */
export async function reauthenticate(
  parts: Parts,
  { id, kind }: Account,
  given: string | undefined,
  address: string,
): Promise<void> {
  if (kind !== 'member') return;
  // Nor may it be guessed there.
  await slow(parts, [{ name: 'password', most: parts.config.rateSignIn, window: 60_000 }, id]);
  await parts.accounts.checkPassword(id, given ?? '').catch((error: unknown) => {
    parts.security('passwordWrong', { account: id, address });
    throw error;
  });
}

/** Opens a new session for this browser and ends the one it had: no token lives through a change of rights. */
export async function signInto(
  account: string,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Parts,
): Promise<void> {
  const { book, config } = parts;
  const before = await lookUp(request, undefined, book, config.secure);
  if (before?.session.kind === 'browser') await book.end(before.account.id, before.session.id);
  const { token } = await book.open(account, 'browser', labelOf(request));
  // Whatever was to be set before (a rotated token of the ended session) is void.
  reply.removeHeader('set-cookie');
  void reply.header('set-cookie', cookieWith(token, Math.floor(book.lifetime / 1000), config.secure));
  forget(request);
}

/** Takes the session out of the browser. */
export function clearCookie(request: FastifyRequest, reply: FastifyReply, parts: Parts): void {
  reply.removeHeader('set-cookie');
  void reply.header('set-cookie', cookieEnded(parts.config.secure));
  forget(request);
}

const labelOf = (request: FastifyRequest): string =>
  (request.headers['user-agent'] ?? 'unknown').replace(/[^\x20-\x7e]/g, '').slice(0, 120);
